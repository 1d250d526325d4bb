import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { completeSections, enrolIn, FRACTIONS, sectionsOf } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, test } from './journey.ts';
import { ADMIN, aLearner, aStranger, asALearner, type Person } from './people.ts';
import { withVoice } from './voice.ts';
import { answering, failing, holding, losingTheAnswerOf } from './wire.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const points = (page: Page) => page.getByRole('region', { name: 'Points and achievements' });
const settingsOf = async (page: Page) => (await page.request.get('/api/me/settings')).json();

/** A learner on the settings page. */
async function onSettings(page: Page, more: Partial<Person> = {}): Promise<Person> {
  const person = await asALearner(page, more);
  await page.goto('/settings');
  await expect(part(page, 'Profile')).toBeVisible();
  return person;
}

/** The same person on another device, signed in. */
async function elsewhere(browser: Browser, person: Person, userAgent?: string): Promise<BrowserContext> {
  const device = await browser.newContext({ baseURL: process.env.LOU_ORIGIN ?? '', ...(userAgent && { userAgent }) });
  const answer = await device.request.post('/api/login', { data: { username: person.username, password: person.password } });
  expect(answer.ok()).toBe(true);
  return device;
}

test('L020 "/settings" is named in the navigation and leads to a page with its seven parts', async ({ page }) => {
  await asALearner(page);
  await page.goto('/courses');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const parts = ['Profile', 'Password', 'Appearance', 'Learning', 'Voice', 'Privacy', 'Signed-in devices'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts);
  const list = page.getByRole('navigation', { name: 'Settings' });
  await expect(list.getByRole('link')).toHaveText(parts);
  await list.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/settings#privacy');
  await expect(part(page, 'Privacy')).toBeInViewport();
  await expect(list.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'location');
});

test('a profile is saved on its own, says when, and is there again after a reload', async ({ page }) => {
  await onSettings(page);
  const profile = part(page, 'Profile');
  const save = profile.getByRole('button', { name: 'Save profile' });
  await expect(save).toBeDisabled();
  await expect(profile.getByText('No changes')).toBeVisible();

  await profile.getByLabel('First name').fill('Zuzanna');
  await expect(profile.getByText('Not saved yet')).toBeVisible();
  await profile.getByRole('button', { name: 'Undo' }).click();
  await expect(profile.getByLabel('First name')).toHaveValue('Amara');
  await expect(save).toBeDisabled();

  await profile.getByLabel('First name').fill('Zuzanna');
  await profile.getByLabel('Learning goals').fill('order dinner in Seville');
  await profile.getByRole('checkbox', { name: 'Creative Arts' }).check();
  await save.click();
  await expect(profile.getByText(/^Saved \d/)).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByRole('banner').getByText('Zuzanna')).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ firstName: 'Zuzanna', learningGoals: 'order dinner in Seville', interests: ['Creative Arts'] });
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Zuzanna');
  await expect(profile.getByRole('checkbox', { name: 'Creative Arts' })).toBeChecked();
});

test('what is wrong is said under its field, and nothing typed is lost', async ({ page }) => {
  const other = aStranger({ email: `${crypto.randomUUID()}@example.org` });
  await aLearner(page.request, other);
  await onSettings(page);
  const profile = part(page, 'Profile');
  const email = profile.getByLabel('Email');
  await profile.getByLabel('Last name').fill('Okafor');
  await email.fill('not an address');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(email).toBeFocused();
  await expect(profile.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);

  await email.fill(other.email ?? '');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.locator('.field .error')).toContainText('already');
  await expect(profile.getByLabel('Last name')).toHaveValue('Okafor');
  expect(await settingsOf(page)).toMatchObject({ lastName: null, email: null });

  await failing(page, 'identity.changeSettings', 'The lamp flickers.');
  await email.fill('');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('The lamp flickers.')).toBeVisible();
  await expect(profile.getByLabel('Last name')).toHaveValue('Okafor');
});

test('the first of several wrong fields has the focus, and a sentence under one of two does not move the other', async ({ page }) => {
  await onSettings(page);
  const profile = part(page, 'Profile');
  await profile.getByLabel('First name').fill('a'.repeat(81));
  await profile.getByLabel('Email').fill('not an address');
  await profile.getByLabel('Learning goals').fill('b'.repeat(501));
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.locator('.field .error')).toHaveCount(3);
  await expect(profile.getByLabel('First name')).toBeFocused();
  const [first, last] = [await profile.getByLabel('First name').boundingBox(), await profile.getByLabel('Last name').boundingBox()];
  expect(last?.y).toBe(first?.y);
  expect(last?.height).toBe(first?.height);
});

