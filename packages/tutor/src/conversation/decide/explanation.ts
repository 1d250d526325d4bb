/** What Lou says to a question before asking one: one or two sentences of the notes or the lesson, and an example. */

import type { KeyIdea, Passage } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { tellingStems } from '../../language/words.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import type { Gathered } from '../gather/gathered.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import { shareSaid } from '../gather/match-ideas.ts';
import type { ToldInLesson } from '../gather/told-in-lesson.ts';
import { type Row, readTable, rowsOf } from '../table.ts';
import type { Turn } from '../turn.ts';
import { answerWhether } from './answer-whether.ts';
import { explainApart } from './explain-apart.ts';
import { authored, ideaSentences, mainOf } from './idea-sentences.ts';
import { itemParagraph } from './item-paragraph.ts';
import { lessonSentences, ofCell, ofEntry, ofLesson } from './lesson-sentences.ts';
import { corrected } from './put-right.ts';
import { tellsOpen } from './tells-open.ts';

export interface Explanation {
  readonly sentences: readonly DraftSentence[];
  /** The idea that it explains, or that stands closest to it; its check question can follow. */
  readonly idea: KeyIdea | null;
  /** True when the idea's own statement was said. */
  readonly isOfIdea: boolean;
  /** What answers where the other idea was meant, which is as likely; none where one is plainly meant. */
  readonly orElse?: readonly DraftSentence[];
}

/** The answer that the material gives, with a yes or a no before it where it decides one; no sentences when it gives none that can be said. */
export const explain = (gathered: Gathered, turn: Turn): Explanation =>
  answerWhether(readTable(attempts, askedOf(gathered, turn)) ?? nothingToSay, gathered, turn);

/** A question with what every attempt at answering it looks at. */
interface Asked {
  readonly turn: Turn;
  readonly gathered: Gathered;
  /** The key ideas that have to do with it, best first. */
  readonly ideas: readonly KeyIdea[];
  /** The best of them, where it answers. */
  readonly answering: KeyIdea | null;
  /** What the lesson tells in the sentence that holds most of the question; null where that is the best idea's own, which its authors say better. */
  readonly told: Told | null;
  /** The best sentence that can be said away from its page, with the one that it hangs on. */
  readonly lesson: readonly FoundSentence[];
}

type Told = ToldInLesson & { readonly sentences: readonly DraftSentence[] };

function askedOf(gathered: Gathered, turn: Turn): Asked {
  const { ideas, ideaAnswers } = gathered;
  return { turn, gathered, ideas, answering: (ideaAnswers && ideas[0]) || null, told: toldBy(gathered, turn), lesson: lessonSentences(gathered) };
}

const attempt = rowsOf<Asked, Explanation>();

