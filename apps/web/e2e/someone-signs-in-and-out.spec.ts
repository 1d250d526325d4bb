import { card, fillSignIn, fillSignUp, signIn, signUp } from './auth-page.ts';
import { resetPassword } from './commands.ts';
import { enrolIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, notice, overlaps, test } from './journey.ts';
import { aLearner, aStranger, asALearner } from './people.ts';
import { withVoice } from './voice.ts';
import { failing, holding, watching } from './wire.ts';

test('L026 L027 a card with two tabs starts on Sign In', async ({ page }) => {
  await page.goto('/auth');
  await expect(card(page).getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
  await expect(page.getByRole('tab', { name: 'Sign In', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(signIn(page)).toBeVisible();
});

test('L028 L029 L030 L031 L032 L033 beside it a panel names four features under the tagline', async ({ page }) => {
  await withVoice(page);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Learning feels like a conversation with a real tutor', exact: true })).toBeVisible();
  await expect(page.getByRole('term')).toHaveText(['Voice-first learning', 'Adaptive content', 'Smart knowledge base', 'Progress tracking']);
  const panel = await page.locator('.auth-panel').boundingBox();
  const beside = await card(page).boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
});

test('without a voice the panel does not name one', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('term')).toHaveText(['Adaptive content', 'Smart knowledge base', 'Progress tracking']);
});

test('L034 L346 Sign In has username and password, and needs both', async ({ page }) => {
  const logins = watching(page, 'identity.login');
  await page.goto('/auth');
  const panel = page.getByRole('tabpanel', { name: 'Sign In', exact: true });
  await expect(panel.getByRole('textbox')).toHaveCount(2);
  await expect(panel.getByText(/Forgotten your password\? Ask your teacher, or whoever gave you this address/)).toBeVisible();
  await signIn(page).click();
  await expect(panel.getByText(/Please enter your username\./)).toBeVisible();
  await expect(panel.getByText(/Please enter your password\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('amara');
  await signIn(page).click();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  expect(logins.requests).toHaveLength(0);
});

test('L253 L417 whoever signs in is welcomed back and sees the dashboard', async ({ page, request }) => {
  await fillSignIn(page, await aLearner(request, { firstName: 'Amara' }));
  await signIn(page).click();
  await expectNotice(page, 'Welcome back!', 'Successfully logged in to Lou.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amara!', exact: true })).toBeVisible();
});

test('on a phone the welcome covers neither the bar nor the points, and a menu that is opened lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await asALearner(page);
  await enrolIn(page, FRACTIONS); // or the first visit would lead on to the courses
  await page.context().clearCookies();
  await fillSignIn(page, person);
  await signIn(page).click();
  await expectNotice(page, 'Welcome back!');
  await expect(page.locator('.points.strip')).toContainText('points');
  await notice(page).hover(); // it stays as long
  expect(await overlaps(page, '.topbar, .points.strip', '.notice')).toBe(false);
  await page.mouse.wheel(0, 500);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => overlaps(page, '.topbar, .points.strip', '.notice')).toBe(false);
  for (const menu of [/^Account menu/, 'Open navigation']) {
    await page.getByRole('button', { name: menu }).press('Enter');
    const entry = page.getByRole('link', { name: menu === 'Open navigation' ? 'Content Library' : 'Help' }).locator('visible=true');
    await entry.click({ trial: true });
    await page.keyboard.press('Escape');
  }
});

