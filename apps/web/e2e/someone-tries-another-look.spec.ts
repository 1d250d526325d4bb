import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { asALearner } from './people.ts';
import { part } from './settings-page.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('lou-theme'));

test('a look that is tried is shown at once, and kept on the device only when it is saved', async ({ page }) => {
  await asALearner(page);
  await page.goto('/settings');
  const appearance = part(page, 'Appearance');
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await kept(page)).toBeNull();
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');

  await page.goBack();
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await appearance.getByRole('button', { name: 'Save appearance' }).click();
  await expect.poll(() => kept(page)).toBe('dark');
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
