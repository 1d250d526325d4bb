/** What Lou says to a question before asking one: one or two sentences of the notes or the lesson, and an example. */
import type { DraftSentence } from '../../draft.ts';
import { type Misrecognition, misbeliefAsked, misbeliefIn } from '../../grading/misbelief.ts';
import { tellingStems } from '../../language/words.ts';
import type { KeyIdea, Passage, Personality } from '../../ports.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import { awayFromPage } from '../gather/away-from-page.ts';
import type { Gathered } from '../gather/gather.ts';
import { entrySentence } from '../gather/glossary-entry.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import { shareSaid } from '../gather/match-ideas.ts';
import { concluded } from '../message/asking.ts';
import { isDenial, kindOf } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { authored, firstUnsaid } from './idea-sentences.ts';
import { tellsOpen } from './tells-open.ts';
import { decides } from './yes-or-no.ts';

export interface Explanation {
  readonly sentences: readonly DraftSentence[];
  /** The idea that it explains, or that stands closest to it; its check question can follow. */
  readonly idea: KeyIdea | null;
  /** True when the idea's own statement was said. */
  readonly isOfIdea: boolean;
  /** What answers where the other idea was meant, which is as likely; none where one is plainly meant. */
  readonly orElse?: readonly DraftSentence[];
}

/** A sentence of the lesson is said in place of an idea's statement when it holds this much more of the question than the idea's texts. */
const LESSON_AHEAD = 0.35;
/** The answer that the material gives, with a yes or a no before it where it decides one; no sentences when it gives none that can be said. */
export function explain(gathered: Gathered, turn: Turn): Explanation {
  const explanation = answerTo(gathered, turn);
  const [first] = explanation.sentences;
  const answer = first && gathered.verdict === 'found' && !explanation.orElse?.length ? decides(turn.material.text, first.text) : null;
  return answer ? { ...explanation, sentences: answering(answer, explanation.sentences) } : explanation;
}

/** The answer and its reason are one: whoever drops the reason drops the yes. */
const answering = (answer: 'yes' | 'no', sentences: readonly DraftSentence[]): readonly DraftSentence[] =>
  sentences.map((sentence, at) => (at === 0 ? { ...sentence, text: `${answer === 'yes' ? 'Yes' : 'No'}. ${sentence.text}` } : sentence));

function answerTo(gathered: Gathered, turn: Turn): Explanation {
  const { misbelief, entry, definition, apart, ideas, ideaAnswers } = gathered;
  const idea = ideas[0] ?? null;
  if (misbelief) return { sentences: corrected(misbelief, turn), idea: misbelief.idea, isOfIdea: true };
  if (entry) return { sentences: [ofEntry(entry)], idea: closestTo(entry, ideas), isOfIdea: false };
  if (gathered.verdict === 'near') return nearest(gathered, turn);
  const [one] = apart;
  if (one && !tellsApart(idea, gathered.sides)) return { sentences: apart.map((side) => ofLesson(side)), idea: closestTo(one.passage, ideas), isOfIdea: false };
  if (definition) return { sentences: [ofLesson(definition)], idea: closestTo(definition.passage, ideas), isOfIdea: false };
  const told = toldBy(gathered, turn);
  const result = gathered.told && resultOf(gathered.told.sentence, turn);
  if (told && result) return { sentences: ideaSentences(result, turn), idea: result, isOfIdea: true };
  if (told && gathered.told?.rank === 'instead')
    return { sentences: told, idea: gathered.told.idea ?? closestTo(gathered.told.sentence.passage, ideas), isOfIdea: false };
  if (told && idea && ideaAnswers && gathered.told?.rank === 'or-idea')
    return { ...eitherOf(told, mainOf(idea, turn), turn), idea: gathered.told.idea, isOfIdea: false };
  if (told && idea && ideaAnswers && gathered.told?.rank === 'or-after-idea') return { ...eitherOf(mainOf(idea, turn), told, turn), idea, isOfIdea: true };
  const lesson = lessonSentences(gathered);
  const best = lesson[0];
  const ideaHolds = idea ? shareSaid([idea.statement, idea.simpler, idea.example, ...idea.askedAs].join(' '), gathered.stems) : 0;
  if (idea && ideaAnswers && told && gathered.told?.rank === 'after') return { sentences: [...mainOf(idea, turn), ...told], idea, isOfIdea: true };
  if (idea && ideaAnswers && !(best && best.holds >= ideaHolds + LESSON_AHEAD)) return ideaOrOther(idea, gathered, turn);
  if (told && gathered.told?.answers && !ideaAnswers) return { sentences: told, idea: closestTo(gathered.told.sentence.passage, ideas), isOfIdea: false };
  const restingOn = best && (ideas.find((known) => restsOn(known, best, turn)) ?? resultOf(best, turn));
  if (restingOn) return { sentences: ideaSentences(restingOn, turn), idea: restingOn, isOfIdea: true };
  if (best) return { sentences: lesson.map(ofLesson), idea: closestTo(best.passage, ideas), isOfIdea: false };
  return idea && ideaAnswers ? { sentences: ideaSentences(idea, turn), idea, isOfIdea: true } : { sentences: [], idea: null, isOfIdea: false };
}

