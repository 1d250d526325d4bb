/** The latest quizzes of a learner, with the first answer to each item: how the last one went, and what was wrong. */
import { learnerView } from '../kernel.ts';
import { QuestionAnswered, QuizOffered } from './events.ts';

export interface FirstAnswer {
  readonly itemId: string;
  /** Of the item, as it was offered. */
  readonly revision: number;
  readonly skill: string;
  readonly correct: boolean;
}

export interface LatestQuiz {
  readonly quizId: string;
  readonly courseId: string | null;
  readonly sectionId: string | null;
  /** Items that were offered. */
  readonly total: number;
  /** In the order in which they were given. */
  readonly answers: readonly FirstAnswer[];
  /** The offer, whose words hold items that were made for it. */
  readonly offerFactId: string;
}

/** In the order in which they were offered, QUIZZES_KEPT at most. */
export type LatestQuizzes = readonly LatestQuiz[];

/** Quizzes that are kept to look back at. */
export const QUIZZES_KEPT = 8;

/** Answers are kept whether they are evidence or not: their result was shown. */
export const latestQuizzesView = learnerView({
  name: 'latest-quizzes',
  version: 1,
  listensTo: [QuizOffered, QuestionAnswered],
  initial: [] as LatestQuizzes,
  evolve: (quizzes, fact) => {
    if (fact.type === 'QuizOffered') {
      const { quizId, courseId, sectionId, items } = fact.data;
      return [...quizzes, { quizId, courseId, sectionId, total: items.length, answers: [], offerFactId: fact.id }].slice(-QUIZZES_KEPT);
    }
    const { quizId, itemId, revision, skill, correct, first } = fact.data;
    if (!first) return quizzes;
    return quizzes.map((quiz) => (quiz.quizId === quizId ? { ...quiz, answers: [...quiz.answers, { itemId, revision, skill, correct }] } : quiz));
  },
});

/** What was answered wrongly and not rightly since, newest first, each item once. */
export function stillWrong(quizzes: LatestQuizzes): readonly (FirstAnswer & { readonly offerFactId: string })[] {
  const met = new Set<string>();
  return quizzes
    .flatMap(({ answers, offerFactId }) => answers.map((answer) => ({ ...answer, offerFactId })))
    .reverse()
    .filter(({ itemId }) => !met.has(itemId) && met.add(itemId))
    .filter(({ correct }) => !correct);
}
