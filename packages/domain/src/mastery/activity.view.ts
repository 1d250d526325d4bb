/** What a learner did on which of their days: streaks, engagement and the charts of their learning are read from it. */
import { SectionStarted } from '../enrolment/events.ts';
import { learnerView } from '../kernel.ts';
import { isLearning, learningFacts } from '../learning.ts';
import { own } from '../own.ts';
import { QuizFinished, QuizOffered } from '../quizzes/events.ts';
import { opensDay } from '../streak.ts';
import { TutorAsked } from '../tutoring/events.ts';

export interface Day {
  /** Something that counts as learning (isLearning) and opens a day (opensDay). */
  readonly learned: boolean;
  /** The first and the last such thing of the day; null on a day without one. */
  readonly firstMs: number | null;
  readonly lastMs: number | null;
  /** The zones of these two, where they are known. */
  readonly firstZone?: string | undefined;
  readonly lastZone?: string | undefined;
  /** Questions that Lou asked, and those of them that got an answer. */
  readonly tutorAsked: number;
  readonly tutorAnswered: number;
  /** `section:` or `quiz:` and the id of what was begun, gone on with or finished, each once. */
  readonly begun: readonly string[];
  /** Sections completed and quizzes finished. */
  readonly sections: number;
  readonly quizzes: number;
  /** Answers to quiz questions that are evidence (`counts`), and how many of them were right. */
  readonly answers: number;
  readonly right: number;
}

/** By local day. */
export type Activity = { readonly [localDay: string]: Day };

export const emptyDay: Day = {
  ...{ learned: false, firstMs: null, lastMs: null },
  ...{ tutorAsked: 0, tutorAnswered: 0, begun: [], sections: 0, quizzes: 0, answers: 0, right: 0 },
};

export const activityView = learnerView({
  name: 'activity',
  version: 7,
  listensTo: [...learningFacts, TutorAsked, SectionStarted, QuizOffered, QuizFinished],
  initial: {} as Activity,
  evolve: (days, fact) => {
    const { localDay } = fact.data;
    const day = own(days, localDay) ?? emptyDay;
    const atMs = fact.recordedAtMs;
    const learns = isLearning(fact) && (day.learned || opensDay(localDay, atMs, (other) => own(days, other)?.lastMs));
    const { timeZone } = fact.meta;
    const first = day.firstMs === null ? { firstMs: atMs, firstZone: timeZone } : {};
    const learning = learns ? { learned: true, ...first, lastMs: atMs, lastZone: timeZone } : {};
    const put = (change: Partial<Day>): Activity => ({ ...days, [localDay]: { ...day, ...learning, ...change } });
    const begun = (what: string) => (day.begun.includes(what) ? day.begun : [...day.begun, what]);
    switch (fact.type) {
      case 'LearnerAsked':
      case 'MilestoneSubmitted':
        return put({});
      case 'QuestionAnswered': {
        const { counts, correct } = fact.data;
        return put({ answers: day.answers + (counts ? 1 : 0), right: day.right + (counts && correct ? 1 : 0) });
      }
      case 'TutorAsked':
        return put({ tutorAsked: day.tutorAsked + 1 });
      case 'AnswerGraded':
        return put({ tutorAnswered: day.tutorAnswered + (fact.data.attempt === 1 ? 1 : 0) });
      case 'SectionStarted':
        return put({ begun: begun(`section:${fact.data.sectionId}`) });
      case 'QuizOffered':
        return put({ begun: begun(`quiz:${fact.data.quizId}`) });
      case 'SectionCompleted':
        return put({ begun: begun(`section:${fact.data.sectionId}`), sections: day.sections + 1 });
      case 'QuizFinished':
        return put({ begun: begun(`quiz:${fact.data.quizId}`), quizzes: day.quizzes + 1 });
    }
  },
});
