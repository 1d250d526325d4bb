import { BUDGETS, measureFirstLoad } from './first-load.ts';
import { expect, test } from './journey.ts';
import { asALearner } from './people.ts';
import { chat, inASession, quizMe } from './talking.ts';
import { answering } from './wire.ts';

test('the landing page keeps its budget, and needs React and nothing else of the app’s libraries', async ({ page }) => {
  const { jsKb, cssKb, files } = await measureFirstLoad(page, '/');
  expect(jsKb).toBeLessThanOrEqual(BUDGETS.landing.jsKb);
  expect(cssKb).toBeLessThanOrEqual(BUDGETS.landing.cssKb);
  expect(files.filter(({ name }) => /App|wire|Dashboard/.test(name))).toEqual([]);
});

test('before any script has come the page has its name, in its place, and says that it loads', async ({ page }) => {
  await asALearner(page);
  await page.goto('/');
  const placeOf = async () => {
    await page.evaluate(async () => void (await document.fonts.ready)); // the name is wider in its own letters
    return (await page.locator('.wordmark').first().boundingBox()) ?? {};
  };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  const there = await placeOf();
  await page.route('**/assets/*.js', () => undefined); // never answered
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toHaveText('Loading');
  expect(await placeOf()).toEqual(there);
});

test('the dashboard keeps its budget', async ({ page }) => {
  await answering(page, 'tutoring.recentSessions', [{ id: 's', topic: 'Halves', duration: 60, completedAt: null, satisfaction: 0 }]);
  await asALearner(page);
  const { jsKb, cssKb } = await measureFirstLoad(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
  expect(jsKb).toBeLessThanOrEqual(BUDGETS.dashboard.jsKb);
  expect(cssKb).toBeLessThanOrEqual(BUDGETS.dashboard.cssKb);
});

test('the dashboard keeps its budget with a quiz under way in its talk', async ({ page, context }) => {
  await inASession(page);
  await quizMe(page).click();
  await expect(chat(page).locator('button.option').first()).toBeVisible();
  const later = await context.newPage();
  const { jsKb, cssKb } = await measureFirstLoad(later, '/');
  await expect(chat(later).locator('button.option').first()).toBeVisible();
  expect(jsKb).toBeLessThanOrEqual(BUDGETS.dashboard.jsKb);
  expect(cssKb).toBeLessThanOrEqual(BUDGETS.dashboard.cssKb);
});
