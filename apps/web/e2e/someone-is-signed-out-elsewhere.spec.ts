import type { Browser, Page } from 'playwright/test';
import { enrolIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNotice, notice, test } from './journey.ts';
import { asALearner, elsewhere, type Person } from './people.ts';
import { line } from './talking.ts';

/** On another device the learner signs in, and out everywhere else. */
async function endedElsewhere(browser: Browser, person: Person): Promise<void> {
  const phone = await elsewhere(browser, person);
  expect((await phone.request.delete('/api/me/sign-ins')).status()).toBe(204);
  await phone.close();
}

/** A page that no other tab reaches and that has no live stream: it learns of nothing but by its own calls. */
async function hearingNothing(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(BroadcastChannel.prototype, { postMessage: () => undefined, addEventListener: () => undefined }));
  await page.addInitScript(() => Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined }));
  await page.route(/live\.changes/, () => undefined);
}

async function signInAgain(page: Page, { username, password }: Person): Promise<void> {
  await expect(page.getByText(/You have been signed out on this device\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('signing out in one tab is known in every other at once', async ({ page, context }) => {
  await asALearner(page);
  const [courses, settings] = [await context.newPage(), await context.newPage()];
  for (const [tab, address] of [
    [page, '/sessions'],
    [courses, '/courses'],
    [settings, '/settings'],
  ] as const) {
    await tab.goto(address);
    await expect(tab.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await settings.getByRole('button', { name: 'Sign Out' }).click();
  await expectNotice(settings, 'Logged out successfully');
  await expect(page).toHaveURL('/auth?back=%2Fsessions', { timeout: 2_000 });
  await expect(courses).toHaveURL('/auth?back=%2Fcourses', { timeout: 2_000 });
});

test('signing out from another device leads every tab to signing in, whichever of them listens', async ({ page, context, browser }) => {
  const person = await asALearner(page);
  const [courses, knowledge] = [await context.newPage(), await context.newPage()];
  for (const [tab, address] of [
    [page, '/sessions'],
    [courses, '/courses'],
    [knowledge, '/knowledge'],
  ] as const) {
    await tab.goto(address);
    await expect(tab.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await endedElsewhere(browser, person);
  await expect(page).toHaveURL('/auth?back=%2Fsessions&ended');
  await expect(courses).toHaveURL('/auth?back=%2Fcourses&ended', { timeout: 2_000 });
  await expect(knowledge).toHaveURL('/auth?back=%2Fknowledge&ended', { timeout: 2_000 });
});

test('L251 a sign-out that a tab did not hear of is noticed when its window gets the focus', async ({ page, context }) => {
  await hearingNothing(page);
  await asALearner(page);
  await page.goto('/sessions');
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(notice(other)).toBeVisible();
  await expect(page).toHaveURL('/sessions');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/auth\?back=%2Fsessions/);
});

test('a form of one account saves nothing into another that was signed in to meanwhile, though the tab heard nothing of it', async ({ page, context }) => {
  await hearingNothing(page);
  await asALearner(page, { firstName: 'Amara' });
  await page.goto('/settings');
  await page.getByLabel('First name').fill('Ama');
  await asALearner(await context.newPage(), { firstName: 'Zuzanna' });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('banner').getByText(/Zuzanna/)).toBeVisible();
  await expectNotice(page, 'Somebody else is signed in here now');
  await expect(page.getByLabel('First name')).toHaveValue('Zuzanna');
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ firstName: 'Zuzanna' });
});

test('signing out from another device leads an open page to signing in, and what was being written is there afterwards', async ({ page, browser }) => {
  const person = await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${FRACTIONS}.what-a-fraction-counts`);
  await expect(line(page)).toBeEnabled();
  await line(page).fill('What does the top number');
  await endedElsewhere(browser, person);
  await expect(page).toHaveURL(/\/auth\?back=%2Fcourse/);
  await signInAgain(page, person);
  await expect(line(page)).toBeEnabled();
  await expect(line(page)).toHaveValue('What does the top number');
});

test('from the dashboard too it leads to signing in and back; without signing in `/` is the landing page then', async ({ page, browser }) => {
  const person = await asALearner(page);
  await enrolIn(page, FRACTIONS); // or the first visit would lead on to the courses
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
  await endedElsewhere(browser, person);
  await expect(page).toHaveURL('/auth?back=%2F&ended');
  await expectAccessible(page);
  await signInAgain(page, person);
  await expect(page).toHaveURL('/');
  await endedElsewhere(browser, person);
  await expect(page).toHaveURL('/auth?back=%2F&ended');
  await page.getByRole('link', { name: 'Lou' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The light stays on until you get it.');
});

test('whoever comes back to "/" with a session that is over signs in first, and nothing of the old one is left in the browser', async ({
  page,
  browser,
  context,
}) => {
  const person = await asALearner(page);
  await page.goto('/nowhere');
  await page.goto('about:blank');
  await endedElsewhere(browser, person);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['lou-signed-in', 'sid']);
  await page.goto('/');
  await expect(page).toHaveURL('/auth?back=%2F&ended');
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('a call that is told that nobody is signed in leads to signing in', async ({ page, context }) => {
  await page.routeWebSocket('**/ws', () => undefined);
  await page.route(/live\.changes/, () => undefined); // never answered: it is the call that notices
  await asALearner(page);
  await page.goto('/help');
  await expect(page.getByText(/^\d+ points$/).first()).toBeVisible();
  await context.clearCookies({ name: 'sid' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content Library' }).click();
  await expect(page).toHaveURL(/\/auth\?back=%2Flibrary/);
});

test('somebody else who signs in in another tab finds nothing of the first person when this one is looked at again', async ({ page, context }) => {
  await hearingNothing(page);
  await asALearner(page, { firstName: 'Amara' });
  await page.goto('/settings');
  await page.getByLabel('Learning goals').fill('to read to my daughter');
  const other = await context.newPage();
  await asALearner(other, { firstName: 'Zuzanna' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('First name')).toHaveValue('Zuzanna');
  await expect(page.getByLabel('Learning goals')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('lou.here.')))).toEqual([]);
});
