/**
 * The question of a message that also says how its writer feels or fares: 'which one is the top, i always forget', 'test tomorrow, how do
 * I add thirds'. What is said of oneself is no part of what is looked up, and where it is a feeling, the answer comes with a kind word.
 */
import { isCommon } from '../../language/common-words.ts';
import { tellingStems } from '../../language/words.ts';
import { isQuestion } from './asking.ts';
import { asksOfOneself } from './asks-in-phrase.ts';
import { fillers } from './fillers.ts';
import { wishIn } from './intents.ts';
import { moodIn } from './moods.ts';
import { speltOut } from './spelt-out.ts';

export interface AskedPart {
  readonly text: string;
  /** Low spirits were voiced beside it. */
  readonly isLow: boolean;
}

const much = '(?:(?:so|just|really|totally|very|too|kind of|a bit|quite|still|always|never|often|keep|keep on) )*';
const it = '(?:it|this|that|them|these|those|which(?: is which)?|the two|everything|all of it)';
const soon =
  '(?:tomorrow|tmrw|tmr|tomorow|today|tonight|soon|now|due|is|are|in|on|at|the|this|by|next|morning|afternoon|evening|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d+|am|pm|hours?|minutes?|mins?|an?|hour)';
const asides = [
  `(?:i )?(?:have )?${much}(?:forget|forgot|forgetting|forgotten|(?:can|could|do|did) (?:not|never) ${much}(?:remember|recall|see|get|understand|tell|follow|know))(?: ${it})*(?: yet| anymore| at all)?`,
  `i (?:never|always|can never) (?:know|remember|get|tell)(?: ${it})?(?: right)?`,
  `(?:i )?${much}(?:mix|mixing|mixed|swap|get|getting|confuse|confusing)(?: up)? ${it}(?: up| mixed up| wrong| confused| backwards)*`,
  `i am ${much}(?:bad|terrible|awful|hopeless|not good|rubbish) (?:at|with) \\w+|i am ${much}(?:lost|confused|stuck)`,
  `(?:(?:this|that|it|that part|this part)(?: all)? )?(?:is|feels|seems|sounds|looks) ${much}(?:weird|strange|odd|confusing|backwards?|crazy|annoying|unfair|hard|silly|mad|insane|unclear|illogical|the wrong way round)(?: to me)?`,
  `(?:this|that|it) (?:makes|made) no sense(?: to me)?|(?:this|that|it) does not make (?:any |much )?sense(?: to me)?`,
  '(?:it|this|that) is (?:driving|making|killing) me(?: \\w+){0,2}',
  '(?:quick|quickly|fast|hurry|urgent|in short)(?: one| question| please)?',
  `(?:i (?:have|got) )?(?:(?:my|the|an?|our) )?(?:test|exam|quiz|essay|report|homework|presentation|deadline|lesson|class)(?: ${soon})+`,
  `(?:i (?:have|got) )?(?:absolutely |really )?no (?:idea|clue)(?: at all)?|i ${much}do not know(?: ${it})?|dunno`,
  'asking for a friend|serious question|honest question|stupid question|dumb question',
];
const aside = new RegExp(`^${fillers}(?:${asides.join('|')})$`);

const phraseBorder = /(?<=[,;.!?\n])(?=\s)|(?<=\s)[-–—](?=\s)/;

/** What says more than a feeling tells the case that is asked about. */
const FEELING_STEMS_MOST = 2;
const isFeeling = (spelt: string): boolean => moodIn(spelt) === 'low-spirits' && !isQuestion(spelt);
const isAside = (spelt: string): boolean => aside.test(spelt) || (isFeeling(spelt) && tellingStems(spelt).length <= FEELING_STEMS_MOST);
const isSubjects = (stem: string): boolean => !isCommon(stem);

/** Null where nothing is said beside the question, or no question that names something of the course: `knows` tells its words. */
export function askedPartOf(text: string, knows: (stem: string) => boolean): AskedPart | null {
  const phrases = text.split(phraseBorder).filter((phrase) => phrase.trim() !== '');
  const kept = phrases.filter((phrase) => !isAside(speltOut(phrase)));
  const asked = kept.join('').trim().replace(/,$/, '');
  const spelt = speltOut(asked);
  if (kept.length === 0 || kept.length === phrases.length) return null;
  const isLow = phrases.some((phrase) => isFeeling(speltOut(phrase)));
  const named = tellingStems(spelt).filter(knows);
  // Who is low is comforted, unless the question is plainly one of the subject.
  if (!isQuestion(spelt) || wishIn(spelt) !== null || !(isLow ? named.some(isSubjects) && !asksOfOneself(spelt) : named.length > 0)) return null;
  return { text: asked, isLow };
}
