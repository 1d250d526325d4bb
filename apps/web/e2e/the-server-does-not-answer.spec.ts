import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { asALearner } from './people.ts';

const SECTION = `/course/${FRACTIONS}/section/${FRACTIONS}.comparing-fractions-on-a-line`;
const ADDRESSES = [
  '/',
  '/courses',
  `/course/${FRACTIONS}`,
  SECTION,
  `${SECTION}/read`,
  '/sessions',
  '/knowledge',
  '/knowledge?item=none',
  '/library',
  '/library?q=half',
  '/analytics',
  '/settings',
];

/** As often as a call may be sent that fails, until somebody asks for it again. */
const MOST = 3;

/** From now on these calls fail, once they are let go; answers how often each was sent. */
async function failing(page: Page, status: number, isSpared = (_name: string) => false, letGo = async () => {}) {
  const sent = new Map<string, number>();
  await page.route(/\/trpc\//, async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (names.some(isSpared)) return route.continue();
    for (const name of names) sent.set(name, (sent.get(name) ?? 0) + 1);
    await letGo();
    await route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }).catch(() => undefined); // the page may have gone on meanwhile
  });
  return sent;
}

/** A loop sends hundreds in this time, in milliseconds. */
const LOOPS_SHOW_MS = 700;

test('while no call is answered each is sent once, it is said with a way to try again, and the page comes by itself when they are', async ({ page }) => {
  await asALearner(page);
  const sent = await failing(page, 502);
  await page.clock.install();
  for (const address of ['/', '/courses', '/settings']) {
    sent.clear();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Lou did not answer' })).toBeVisible();
    await page.clock.runFor(LOOPS_SHOW_MS);
    expect([...sent]).toEqual([['identity.currentUser', 1]]);
  }
  await expectAccessible(page);
  await page.clock.runFor(15_000);
  await expect.poll(() => sent.get('identity.currentUser')).toBe(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('on every page a call that fails is not sent again and again, and one heading says where one is before and after', async ({ page }) => {
  await aLearnerIn(page, FRACTIONS);
  let held = Promise.withResolvers<void>();
  const sent = await failing(
    page,
    500,
    (name) => name === 'identity.currentUser',
    () => held.promise,
  );
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of ADDRESSES) {
    sent.clear();
    held = Promise.withResolvers();
    await page.goto(address);
    await expect(page.locator('main [aria-busy=true]:not(.waiting)').first(), address).toBeAttached();
    await expect(heading, `${address}, loading`).toHaveCount(1);
    held.resolve();
    await expect(page.locator('.problem').first(), address).toBeVisible();
    await page.waitForTimeout(LOOPS_SHOW_MS);
    await expect(heading, `${address}, failed`).toHaveCount(1);
    expect(sent.size, address).toBeGreaterThan(0);
    expect(
      [...sent].filter(([, times]) => times > MOST),
      address,
    ).toEqual([]);
  }
});

test('a server that takes calls and answers none: Start Section ends in words, Complete is taken back with its notice', async ({ page }) => {
  await aLearnerIn(page, FRACTIONS);
  await page.clock.install();
  await page.goto(`/course/${FRACTIONS}`);
  const start = page.getByRole('button', { name: /Start Section/ }).first();
  await expect(start).toBeVisible();
  await page.route(/\/trpc\//, (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await start.click();
  await expect(page.getByText('Loading the conversation')).toBeAttached();
  await page.clock.runFor(32_000);
  await expect(page.getByText('Loading the conversation')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message to Lou' })).toBeEditable();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('achievements.award'));
  await page.getByRole('button', { name: /^Complete/ }).click();
  await asked;
  await page.clock.runFor(32_000);
  await expect(page.locator('.notice strong')).toHaveText('Not completed');
});
