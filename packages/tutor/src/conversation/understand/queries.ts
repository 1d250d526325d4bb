/** What a message is looked up by: its own words, or, where it leans on the talk, those with what came before. */
import type { KeyIdea } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { isBareQuestion, leansOnBefore, STANDS_ALONE } from '../message/asking.ts';
import { filler, fillers } from '../message/fillers.ts';
import { hasSigns, speltOut } from '../message/spelt-out.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import { withoutChat } from '../message/without-chat.ts';
import type { Turn } from '../turn.ts';

type LastTurns = Pick<TurnMaterial, 'lastTurns'>;

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
export function asksOn(spelt: string, { lastTurns }: LastTurns): string | null {
  const before = lastTurns.at(-1)?.asked;
  const added = /\?$/.test(spelt) || whatAbout.test(spelt) ? andWhat.exec(spelt.replace(chatBefore, '')) : null;
  return before !== undefined && asksWhatIs.test(speltOut(before)) ? (added?.[1] ?? added?.[2] ?? null) : null;
}

const namesOf = (term: string | null, text: string): readonly string[] => (term === null ? [text] : [`what is ${term}`]);

/** What is looked up, in turn: what was `asked` (the message, or its last clause), or what it means after the turns before it. */
export function queriesOf(spelt: string, turn: Turn, asked = turn.material.text): readonly string[] {
  const { material } = turn;
  const text = withoutChat(asked);
  if (isAboutName(spelt)) return namesOf(termOfLate(material), text);
  const lost = notUnderstood.exec(spelt)?.[1];
  if (lost !== undefined) return [`what is ${lost}`, text];
  const meant = hasSigns(text) ? undefined : whatIsMeant.exec(spelt)?.[1];
  if (meant !== undefined && !asksWhatIs.test(spelt)) return [`what is ${meant}`, text];
  const also = asksOn(spelt, material);
  const clause = clauseAsked(text);
  return [...(also === null ? [] : [`what is ${also}`]), ...(clause === null ? [] : [clause]), ...withTalk(spelt, text, turn)];
}

/** 'The law is signed, so why is there no money': the clause that asks, where it says itself what it is about. */
const asksInClause = /^.*\w,? so ((?:why|how come|how|what|where|when|which)\b.*)$/is;
const CLAUSE_STEMS_LEAST = 2;
function clauseAsked(text: string): string | null {
  const clause = asksInClause.exec(text)?.[1] ?? '';
  return tellingStems(clause).length < CLAUSE_STEMS_LEAST || namesNothing.test(clause.toLowerCase()) ? null : clause;
}

/** A message that leans on the talk is looked up with the question before it and with the idea in the talk: the less it says itself, the sooner. */
function withTalk(spelt: string, text: string, { material, ideaInTalk, weighing }: Turn): readonly string[] {
  const stems = tellingStems(text);
  const telling = isBareQuestion(spelt) || stems.every((stem) => isFigure.test(stem)) ? 0 : stems.length;
  if (!leansOnBefore(spelt, telling)) return [text];
  const before = subjectBefore(material);
  const withBefore = before === undefined ? [] : [`${asksForGrounds.test(spelt) ? 'why' : text} ${before}`];
  const withIdea = ideaInTalk === null ? [] : [`${text} ${ideaInTalk.statement}`];
  // 'Who invented it' asks what the course does not speak of, whatever it is asked of.
  const inTerms = stems.some((stem) => weighing.knows(stem)) ? withTermFor(spelt, termOfLate(material)) : [];
  if (inTerms.length > 0) return [...inTerms, ...withBefore, text, ...withIdea];
  if (telling === 0) return ideaInTalk && namesFigureOf(text, ideaInTalk) ? [...withIdea, text, ...withBefore] : [...withBefore, text];
  // 'Why does it work' says next to nothing of itself: what it is about comes first.
  if (telling === 1 && namesNothing.test(spelt)) return [...withBefore, ...(withIdea.length > 0 ? withIdea : withFirstIdea(text, material)), text];
  if (ideaInTalk && namesNothing.test(spelt) && isAbout(text, ideaInTalk)) return telling >= STANDS_ALONE ? [text, ...withIdea] : withIdea;
  const wasExplained = material.lastTurns.at(-1)?.move === 'explain' && namesNothing.test(spelt);
  return wasExplained ? [...withBefore, text, ...withIdea] : [text, ...withBefore, ...withIdea];
}

