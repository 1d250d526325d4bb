import { BUDGETS, measureFirstLoad } from './first-load.ts';
import { expect, test } from './journey.ts';
import { asALearner } from './people.ts';
import { answering } from './wire.ts';

test('the landing page keeps its budget, and needs React and nothing else of the app’s libraries', async ({ page }) => {
  const { jsKb, cssKb, files } = await measureFirstLoad(page, '/');
  expect(jsKb).toBeLessThanOrEqual(BUDGETS.landing.jsKb);
  expect(cssKb).toBeLessThanOrEqual(BUDGETS.landing.cssKb);
  expect(files.filter(({ name }) => /App|wire|Dashboard/.test(name))).toEqual([]);
});

test('the dashboard keeps its budget', async ({ page }) => {
  await answering(page, 'tutoring.recentSessions', [{ id: 's', topic: 'Halves', duration: 60, completedAt: null, satisfaction: 0 }]);
  await asALearner(page);
  const { jsKb, cssKb } = await measureFirstLoad(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
  expect(jsKb).toBeLessThanOrEqual(BUDGETS.dashboard.jsKb);
  expect(cssKb).toBeLessThanOrEqual(BUDGETS.dashboard.cssKb);
});
