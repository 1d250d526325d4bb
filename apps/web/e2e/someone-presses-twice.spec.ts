import type { Page } from 'playwright/test';
import { expect, pressTwice, test } from './journey.ts';
import { asALearner } from './people.ts';
import { carried } from './wire.ts';

/** One call is under way, and stays the only one. */
async function expectOneOf(page: Page, calls: readonly unknown[]): Promise<void> {
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  expect(calls).toHaveLength(1);
}

test('Start Learning! pressed twice registers once', async ({ page }) => {
  const calls = carried(page, 'identity.register');
  await page.goto('/onboarding');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email').fill(`robin.${Date.now()}@example.org`);
  for (const _step of [1, 2]) await page.getByRole('button', { name: 'Next' }).click();
  await pressTwice(page.getByRole('button', { name: 'Start Learning!' }));
  await expectOneOf(page, calls);
});

test('Sign Up pressed twice registers once', async ({ page }) => {
  const calls = carried(page, 'identity.register');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(`robin${Date.now()}`);
  await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill('a long and quiet evening');
  await pressTwice(page.getByRole('button', { name: 'Sign Up' }));
  await expectOneOf(page, calls);
});

test('Enroll Now, Start Learning Session and Sign Out pressed twice do it once', async ({ page }) => {
  const [enrolments, starts, endings] = ['enrolment.enrol', 'tutoring.startSession', 'identity.logout'].map((call) => carried(page, call));
  await asALearner(page);
  await page.goto('/courses');
  await pressTwice(page.getByRole('button', { name: /^Enroll Now/ }).first());
  await expectOneOf(page, enrolments ?? []);
  await page.goto('/');
  await pressTwice(page.getByRole('button', { name: 'Start Learning Session' }));
  await expectOneOf(page, starts ?? []);
  await page.goto('/');
  await pressTwice(page.getByRole('button', { name: 'Sign Out' }).first());
  await expectOneOf(page, endings ?? []);
});