/** Every way of answering, in the order in which they are tried: what was asked for by name first, the lesson's best sentence last. */
const attempts: readonly Row<Asked, Explanation>[] = [
  attempt(
    'a wrong belief is put right',
    ({ gathered }) => gathered.misbelief,
    (misbelief, { turn }) => ofIdea(misbelief.idea, corrected(misbelief, turn)),
  ),
  attempt(
    'what stands in a table at the row and the column that are named',
    ({ gathered }) => gathered.cell,
    (cell, { ideas }) => besideIdea(closestTo(cell.passage, ideas), [ofCell(cell), ...(cell.rule ? [ofLesson(cell.rule)] : [])]),
  ),
  attempt(
    'what the glossary says a term means',
    ({ gathered }) => gathered.entry,
    (entry, { ideas }) => besideIdea(closestTo(entry, ideas), [ofEntry(entry)]),
  ),
  attempt(
    'the paragraph of the knowledge item that the talk is about',
    ({ gathered, turn }) => gathered.verdict === 'found' && firstOf(itemParagraph(gathered, turn)),
    (paragraph) =>
      besideIdea(
        null,
        paragraph.map((found) => ofLesson(found)),
      ),
  ),
  attempt(
    'the ideas that come near, where none surely answers',
    ({ gathered }) => gathered.verdict === 'near',
    (_, { gathered, turn }) => nearest(gathered, turn),
  ),
  attempt(
    'two things side by side',
    ({ gathered, turn }) => explainApart(gathered, turn),
    (explanation) => explanation,
  ),
  attempt(
    'what a lesson says a term is',
    ({ gathered }) => gathered.definition,
    (definition, { ideas }) => besideIdea(closestTo(definition.passage, ideas), [ofLesson(definition)]),
  ),
  attempt(
    'the idea that says what an experiment showed, not how the lesson set it up',
    ({ told, turn }) => told && resultOf(told.sentence, turn),
    (idea, { turn }) => ofIdea(idea, ideaSentences(idea, turn)),
  ),
  attempt(
    'the lesson, plainly ahead of the idea',
    ({ told }) => told?.rank === 'instead' && told,
    ({ sentences, idea, sentence }, { ideas }) => besideIdea(idea ?? closestTo(sentence.passage, ideas), sentences),
  ),
  attempt(
    'the lesson, or the idea for whoever meant that',
    ({ told, answering }) => told?.rank === 'or-idea' && answering && { told, answering },
    ({ told, answering }, { gathered, turn }) =>
      besideIdea(told.idea, told.sentences, isSurelyAsked(told) ? {} : orElse(mainOf(answering, turn), isGuess(answering, gathered), turn)),
  ),
  attempt(
    'the idea, or the lesson for whoever meant that',
    ({ told, answering }) => told?.rank === 'or-after-idea' && answering && { told, answering },
    ({ told, answering }, { gathered, turn }) =>
      isSurelyAsked(gathered)
        ? ofIdea(answering, ideaSentences(answering, turn))
        : isCloser(told, answering, gathered)
          ? besideIdea(told.idea, told.sentences, orElse(mainOf(answering, turn), isGuess(answering, gathered), turn))
          : ofIdea(answering, mainOf(answering, turn), orElse(told.sentences, isDetailGuess(told, gathered), turn)),
  ),
  attempt(
    'the idea and then the lesson, where neither is surely meant',
    ({ told, answering }) => told?.rank === 'after' && answering && { told, answering },
    ({ told, answering }, { turn }) => ofIdea(answering, [...mainOf(answering, turn), ...told.sentences]),
  ),
  attempt(
    'the idea, unless the lesson holds much more of the question',
    (asked) => !isLessonAhead(asked) && asked.answering,
    (idea, { gathered, turn }) => ideaOrOther(idea, gathered, turn),
  ),
  attempt(
    'the lesson, where it answers by itself and no idea does',
    ({ told, answering }) => !answering && told?.answers && told,
    ({ sentences, sentence }, { ideas }) => besideIdea(closestTo(sentence.passage, ideas), sentences),
  ),
  attempt(
    'the idea that rests on the lesson’s best sentence',
    ({ lesson: [best], ideas, turn }) => best && (ideas.find((idea) => restsOn(idea, best, turn)) ?? resultOf(best, turn)),
    (idea, { turn }) => ofIdea(idea, ideaSentences(idea, turn)),
  ),
  attempt(
    'the lesson’s best sentence',
    ({ lesson: [best] }) => best,
    (best, { lesson, ideas }) => besideIdea(closestTo(best.passage, ideas), lesson.map(ofLesson)),
  ),
];

const firstOf = <One>(list: readonly One[]): readonly One[] | null => (list.length > 0 ? list : null);

const nothingToSay: Explanation = { sentences: [], idea: null, isOfIdea: false };

const ofIdea = (idea: KeyIdea, sentences: readonly DraftSentence[], other?: Pick<Explanation, 'orElse'>): Explanation => ({
  ...{ sentences, idea, isOfIdea: true },
  ...other,
});
/** What says something else than the idea that stands closest to it. */
const besideIdea = (idea: KeyIdea | null, sentences: readonly DraftSentence[], other?: Pick<Explanation, 'orElse'>): Explanation => ({
  ...{ sentences, idea, isOfIdea: false },
  ...other,
});

/** A sentence of the lesson is said in place of an idea's statement when it holds this much more of the question than the idea's texts. */
const LESSON_AHEAD = 0.35;
function isLessonAhead({ lesson: [best], ideas: [idea], gathered }: Asked): boolean {
  if (!best || !idea) return false;
  const ideaHolds = shareSaid([idea.statement, idea.simpler, idea.example, ...idea.askedAs].join(' '), gathered.stems);
  return best.holds >= ideaHolds + LESSON_AHEAD;
}

