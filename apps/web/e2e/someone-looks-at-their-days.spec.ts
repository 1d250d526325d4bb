import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { aStranger } from './people.ts';

test('whoever wants no points finds no streak on their own learning either, and their days all the same', async ({ page }) => {
  await aLearnerIn(page, FRACTIONS, { done: 1 });
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: '1 Day Streak!' })).toBeVisible();
  await page.request.patch('/api/me/settings', { data: { gamification: false } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible();
  await expect(page.getByText(/Streak/)).toHaveCount(0);
});

test('whoever signed up as a user is no staff to whom the page must say whose learning it is', async ({ page }) => {
  await page.request.post('/api/register', { data: { ...aStranger(), role: 'user' } });
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Your learning' })).toBeVisible();
  await expect(page.getByText(/This is your own learning\./)).toHaveCount(0);
});
