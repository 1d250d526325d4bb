import type { Page } from 'playwright/test';
import { atTheirDashboard, small } from './dashboard-page.ts';
import { expect, expectAccessible, expectNotice, notice, test } from './journey.ts';
import { timing } from './page-clock.ts';
import { ADMIN, asALearner } from './people.ts';
import { inASession, line } from './talking.ts';
import { holding } from './wire.ts';

test('L017 while it is not known who is here, bones stand and "Loading" is said politely', async ({ page }) => {
  const release = await holding(page, 'identity.currentUser');
  await asALearner(page);
  await page.goto('/sessions');
  await expect(page.getByRole('status').getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  const place = async () => (await page.locator('main').boundingBox())?.x;
  const before = await place();
  release();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  expect(before).toBe(await place());
});

test('a page that is shorter than the window has its scrollbar too, so that no line ends before the edge', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText(/404 Page Not Found/)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll'); // a hidden one is measured by nothing else
});

test('L093 L094 L095 L096 L097 L098 the side navigation leads to the six pages, and marks the one that is open', async ({ page }) => {
  await atTheirDashboard(page);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
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
  await atTheirDashboard(page);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(navigation).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open navigation', exact: true })).toBeHidden();
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, 600);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBe(600);
  await expect(navigation.getByRole('link', { name: 'Dashboard', exact: true })).toBeInViewport({ ratio: 1 });
});

test('L099 on a small screen it is a drawer: it opens, follows a link, closes by Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize(small);
  await atTheirDashboard(page);
  const opener = page.getByRole('button', { name: 'Open navigation', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Navigation', exact: true });
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden();
  await opener.click();
  await expect(drawer.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await page.waitForTimeout(300);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Learning Sessions', exact: true }).click();
  await expect(page).toHaveURL('/sessions');
  await expect(drawer).toBeHidden();
});

test('L057 L060 on a small screen a menu holds Settings, Help and Sign Out, and folds away', async ({ page }) => {
  await page.setViewportSize(small);
  await atTheirDashboard(page);
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
  await entries.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
});

test('L101 where Lou has a voice the navigation says so, elsewhere it does not', async ({ page }) => {
  await atTheirDashboard(page);
  await expect(page.getByText(/Voice AI Active/)).toHaveCount(0);
  await page.route('**/sessions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', '<html lang="en" data-voice="on"') });
  });
  await page.goto('/sessions');
  const panel = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(panel.getByText('Voice AI Active', { exact: true })).toBeVisible();
  await expect(panel.getByText('Ready to help learners', { exact: true })).toBeVisible();
});

test('S012 S013 S046 S058 a learner is sent from /admin with the notice, and told at courses and categories that it is denied', async ({ page }) => {
  await atTheirDashboard(page);
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

test('a change of page gives the focus to its content and its name to the tab', async ({ page }) => {
  await atTheirDashboard(page);
  await expect(page).toHaveTitle('Dashboard · Lou');
  await page.getByRole('link', { name: 'Learning Sessions' }).click();
  await expect(page).toHaveTitle('Learning Sessions · Lou');
  await expect(page.getByRole('main')).toBeFocused();
});

test('L480 a tip comes after 700 ms and goes by Escape', async ({ page }) => {
  await page.setViewportSize(small);
  const times = await timing(page, '.tip', '.nav-menu');
  await atTheirDashboard(page);
  await page.getByRole('button', { name: 'Open navigation', exact: true }).hover();
  await expect(page.locator('.tip')).toHaveText('Open navigation');
  const { entered = 0, came = 0 } = await times();
  expect(came - entered).toBeGreaterThan(650);
  expect(came - entered).toBeLessThan(1_000);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation', exact: true }).press('Enter');
  await page.mouse.move(200, 700);
  await expect(page.getByRole('dialog', { name: 'Navigation', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open navigation', exact: true })).toBeFocused();
  await page.waitForTimeout(900); // longer than a tip waits
  await expect(page.locator('.tip')).toHaveCount(0);
});

test('L480 L481 a tip waits 700 ms, and comes at once within 300 ms after another one closed', async ({ page }) => {
  await page.setViewportSize(small);
  await page.clock.install();
  await inASession(page);
  await page.clock.pauseAt(Date.now() + 5_000);
  const tip = page.locator('.tip');
  const over = (name: string) => page.getByRole('button', { name, exact: true }).hover();
  const away = () => line(page).hover();
  const waits = async () => {
    await page.clock.runFor(699);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip).toHaveCount(1);
  };
  await over('Open navigation');
  await waits();
  await away();
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(300);
  await over('Edit the topic');
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Edit the topic');
  await away();
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(301);
  await over('Open navigation');
  await waits();
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

test('a notice stays for whoever is at it with the keyboard, also when a pointer goes over it', async ({ page }) => {
  await withANotice(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled(); // the form takes the focus back then
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await notice(page).hover();
  await page.mouse.move(5, 800);
  await page.waitForTimeout(6_000);
  await expect(notice(page)).toHaveCount(1);
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
  const field = page.getByRole('textbox', { name: 'Username' }).first();
  await field.focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notices (F8)', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(field, 'one goes on where one was').toBeFocused();
});

test('a chosen theme stands before the first paint and is kept on the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('lou-theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 23, 28)');
});

test('staff pages: an admin sees them; a learner meets the notice, the refusal or the 404', async ({ page }) => {
  await asALearner(page);
  await page.goto('/admin');
  await expectNotice(page, 'Access Denied', 'You need admin privileges to access this page.');
  await expect(page).toHaveURL('/');
  await page.goto('/admin/courses');
  await expect(page.getByText(/Access denied\. Admin privileges required\./)).toBeVisible();
  await page.goto('/admin/lessons');
  await expect(page.getByText(/404 Page Not Found/)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth?back=%2Fadmin%2Flessons');
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/lessons');
  await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible();
});