/** 'What if it is negative', right after what equity is: the pronoun stands for the term. 'Can they stop it', of one thing, has it last. */
const notLed = '(?! (?:one|ones|part|way|time|question|means?|because|when|if)\\b)';
const ofOne = new RegExp(`\\b(?:it|that|this)\\b${notLed}`);
const ofMany = new RegExp(`\\b(?:they|them|those|these)\\b${notLed}`);
function withTermFor(spelt: string, term: string | null): readonly string[] {
  if (term === null) return [];
  const pronoun = (/[^s]s$/.test(term) ? [ofMany, ofOne] : [ofOne, ofMany]).find((one) => one.test(spelt));
  return pronoun ? [spelt.replace(pronoun, term)] : [];
}

/** Whether a query is a message with words of the talk behind it, as `withTalk` puts them together, and not the message alone. */
export const isCarried = (query: string, message: string): boolean => query.startsWith(`${message} `);

/** With the idea that begins the section, where nothing was said of any yet. */
function withFirstIdea(text: string, { keyIdeas, section }: TurnMaterial): readonly string[] {
  const first = keyIdeas.find(({ sectionId }) => sectionId === section?.id);
  return first ? [`${text} ${first.statement}`] : [];
}

const SUBJECT_AMONG = 3;
/** The last message that said itself what it was about; the last one where none did. */
function subjectBefore({ lastTurns }: LastTurns): string | undefined {
  const asked = lastTurns.slice(-SUBJECT_AMONG).map((turn) => turn.asked);
  return asked.findLast((text) => !leansOnBefore(speltOut(text), tellingStems(withoutChat(text)).length)) ?? asked.at(-1);
}

/** 'How do I know?' asks why it is so. */
const asksForGrounds = new RegExp(`^${fillers}how (?:do|can|would|should) (?:i|you|we) (?:know|tell|see)\\b`);

/** 'Why 60?' has nothing of its own to look up; what was just explained has it, where the figure stands there. */
const isFigure = /^\d/;
function namesFigureOf(text: string, { statement }: KeyIdea): boolean {
  const inIdea = new Set(tellingStems(statement));
  return tellingStems(text).some((stem) => isFigure.test(stem) && inIdea.has(stem));
}

/** 'Why does it start there?' has no subject of its own. */
const namesNothing = /\b(?:it|they|them|this|that|these|those)\b/;
const isAbout = (text: string, { statement, simpler, example, check }: KeyIdea): boolean => {
  const inIdea = new Set(tellingStems([statement, simpler, example, check.question].join(' ')));
  return tellingStems(text).some((stem) => inIdea.has(stem));
};

/** 'Why is it called that?', 'where does the name come from?': what is asked about is the word, and not the thing. */
const those = '(?:it|they|this|that|them|these|those)';
const namings = [
  `(?:why|how come) (?:is|are|was|were|do (?:you|we|they|people) call) ${those}(?: (?:even|actually))?(?: called)?(?: (?:that|this|so|like that))`,
  'where (?:does|do) (?:the|that|this|its) (?:name|word|term)s? come from|(?:why|how come) (?:the|that|this) (?:name|word|term)',
];
const asksForName = new RegExp(`^${fillers}(?:${namings.join('|')})\\??$`);
export const isAboutName = (spelt: string): boolean => asksForName.test(spelt);

/** The term of the talk: the one that was asked for last, or that Lou last said the meaning of. */
function termOfLate({ lastTurns }: LastTurns): string | null {
  for (const { asked, replied } of lastTurns.slice(-TERM_OF_LATE).reverse()) {
    const term = /“([^”]+)” means\b/.exec(replied)?.[1] ?? termAskedFor(asked);
    if (term) return term;
  }
  return null;
}
const TERM_OF_LATE = 2;
