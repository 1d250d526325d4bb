/** What a short message rests on: 'another one' on what Lou just gave, 'yes' on what it offered, 'and the numerator?' on what was asked. */
import type { Intent } from '@lou/domain/tutoring/moves';
import type { KeyIdea } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { partsOf } from '../decide/narrow-question.ts';
import { leansOnBefore, STANDS_ALONE } from '../message/asking.ts';
import { filler, fillers } from '../message/fillers.ts';
import { hasSigns, speltOut } from '../message/spelt-out.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import { withoutChat } from '../message/without-chat.ts';
import type { Turn } from '../turn.ts';

const more = [
  'more|one more|another(?: one)?|once more|again|the next one|a better one|(?:and )?then(?: what)?|and|go on|tell me more',
  '(?:some )?more (?:about|on) (?:it|that|this)|what else|anything else',
];
const oneMore = new RegExp(`^(?:(?:${filler}|can i have|give me) )*(?:${more.join('|')})(?: (?:please|now|then))*$`);
const isYes = /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|fine|of course|go on|do it|please|sounds good|i would|why not) ?)+$/;
const isNicety = /^(?:so )?is (?:that|this|it) (?:good|bad|ok|okay|enough|normal|a lot|fine)(?: or (?:bad|not))?\??$/;

/** Right after an answer it asks after that, and not whether what Lou says is so. */
const asksIfRight = /^(?:so |and |ok |but )?(?:is|was) (?:that|it|this) (?:right|correct|ok|okay|good|enough)$/;

/** What a message asks for because of the turn before it; null where it stands by itself. */
export function restingOnLastTurn(spelt: string, { lastTurns }: Pick<TurnMaterial, 'lastTurns'>): Intent | null {
  const last = lastTurns.at(-1);
  if (!last) return null;
  const bare = spelt.replace(/\?/g, ' ').trim();
  if (oneMore.test(bare)) return ({ hint: 'hint', explain: 'example', ask: 'move-on', quiz: 'quiz' } as const)[last.move as 'hint'] ?? null;
  if (isYes.test(bare)) return offeredIn(last.replied);
  if (asksIfRight.test(bare) && (last.move === 'check' || last.move === 'hint' || last.move === 'show')) return 'recap';
  return last.move === 'report' && isNicety.test(spelt) ? 'standing' : null;
}

/** What Lou's last sentence offered. */
function offeredIn(replied: string): Intent | null {
  const ending = replied.slice(-140);
  if (/“quiz me”|a quiz\?|take the quiz\?/.test(ending)) return 'quiz';
  if (/“next”|shall I ask you|another one\?/.test(ending)) return 'move-on';
  if (/an example\?/.test(ending)) return 'example';
  return null;
}

const pointsAtPart = /\b(first|second|third|other|last) (?:one|part|half|bit|thing|question)\b/;
const places = { first: 0, second: 1, third: 2, other: -1, last: -1 } as const;

/** The part of the open question that 'the second one' names; null where there is none. */
export function partNamed(spelt: string, openIdea: KeyIdea | null): string | null {
  const place = pointsAtPart.exec(spelt)?.[1] as keyof typeof places | undefined;
  const parts = openIdea ? partsOf(openIdea.check) : null;
  return place === undefined || !parts || namesMore(spelt, openIdea) ? null : (parts.at(places[place]) ?? null);
}

const littleOfParts = /\b(?:first|second|third|other|last|one|part|half|bit|thing|question|help|understand|get|mean|means|explain|answer|know|sure)\b/g;
/** 'When do I flip the second one' is about something that is flipped, and no part of the question. */
function namesMore(spelt: string, openIdea: KeyIdea | null): boolean {
  const asked = new Set(tellingStems(openIdea?.check.question ?? ''));
  return tellingStems(spelt.replace(littleOfParts, ' ')).some((stem) => !asked.has(stem));
}

/** 'What is Y?', and then 'and X?'. */
const asksWhatIs = new RegExp(`^(?:(?:${filler}|in english) )*(?:what (?:is|are|does)|define)\\b`);
const andWhat =
  /^(?:(?:and|but|so|ok|okay|then) )+(?!(?:is|are|was|were|do|does|did|can|could|must|should|will|would|may|has|have) \w+ \w)(?:a |an |the )?([\w' ]+?)\??$|^(?:and |so )?(?:what|how) about (?:a |an |the )?([\w' ]+?)\??$/;
const whatAbout = /\b(?:what|how) about\b/;
const chatBefore = /^(?:(?:cool|nice|great|thanks|thx|thank you|ok|okay|oh|ah|right|fine|wow|lol) )+(?=(?:and|what|how)\b)/;
const meant = '(?:what (?:do you mean (?:by|with)|did you mean (?:by|with)|is meant by|does|is)|which (?:one |of them |number )?is)';
const whatIsMeant = new RegExp(`^${fillers}${meant} (?:a |an |the |that )?["']?([\\w' -]+?)["']?(?: mean)?(?: here| again)?\\??$`);