test('what was not saved outlives a reload, and taking it back is taking it back', async ({ page }) => {
  await onSettings(page);
  const goals = part(page, 'Profile').getByLabel('Learning goals');
  await goals.fill('help my daughter with fractions');
  await page.reload();
  await expect(goals).toHaveValue('help my daughter with fractions');
  await expect(part(page, 'Profile').getByText('Not saved yet')).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ learningGoals: '' });
  await part(page, 'Profile').getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(goals).toHaveValue('');
});

test('what is typed while something is being saved stays typed', async ({ page }) => {
  await onSettings(page);
  const profile = part(page, 'Profile');
  const release = await holding(page, 'identity.changeSettings');
  await profile.getByLabel('First name').fill('Zuzanna');
  const sent = page.waitForRequest((request) => request.url().includes('identity.changeSettings'));
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await sent;
  await expect(profile.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await profile.getByLabel('Last name').fill('Okafor');
  release();
  await expect(profile.getByText('Not saved yet')).toBeVisible();
  await expect(profile.getByLabel('Last name')).toHaveValue('Okafor');
  expect(await settingsOf(page)).toMatchObject({ firstName: 'Zuzanna', lastName: null });
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(async () => (await settingsOf(page)).lastName).toBe('Okafor');
});

test('what was saved is no draft any more: what another device saves later shows after a reload', async ({ page }) => {
  await onSettings(page);
  const profile = part(page, 'Profile');
  await profile.getByLabel('First name').fill('Zuzanna');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText(/^Saved \d/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('lou.here.')))).toEqual([]);
  await page.request.patch('/api/me/settings', { data: { firstName: 'Zuza' } });
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Zuza');
  await expect(profile.getByText('Not saved yet')).toHaveCount(0);
});

test('another password needs the current one, and signs out every other device', async ({ page, browser }) => {
  const person = await asALearner(page);
  const phone = await elsewhere(browser, person, IPHONE);
  await page.goto('/settings#password');
  const password = part(page, 'Password');
  await password.getByLabel('Current password', { exact: true }).fill('not this one');
  await password.getByLabel('New password', { exact: true }).fill('12345678');
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText('Many people use this password. Choose another one.')).toBeVisible();
  await password.getByLabel('New password', { exact: true }).fill('seven lamps on a wire');
  await expect(password.getByText('Strong', { exact: true })).toBeVisible();
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText('The current password is not right.')).toBeVisible();
  await expect(password.getByText('Nothing has been changed yet.')).toBeVisible();
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('seven lamps on a wire');

  await password.getByLabel('Current password', { exact: true }).fill(person.password);
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText(/^Saved \d/)).toBeVisible();
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('');
  expect((await phone.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await phone.close();
});

