/** What is looked for beside the key ideas and the best sentences: a table, each row with when it is looked for at all. */

import type { KeyIdea } from '../../course-material.ts';
import { type Misrecognition, misbeliefAsked, misbeliefIn } from '../../grading/misbelief.ts';
import { tellingStems } from '../../language/words.ts';
import type { Verdict } from '../../retrieval/abstention.ts';
import { SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import type { Ranking, WeightedStem } from '../../retrieval/passage-index.ts';
import { weightedShare } from '../../retrieval/weighted-share.ts';
import { soughtBy } from '../message/answer-sought.ts';
import { isQuestion } from '../message/asking.ts';
import { asksInPhrase } from '../message/asks-in-phrase.ts';
import { choiceOf } from '../message/choice.ts';
import type { QuestionKind } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { askedNearest } from './asked-nearby.ts';
import { withoutUnusedWeight } from './course-answers.ts';
import { definitionIn } from './definitions.ts';
import type { Gathered } from './gathered.ts';
import { glossaryEntry } from './glossary-entry.ts';
import { matchAnswer, matchAnswerAhead, matchDetail } from './match-details.ts';
import { type SideBySide, sideBySide } from './side-by-side.ts';
import { tableCell } from './table-cell.ts';
import { toldAsDetail } from './told-as-detail.ts';
import { toldInLesson } from './told-in-lesson.ts';
import { whenceFigure } from './whence-figure.ts';

/** A question with what every look-up begins from. */
export interface Query {
  readonly text: string;
  readonly kind: QuestionKind;
  readonly turn: Turn;
  readonly courseIds: readonly string[];
  readonly ranking: Ranking;
  readonly likeness: number;
  /** Key ideas that have to do with it and whose source this learner may see, best first. */
  readonly ideas: readonly KeyIdea[];
  /** The best of them, where it answers. */
  readonly answering: KeyIdea | null;
  /** Whether the course answers it, by all that it holds. */
  readonly inCourse: Verdict;
}

export type Found = Pick<Gathered, 'misbelief' | 'entry' | 'cell' | 'definition' | 'sideBySide' | 'told'>;

interface LookUp {
  readonly name: string;
  /** Whether it is looked for at all, after what those before it found. */
  readonly when: (query: Query, found: Found) => boolean;
  readonly finds: (query: Query, found: Found) => Partial<Found>;
}

/** What a belief can be voiced by: a statement, or a question whether it is so. 'How do I add them?' voices none. */
const claims: ReadonlySet<QuestionKind> = new Set([null, 'whether']);

/** A question that voices a belief asks of little else: with less of it in the belief's words, those only stand in it. */
const BELIEVED_LEAST = 0.45;

/** 'Does simplifying make the numbers smaller' asks of what the idea speaks of and the belief does not: that it is wrong is no answer to it. */
function ofBelief({ text, kind, ranking: { stems }, turn: { weighing } }: Query, found: Misrecognition | null): Misrecognition | null {
  if (!found) return null;
  const { belief, heardAs, correction } = found.misconception;
  const believed = new Set(tellingStems([belief, ...heardAs].join(' ')));
  const isAsked = kind === 'whether' || asksInPhrase(text) || isQuestion(speltOut(text));
  const isBelieved = ({ stem, standIns }: WeightedStem) => Number(believed.has(stem) || standIns.some((other) => believed.has(other)));
  if (isAsked && weightedShare(withoutUnusedWeight(stems, weighing.knows), isBelieved) < BELIEVED_LEAST) return null;
  if (kind !== 'whether') return found;
  const ofIdea = new Set(tellingStems([correction, found.idea.statement].join(' ')));
  return tellingStems(text).some((stem) => !believed.has(stem) && ofIdea.has(stem)) ? null : found;
}

/** A sentence that holds so much of a question holds all of it. */
const WHOLE = 0.99;

/** Everything that is looked for, in this order. */
const lookUps: readonly LookUp[] = [
  {
    name: 'what stands in a table at the row and the column that it names',
    when: () => true,
    finds: ({ text, courseIds, turn }) => ({ cell: tableCell(text, courseIds, turn.library, turn.material.section?.id) }),
  },
  {
    name: 'the glossary’s entry of the term that is asked for',
    when: ({ kind }) => kind !== 'difference',
    finds: ({ text, courseIds, turn }) => ({ entry: glossaryEntry(text, courseIds, turn.library) }),
  },
  {
    name: 'what a lesson says that the term is',
    when: (_, { entry }) => !entry,
    finds: ({ text, courseIds, ideas, turn }) => ({ definition: definitionIn(text, courseIds, ideas, turn) }),
  },
  {
    name: 'what each of two things is',
    when: () => true,
    finds: ({ text, ideas, courseIds, turn }) => ({ sideBySide: sideBySide(text, ideas, courseIds, turn) }),
  },
  {
    name: 'a wrong belief that it voices',
    when: ({ text, kind }) => claims.has(kind) && choiceOf(text) === null,
    finds: (query) => ({ misbelief: ofBelief(query, misbeliefIn(query.text, query.ideas, query.turn.weighing)) }),
  },
  {
    name: 'a wrong belief about the idea that answers, asked about in other words',
    when: ({ text, kind, answering }, { misbelief }) => !misbelief && answering !== null && kind === 'whether' && choiceOf(text) === null,
    finds: (query) => ({ misbelief: query.answering && ofBelief(query, misbeliefAsked(query.text, query.answering, query.turn.weighing)) }),
  },
  {
    name: 'a detail of the lessons, or an answer to what learners ask, that it is known to be asked for',
    when: () => true,
    finds: ({ text, courseIds, ideas: [idea], likeness, ranking, inCourse, turn }) => {
      const best = { idea, likeness, stems: ranking.stems, isSure: inCourse === 'found' };
      const { keyIdeas } = turn.material;
      const detail = matchDetail(text, keyIdeas);
      const foundLikeness = Math.max(likeness, detail?.likeness ?? 0);
      const answer =
        matchAnswer(text, keyIdeas) ??
        matchAnswerAhead(text, keyIdeas, foundLikeness) ??
        askedNearest(text, keyIdeas, turn.material.section?.id, foundLikeness);
      const asked = answer && answer.likeness > (detail?.likeness ?? 0) ? toldAsDetail(answer, best, courseIds, turn) : null;
      return { told: asked ?? toldAsDetail(detail, best, courseIds, turn) };
    },
  },
  {
    name: 'where the figure comes from that it asks after',
    when: () => true,
    finds: ({ text, courseIds, turn }, { told }) => ({ told: whenceFigure(text, courseIds, turn) ?? told }),
  },
  {
    name: 'the sentence of the lessons that holds most of it',
    when: (_, { told, entry, definition }) => !told && !entry && !definition,
    finds: ({ text, courseIds, ideas: [idea], likeness, ranking, turn }) => ({ told: toldInLesson(ranking.stems, idea, likeness, courseIds, turn, text) }),
  },
  {
    name: 'instead of a detail, the sentence that holds all of a question for a figure or a time, and such a figure',
    when: ({ text }, { told }) => told !== null && told.likeness > 0 && told.likeness < SAME_QUESTION && soughtBy(text) !== null,
    finds: ({ text, courseIds, ideas: [idea], likeness, ranking, turn }, { told }) => {
      const lesson = toldInLesson(ranking.stems, idea, likeness, courseIds, turn, text);
      const isWhole = lesson !== null && lesson.sentence.holds >= WHOLE && soughtBy(text)?.isIn(lesson.sentence.sentence.text);
      return isWhole ? { told: { ...lesson, rank: 'instead' } } : { told };
    },
  },
];

const nothingFound: Found = { misbelief: null, entry: null, cell: null, definition: null, sideBySide: null, told: null };

/** Looks for everything, in the order of the table. */
export function findAll(query: Query): Found {
  let found = nothingFound;
  for (const { when, finds } of lookUps) if (when(query, found)) found = { ...found, ...finds(query, found) };
  return found;
}

/** Any of it answers by itself, whatever the key ideas are about. */
export const isAnswered = ({ misbelief, entry, cell, definition, sideBySide: beside, told }: Found): boolean =>
  Boolean(misbelief || entry || cell || definition || tellsOfSides(beside) || told?.answers);

/** Both are said; of two that are to be told apart one is as much as there is, where it is all that the course knows. */
function tellsOfSides(beside: SideBySide | null): boolean {
  if (!beside) return false;
  const said = beside.says.filter((side) => side !== null).length;
  return said === 2 || beside.contrast !== null || (said === 1 && !beside.asksAlike);
}
