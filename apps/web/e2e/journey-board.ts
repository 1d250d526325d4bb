/** The storyboard of a learner's journey, and a learner whose journey it is, as journeys in a browser find them. */
import type { Page } from 'playwright/test';
import { aLearnerWith, completeSections, enrolIn, sectionsOf } from './courses.ts';

/** A course of professional skills, and the journey that it belongs to. */
export const WRITING = 'clear-writing-at-work';
export const TITLE = 'Figures you can explain';

export const board = (page: Page) => page.getByRole('region', { name: /^Your journey/ });
export const frames = (page: Page) => board(page).getByRole('list', { name: 'Journey milestones' }).getByRole('listitem');
export const frame = (page: Page, title: string) => frames(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const dialog = (page: Page) => page.getByRole('dialog');

/** A learner who wants professional skills and has begun the course on writing, with so many sections done. */
export async function aWriter(page: Page, done = 0): Promise<string> {
  const id = await aLearnerWith(page, 'Professional Skills');
  await enrolIn(page, WRITING);
  await completeSections(page, id, (await sectionsOf(page, WRITING)).slice(0, done));
  return id;
}
