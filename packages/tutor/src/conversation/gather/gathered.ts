/** What was found for a question, as everything after it reads it. */

import type { KeyIdea, Passage } from '../../course-material.ts';
import type { Misrecognition } from '../../grading/misbelief.ts';
import type { Verdict } from '../../retrieval/abstention.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import type { WeightedStem } from '../../retrieval/passage-index.ts';
import type { AskedNearby } from './asked-nearby.ts';
import type { SideBySide } from './side-by-side.ts';
import type { TableCell } from './table-cell.ts';
import type { ToldInLesson } from './told-in-lesson.ts';

export interface Gathered {
  /** What was looked up: the message, or what it means after the turn before it. */
  readonly asked: string;
  readonly verdict: Verdict;
  /** Key ideas that have to do with the question, best first; the first answers it when `ideaAnswers`. */
  readonly ideas: readonly KeyIdea[];
  readonly ideaAnswers: boolean;
  /** How like the question is to one that the first idea is known to be asked, 0 to 1. */
  readonly likeness: number;
  /** The second idea, where it may as well be the one that is meant; null where the first is plainly ahead. */
  readonly alsoMeant: KeyIdea | null;
  /** A misconception that the question voices. */
  readonly misbelief: Misrecognition | null;
  /** The glossary's entry, when the question asks what a term means. */
  readonly entry: Passage | null;
  /**
   * The sentence of a lesson that says what the term is, who somebody is, or how a phrase is said in the other
   * language, where the glossary lacks it.
   */
  readonly definition: FoundSentence | null;
  /** What there is on each of two things that the question sets side by side; null where it does nothing of the kind. */
  readonly sideBySide: SideBySide | null;
  /** What stands in a table at the row and the column that the question names. */
  readonly cell: TableCell | null;
  readonly sentences: readonly FoundSentence[];
  /** The sentence of the lessons that holds most of the question, and how it stands to the best idea. */
  readonly told: ToldInLesson | null;
  readonly stems: readonly WeightedStem[];
  /** Where another visible course answers what this one does not; looked for only when it is asked, since few replies need it. */
  readonly elsewhere: () => FoundSentence | null;
  /** The answered questions that stand closest to it, the likeliest first, where none of it was looked up by name; looked for only when it is asked. */
  readonly nearby: () => readonly AskedNearby[];
}

export const nothingGathered: Gathered = {
  asked: '',
  verdict: 'absent',
  ideas: [],
  ideaAnswers: false,
  likeness: 0,
  alsoMeant: null,
  misbelief: null,
  entry: null,
  definition: null,
  sideBySide: null,
  cell: null,
  sentences: [],
  told: null,
  stems: [],
  elsewhere: () => null,
  nearby: () => [],
};

/** What there is on an idea that the message names itself. */
export const gatheredOf = (idea: KeyIdea): Gathered => ({ ...nothingGathered, verdict: 'found', ideas: [idea], ideaAnswers: true, likeness: 1 });

/** What a teacher answered to the question that was asked or taken up. */
export const gatheredAnswer = (asks: string, told: ToldInLesson): Gathered => ({ ...nothingGathered, asked: asks, verdict: 'found', told });