/**
 * The very question that its authors know to be asked of it: the first is what is meant. With less the second is still
 * the one that is meant too often.
 */
const SURELY_ASKED = 0.97;
const isSurelyAsked = ({ likeness }: { readonly likeness: number }): boolean => likeness >= SURELY_ASKED;

/** What answers for whoever meant the other, unless it tells the open question's answer or has to do with next to nothing of the question. */
const orElse = (sentences: readonly DraftSentence[], isAsGood: boolean, turn: Turn): Pick<Explanation, 'orElse'> => ({
  orElse: tellsOpen(sentences, turn) || !isAsGood ? [] : sentences,
});

/** A second guess holds this share of the question, in its texts or in what it is known to be asked: with less it is another subject. */
const GUESS_HOLDS = 0.3;

const isGuess = ({ statement, simpler, example, askedAs }: KeyIdea, { stems }: Gathered): boolean =>
  shareSaid([statement, simpler, example, ...askedAs].join(' '), stems) >= GUESS_HOLDS;

/** A question so like what a detail is known to be asked for may mean it. */
const DETAIL_LIKE = 0.55;
const isDetailGuess = ({ likeness, sentences }: Told, { stems }: Gathered): boolean =>
  likeness >= DETAIL_LIKE || shareSaid(sentences.map(({ text }) => text).join(' '), stems) >= GUESS_HOLDS;

/** So much more of the question stands in the sentence than in the idea's own. */
const CLOSER_BY = 0.3;
const isFigure = /^\d/;

/** Of two that may be meant, the sentence that has the question's own figure, or far more of its words, is closer to what is asked. */
function isCloser({ sentences }: Told, { statement, simpler }: KeyIdea, { stems }: Gathered): boolean {
  const [inLesson, inIdea] = [sentences.map(({ text }) => text).join(' '), [statement, simpler].join(' ')];
  const figures = stems.filter(({ stem }) => isFigure.test(stem));
  if (figures.length > 0 && shareSaid(inLesson, figures) > shareSaid(inIdea, figures)) return true;
  return shareSaid(inLesson, stems) >= shareSaid(inIdea, stems) + CLOSER_BY;
}

/** The idea; where another may as well be meant, both, each by its main text alone. */
function ideaOrOther(idea: KeyIdea, gathered: Gathered, turn: Turn): Explanation {
  const { alsoMeant } = gathered;
  const other = alsoMeant && !isSurelyAsked(gathered) ? orElse(mainOf(alsoMeant, turn), isGuess(alsoMeant, gathered), turn) : {};
  return other.orElse?.length ? ofIdea(idea, mainOf(idea, turn), other) : ofIdea(idea, ideaSentences(idea, turn));
}

/** How many ideas are said where none surely answers: one of the best two is the one meant more often than the best. */
const NEAREST = 2;

function nearest({ ideas, stems }: Gathered, turn: Turn): Explanation {
  const speaking = ideas.filter((idea) => speaksOf(idea, stems)).slice(0, NEAREST);
  return besideIdea(
    speaking[0] ?? null,
    speaking.flatMap((idea) => authored(idea.statement, idea, turn)),
  );
}

/** What holds nothing of the question, not even in other words, is no answer to it. */
function speaksOf({ statement, simpler, example }: KeyIdea, stems: Gathered['stems']): boolean {
  const inIdea = new Set(tellingStems([statement, simpler, example].join(' ')));
  return stems.some(({ stem, standIns }) => inIdea.has(stem) || standIns.some((other) => inIdea.has(other)));
}

function toldBy({ told, ideas: [best] }: Gathered, turn: Turn): Told | null {
  if (!told || (best && restsOn(best, told.sentence, turn))) return null;
  return { ...told, sentences: told.said.map(ofLesson) };
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

/** The best idea of the section that the passage stands in; its check question fits what was said. */
function closestTo(passage: Passage, ideas: readonly KeyIdea[]): KeyIdea | null {
  return ideas.find(({ sectionId }) => sectionId === passage.sectionId) ?? null;
}