/** 'I don't understand diffusion' asks what it is. */
const notTermed = '(?!why|how|what|when|where|which|if|it\\b|this|that)';
const notUnderstood = new RegExp(
  `^${fillers}i (?:(?:still|really|just) )*(?:do|did|can) not (?:really )?(?:understand|get) (?:an? |the )?(${notTermed}[\\w' -]+)$`,
);

/** What 'and X?' asks about after 'what is Y?'; null for anything else. */
export function asksOn(spelt: string, { lastTurns }: Pick<TurnMaterial, 'lastTurns'>): string | null {
  const before = lastTurns.at(-1)?.asked;
  const added = /\?$/.test(spelt) || whatAbout.test(spelt) ? andWhat.exec(spelt.replace(chatBefore, '')) : null;
  return before !== undefined && asksWhatIs.test(speltOut(before)) ? (added?.[1] ?? added?.[2] ?? null) : null;
}

const namesOf = (term: string | null, text: string): readonly string[] => (term === null ? [text] : [`what is ${term}`]);

/** What is looked up, in turn: what was `asked` (the message, or its last clause), or what it means after the turn before it. */
export function queriesOf(spelt: string, { material, ideaInTalk }: Turn, asked = material.text): readonly string[] {
  const { lastTurns } = material;
  const text = withoutChat(asked);
  if (isAboutName(spelt)) return namesOf(termOfLate(material), text);
  const meant = hasSigns(text) ? undefined : whatIsMeant.exec(spelt)?.[1];
  const before = lastTurns.at(-1)?.asked;
  const also = asksOn(spelt, material);
  const again = also === null ? [] : [`what is ${also}`];
  const telling = tellingStems(text).length;
  const lost = notUnderstood.exec(spelt)?.[1];
  if (lost !== undefined) return [`what is ${lost}`, text];
  if (meant !== undefined && !asksWhatIs.test(spelt)) return [`what is ${meant}`, text];
  if (!leansOnBefore(spelt, telling)) return [...again, text];
  const withBefore = before === undefined ? [] : [`${text} ${before}`];
  if (!ideaInTalk || telling === 0) return [...again, text, ...withBefore];
  const withIdea = `${text} ${ideaInTalk.statement}`;
  if (namesNothing.test(spelt) && isAbout(text, ideaInTalk)) return telling >= STANDS_ALONE ? [...again, text, withIdea] : [...again, withIdea];
  const wasExplained = lastTurns.at(-1)?.move === 'explain' && namesNothing.test(spelt);
  return wasExplained ? [...again, ...withBefore, text, withIdea] : [...again, text, ...withBefore, withIdea];
}

/** The question that Lou has just explained, in its own words once more: what was said did not help. */
export function saysAgain(text: string, { material }: Pick<Turn, 'material'>): boolean {
  const last = material.lastTurns.at(-1);
  const asked = tellingStems(withoutChat(text));
  if (last?.move !== 'explain' || asked.length === 0) return false;
  const before = tellingStems(withoutChat(last.asked));
  return asked.length === before.length && asked.every((stem) => before.includes(stem));
}

/** 'Why is it called that?', 'where does the name come from?': what is asked about is the word, and not the thing. */
const those = '(?:it|they|this|that|them|these|those)';
const namings = [
  `(?:why|how come) (?:is|are|was|were|do (?:you|we|they|people) call) ${those}(?: (?:even|actually))?(?: called)?(?: (?:that|this|so|like that))`,
  'where (?:does|do) (?:the|that|this|its) (?:name|word|term)s? come from|(?:why|how come) (?:the|that|this) (?:name|word|term)',
];
const asksForName = new RegExp(`^${fillers}(?:${namings.join('|')})\\??$`);
export const isAboutName = (spelt: string): boolean => asksForName.test(spelt);

/** The term of the talk: the one that was asked for last, or that Lou last said the meaning of. */
function termOfLate({ lastTurns }: Pick<TurnMaterial, 'lastTurns'>): string | null {
  for (const { asked, replied } of lastTurns.slice(-TERM_OF_LATE).reverse()) {
    const term = /“([^”]+)” means\b/.exec(replied)?.[1] ?? termAskedFor(asked);
    if (term) return term;
  }
  return null;
}
const TERM_OF_LATE = 2;

/** 'Why does it start there?' has no subject of its own. */
const namesNothing = /\b(?:it|they|them|this|that|these|those)\b/;
const isAbout = (text: string, { statement, simpler, example, check }: KeyIdea): boolean => {
  const inIdea = new Set(tellingStems([statement, simpler, example, check.question].join(' ')));
  return tellingStems(text).some((stem) => inIdea.has(stem));
};
