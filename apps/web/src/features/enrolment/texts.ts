/** Sentences of enrolling and of the course page. Source: L§2, L§8. */
import { counted } from '../../lib/counted.ts';
import type { NewNotice } from '../../ui/notice-queue.ts';
import type { TalkUnderWay } from './what-ends.ts';

export const enrolled: NewNotice = { title: 'Enrolled successfully!', text: 'You can now start your learning journey.' };

/** The server's sentence, or the spec's where there is none. */
export const enrolFailed = (sentence: string): NewNotice => ({
  kind: 'destructive',
  title: 'Enrollment failed',
  text: sentence || 'Unable to enroll in course',
});

/** The button to press is there again. */
export const notCompleted = (title: string): NewNotice => ({
  kind: 'destructive',
  title: 'Not completed',
  text: `“${title}” could not be marked as complete. Please press Complete again.`,
});

export const completeThis = 'Complete this section?';
export const COMPLETE_IT = 'Complete it';
export const NOT_YET = 'Not yet';
export const endsWithSection = ({ questionsLeft }: TalkUnderWay): string =>
  questionsLeft
    ? `Your quiz has ${counted(questionsLeft, 'question')} left.`
    : `Your conversation with Lou${questionsLeft === null ? ', if one is under way,' : ''} ends with it.`;

export const enrolNow = 'Enroll Now';
export const enrolling = 'Enrolling...';
export const sectionsCompleted = (done: number, of: number): string => `${done} of ${of} sections completed`;
export const placeIsKept = 'Your place is kept when you go back.';