/** The first, and the second for whoever meant that, unless it tells the open question's answer. */
const eitherOf = (sentences: readonly DraftSentence[], orElse: readonly DraftSentence[], turn: Turn): Pick<Explanation, 'sentences' | 'orElse'> => ({
  sentences,
  orElse: tellsOpen(orElse, turn) ? [] : orElse,
});

/** The idea; where another may as well be meant, both, each by its main text alone. */
function ideaOrOther(idea: KeyIdea, { alsoMeant }: Gathered, turn: Turn): Explanation {
  const orElse = alsoMeant ? mainOf(alsoMeant, turn) : [];
  if (orElse.length === 0 || tellsOpen(orElse, turn)) return { sentences: ideaSentences(idea, turn), idea, isOfIdea: true };
  return { sentences: mainOf(idea, turn), idea, isOfIdea: true, orElse };
}

/** Who asks whether a wrong belief holds is told no first, if it stands in their own words; who states it is told what holds. */
function corrected({ misconception, idea }: Misrecognition, turn: Turn): readonly DraftSentence[] {
  const said = authored(misconception.correction, idea, turn);
  const { text } = turn.material;
  const asksIt =
    (kindOf(text) === 'whether' || concluded(speltOut(text)) !== null) &&
    !isDenial(text) &&
    (misbeliefIn(text, [idea], turn.weighing) ?? misbeliefAsked(text, idea, turn.weighing)) !== null;
  return asksIt && !opensWithAnswer.test(misconception.correction) ? answering('no', said) : said;
}

const opensWithAnswer = /^(?:yes|no)\b/i;

/** How many ideas are said where none surely answers: one of the best two is the one meant more often than the best. */
const NEAREST = 2;

function nearest({ ideas, stems }: Gathered, turn: Turn): Explanation {
  const speaking = ideas.filter((idea) => speaksOf(idea, stems)).slice(0, NEAREST);
  return { sentences: speaking.flatMap((idea) => authored(idea.statement, idea, turn)), idea: speaking[0] ?? null, isOfIdea: false };
}

/** What holds nothing of the question, not even in other words, is no answer to it. */
function speaksOf({ statement, simpler, example }: KeyIdea, stems: Gathered['stems']): boolean {
  const inIdea = new Set(tellingStems([statement, simpler, example].join(' ')));
  return stems.some(({ stem, standIns }) => inIdea.has(stem) || standIns.some((other) => inIdea.has(other)));
}

