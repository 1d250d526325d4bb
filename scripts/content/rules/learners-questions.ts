/** What learners ask around a section: where there are questions, every key idea has one beside it. Source: db/content/README.md 'NN-section.questions.yaml'. */
import type { Rule } from '../studied-course.ts';

export const learnersQuestions: Rule = ({ sections }) =>
  sections.flatMap(({ questions, keyIdeas }) => {
    const asked = new Set(questions.map(({ value }) => value.idea));
    if (asked.size === 0) return [];
    return keyIdeas.flatMap(({ value, complain }) => (asked.has(value.id) ? [] : [complain('No question of learners stands beside it.', 'id')]));
  });
