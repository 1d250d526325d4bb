/** What a learner has done, counted: the one fold that achievement rules look at. */

import { CourseCompleted, LearnerEnrolled } from '../enrolment/events.ts';
import type { AnyFactType, Fact, FactOf } from '../kernel.ts';
import { isLearning, learningFacts } from '../learning.ts';
import { own } from '../own.ts';
import { QuizFinished } from '../quizzes/events.ts';
import { type DayOfRun, withLearningAt } from '../streak.ts';
import { TutorReplied } from '../tutoring/events.ts';

export interface Tally {
  readonly enrolments: number;
  readonly sections: number;
  readonly courses: number;
  /** First answers right, of those that count. */
  readonly right: number;
  readonly run: number;
  readonly bestRun: number;
  /** Finished quizzes, of those that count. */
  readonly quizzes: number;
  readonly perfectQuizzes: number;
  readonly improvedQuizzes: number;
  /** Best percent of a quiz by section. */
  readonly bestBySection: { readonly [sectionId: string]: number };
  /** Messages of the learner that Lou replied to. */
  readonly exchanges: number;
  /** Those of them that asked something (`asksSomething`). */
  readonly questions: number;
  /** The latest turn in which an answer to Lou was graded. */
  readonly gradedTurn: string | null;
  /** Key ideas whose question the learner's own words settled, each once, however often Lou asks about it. */
  readonly settledIdeas: readonly string[];
  /** Days with something that counts as learning, oldest first. */
  readonly days: readonly DayOfRun[];
  /** Days in a row. */
  readonly longestStreak: number;
}

export const tallyFacts = [LearnerEnrolled, CourseCompleted, QuizFinished, TutorReplied, ...learningFacts] as const satisfies readonly AnyFactType[];

export const emptyTally: Tally = {
  enrolments: 0,
  sections: 0,
  courses: 0,
  right: 0,
  run: 0,
  bestRun: 0,
  quizzes: 0,
  perfectQuizzes: 0,
  improvedQuizzes: 0,
  bestBySection: {},
  exchanges: 0,
  questions: 0,
  gradedTurn: null,
  settledIdeas: [],
  days: [],
  longestStreak: 0,
};

type Counted = (typeof tallyFacts)[number] extends infer T ? (T extends { type: infer N; sample: infer D } ? Fact<N & string, D> : never) : never;

/** The tally after one more fact, recorded or about to be; `atMs` is the clock of the command that caused it, `timeZone` its learner's, where it is known. */
export function count(tally: Tally, fact: Fact, atMs: number, timeZone?: string): Tally {
  const counted = countWhat(tally, fact);
  if (!isLearning(fact)) return counted;
  const days = withLearningAt(tally.days, { day: fact.data.localDay, atMs, timeZone });
  return { ...counted, days, longestStreak: Math.max(tally.longestStreak, days.at(-1)?.run ?? 0) };
}

/** Lou explained, or had to admit that the material does not say; and it was no answer of the learner's that Lou replied to. */
const asksSomething = ({ gradedTurn }: Tally, { turnId, move }: FactOf<typeof TutorReplied>['data']): boolean =>
  turnId !== gradedTurn && (move === 'explain' || move === 'admit');

function countWhat(tally: Tally, fact: Fact): Tally {
  const known = fact as Counted;
  switch (known.type) {
    case 'LearnerEnrolled':
      return { ...tally, enrolments: tally.enrolments + 1 };
    case 'SectionCompleted':
      return { ...tally, sections: tally.sections + 1 };
    case 'CourseCompleted':
      return { ...tally, courses: tally.courses + 1 };
    case 'TutorReplied':
      return { ...tally, exchanges: tally.exchanges + 1, questions: tally.questions + (asksSomething(tally, known.data) ? 1 : 0) };
    case 'AnswerGraded': {
      const { turnId, keyIdeaId, settled, grade } = known.data;
      const isNew = settled && grade >= 0.5 && !tally.settledIdeas.includes(keyIdeaId);
      return { ...tally, gradedTurn: turnId, settledIdeas: isNew ? [...tally.settledIdeas, keyIdeaId] : tally.settledIdeas };
    }
    case 'QuestionAnswered': {
      if (!known.data.counts) return tally;
      const run = known.data.correct ? tally.run + 1 : 0;
      return { ...tally, right: tally.right + (known.data.correct ? 1 : 0), run, bestRun: Math.max(tally.bestRun, run) };
    }
    case 'QuizFinished': {
      const { sectionId, percent, counts = true } = known.data;
      if (!counts) return tally;
      const before = sectionId === null ? undefined : own(tally.bestBySection, sectionId);
      return {
        ...tally,
        quizzes: tally.quizzes + 1,
        perfectQuizzes: tally.perfectQuizzes + (percent === 100 ? 1 : 0),
        improvedQuizzes: tally.improvedQuizzes + (before !== undefined && percent > before ? 1 : 0),
        bestBySection: sectionId === null ? tally.bestBySection : { ...tally.bestBySection, [sectionId]: Math.max(before ?? 0, percent) },
      };
    }
    default:
      return tally;
  }
}
