/** Where what learners ask around a section goes: to the end of its lesson, to read, and beside its key ideas, for Lou to find. */

import { LEARNERS_QUESTIONS, learnersQuestionsText } from '@lou/domain/learners-questions';
import type { Detail } from '@lou/tutor/course-material';
import type { SectionSource } from './course-folder.ts';
import type { BlockText } from './shipped-course.ts';

/** The block at the end of the lesson; none where nobody wrote any. */
export function questionsBlock({ questions }: SectionSource): Omit<BlockText, 'id' | 'orderIndex'> | null {
  const asked = questions?.value?.questions ?? [];
  if (asked.length === 0) return null;
  const content = learnersQuestionsText(asked);
  return { type: 'text', title: LEARNERS_QUESTIONS, content, louContext: '', isInteractive: false, metadata: { kind: 'questions' } };
}

/** The answers that stand beside a key idea, as details of it: found by how the question reads on the page and by how learners type it. */
export const answersBeside = ({ questions }: SectionSource, ideaId: string): readonly Detail[] =>
  (questions?.value?.questions ?? [])
    .filter(({ idea }) => idea === ideaId)
    .map(({ asks, answer, askedAs }) => ({ says: answer, asks, askedAs: [asks, ...askedAs] }));
