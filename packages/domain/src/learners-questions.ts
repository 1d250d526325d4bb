/** What learners ask around a section, as it stands at the end of its lesson. */

/** The title of that block. */
export const LEARNERS_QUESTIONS = 'Questions learners ask';

/** Each question as a third-level heading with its answer below, in Markdown. */
export const learnersQuestionsText = (questions: readonly { readonly asks: string; readonly answer: string }[]): string =>
  questions.map(({ asks, answer }) => `### ${asks}\n\n${answer.trim()}`).join('\n\n');
