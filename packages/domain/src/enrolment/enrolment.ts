/** The rules of taking a course: enrol, open a section, complete it. */
import { decider, type NewFact, Refused } from '../kernel.ts';
import { own } from '../own.ts';
import { CourseCompleted, LearnerEnrolled, SectionCompleted, SectionStarted } from './events.ts';

/** A course's sections as they are in force now; handed in by whoever can read them. */
export interface Outline {
  readonly courseId: string;
  readonly revision: number;
  readonly sectionIds: readonly string[];
}

export type EnrolmentCommand =
  | { readonly type: 'EnrolInCourse'; readonly outline: Outline }
  | { readonly type: 'StartSection'; readonly outline: Outline; readonly sectionId: string; readonly localDay: string }
  | { readonly type: 'CompleteSection'; readonly outline: Outline; readonly sectionId: string; readonly localDay: string }
  /** Nothing new happened but the outline may have shrunk: settles a course whose last open section was removed. */
  | { readonly type: 'SettleCourse'; readonly outline: Outline; readonly localDay: string };

export interface EnrolmentState {
  readonly courses: { readonly [courseId: string]: { readonly current: string | null; readonly completed: readonly string[]; readonly finished: boolean } };
}

/**
 * - Enrolling again, opening the current section again, and opening or completing a completed one are quiet (no facts).
 * - A section's last completion completes the course, once, by the outline in force; so does the next command about a completed
 *   section, where the last open one was removed.
 * - Refuses NOT_ENROLLED, SECTION_NOT_IN_COURSE.
 * Source: L§4 Enrolment and Course section status; server-decisions.md 'Progress is one truth'.
 */
export const enrolment = decider({
  name: 'enrolment',
  listensTo: [LearnerEnrolled, SectionStarted, SectionCompleted, CourseCompleted],
  initial: { courses: {} } as EnrolmentState,
  evolve: (state, fact) => {
    const { courseId } = fact.data;
    const course = own(state.courses, courseId) ?? { current: null, completed: [], finished: false };
    const put = (change: Partial<typeof course>): EnrolmentState => ({ courses: { ...state.courses, [courseId]: { ...course, ...change } } });
    switch (fact.type) {
      case 'LearnerEnrolled':
        return put({});
      case 'SectionStarted':
        return put({ current: fact.data.sectionId });
      case 'SectionCompleted':
        return put({ completed: [...course.completed, fact.data.sectionId], current: course.current === fact.data.sectionId ? null : course.current });
      case 'CourseCompleted':
        return put({ finished: true });
    }
  },
  decide: (command: EnrolmentCommand, state) => {
    const { courseId, revision, sectionIds } = command.outline;
    const course = own(state.courses, courseId);
    if (command.type === 'EnrolInCourse') return course ? [] : [LearnerEnrolled({ courseId, outlineRevision: revision })];
    if (!course) throw new Refused('NOT_ENROLLED', 'Please enrol in this course first.');

    const finish = (completed: readonly string[], localDay: string): NewFact[] =>
      !course.finished && sectionIds.length > 0 && sectionIds.every((id) => completed.includes(id))
        ? [CourseCompleted({ courseId, outlineRevision: revision, sections: sectionIds.length, localDay })]
        : [];
    if (command.type === 'SettleCourse') return finish(course.completed, command.localDay);

    const { sectionId } = command;
    if (!sectionIds.includes(sectionId)) throw new Refused('SECTION_NOT_IN_COURSE', 'This section is not part of the course.', 'missing');
    // With a command about what is done already the course may be done too: its last open section was removed meanwhile.
    if (course.completed.includes(sectionId)) return finish(course.completed, command.localDay);
    if (command.type === 'StartSection') return course.current === sectionId ? [] : [SectionStarted({ courseId, sectionId, localDay: command.localDay })];

    const completed = [...course.completed, sectionId];
    const remaining = sectionIds.filter((id) => !completed.includes(id)).length;
    const done = SectionCompleted({ courseId, sectionId, outlineRevision: revision, remaining, localDay: command.localDay });
    return [done, ...finish(completed, command.localDay)];
  },
});
