import { bar, progress } from './course-page.ts';
import { aLearnerIn, aLearnerWith, completeSections, enrolIn, FRACTIONS, readAddress, sectionsOf } from './courses.ts';
import { expect, overlaps, test } from './journey.ts';
import { asALearner } from './people.ts';
import { ask, connected } from './talking.ts';
import { answering, deafToChanges } from './wire.ts';

test('what came live is shown once: no later claim shows it again, not after a reload nor after signing in anew', async ({ page }) => {
  const learner = await asALearner(page);
  const begun = page.waitForResponse('**/trpc/live.changes*');
  await page.goto('/courses');
  await begun;
  const said = page.waitForResponse('**/trpc/achievements.shown*');
  await enrolIn(page, FRACTIONS);
  const toasts = page.getByRole('region', { name: 'New achievements' });
  await expect(toasts.locator('.toast').getByText(/Name on the Spine/)).toBeVisible();
  expect((await said).ok()).toBe(true);

  await page.request.post('/api/logout', { data: {} });
  await page.request.post('/api/login', { data: { username: learner.username, password: learner.password } });
  await page.goto('/');
  await connected(page);
  const claimed = page.waitForResponse('**/trpc/achievements.award*');
  await ask(page, 'What does the bottom number of a fraction tell?');
  expect(JSON.stringify(await (await claimed).json())).not.toContain('enrolled');
  await expect(toasts.locator('.toast')).toHaveCount(1);
});

test('what happened while the stream was still on its way shows when it is there', async ({ page }) => {
  await asALearner(page);
  const mayGo = Promise.withResolvers<void>();
  await page.route('**/trpc/live.changes*', async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  await page.goto('/courses');
  await expect(page.getByText('0 points', { exact: true }).first()).toBeVisible();
  await enrolIn(page, FRACTIONS);
  mayGo.resolve();
  await expect(page.getByText('10 points', { exact: true }).first()).toBeVisible();
});

test('each is read aloud once; while the keyboard is at one it stays, and closing it leads on, and back at last', async ({ page }) => {
  const id = await aLearnerWith(page);
  const sections = await sectionsOf(page, FRACTIONS);
  const begun = page.waitForResponse('**/trpc/live.changes*');
  await page.goto('/courses');
  await begun;
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
  await signOut.focus();
  await enrolIn(page, FRACTIONS);
  const toasts = page.getByRole('region', { name: 'New achievements' });
  const aloud = toasts.getByRole('status');
  await expect(aloud).toHaveText('Name on the Spine, 10 points.');
  await completeSections(page, id, sections.slice(0, 1));
  await expect(aloud).toHaveText('First Page Turned, 25 points.');

  const [first, second] = ['Name on the Spine', 'First Page Turned'].map((title) => toasts.getByRole('button', { name: `Close: ${title}` }));
  await second?.focus();
  await page.waitForTimeout(8_500); // longer than any stays by itself
  await expect(toasts.locator('.toast')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(first ?? toasts).toBeFocused();
  await expect(aloud).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(toasts.locator('.toast')).toHaveCount(0);
  await expect(signOut).toBeFocused();
});

test('several at once stand below each other, each to be read; how far one is in the course stays in sight', async ({ page }) => {
  await deafToChanges(page); // what is really earned would stand beside the three
  const three = ['First', 'Second', 'Third'].map((title) => ({
    ...{ id: title, type: 'lesson', title, description: 'You did something for the first time.', badge: '1', points: 10 },
    earnedAt: '2026-01-05T09:00:00Z',
  }));
  await answering(page, 'achievements.award', three);
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(readAddress(sections[0] ?? { courseId: FRACTIONS, id: '' }));
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  const toasts = page.locator('.toast');
  await expect(toasts).toHaveCount(3);
  await expect(progress(page)).toBeVisible();
  expect(await overlaps(page, '.toasts', '[aria-labelledby="learning-progress"]')).toBe(false);
  const feet = await toasts.evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]));
  for (const [at, [top = 0]] of feet.entries()) if (at > 0) expect(top).toBeGreaterThan(feet[at - 1]?.[1] ?? top);
  await expect(toasts.locator('strong')).toHaveText(['First', 'Second', 'Third']);
  await page.getByRole('button', { name: 'Close: Third' }).click();
  await page.getByRole('button', { name: 'Close: Second' }).click();
  await expect(toasts).toHaveCount(1);
});
