import { atTheirDashboard } from './dashboard-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { asALearner } from './people.ts';
import { answering, holding, watching } from './wire.ts';

test('L009 L053 L054 L055 L061 the dashboard greets the learner by first name under the product’s logo and name', async ({ page }) => {
  await atTheirDashboard(page, { firstName: 'Amara' });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Lou, dashboard', exact: true })).toBeVisible();
  await expect(bar.locator('.wordmark svg')).toBeVisible();
  await expect(bar.getByText('Amara', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
  await expect(page.getByRole('region', { name: 'Points and achievements', exact: true })).toBeVisible();
});

test('L055 L061 without a first name the username stands in its place', async ({ page }) => {
  const username = await atTheirDashboard(page, { firstName: '' });
  await expect(page.getByRole('banner').getByText(username, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
});

test('L066 L067 L068 L069 L070 L206 the progress card shows sessions, hours, the rate of completion, the level, and engagement times 20 as a percent', async ({
  page,
}) => {
  await answering(page, 'mastery.learnerStats', {
    totalSessions: 23,
    totalHours: 14.52,
    completionRate: 0.68,
    currentLevel: 'intermediate',
    levelIsShown: true,
    engagementScore: 4.1,
    streakDays: 12,
    week: [],
  });
  await atTheirDashboard(page);
  const figures = page.getByRole('region', { name: 'Progress', exact: true }).locator('dl > div');
  await expect(figures.nth(0)).toHaveText('Sessions CompletedTalks in which you took part, ended or not23');
  await expect(figures.nth(1)).toHaveText('Learning TimeIn those talks14.5 hours');
  await expect(figures.nth(2)).toHaveText('Completion RateOf the sections in your courses68%');
  await expect(figures.nth(3)).toHaveText('Current LevelFrom your quiz answersIntermediate');
  const engagement = page.getByRole('progressbar', { name: 'Engagement', exact: true });
  await expect(engagement).toHaveAttribute('aria-valuenow', '82');
});

test('a level that no answers show yet is said to be no more than that', async ({ page }) => {
  await atTheirDashboard(page);
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(progress.locator('dl > div').nth(3)).toHaveText('Current LevelUntil your quiz answers show oneBeginner');
  await expect(page.getByText(/Something new/).first()).toHaveText(/^Something new in .+, from the very beginning\.$/);
  await answering(page, 'mastery.learnerStats', { ...stats, streakDays: 1 });
  await page.reload();
  await expect(progress.locator('dl > div').nth(3)).toHaveText('Current LevelFrom your quiz answersBeginner');
});

test('L102 L103 L104 L105 L106 the points bar shows the points, three seals and how many more; a seal toggles the whole list', async ({ page }) => {
  const achievements = ['First Steps', 'Ten Good Questions', 'A Week of Evenings', 'Piece by Piece', 'Hola'].map((title, index) => ({
    id: `a${index}`,
    type: 'first',
    title,
    description: 'Done once and well.',
    badge: String(index + 1),
    points: index === 4 ? 0 : 50,
    earnedAt: '2026-01-05T09:00:00Z',
  }));
  await answering(page, 'achievements.stats', { totalPoints: 1240, totalAchievements: 5, achievements });
  await atTheirDashboard(page);
  const bar = page.getByRole('region', { name: 'Points and achievements', exact: true });
  await expect(bar.getByText('1,240 points', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(4);
  await bar.getByRole('button', { name: '+2 more achievements', exact: true }).click();
  await expect(bar.getByRole('listitem').first()).toBeVisible();
  await bar.getByRole('button', { name: '+2 more achievements', exact: true }).click();
  await expect(bar.getByRole('listitem').first()).toBeHidden();
  await bar.getByRole('button', { name: /^First Steps, 50 points/ }).click();
  await expect(bar.getByRole('listitem').getByText('50 points', { exact: true })).toHaveCount(4);
  await expect(bar.getByRole('listitem').filter({ hasText: 'Hola' })).not.toContainText('points');
  // They and what was done beside them add up to the points in the bar.
  await expect(bar.getByRole('listitem').last()).toContainText('1,040 points');
  await expectAccessible(page);
  await bar.getByRole('button').last().click();
  await expect(bar.getByRole('listitem').first()).toBeHidden();
  await bar.getByRole('button').first().click();
  await bar.getByRole('list').focus();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('listitem').first()).toBeHidden();
  await expect(bar.getByRole('button').first()).toBeFocused();
});

test('L102 L359 points are shown and asked for where somebody is signed in, with their id', async ({ page }) => {
  const asked = watching(page, 'achievements.stats');
  for (const address of ['/', '/auth', '/onboarding']) await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Points and achievements', exact: true })).toHaveCount(0);
  expect(asked.requests).toHaveLength(0);
  await atTheirDashboard(page);
  await expect(page.getByRole('region', { name: 'Points and achievements', exact: true })).toBeVisible();
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  expect(asked.requests.map((request) => decodeURIComponent(request.url())).every((address) => address.includes(`"userId":"${id}"`))).toBe(true);
  expect(asked.requests.length).toBeGreaterThan(0);
});

const stats = { totalSessions: 1, totalHours: 1, completionRate: 0.5, currentLevel: 'beginner', levelIsShown: true, engagementScore: 1, week: [] };
test('L091 L092 the streak card reads "{n} Day Streak!", and is there above 0 days only', async ({ page }) => {
  await answering(page, 'mastery.learnerStats', { ...stats, streakDays: 12 });
  await atTheirDashboard(page);
  await expect(page.getByRole('heading', { name: '12 Day Streak!', exact: true })).toBeVisible();
  await answering(page, 'mastery.learnerStats', { ...stats, streakDays: 0 });
  await page.reload();
  await expect(page.getByText(/Current Level/)).toBeVisible();
  await expect(page.getByText(/Day Streak!/)).toHaveCount(0);
});

test('L063 "Browse Courses" leads from the welcome card to /courses', async ({ page }) => {
  await atTheirDashboard(page);
  await page
    .getByRole('region', { name: /^Welcome back/ })
    .getByRole('link', { name: 'Browse Courses', exact: true })
    .click();
  await expect(page).toHaveURL('/courses');
});

test('L454 before the first course the storyboard says how a journey begins', async ({ page }) => {
  await answering(page, 'tutoring.recentSessions', [{ id: 'a', topic: 'Topic a', duration: 60, satisfaction: 0, startedAt: '2026-03-05T12:00:00Z' }]);
  await asALearner(page);
  await page.goto('/');
  await expect(page.getByText(/Start Your Learning Journey/)).toBeVisible();
});

test('L071 L072 L073 L074 L075 L076 the last three sessions show topic, minutes, date and five dots', async ({ page }) => {
  const session = (id: string, duration: number, satisfaction: number, completionStatus = 'completed') => ({
    completionStatus,
    id,
    topic: `Topic ${id}`,
    duration,
    satisfaction,
    learnerTurns: 1,
    startedAt: '2026-03-04T11:00:00Z',
    completedAt: '2026-03-05T12:00:00Z',
  });
  await answering(page, 'tutoring.recentSessions', [
    session('a', 1_500, 4),
    session('b', 60, 0, 'paused'),
    session('c', 50, 0, 'in_progress'),
    session('d', 60, 1),
  ]);
  await atTheirDashboard(page);
  const recent = page.getByRole('region', { name: 'Recent Learning Sessions', exact: true });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(['Topic a', 'Topic b', 'Topic c']);
  await expect(recent.getByRole('listitem').first()).toContainText('25 minutes');
  await expect(recent.getByRole('listitem').nth(1)).toContainText('1 minute');
  await expect(recent.getByRole('listitem').first()).toContainText('5 Mar');
  await expect(recent.getByRole('img', { name: 'Satisfaction 4 of 5', exact: true }).locator('i')).toHaveCount(5);
  await expect(recent.getByRole('img', { name: 'Satisfaction 4 of 5', exact: true }).locator('i.on')).toHaveCount(4);
  await expect(recent.getByRole('listitem').first()).not.toContainText(/Completed|Not rated/);
  await expect(recent.getByRole('listitem').nth(1)).toContainText('Paused');
  await expect(recent.getByRole('listitem').nth(1).getByText('Not rated', { exact: true })).toBeVisible();
  const [facts, dots] = [recent.getByText(/In progress/), recent.getByRole('img').nth(2)];
  await expect(dots).toHaveAccessibleName('Not rated');
  const [line, beside] = [await facts.boundingBox(), await dots.boundingBox()];
  expect(beside?.y, 'in one line with what stands in it').toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
  await recent.getByRole('listitem').nth(1).click();
  await expect(page).toHaveURL('/sessions?session=b');
});

test('a topic that is one long word stays in its column', async ({ page }) => {
  const session = { id: 'a', topic: 'x'.repeat(200), duration: 60, satisfaction: 0, learnerTurns: 1, completionStatus: 'completed' };
  await answering(page, 'tutoring.recentSessions', [{ ...session, startedAt: '2026-03-05T11:00:00Z', completedAt: '2026-03-05T12:00:00Z' }]);
  await atTheirDashboard(page);
  await expect(page.getByRole('link', { name: session.topic })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('L453 without sessions the card says so', async ({ page }) => {
  await atTheirDashboard(page);
  await expect(page.getByRole('region', { name: 'Recent Learning Sessions', exact: true }).getByText(/No recent sessions found/)).toBeVisible();
});

test('L352 the desk begins a session once, and its button rests meanwhile', async ({ page }) => {
  await answering(page, 'recommendations.list', [
    {
      id: 'fractions-that-make-sense',
      title: 'Fractions that make sense',
      content: 'Fold, cut and count.',
      contentType: 'course',
      difficulty: 'beginner',
      category: 'academic-studies',
      estimatedDuration: 240,
      tags: [],
      reason: { code: 'begun' },
      link: '/course/fractions-that-make-sense',
    },
  ]);
  await answering(page, 'tutoring.startSession', {
    id: 's1',
    sessionData: { topic: 'Fractions that make sense', messages: [{ role: 'ai', content: 'Good to see you.', timestamp: '2026-01-05T09:00:00Z' }] },
  });
  const release = await holding(page, 'tutoring.startSession');
  await atTheirDashboard(page);
  await page.getByRole('button', { name: 'Start Learning Session', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Starting...', exact: true })).toBeDisabled();
  release();
  await expect(page.getByText(/Good to see you\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Learning Session', exact: true })).toBeEnabled();
});

for (const width of [390, 768, 1440]) {
  test(`the dashboard is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await atTheirDashboard(page, { firstName: 'Wolfeschlegelsteinhausenbergerdorff' });
    await expect(page.getByRole('heading', { name: 'Recent Learning Sessions' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, width === 1440 ? ['light', 'dark'] : ['light']);
  });
}
