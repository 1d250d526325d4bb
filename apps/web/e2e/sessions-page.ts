/** The page of past sessions, and talks that somebody has had, as journeys find them. */
import type { Page } from 'playwright/test';
import { askInTheRoom } from './course-page.ts';
import { aLearnerIn, completeSections, FRACTIONS } from './courses.ts';
import { expect } from './journey.ts';
import { asALearner } from './people.ts';
import { line } from './talking.ts';
import { answering } from './wire.ts';

export const HOUR_MS = 3_600_000;
export const rows = (page: Page) => page.getByRole('main').locator('.session');

/** A session as the server tells of it; `hoursAgo` it began. */
export const session = (place: number, { hoursAgo = 24 * place, ...more }: { hoursAgo?: number } & Record<string, unknown> = {}) => ({
  id: `session-${place}`,
  learnerId: '3f9c21ab7d0e4c55',
  topic: `Topic ${place}`,
  duration: 1_440,
  durationMinutes: 24,
  startedAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  completedAt: new Date(Date.now() - (hoursAgo - 25) * HOUR_MS).toISOString(), // on another day
  completionStatus: 'completed',
  progressPercent: 100,
  finalScore: null,
  questionsAnswered: 0,
  satisfaction: 0,
  learnerTurns: 3,
  courseId: null,
  sectionId: null,
  ...more,
});
export const many = (length: number) => Array.from({ length }, (_, place) => session(place + 1));

export async function withSessions(page: Page, list: readonly object[]): Promise<void> {
  await answering(page, 'tutoring.recentSessions', list);
  await asALearner(page);
  await page.goto('/sessions');
}

/** Something is said in the section's conversation, and Lou answers. */
export async function talkAbout(page: Page, sectionId: string, words: string): Promise<void> {
  await page.goto(`/course/${FRACTIONS}/section/${sectionId}`);
  await expect(line(page)).toBeEnabled();
  await askInTheRoom(page, words);
}

/** A learner who talked about the first section and completed it. */
export async function withATalkBehind(page: Page): Promise<{ sectionId: string; sectionTitle: string }> {
  const { id, sections } = await aLearnerIn(page, FRACTIONS);
  const [first] = sections;
  if (!first) throw new Error('The course has no sections.');
  await talkAbout(page, first.id, 'What does the bottom number of a fraction tell?');
  await completeSections(page, id, [first]);
  return { sectionId: first.id, sectionTitle: first.title };
}
