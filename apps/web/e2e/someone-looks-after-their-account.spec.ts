import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNotice, test } from './journey.ts';
import { ADMIN, aStranger, asALearner, elsewhere } from './people.ts';
import { onSettings, part } from './settings-page.ts';
import { answering, failing, losingTheAnswerOf } from './wire.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';

test('another password needs the current one, and signs out every other device', async ({ page, browser }) => {
  const person = await asALearner(page);
  const phone = await elsewhere(browser, person, IPHONE);
  await page.goto('/settings#password');
  const password = part(page, 'Password');
  await password.getByLabel('Current password', { exact: true }).fill('not this one');
  await password.getByLabel('New password', { exact: true }).fill('12345678');
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText(/Many people use this password\. Choose another one\./)).toBeVisible();
  await password.getByLabel('New password', { exact: true }).fill('seven lamps on a wire');
  await expect(password.getByText('Strong', { exact: true })).toBeVisible();
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText(/The current password is not right\./)).toBeVisible();
  await expect(password.getByText(/Nothing has been changed yet\./)).toBeVisible();
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('seven lamps on a wire');

  await password.getByLabel('Current password', { exact: true }).fill(person.password);
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText(/^Saved \d/)).toBeVisible();
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('');
  expect((await phone.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await phone.close();
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
  await expect(privacy.getByText(/Your file is ready/)).toBeVisible();
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
  await expect(dialog.getByText(/This password is not right\./)).toBeVisible();
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
  await expect(dialog.getByText(/This is not your username\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();

  await password.getByLabel('New password', { exact: true }).fill('seven lamps on a wire');
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText(/^Saved \d/)).toBeVisible();
  await expect(password.getByLabel('Current password', { exact: true })).toBeVisible();
});

test('of those who read one’s transcripts the first five are shown, and all when they are asked for', async ({ page }) => {
  const read = (place: number) => ({
    at: `2026-01-0${place}T09:00:00Z`,
    role: 'teacher',
    sessionId: place === 1 ? null : 's',
    topic: place === 1 ? null : `Topic ${place}`,
  });
  await answering(page, 'tutoring.transcriptReads', [7, 6, 5, 4, 3, 2, 1].map(read));
  await onSettings(page);
  const reads = part(page, 'Privacy').getByRole('listitem').filter({ hasText: 'A teacher' });
  await expect(reads.getByRole('heading')).toHaveText([7, 6, 5, 4, 3].map((place) => `Topic ${place}`));
  await part(page, 'Privacy').getByRole('button', { name: 'Show all 7' }).click();
  await expect(reads).toHaveCount(7);
  await expect(reads.last().getByRole('heading')).toHaveText('The list of your sessions');
});
