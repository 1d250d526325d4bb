/** What journeys with Lou share: the card, the line to write on, a session that was started. */
import { expect, type Page } from 'playwright/test';
import { enrolIn, FRACTIONS } from './courses.ts';
import { asALearner } from './people.ts';

/** What the fractions course answers. */
export const QUESTION = 'Why must the pieces be equal?';

export const chat = (page: Page) => page.getByRole('region', { name: 'Chat with Lou' });
export const line = (page: Page) => page.getByRole('textbox', { name: 'Message to Lou' });
export const louSaid = (page: Page) => chat(page).locator('.turn-lou .said');
export const youSaid = (page: Page) => chat(page).locator('.turn-me .typed');
export const quizMe = (page: Page) => page.getByRole('button', { name: 'Quiz Me' });
/** The choices of the question of a quiz that stands open in the card. */
export const option = (page: Page) => chat(page).locator('button.option');
/** The way on in a quiz, by its name. */
export const goOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Words go to Lou, and what Lou says to them is there. */
export async function ask(page: Page, words: string): Promise<void> {
  const before = await louSaid(page).count();
  await line(page).fill(words);
  await line(page).press('Enter');
  await expect(louSaid(page)).toHaveCount(before + 1);
  await expect(line(page)).toBeEnabled();
}

export async function connected(page: Page): Promise<void> {
  await expect(chat(page).getByText('Connected', { exact: true })).toBeVisible();
}

/** A learner of the fractions course on the dashboard, with nothing said yet. */
export async function onTheDashboard(page: Page): Promise<void> {
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto('/');
  await connected(page);
}

/** The same with a session on the course: Lou has said welcome. */
export async function inASession(page: Page): Promise<void> {
  await onTheDashboard(page);
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(louSaid(page)).toHaveCount(1);
  await connected(page);
}

/** At the second press. */
export async function endSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End session' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('group', { name: 'End this session?' })).toHaveCount(0);
}
