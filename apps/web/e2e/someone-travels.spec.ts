import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { asALearner } from './people.ts';

const settingsOf = async (page: Page) => (await page.request.get('/api/me/settings')).json();

/** The device is somewhere else now, as its own clock says. */
const carriedTo = (page: Page, timeZone: string) =>
  page.evaluate((zone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: zone };
    };
  }, timeZone);
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('the days of somebody who travels while signed in are those of where they are', async ({ page }) => {
  await asALearner(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Amara!' })).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ timeZone: 'Europe/Berlin' });
  await carriedTo(page, 'Asia/Tokyo');
  await lookAgain(page);
  await expect.poll(async () => (await settingsOf(page)).timeZone).toBe('Asia/Tokyo');
});

test('a zone that was chosen stays wherever the device is', async ({ page }) => {
  await asALearner(page);
  await page.request.patch('/api/me/settings', { data: { timeZone: 'Europe/Lisbon' } });
  const told = page.waitForResponse((response) => response.url().includes('identity.changeSettings'));
  await page.goto('/');
  await told;
  expect(await settingsOf(page)).toMatchObject({ timeZone: 'Europe/Lisbon' });
});
