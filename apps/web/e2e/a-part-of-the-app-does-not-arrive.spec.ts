import type { Page } from 'playwright/test';
import { aLearnerIn, completeSections, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { asALearner } from './people.ts';

/** From now on files of these kinds do not arrive: all of them, or so many. Answers how many were lost, and lets the others through again. */
async function losing(page: Page, files: RegExp, most = Number.POSITIVE_INFINITY) {
  const lost: string[] = [];
  let isLosing = true;
  await page.route(files, async (route) => {
    if (!isLosing || lost.length >= most) return route.continue();
    lost.push(new URL(route.request().url()).pathname);
    await route.abort('failed');
  });
  return {
    lost,
    stop: () => {
      isLosing = false;
    },
  };
}
const CODE = /\/assets\/.*\.(js|css)$/;

const missing = (page: Page) => page.locator('dialog.over-missing');

async function onThe(page: Page, address: string, title: string): Promise<void> {
  await asALearner(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a file that is lost once is asked for again, and nobody notices', async ({ page }) => {
  await onThe(page, '/courses', 'Choose Your Learning Path');
  const { lost } = await losing(page, /\/assets\/Dialog.*\.js$/, 2);
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Interactive Course Journey' })).toBeVisible();
  expect(lost).toHaveLength(2);
  await expect(page.locator('.problem')).toHaveCount(0);
});

test('looks that are lost are asked for again: a dialog never comes without them', async ({ page }) => {
  await onThe(page, '/courses', 'Choose Your Learning Path');
  const { lost } = await losing(page, /\/assets\/[^/]*\.css$/, 1);
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const dialog = page.locator('.dialog');
  await expect(dialog).toBeVisible();
  expect(lost).toHaveLength(1);
  await expect(dialog).toHaveCSS('display', 'grid');
  const wanted = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ sheet }) => sheet !== null));
  expect(wanted).not.toContain(false);
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => new URL(href ?? 'about:blank').pathname))).toContain(lost[0]);
});

test('a preview whose code does not come says so over the page, which stays; another try fetches it', async ({ page }) => {
  await onThe(page, '/courses', 'Choose Your Learning Path');
  const { stop } = await losing(page, CODE);
  const preview = page.getByRole('button', { name: 'Preview' }).first();
  await preview.click();
  await expect(missing(page).getByText(/This part could not be loaded/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Learning Path', includeHidden: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(missing(page)).toBeHidden();
  await expect(preview).toBeFocused();

  await preview.click();
  await expect(missing(page)).toBeVisible({ timeout: 20_000 });
  stop();
  await missing(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Interactive Course Journey' })).toBeVisible();
  await expect(page.locator('.dialog')).toHaveCSS('display', 'grid');
  await page.keyboard.press('Escape');
  await expect(page.locator('.dialog')).toHaveCount(0);
  await expect(preview).toBeFocused();
});

test('closed and opened again, what did not come is fetched afresh', async ({ page }) => {
  await onThe(page, '/sessions', 'Learning Sessions');
  const { stop } = await losing(page, CODE);
  const start = page.getByRole('button', { name: 'Start New Session' });
  await start.click();
  await expect(missing(page)).toBeVisible({ timeout: 20_000 });
  await missing(page).getByRole('button', { name: 'Close' }).click();
  await expect(missing(page)).toBeHidden();
  stop();
  await start.click();
  await expect(page.getByRole('dialog', { name: 'Start New Session' }).getByText('What would you like to talk about?', { exact: true })).toBeVisible();
});

test('a graph that does not come says so in its place and comes by itself when the network is back', async ({ page, context }) => {
  await aLearnerIn(page, FRACTIONS, { done: 1 });
  const { stop } = await losing(page, /\/assets\/DaysChart.*\.js$/);
  await page.goto('/analytics');
  const graph = page.getByRole('region', { name: 'Time with Lou' });
  await expect(graph.getByText(/This part could not be loaded/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  stop();
  await context.setOffline(true);
  await expect(graph.getByText(/You are offline\. It comes by itself when the connection is back\./)).toBeVisible();
  await context.setOffline(false);
  await expect(graph.locator('.problem')).toHaveCount(0);
  await expect(graph.getByRole('img').first()).toBeVisible();
});

test('a screen that does not come says so within its frame, and another try fetches it', async ({ page }) => {
  await onThe(page, '/courses', 'Choose Your Learning Path');
  const { stop } = await losing(page, CODE);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Learning Sessions' })).toBeVisible();
  stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('toasts whose code does not come take nothing with them, and are shown once it does', async ({ page }) => {
  const { id, sections } = await aLearnerIn(page, FRACTIONS);
  const { lost, stop } = await losing(page, /\/assets\/Toasts.*\.js$/);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.waitForTimeout(1_000); // what changes is followed once the page is there
  await completeSections(page, id, sections.slice(0, 1));
  await expect.poll(() => lost.length, { timeout: 20_000 }).toBe(4);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  stop();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.toast').first()).toBeVisible();
});

test('the app that loses its first file is asked for again', async ({ page }) => {
  await asALearner(page);
  const { lost } = await losing(page, /\/assets\/App-.*\.(js|css)$/, 2);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Learning Path' })).toBeVisible();
  expect(lost).toHaveLength(2);
});

test('a page whose every answer is on its way is accessible', async ({ page }) => {
  await asALearner(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the journey may be over
  });
  await page.goto('/knowledge');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible();
});
