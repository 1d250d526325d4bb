import type { Locator } from 'playwright/test';
import { enrolIn, FRACTIONS } from './courses.ts';
import { atTheirDashboard, small } from './dashboard-page.ts';
import { expect, overlaps, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { ask, inASession, onTheDashboard, QUESTION } from './talking.ts';
import { answering } from './wire.ts';

test('on a phone the lamp stands clear of the greeting, however long the name', async ({ page }) => {
  await page.setViewportSize(small);
  await asALearner(page);
  for (const firstName of ['Zed', 'Zed3120', 'Maximiliane-Theodora Eleonore']) {
    await page.request.patch('/api/me/settings', { data: { firstName } });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
    await expect(page.locator('.desk .bone')).toHaveCount(0);
    expect(await overlaps(page, '#hello', '.desk-lamp'), firstName).toBe(false);
  }
});

test('on a phone nothing jumps while the dashboard comes', async ({ page }) => {
  await page.setViewportSize(small);
  const jumped = await watchJumps(page);
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Learning Session' })).toBeVisible();
  await expect(page.locator('.desk .bone')).toHaveCount(0);
  await page.waitForTimeout(300);
  expect(await jumped()).toBeLessThan(0.02);
});

test('on a wide page all stays where it is with the first words, and all of the conversation is in sight', async ({ page }) => {
  await onTheDashboard(page);
  await expect(page.locator('.aside .bone')).toHaveCount(0);
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 };
  const [card, aside, content] = [await boxOf('.chat'), await boxOf('.aside'), await boxOf('.dashboard > section:last-child')];
  expect(card.y).toBe(aside.y);
  await page.getByRole('button', { name: 'Write to Lou' }).click();
  await expect(page.locator('.chat .topic')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.composer')).toBeInViewport({ ratio: 1 });
  await ask(page, QUESTION);
  await expect(page.locator('.chat .topic')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.composer')).toBeInViewport({ ratio: 1 });
  const [talk, below] = [await boxOf('.chat'), await boxOf('.dashboard > section:last-child')];
  expect(Math.abs(talk.height - card.height)).toBeLessThan(2);
  expect(Math.abs(below.y - talk.y - (content.y - card.y))).toBeLessThan(2);
});

test('on a wide page what there is to study stands under the conversation, and is read after what stands beside that', async ({ page }) => {
  const sessions = ['Halves', 'Thirds', 'Fifths'].map((topic) => ({
    ...{ id: topic, topic, duration: 60, satisfaction: 0, learnerTurns: 1, completionStatus: 'completed' },
    ...{ startedAt: '2026-03-05T11:00:00Z', completedAt: '2026-03-05T12:00:00Z' },
  }));
  await answering(page, 'tutoring.recentSessions', sessions);
  await atTheirDashboard(page);
  const content = page.getByRole('region', { name: 'Available Content' });
  for (const one of [page.locator('.chat'), page.locator('.aside'), content]) await expect(one).toBeVisible();
  await expect(page.locator('.dashboard .bone')).toHaveCount(0);
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [card, aside, below] = [await boxOf(page.locator('.chat')), await boxOf(page.locator('.aside')), await boxOf(content)];
  expect([below.x, below.width]).toEqual([card.x, card.width]);
  expect(below.y - card.y - card.height, 'between the two').toBeLessThan(40);
  expect(Math.abs(below.y + below.height - aside.y - aside.height), 'blank below one of the columns').toBeLessThan(220);
  await page.getByRole('link', { name: 'All sessions' }).focus();
  await page.keyboard.press('Tab');
  await expect(content.getByRole('link', { name: 'Browse All' })).toBeFocused();
});

test('on a wide page the conversation stays in sight while the aside goes by, and ends with it', async ({ page }) => {
  await inASession(page);
  const card = page.locator('.chat');
  const aside = page.locator('.chat-place'); // it is as high as what stands beside it
  await expect(page.locator('.dashboard .bone')).toHaveCount(0);
  const boxOf = async (one: typeof card) => (await one.boundingBox()) ?? { y: 0, height: 0 };
  const halfway = await boxOf(aside);
  await page.mouse.move(700, 100);
  await page.mouse.wheel(0, halfway.y + 40);
  await expect(card.getByRole('textbox', { name: 'Message to Lou' })).toBeInViewport({ ratio: 1 });
  const [shown, beside] = [await boxOf(card), await boxOf(aside)];
  // Beside an aside that is short it may have come to its end already.
  const endsWithIt = Math.abs(shown.y + shown.height - beside.y - beside.height) < 2;
  expect(shown.y > 0 || endsWithIt).toBe(true);
  expect(shown.y + shown.height).toBeGreaterThan(Math.min(860, beside.y + beside.height - 2));
  await page.setViewportSize({ width: 1440, height: 2_400 });
  const [high, whole] = [await boxOf(card), await boxOf(aside)];
  expect(Math.abs(high.height - whole.height)).toBeLessThan(2);
});
