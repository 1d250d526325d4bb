/** The wizard and its steps, as journeys find them. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

export const email = () => `robin-${randomUUID().slice(0, 12)}@example.org`;
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

export const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
export const start = (page: Page) => page.getByRole('button', { name: 'Start Learning!', exact: true });

export async function tellAboutYourself(page: Page, more: { first?: string; last?: string; email?: string } = {}): Promise<void> {
  await page.goto('/onboarding');
  await page.getByLabel('First name').fill(more.first ?? 'Robin');
  await page.getByLabel('Last name').fill(more.last ?? 'Lind');
  await page.getByLabel('Email').fill(more.email ?? email());
}

export async function reachTheLastStep(page: Page, address = email()): Promise<void> {
  await tellAboutYourself(page, { email: address });
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'You’re all set!' })).toBeVisible();
}
