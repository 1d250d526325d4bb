/**
 * What learners ask around a section, with a teacher's answers: how it stands at the end of its lesson, and how Lou
 * knows it. Source: db/content/README.md 'NN-section.questions.yaml'.
 */
import type { Detail } from './course-material.ts';

/** A question as its authors wrote it. */
export interface LearnersQuestion {
  /** As it reads on the page. */
  readonly asks: string;
  /** The key idea of the section that it stands closest to. */
  readonly idea: string;
  readonly answer: string;
  /** As learners type it. */
  readonly askedAs: readonly string[];
}

/** The title of the block at a lesson's end. */
export const LEARNERS_QUESTIONS = 'Questions learners ask';

/** That block in Markdown: each question as a third-level heading with its answer below. */
export const learnersQuestionsText = (questions: readonly LearnersQuestion[]): string =>
  questions.map(({ asks, answer }) => `### ${asks}\n\n${answer.trim()}`).join('\n\n');

/** The answers that stand beside a key idea, as details of it: found by how the question reads on the page and by how learners type it. */
export const answersBeside = (questions: readonly LearnersQuestion[], ideaId: string): readonly Detail[] =>
  questions.filter(({ idea }) => idea === ideaId).map(({ asks, answer, askedAs }) => ({ says: answer, asks, askedAs: [asks, ...askedAs] }));
