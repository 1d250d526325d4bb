/** What a learner has done, as far as a milestone may ask for it: the fold under the journey's view, its decider and its policy. */
import { SectionCompleted, SectionStarted } from '../enrolment/events.ts';
import type { AnyFactType, Fact, FactOf } from '../kernel.ts';
import { own } from '../own.ts';
import { QuizFinished, QuizOffered } from '../quizzes/events.ts';
import { MilestoneSubmitted } from './events.ts';

export interface Deeds {
  readonly sections: { readonly [sectionId: string]: 'started' | 'completed' };
  /** Best percent of the quizzes on a section, of those that count. */
  readonly quizzesOfSections: { readonly [sectionId: string]: number };
  /** Best percent of the quizzes over a whole course, of those that count. */
  readonly quizzesOfCourses: { readonly [courseId: string]: number };
  /** Where a quiz that counts was begun: it puts its milestone under way. */
  readonly begunOnSections: { readonly [sectionId: string]: true };
  readonly begunOnCourses: { readonly [courseId: string]: true };
  readonly answers: { readonly [milestoneId: string]: { readonly attempts: number; readonly bestPercent: number } };
  /** Quizzes under way whose key the learner's client never had, with their items. */
  readonly fairQuizzes: { readonly [quizId: string]: readonly string[] };
  /** Items whose key a client was given. */
  readonly keysTold: { readonly [itemId: string]: true };
}

export const noDeeds: Deeds = {
  ...{ sections: {}, quizzesOfSections: {}, quizzesOfCourses: {}, begunOnSections: {}, begunOnCourses: {} },
  ...{ answers: {}, fairQuizzes: {}, keysTold: {} },
};

export const deedFacts = [SectionStarted, SectionCompleted, QuizOffered, QuizFinished, MilestoneSubmitted] as const satisfies readonly AnyFactType[];

/**
 * The deeds after one more fact, recorded or about to be; another kind of fact changes nothing. A quiz that repeats items which
 * the learner answered before is a deed like any other; one of which a client had a key is none (decision 0023).
 */
export function withDeed(deeds: Deeds, fact: Fact): Deeds {
  const known = fact as FactOf<(typeof deedFacts)[number]>;
  switch (known.type) {
    case 'SectionStarted':
      return own(deeds.sections, known.data.sectionId) ? deeds : { ...deeds, sections: { ...deeds.sections, [known.data.sectionId]: 'started' } };
    case 'SectionCompleted':
      return { ...deeds, sections: { ...deeds.sections, [known.data.sectionId]: 'completed' } };
    case 'QuizOffered': {
      const itemIds = known.data.items.map(({ itemId }) => itemId);
      if (known.data.withKey) return { ...deeds, keysTold: { ...deeds.keysTold, ...Object.fromEntries(itemIds.map((itemId) => [itemId, true as const])) } };
      return { ...begun(deeds, known.data), fairQuizzes: { ...deeds.fairQuizzes, [known.data.quizId]: itemIds } };
    }
    case 'QuizFinished':
      return withQuiz(deeds, known.data);
    case 'MilestoneSubmitted': {
      const { milestoneId, percent, attempt } = known.data;
      const bestPercent = Math.max(own(deeds.answers, milestoneId)?.bestPercent ?? 0, percent);
      return { ...deeds, answers: { ...deeds.answers, [milestoneId]: { attempts: attempt, bestPercent } } };
    }
    default:
      return deeds;
  }
}

function begun(deeds: Deeds, { courseId, sectionId }: FactOf<typeof QuizOffered>['data']): Deeds {
  if (sectionId !== null) return { ...deeds, begunOnSections: { ...deeds.begunOnSections, [sectionId]: true } };
  return courseId === null ? deeds : { ...deeds, begunOnCourses: { ...deeds.begunOnCourses, [courseId]: true } };
}

function withQuiz(deeds: Deeds, { quizId, courseId, sectionId, percent }: FactOf<typeof QuizFinished>['data']): Deeds {
  const itemIds = own(deeds.fairQuizzes, quizId);
  if (!itemIds) return deeds;
  const fairQuizzes = Object.fromEntries(Object.entries(deeds.fairQuizzes).filter(([id]) => id !== quizId));
  const after = { ...deeds, fairQuizzes };
  if (itemIds.some((itemId) => own(deeds.keysTold, itemId))) return after;
  const best = (map: Deeds['quizzesOfSections'], about: string) => ({ ...map, [about]: Math.max(own(map, about) ?? 0, percent) });
  if (sectionId !== null) return { ...after, quizzesOfSections: best(deeds.quizzesOfSections, sectionId) };
  return courseId === null ? after : { ...after, quizzesOfCourses: best(deeds.quizzesOfCourses, courseId) };
}