test('theme and motion show at once, go back when they are not saved, and follow the account to other devices', async ({ page, browser }) => {
  const person = await onSettings(page);
  const root = page.locator('html');
  const appearance = part(page, 'Appearance');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await paper();
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(byDay);
  await appearance.getByRole('radio', { name: 'No movement' }).check();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--settle').trim())).toMatch(/^0m?s$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-theme');
  await expect(root).not.toHaveAttribute('data-motion');

  await page.goBack();
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await appearance.getByRole('radio', { name: 'No movement' }).check();
  await appearance.getByRole('button', { name: 'Save appearance' }).click();
  await expect(appearance.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/courses');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  const phone = await elsewhere(browser, person);
  const there = await phone.newPage();
  await there.goto('/courses');
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(there.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await phone.close();
});

test('without points, achievements and streak there are none anywhere, also where Lou was open already', async ({ page, browser }) => {
  const person = await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const sections = await sectionsOf(page, FRACTIONS);
  const { id } = await (await page.request.get('/api/user')).json();
  await completeSections(page, id, sections.slice(0, 1));
  const phone = await elsewhere(browser, person);
  const there = await phone.newPage();
  await there.goto('/');
  await expect(there.getByRole('heading', { name: '1 Day Streak!' })).toBeVisible();
  await expect(points(there).first()).toContainText('points');

  await page.goto('/settings');
  await expect(points(page).first()).toContainText('points');
  const learning = part(page, 'Learning');
  await learning.getByRole('checkbox', { name: 'Show points, achievements and streak' }).uncheck();
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect(learning.getByText(/^Saved \d/)).toBeVisible();
  for (const open of [page, there]) await expect(points(open)).toHaveCount(0);
  await expect(learning.getByRole('checkbox', { name: 'Remind me to learn' })).toHaveCount(0); // it stands under the streak
  await expect(there.getByText('Next on your journey')).toBeVisible();
  await expect(there.getByRole('main').getByText(/\d points?\b|^‘.*’$/)).toHaveCount(0);
  await expect(there.getByRole('heading', { name: /Day Streak/ })).toHaveCount(0);
  const signOut = await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).boundingBox();
  expect((signOut?.x ?? 0) + (signOut?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60); // still at the edge

  const toasts = there.getByRole('region', { name: 'New achievements' });
  await completeSections(page, id, sections.slice(1, -1));
  const told = there.waitForResponse((response) => response.url().includes('enrolment.list'));
  await completeSections(page, id, sections.slice(-1)); // the course is done, which is an achievement
  await told;
  await expect(toasts).toHaveCount(0);
  const { achievements } = await (await page.request.get(`/api/user/${id}/stats`)).json();
  expect(achievements.map(({ type }: { type: string }) => type)).toContain('course'); // it was earned all the same
  await phone.close();
});

test('whoever wants no reminders is told nothing under the streak', async ({ page }) => {
  await answering(page, 'mastery.learnerStats', {
    ...{ totalSessions: 3, totalHours: 1, completionRate: 0.4, currentLevel: 'beginner', engagementScore: 2, streakDays: 1 },
    week: [
      { day: '2026-01-04', learned: true },
      { day: '2026-01-05', learned: false },
    ],
  });
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const note = page.getByText('One answer today keeps the light on.');
  await page.goto('/');
  await expect(note).toBeVisible();
  await page.goto('/settings');
  const learning = part(page, 'Learning');
  await learning.getByRole('checkbox', { name: 'Remind me to learn' }).uncheck();
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect(learning.getByText(/^Saved \d/)).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ reminders: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '1 Day Streak!' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('single keys are switched off for whoever does not want them', async ({ page }) => {
  await onSettings(page);
  const appearance = part(page, 'Appearance');
  await appearance.getByRole('checkbox', { name: 'Single keys do something' }).uncheck();
  await appearance.getByRole('button', { name: 'Save appearance' }).click();
  await expect(appearance.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/library');
  const line = page.getByRole('searchbox');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(line).not.toBeFocused();
  await expect(line).not.toHaveAttribute('aria-keyshortcuts');
  await expect(page.getByText('Press / to come back to this line.')).toHaveCount(0);
});

test('the time zone is chosen by its city and counted in from then on', async ({ page }) => {
  await onSettings(page);
  const learning = part(page, 'Learning');
  await learning.getByLabel('Time zone').selectOption({ label: 'Lisbon' });
  await expect(learning.getByText(/^It is \d\d:\d\d there now\./)).toBeVisible();
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect(learning.getByText(/^Saved \d/)).toBeVisible();
  expect(await settingsOf(page)).toMatchObject({ timeZone: 'Europe/Lisbon' });
  await learning.getByRole('button', { name: 'Use this device’s: Berlin' }).click();
  await expect(learning.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
  await learning.getByRole('button', { name: 'Save learning' }).click();
  await expect.poll(async () => (await settingsOf(page)).timeZone).toBe('Europe/Berlin');
});

test('the part about voice says what there is', async ({ page }) => {
  await onSettings(page);
  await expect(part(page, 'Voice')).toContainText('This Lou was set up without a voice.');
  await expect(part(page, 'Voice').getByRole('checkbox')).toHaveCount(0);
  await withVoice(page);
  await page.reload();
  await part(page, 'Voice').getByRole('checkbox', { name: 'Lou reads its answers aloud' }).uncheck();
  await part(page, 'Voice').getByRole('button', { name: 'Save voice' }).click();
  await expect.poll(async () => (await settingsOf(page)).voice).toBe(false);
});

test('all data comes as one file', async ({ page }) => {
  const person = await onSettings(page);
  const started = await page.request.post('/api/sessions/start', { data: { topic: 'Thirds in recipes' } });
  expect(started.ok()).toBe(true);
  const privacy = part(page, 'Privacy');
  await failing(page, 'identity.export', 'The lamp flickers.');
  await privacy.getByRole('button', { name: 'Download my data' }).click();
  await expect(privacy.getByRole('alert')).toContainText('The lamp flickers.');
  await page.unrouteAll({ behavior: 'wait' });
  const [download] = await Promise.all([page.waitForEvent('download'), privacy.getByRole('button', { name: 'Try again' }).click()]);
  expect(download.suggestedFilename()).toBe('my-data-from-lou.json');
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { username: person.username }, sessions: [{ topic: 'Thirds in recipes' }] });
  await expect(privacy.getByText('Your file is ready')).toBeVisible();
});

test('a learner sees when staff read a transcript of theirs, and by which role', async ({ page, browser }) => {
  await asALearner(page);
  const { id } = await (await page.request.post('/api/sessions/start', { data: { topic: 'Equal fractions by folding' } })).json();
  await page.goto('/settings');
  await expect(part(page, 'Privacy')).toContainText('Nobody but you has read any.');
  const office = await elsewhere(browser, ADMIN);
  expect((await office.request.get(`/api/sessions/${id}`)).status()).toBe(200);
  await page.reload();
  const reads = part(page, 'Privacy').getByRole('listitem').filter({ hasText: 'Equal fractions by folding' });
  await expect(reads).toContainText('An administrator');
  await expect(reads).not.toContainText(ADMIN.username);
  await office.close();
});

test('open sessions show their device and can be signed out, one or all', async ({ page, browser }) => {
  const person = await asALearner(page);
  const phone = await elsewhere(browser, person, IPHONE);
  const others = await Promise.all([elsewhere(browser, person), elsewhere(browser, person)]);
  await page.goto('/settings#devices');
  const devices = part(page, 'Signed-in devices');
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expectNotice(page, 'Safari on iPhone is signed out');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  expect((await phone.request.get('/api/user')).status()).toBe(401);

  await devices.getByRole('button', { name: 'Sign out the other 2' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) expect((await other.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await Promise.all([phone, ...others].map((device) => device.close()));
});

test('an account is deleted with its password, after it was said what goes', async ({ page }) => {
  const person = await onSettings(page);
  await page.request.patch('/api/me/settings', { data: { theme: 'dark' } });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('lou.chat.me', '{}'));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Every conversation and transcript');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  // Also where the answer gets lost.
  await losingTheAnswerOf(page, 'identity.deleteMe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectNotice(page, 'Your account is deleted');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(() => page.context().cookies()).toEqual([]);
  const again = await page.request.post('/api/login', { data: { username: person.username, password: person.password } });
  expect(again.status()).toBe(401);
});

test('whoever has a made-up password is not asked for it: not to choose one, and not to go', async ({ page }) => {
  const person = aStranger();
  await page.request.post('/api/register', { data: { ...person, passwordGenerated: true } });
  await page.goto('/settings');
  const password = part(page, 'Password');
  await expect(password.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(password.getByLabel('Current password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your username').fill('somebody else');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This is not your username.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();

  await password.getByLabel('New password', { exact: true }).fill('seven lamps on a wire');
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText(/^Saved \d/)).toBeVisible();
  await expect(password.getByLabel('Current password', { exact: true })).toBeVisible();
});

test('while the settings are on their way their place is held; when they cannot be had one can try again', async ({ page }) => {
  const release = await holding(page, 'identity.settings');
  await failing(page, 'identity.settings', 'The lamp flickers.');
  await asALearner(page);
  await page.goto('/settings');
  await expect(page.getByRole('main').getByText('Loading your settings')).toBeAttached();
  release();
  await expect(page.getByRole('alert')).toContainText('Your settings could not be loaded');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Profile')).toBeVisible();
});

test('everything can be done from the keyboard', async ({ page }) => {
  await onSettings(page);
  const name = part(page, 'Profile').getByLabel('First name');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Profile' }).focus();
  for (let presses = 0; presses < 12 && !(await name.evaluate((element) => element === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zuzanna');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Profile').getByText(/^Saved \d/)).toBeVisible();

  await part(page, 'Appearance').getByRole('radio', { name: 'System' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const width of [1440, 768, 390]) {
  test(`at ${width} px nothing scrolls sideways and axe finds nothing, with a long name too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await onSettings(page, { firstName: 'Wolfeschlegelsteinhausenbergerdorff-Wolfeschlegelsteinhausenbergerdorff' });
    await expect(part(page, 'Signed-in devices').getByText('This device')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
