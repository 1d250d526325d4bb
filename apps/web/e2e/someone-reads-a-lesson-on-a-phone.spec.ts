import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS, readAddress } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';

async function readingTheFirst(page: Page, height = 844): Promise<void> {
  await page.setViewportSize({ width: 390, height });
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const section = sections[0];
  if (!section) throw new Error('There is no such section.');
  await page.goto(readAddress(section));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(section.title);
}

test('a figure stands whole on a phone, and larger, to be scrolled, for whoever asks for it', async ({ page }) => {
  await readingTheFirst(page);
  const figure = page.getByRole('figure').filter({ hasText: 'one piece of four and yet no quarter' });
  const place = figure.locator('.figure-window');
  const hidden = () => place.evaluate((window) => window.scrollWidth - window.clientWidth);
  await expect(figure.getByText(/not a quarter/)).toBeVisible();
  expect(await hidden()).toBeLessThanOrEqual(0);
  await figure.getByRole('button', { name: 'Show it larger' }).click();
  expect(await hidden()).toBeGreaterThan(100);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await figure.getByRole('button', { name: 'Show it whole' }).click();
  expect(await hidden()).toBeLessThanOrEqual(0);
});

test('what an exercise answers comes into sight above the fixed bar, in a word with its mark', async ({ page }) => {
  await readingTheFirst(page, 640);
  const exercise = page.getByRole('region', { name: 'Bulbs in a pot' });
  const answer = exercise.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('4/5');
  const check = exercise.getByRole('button', { name: 'Check' });
  // The button just above the bar: what comes under it would be below the bar.
  await check.evaluate((button) => {
    const bar = document.querySelector('.bottombar')?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, button.getBoundingClientRect().bottom - bar + 4);
  });
  await check.click();
  const told = exercise.getByRole('status');
  await expect(told).toContainText('Not this time. Look at it once more, or ask Lou.');
  await expect(told.locator('svg')).toBeVisible();
  await expect(exercise.getByRole('link', { name: 'Talk it over with Lou' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overlaps(page, '.feedback', '.bottombar')).toBe(false);
  await expectAccessible(page);
});
