import type { Page } from 'playwright/test';
import { enrolIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, notice, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { timing } from './page-clock.ts';
import { asALearner } from './people.ts';
import { answering, holding, watching } from './wire.ts';

const small = { width: 390, height: 844 };
const enrolled = {
  courseId: 'fractions-that-make-sense',
  progress: '44',
  completedSectionIds: [],
  currentSectionId: null,
  enrolledAt: '2026-01-05T09:00:00Z',
  completedAt: null,
};

/** A learner who has begun, so that the first visit's redirect does not get in the way. */
async function onTheDashboard(page: Page, more: { firstName?: string } = {}): Promise<string> {
  await answering(page, 'enrolment.list', [enrolled]);
  const { username } = await asALearner(page, more);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return username;
}

test('L009 L053 L054 L055 L061 the dashboard greets the learner by first name under the product’s logo and name', async ({ page }) => {
  await onTheDashboard(page, { firstName: 'Amara' });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Lou, dashboard' })).toBeVisible();
  await expect(bar.locator('.wordmark svg')).toBeVisible();
  await expect(bar.getByText('Amara', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
  await expect(page.getByRole('region', { name: 'Points and achievements' })).toBeVisible();
});

test('L055 L061 without a first name the username stands in its place', async ({ page }) => {
  const username = await onTheDashboard(page, { firstName: '' });
  await expect(page.getByRole('banner').getByText(username, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
});

test('L017 while it is not known who is here, bones stand and "Loading" is said politely', async ({ page }) => {
  const release = await holding(page, 'identity.currentUser');
  await asALearner(page);
  await page.goto('/sessions');
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  const place = async () => (await page.locator('main').boundingBox())?.x;
  const before = await place();
  release();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(before).toBe(await place());
});

test('a page that is shorter than the window has its scrollbar too, so that no line ends before the edge', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll'); // a hidden one is measured by nothing else
});

test('L093 L094 L095 L096 L097 L098 the side navigation leads to the six pages, and marks the one that is open', async ({ page }) => {
  await onTheDashboard(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [word, address] of [
    ['Learning Sessions', '/sessions'],
    ['Knowledge Base', '/knowledge'],
    ['Analytics', '/analytics'],
    ['Content Library', '/library'],
    ['Settings', '/settings'],
    ['Dashboard', '/'],
  ] as const) {
    await navigation.getByRole('link', { name: word, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(word);
  }
});

test('L100 on a large screen the side navigation stands, also when one has scrolled', async ({ page }) => {
  await onTheDashboard(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(navigation).toBeInViewport();
});

test('L099 on a small screen it is a drawer: it opens, follows a link, closes by Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize(small);
  await onTheDashboard(page);
  const opener = page.getByRole('button', { name: 'Open navigation' });
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await opener.click();
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.waitForTimeout(300);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Learning Sessions' }).click();
  await expect(page).toHaveURL('/sessions');
  await expect(drawer).toBeHidden();
});

test('L057 L060 on a small screen a menu holds Settings, Help and Sign Out, and folds away', async ({ page }) => {
  await page.setViewportSize(small);
  await onTheDashboard(page);
  const opener = page.getByRole('button', { name: /^Account menu/ });
  const entries = page.locator('.account-list');
  await expect(entries).toBeHidden();
  await opener.click();
  await expect(entries.getByRole('listitem')).toHaveText(['Settings', 'Help', 'Sign Out']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(entries).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await entries.getByRole('button', { name: 'Sign Out' }).click();
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
});

test('L101 where Lou has a voice the navigation says so, elsewhere it does not', async ({ page }) => {
  await onTheDashboard(page);
  await expect(page.getByText('Voice AI Active')).toHaveCount(0);
  await page.route('**/sessions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', '<html lang="en" data-voice="on"') });
  });
  await page.goto('/sessions');
  const panel = page.getByRole('navigation', { name: 'Main' });
  await expect(panel.getByText('Voice AI Active')).toBeVisible();
  await expect(panel.getByText('Ready to help learners')).toBeVisible();
});

test('L066 L067 L068 L069 L070 L206 the progress card shows sessions, hours, the rate of completion, the level, and engagement times 20 as a percent', async ({
  page,
}) => {
  await answering(page, 'mastery.learnerStats', {
    totalSessions: 23,
    totalHours: 14.52,
    completionRate: 0.68,
    currentLevel: 'intermediate',
    engagementScore: 4.1,
    streakDays: 12,
    week: [],
  });
  await onTheDashboard(page);
  const figures = page.getByRole('region', { name: 'Progress', exact: true }).locator('dl > div');
  await expect(figures.nth(0)).toHaveText('Sessions CompletedTalks in which you took part23');
  await expect(figures.nth(1)).toHaveText('Learning TimeIn those talks14.5 hours');
  await expect(figures.nth(2)).toHaveText('Completion RateOf the sections in your courses68%');
  await expect(figures.nth(3)).toHaveText('Current LevelFrom your quiz answersIntermediate');
  const engagement = page.getByRole('progressbar', { name: 'Engagement' });
  await expect(engagement).toHaveAttribute('aria-valuenow', '82');
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
  await onTheDashboard(page);
  const bar = page.getByRole('region', { name: 'Points and achievements' });
  await expect(bar.getByText('1,240 points')).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(4);
  await bar.getByRole('button', { name: '+2 more achievements' }).click();
  await expect(bar.getByRole('listitem').first()).toBeVisible();
  await bar.getByRole('button', { name: '+2 more achievements' }).click();
  await expect(bar.getByRole('listitem').first()).toBeHidden();
  await bar.getByRole('button', { name: /^First Steps, 50 points/ }).click();
  await expect(bar.getByRole('listitem').getByText('50 points', { exact: true })).toHaveCount(4);
  await expect(bar.getByRole('listitem').filter({ hasText: 'Hola' })).not.toContainText('points');
  // They and what was done beside them add up to the points in the bar.
  await expect(bar.getByRole('listitem').last()).toContainText('1040 points');
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
  await expect(page.getByRole('region', { name: 'Points and achievements' })).toHaveCount(0);
  expect(asked.requests).toHaveLength(0);
  await onTheDashboard(page);
  await expect(page.getByRole('region', { name: 'Points and achievements' })).toBeVisible();
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  expect(asked.requests.map((request) => decodeURIComponent(request.url())).every((address) => address.includes(`"userId":"${id}"`))).toBe(true);
  expect(asked.requests.length).toBeGreaterThan(0);
});

const stats = { totalSessions: 1, totalHours: 1, completionRate: 0.5, currentLevel: 'beginner', engagementScore: 1, week: [] };
test('L091 L092 the streak card reads "{n} Day Streak!", and is there above 0 days only', async ({ page }) => {
  await answering(page, 'mastery.learnerStats', { ...stats, streakDays: 12 });
  await onTheDashboard(page);
  await expect(page.getByRole('heading', { name: '12 Day Streak!' })).toBeVisible();
  await answering(page, 'mastery.learnerStats', { ...stats, streakDays: 0 });
  await page.reload();
  await expect(page.getByText('Current Level')).toBeVisible();
  await expect(page.getByText('Day Streak!')).toHaveCount(0);
});

test('L063 "Browse Courses" leads from the welcome card to /courses', async ({ page }) => {
  await onTheDashboard(page);
  await page
    .getByRole('region', { name: /^Welcome back/ })
    .getByRole('link', { name: 'Browse Courses' })
    .click();
  await expect(page).toHaveURL('/courses');
});

test('L454 before the first course the storyboard says how a journey begins', async ({ page }) => {
  await answering(page, 'tutoring.recentSessions', [{ id: 'a', topic: 'Topic a', duration: 60, satisfaction: 0, startedAt: '2026-03-05T12:00:00Z' }]);
  await asALearner(page);
  await page.goto('/');
  await expect(page.getByText('Start Your Learning Journey')).toBeVisible();
});

test('L071 L072 L073 L074 L075 L076 the last three sessions show topic, minutes, date and five dots', async ({ page }) => {
  const session = (id: string, duration: number, satisfaction: number, completionStatus = 'completed') => ({
    completionStatus,
    id,
    topic: `Topic ${id}`,
    duration,
    satisfaction,
    learnerTurns: 1,
    startedAt: '2026-03-05T11:00:00Z',
    completedAt: '2026-03-05T12:00:00Z',
  });
  await answering(page, 'tutoring.recentSessions', [session('a', 1_500, 4), session('b', 60, 0, 'paused'), session('c', 90, 5), session('d', 60, 1)]);
  await onTheDashboard(page);
  const recent = page.getByRole('region', { name: 'Recent Learning Sessions' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(['Topic a', 'Topic b', 'Topic c']);
  await expect(recent.getByRole('listitem').first()).toContainText('25 minutes');
  await expect(recent.getByRole('listitem').nth(1)).toContainText('1 minute');
  await expect(recent.getByRole('listitem').first()).toContainText('5 Mar');
  await expect(recent.getByRole('img', { name: 'Satisfaction 4 of 5' }).locator('i')).toHaveCount(5);
  await expect(recent.getByRole('img', { name: 'Satisfaction 4 of 5' }).locator('i.on')).toHaveCount(4);
  await expect(recent.getByRole('listitem').first()).not.toContainText(/Completed|Not rated/);
  await expect(recent.getByRole('listitem').nth(1)).toContainText('Paused');
  await expect(recent.getByRole('listitem').nth(1).getByText('Not rated')).toBeVisible();
  await recent.getByRole('listitem').nth(1).click();
  await expect(page).toHaveURL('/sessions?session=b');
});

test('a topic that is one long word stays in its column', async ({ page }) => {
  const session = { id: 'a', topic: 'x'.repeat(200), duration: 60, satisfaction: 0, learnerTurns: 1, completionStatus: 'completed' };
  await answering(page, 'tutoring.recentSessions', [{ ...session, startedAt: '2026-03-05T11:00:00Z', completedAt: '2026-03-05T12:00:00Z' }]);
  await onTheDashboard(page);
  await expect(page.getByRole('link', { name: session.topic })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('L453 without sessions the card says so', async ({ page }) => {
  await onTheDashboard(page);
  await expect(page.getByRole('region', { name: 'Recent Learning Sessions' }).getByText('No recent sessions found')).toBeVisible();
});

test('S012 S013 S046 S058 a learner is sent from /admin with the notice, and told at courses and categories that it is denied', async ({ page }) => {
  await onTheDashboard(page);
  await page.goto('/admin');
  await expectNotice(page, 'Access Denied', 'You need admin privileges to access this page.');
  await expect(notice(page)).toHaveClass(/\bbad\b/);
  await expect(page).toHaveURL('/');
  for (const address of ['/admin/courses', '/admin/categories']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Access denied. Admin privileges required.' })).toBeVisible();
  }
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/admin');
  await expectNotice(page, 'Access Denied', 'You need admin privileges to access this page.');
  await expect(page).toHaveURL('/');
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
      reason: 'You were in the middle of something good.',
      link: '/course/fractions-that-make-sense',
    },
  ]);
  await answering(page, 'tutoring.startSession', {
    id: 's1',
    sessionData: { topic: 'Fractions that make sense', messages: [{ role: 'ai', content: 'Good to see you.', timestamp: '2026-01-05T09:00:00Z' }] },
  });
  const release = await holding(page, 'tutoring.startSession');
  await onTheDashboard(page);
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled();
  release();
  await expect(page.getByText('Good to see you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Learning Session' })).toBeEnabled();
});

test('a change of page gives the focus to its content and its name to the tab', async ({ page }) => {
  await onTheDashboard(page);
  await expect(page).toHaveTitle('Dashboard · Lou');
  await page.getByRole('link', { name: 'Learning Sessions' }).click();
  await expect(page).toHaveTitle('Learning Sessions · Lou');
  await expect(page.getByRole('main')).toBeFocused();
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

test('L480 a tip comes after 700 ms and goes by Escape', async ({ page }) => {
  await page.setViewportSize(small);
  const times = await timing(page, '.tip', '.nav-menu');
  await onTheDashboard(page);
  await page.getByRole('button', { name: 'Open navigation' }).hover();
  await expect(page.locator('.tip')).toHaveText('Open navigation');
  const { entered = 0, came = 0 } = await times();
  expect(came - entered).toBeGreaterThan(650);
  expect(came - entered).toBeLessThan(1_000);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).press('Enter');
  await page.mouse.move(200, 700);
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
  await page.waitForTimeout(900); // longer than a tip waits
  await expect(page.locator('.tip')).toHaveCount(0);
});

/** A notice that says little and stays out of the way: signing in again. */
async function withANotice(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Username' }).fill('nobody-at-all');
  await page.getByRole('textbox', { name: 'Password' }).fill('nothing at all');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(notice(page)).toBeVisible();
}

test('L460 a notice goes by itself after 5 s', async ({ page }) => {
  const times = await timing(page, '.notice');
  await withANotice(page);
  await expect(notice(page)).toHaveCount(0);
  const { came = 0, went = 0 } = await times();
  expect(went - came).toBeGreaterThan(4_900);
  expect(went - came).toBeLessThan(5_900);
});

test('L461 a notice is swiped away to the right from 50 px on', async ({ page }) => {
  await withANotice(page);
  const box = await notice(page).locator('strong').boundingBox();
  const [x, y] = [Math.ceil((box?.x ?? 0) + 5), Math.ceil((box?.y ?? 0) + 5)];
  const swipe = async (px: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px / 2, y);
    await page.mouse.move(x + px, y);
    await page.mouse.up();
  };
  await swipe(-70);
  await expect(notice(page)).toBeVisible();
  await swipe(49);
  await expect(notice(page)).toBeVisible();
  await swipe(50);
  await expect(notice(page)).toHaveCount(0);
});

test('L462 F8 goes to the region of notices, from where the keyboard closes one', async ({ page }) => {
  await withANotice(page);
  // The form takes the focus back when it is ready again.
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notices (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
});

test('a chosen theme stands before the first paint and is kept on the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('lou-theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 23, 28)');
});

test('on a wide page the conversation stays in sight while the aside goes by, and ends with it', async ({ page }) => {
  await onTheDashboard(page);
  const card = page.locator('.chat');
  const aside = page.locator('.aside');
  await expect(aside.locator('.bone')).toHaveCount(0);
  await expect(aside.getByText('Available Content')).toBeVisible();
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

for (const width of [390, 768, 1440]) {
  test(`the dashboard is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await onTheDashboard(page, { firstName: 'Wolfeschlegelsteinhausenbergerdorff' });
    await expect(page.getByRole('heading', { name: 'Recent Learning Sessions' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, width === 1440 ? ['light', 'dark'] : ['light']);
  });
}