test('what a notice says covers no word of the form that it is about, nor of the page beside the navigation', async ({ page, request }) => {
  const person = await aLearner(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillSignUp(page, person);
  await signUp(page).click();
  await expectNotice(page, 'Registration failed');
  const words = 'main :is(h1, h2, label, p, li, a, button, input)';
  const covers = () => overlaps(page, '.notice', words);
  await expect.poll(covers).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillSignIn(page, person);
  await signIn(page).click();
  await expectNotice(page, 'Welcome back!');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(covers).toBe(false);
  expect(await overlaps(page, '.notice', '.sidenav a')).toBe(false);
});

test('L036 L038 L352 while signing in the button reads "Signing in..." and is disabled', async ({ page, request }) => {
  const release = await holding(page, 'identity.login');
  await fillSignIn(page, await aLearner(request));
  await signIn(page).click();
  await expect(page.getByRole('button', { name: 'Signing in...', exact: true })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/');
});

test('L416 L448 a sign-in that fails shows the server’s sentence in a notice and under the password, where it stays', async ({ page }) => {
  await fillSignIn(page, aStranger());
  await signIn(page).click();
  await expectNotice(page, 'Login failed', 'Invalid username or password.');
  await expect(signIn(page)).toBeEnabled();
  await expect(card(page).locator('.error')).toHaveText('Invalid username or password.');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  await expectAccessible(page);
});

test('a sign-in that failed is not spoken of any more on the tab beside it, and covers nothing there', async ({ page }) => {
  await fillSignIn(page, aStranger());
  await signIn(page).click();
  await expectNotice(page, 'Login failed');
  await notice(page).hover(); // it stays as long
  await page.getByRole('tab', { name: 'Sign Up', exact: true }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Let Lou set things up with you' }).click({ trial: true });
});

test('a page that needs signing in comes back after it', async ({ page, request }) => {
  await page.goto('/sessions?page=2');
  await expect(page).toHaveURL(/\/auth\?back=/);
  const { username, password } = await aLearner(request);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await signIn(page).click();
  await expect(page).toHaveURL('/sessions?page=2');
});

test('L014 a signed-in user finds /auth too, and is told who is signed in', async ({ page }) => {
  await asALearner(page, { firstName: 'Amara' });
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText(/You are signed in as Amara\./)).toBeVisible();
});

test('L056 L427 Sign Out in the bar signs out, says so and returns to the landing page', async ({ page }) => {
  await asALearner(page);
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The light stays on until you get it.');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/sessions');
  await expect(page).toHaveURL(/\/auth/);
});

test('whoever signs out leaves nothing of theirs on the device: no talk, nothing that was opened, no look', async ({ page }) => {
  await asALearner(page);
  await page.request.patch('/api/me/settings', { data: { theme: 'dark', motion: 'reduced' } });
  await page.goto('/');
  await page.goto('/knowledge?item=study-with-lou');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort().map((name) => name.replace(/[\da-f-]{36}/, 'id')));
  await expect.poll(kept).toEqual(expect.arrayContaining(['lou-motion', 'lou-theme', 'lou.opened.id']));
  await page.evaluate(() => localStorage.setItem('lou.chat.somebody-before', '{}'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectNotice(page, 'Logged out successfully');
  await expect.poll(kept).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('L021 /logout signs out and returns to "/"', async ({ page }) => {
  await asALearner(page);
  await page.goto('/logout');
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
  await expect(page).toHaveURL('/');
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
});

test('whose password was made for them and told to them is asked to choose one, and signs out and in with it', async ({ page, request }) => {
  const person = await aLearner(request);
  const password = await resetPassword(person.username);
  await fillSignIn(page, { ...person, password });
  await signIn(page).click();
  const reminder = page.getByRole('complementary', { name: 'Your password' });
  await expect(reminder).toContainText('Your password was made for you, and whoever gave it to you knows it too.');
  await reminder.getByRole('link', { name: 'Choose a password' }).click();
  await expect(page.getByText(/Your password was made for you, so you are not asked for it\./)).toBeVisible();
  await page.goto('/logout');
  await expectNotice(page, 'Logged out successfully');
  await expect(page).toHaveURL('/');
  await fillSignIn(page, { ...person, password });
  await signIn(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});

test('L428 a sign-out that fails says why, and one is still signed in', async ({ page }) => {
  await failing(page, 'identity.logout', 'The lamp is stuck.');
  await asALearner(page);
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectNotice(page, 'Logout failed', 'The lamp is stuck.');
  await expect(page).toHaveURL('/sessions');
});

for (const width of [390, 768, 1440]) {
  test(`both tabs are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/auth');
    await expect(signIn(page)).toBeVisible();
    await expectAccessible(page, width === 1440 ? ['light', 'dark'] : ['light']);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await signUp(page).click();
    await expect(page.getByText(/Please enter a username\./)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, width === 1440 ? ['light', 'dark'] : ['light']);
  });
}
