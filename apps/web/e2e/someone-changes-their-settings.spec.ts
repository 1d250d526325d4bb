import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { aLearner, aStranger, asALearner } from './people.ts';
import { onSettings, part, settingsOf } from './settings-page.ts';
import { failing, holding } from './wire.ts';

test('L020 "/settings" is named in the navigation and leads to a page with its seven parts', async ({ page }) => {
  await asALearner(page);
  await page.goto('/courses');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings', exact: true })).toBeVisible();
  const parts = ['Profile', 'Password', 'Appearance', 'Learning', 'Voice', 'Privacy', 'Signed-in devices'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts);
  const list = page.getByRole('navigation', { name: 'Settings', exact: true });
  await expect(list.getByRole('link')).toHaveText(parts);
  await list.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/settings#privacy');
  await expect(part(page, 'Privacy')).toBeInViewport();
  await expect(list.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute('aria-current', 'location');
});

test('an email of another account is said to be that, at the field and at the foot', async ({ page, request }) => {
  const email = `${aStranger().username}@example.org`;
  await aLearner(request, { email });
  await onSettings(page);
  const profile = part(page, 'Profile');
  await profile.getByLabel('Email').fill(email);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText(/Another account has this email\. Please use a different one\./)).toHaveCount(2);
  await expect(profile.getByLabel('Email')).toBeFocused();
});

test('a profile is saved on its own, says when, and is there again after a reload', async ({ page }) => {
  await onSettings(page);
  const profile = part(page, 'Profile');
  const save = profile.getByRole('button', { name: 'Save profile' });
  await expect(save).toBeDisabled();
  await expect(profile.getByText('No changes', { exact: true })).toBeVisible();

  await profile.getByLabel('First name').fill('Zuzanna');
  await expect(profile.getByText('Not saved yet', { exact: true })).toBeVisible();
  await profile.getByRole('button', { name: 'Undo' }).click();
  await expect(profile.getByLabel('First name')).toHaveValue('Amara');
  await expect(save).toBeDisabled();

  await profile.getByLabel('First name').fill('Zuzanna');
  await profile.getByLabel('Learning goals').fill('order dinner in Seville');
  await profile.getByRole('checkbox', { name: 'Creative Arts' }).check();
  await save.click();
  await expect(profile.getByText(/^Saved \d/)).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByRole('banner').getByText(/Zuzanna/)).toBeVisible();
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
  await expect(profile.getByText(/Please enter a valid email address\./)).toBeVisible();
  await expectAccessible(page);

  await email.fill(other.email ?? '');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.locator('.field .error')).toHaveText('Another account has this email. Please use a different one.');
  await expect(profile.getByLabel('Last name')).toHaveValue('Okafor');
  expect(await settingsOf(page)).toMatchObject({ lastName: null, email: null });

  await failing(page, 'identity.changeSettings', 'The lamp flickers.');
  await email.fill('');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText(/The lamp flickers\./)).toBeVisible();
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
  await expect(part(page, 'Profile').getByText('Not saved yet', { exact: true })).toBeVisible();
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
  await expect(profile.getByText('Not saved yet', { exact: true })).toBeVisible();
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
  await expect(profile.getByText(/Not saved yet/)).toHaveCount(0);
});

test('while the settings are on their way their place is held; when they cannot be had one can try again', async ({ page }) => {
  const release = await holding(page, 'identity.settings');
  await failing(page, 'identity.settings', 'The lamp flickers.');
  await asALearner(page);
  await page.goto('/settings');
  await expect(page.getByRole('main').getByText(/Loading your settings/)).toBeAttached();
  release();
  await expect(page.getByRole('alert')).toContainText('Your settings could not be loaded');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Profile')).toBeVisible();
});

test('a look that is tried stays while something else that was saved comes back', async ({ page }) => {
  await onSettings(page);
  const release = await holding(page, 'identity.currentUser');
  await part(page, 'Profile').getByLabel('First name').fill('Zuzanna');
  await part(page, 'Profile').getByRole('button', { name: 'Save profile' }).click();
  await expect(part(page, 'Profile').getByText(/^Saved \d/)).toBeVisible();
  await part(page, 'Appearance').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.locator('.who-name')).toHaveText('Zuzanna');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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

test('from the keyboard saving and taking back lead to what came of it, not to the top of the page', async ({ page }) => {
  await onSettings(page);
  const profile = part(page, 'Profile');
  await profile.getByLabel('First name').fill('Zuzanna');
  await profile.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(profile.getByText('No changes', { exact: true }).locator('..')).toBeFocused();
  await profile.getByLabel('First name').fill('Zuzanna');
  await profile.getByRole('button', { name: 'Save profile' }).press('Enter');
  await expect(profile.getByText(/^Saved \d/).locator('..')).toBeFocused();
  await profile.getByLabel('Last name').fill('Okafor');
  await profile.getByLabel('Last name').press('Enter');
  await expect(profile.getByText(/^Saved \d/)).toBeVisible();
  await expect(profile.getByLabel('Last name')).toBeFocused();
});

for (const width of [1440, 768, 390]) {
  test(`at ${width} px nothing scrolls sideways and axe finds nothing, with a long name too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await onSettings(page, { firstName: 'Wolfeschlegelsteinhausenbergerdorff-Wolfeschlegelsteinhausenbergerdorff' });
    await expect(part(page, 'Signed-in devices').getByText(/This device/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