/** The sentence of the lessons that holds most of the question; null where it is the best idea's own, which its authors say better. */
function toldBy({ told, ideas }: Gathered, turn: Turn): readonly DraftSentence[] | null {
  const [idea] = ideas;
  if (!told || (idea && restsOn(idea, told.sentence, turn))) return null;
  return told.said.map((found, at) => ofLesson(found, at));
}

const asksForResult = /\bwhat (?:did|does|do) .*\b(?:show|find|found|prove|teach|mean for|tell us)\b/i;

/** What an experiment showed is not how it was set up: the idea that rests on the same passage says it. */
const resultOf = ({ passage }: FoundSentence, turn: Turn): KeyIdea | undefined =>
  asksForResult.test(turn.material.text) ? turn.material.keyIdeas.find((known) => sourceOfIdea(known, turn)?.passageId === passage.id) : undefined;

/** The sentence found is the one that the idea's authors named: the idea says it, with an example. */
function restsOn(idea: KeyIdea, { passage, sentence }: FoundSentence, turn: Turn): boolean {
  const source = sourceOfIdea(idea, turn);
  return source?.passageId === passage.id && source.sentence === sentence.text;
}

/** Statement, example and analogy, as the lesson's style has it; an idea that was met before is said more simply. */
export function ideaSentences(idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  const main = mainText(idea, turn);
  const texts = partsFor(turn.material.personality).map((part) => (part === 'main' ? main : idea[part]));
  return [...new Set(texts)].flatMap((text) => (text === null ? [] : authored(text, idea, turn)));
}

const mainText = (idea: KeyIdea, turn: Turn): string =>
  firstUnsaid([...(turn.material.keyIdeasMet.includes(idea.id) ? [] : [idea.statement]), idea.simpler, idea.analogy, idea.example], turn);
const mainOf = (idea: KeyIdea, turn: Turn): readonly DraftSentence[] => authored(mainText(idea, turn), idea, turn);

/** What is said of an idea by how the lesson teaches and answers: the answer first, then what shows it. Practice needs its example. */
function partsFor({ responseStyle, teachingStyle, expertise }: Personality): readonly ('main' | 'example' | 'analogy')[] {
  if (responseStyle === 'concise' || teachingStyle === 'socratic') return ['main'];
  if (expertise === 'expert' && teachingStyle !== 'practical') return ['main'];
  if (responseStyle === 'detailed') return ['main', 'example', 'analogy'];
  return ['main', 'example'];
}

/** The best sentence that can be said away from its page, with the one before it where it hangs on that. */
const lessonSentences = ({ sentences }: Gathered): readonly FoundSentence[] =>
  sentences
    .slice(0, SENTENCES_LOOKED_AT)
    .map(awayFromPage)
    .find((said) => said.length > 0) ?? [];
const SENTENCES_LOOKED_AT = 6;

const ofLesson = ({ passage, sentence }: FoundSentence, at = 0): DraftSentence => ({
  kind: 'lesson',
  text: passage.id.startsWith('glossary:') ? entrySentence(passage) : sentence.text,
  citations: [{ passageId: passage.id, sentence: sentence.text }],
  ...(at > 0 ? { goesOn: true } : {}),
});

const ofEntry = (entry: Passage): DraftSentence => ({ kind: 'lesson', text: entrySentence(entry), citations: [{ passageId: entry.id, sentence: entry.text }] });

/** Whether the idea names both things that are to be told apart. */
function tellsApart(idea: KeyIdea | null, sides: Gathered['sides']): boolean {
  const inStatement = new Set(tellingStems(idea?.statement ?? ''));
  return sides.length > 0 && sides.every((side) => tellingStems(side).every((stem) => inStatement.has(stem)));
}

/** The best idea of the section that the passage stands in; its check question fits what was said. */
function closestTo(passage: Passage, ideas: readonly KeyIdea[]): KeyIdea | null {
  return ideas.find(({ sectionId }) => sectionId === passage.sectionId) ?? null;
}
