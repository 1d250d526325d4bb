/** The settings, as journeys find them. */
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { asALearner, type Person } from './people.ts';

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const settingsOf = async (page: Page) => (await page.request.get('/api/me/settings')).json();

/** A learner on the settings page. */
export async function onSettings(page: Page, more: Partial<Person> = {}): Promise<Person> {
  const person = await asALearner(page, more);
  await page.goto('/settings');
  await expect(part(page, 'Profile')).toBeVisible();
  return person;
}
