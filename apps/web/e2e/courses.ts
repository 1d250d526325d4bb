/** Where the journeys about courses begin: who is enrolled in what, and how far. */
import type { Section } from '@lou/contract/catalogue';
import { expect, type Page } from 'playwright/test';
import { asALearner } from './people.ts';

export const FRACTIONS = 'fractions-that-make-sense';
export const SPANISH = 'spanish-first-conversation';
export const PYTHON = 'first-program-in-python';

/** A new learner with these interests, whom the page is signed in as; answers their id. */
export const aLearnerWith = async (page: Page, learningGoals = ''): Promise<string> => (await asALearner(page, { learningGoals })).id;

export async function enrolIn(page: Page, courseId: string): Promise<void> {
  const answer = await page.request.post(`/api/courses/${courseId}/enroll`, { data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function sectionsOf(page: Page, courseId: string): Promise<Section[]> {
  return (await page.request.get(`/api/courses/${courseId}/sections`)).json();
}

/** Completes sections as the spec's client would. */
export async function completeSections(page: Page, learnerId: string, sections: readonly Section[]): Promise<void> {
  for (const { id } of sections) {
    const answer = await page.request.post(`/api/user/${learnerId}/award-achievement`, { data: { event: 'lesson_completed', metadata: { lessonId: id } } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** A learner enrolled in a course with so many sections done. */
export async function aLearnerIn(page: Page, courseId: string, { done = 0 }: { done?: number } = {}): Promise<{ id: string; sections: Section[] }> {
  const id = await aLearnerWith(page);
  await enrolIn(page, courseId);
  const sections = await sectionsOf(page, courseId);
  await completeSections(page, id, sections.slice(0, done));
  return { id, sections };
}

export const talkAddress = ({ courseId, id }: Pick<Section, 'courseId' | 'id'>): string => `/course/${courseId}/section/${id}`;

export const readAddress = ({ courseId, id }: Pick<Section, 'courseId' | 'id'>): string => `/course/${courseId}/section/${id}/read`;
