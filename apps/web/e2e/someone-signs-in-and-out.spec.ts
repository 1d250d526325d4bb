import type { Page } from 'playwright/test';
import { resetPassword } from './commands.ts';
import { enrolIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, notice, overlaps, test } from './journey.ts';
import { aLearner, aStranger, asALearner, type Person } from './people.ts';
import { withVoice } from './voice.ts';
import { failing, holding, watching } from './wire.ts';

const card = (page: Page) => page.locator('.auth-card');
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });

async function fillSignIn(page: Page, { username, password }: Person, address = '/auth'): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

async function fillSignUp(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

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

test('L035 L351 Sign Up has username, email, password, first and last name; email is not marked required', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sign Up', exact: true });
  await expect(panel.getByRole('textbox')).toHaveCount(5);
  for (const name of ['Username', 'Email', 'Password', 'First name', 'Last name']) await expect(panel.getByRole('textbox', { name })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Email', exact: true })).not.toHaveAttribute('required');
  await expect(panel.getByRole('textbox', { name: 'Email', exact: true })).not.toHaveAttribute('aria-required', 'true');
});

test('L347 L348 Sign Up needs a username and a password of 8 characters, and nothing else', async ({ page }) => {
  const registrations = watching(page, 'identity.register');
  await fillSignUp(page, { username: '', password: 'short' });
  await signUp(page).click();
  await expect(page.getByText(/Please enter a username\./)).toBeVisible();
  await expect(page.getByText(/A password has at least 8 characters\./)).toBeVisible();
  await expect(page.locator('.strength')).toHaveText('Too short');
  await expect(page.locator('.rules li')).toHaveText(['Not yet: 8 to 128 characters', 'Done: Not on the list of common passwords']);
  await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeFocused();
  expect(registrations.requests).toHaveLength(0);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('');
  await expect(page.locator('.strength')).toHaveText('How strong it is shows here as you type.');
  const { username, password } = aStranger();
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await signUp(page).click();
  await expect(page).toHaveURL('/');
});

test('L039 L254 L422 a new account is announced, the dashboard shows, and the form is empty again', async ({ page }) => {
  const person = aStranger();
  await fillSignUp(page, person);
  const names = ['Username', 'Email', 'Password', 'First name', 'Last name'];
  // The form goes with its screen: its fields are held, to be read all the same.
  const fields = await Promise.all(names.map((name) => page.getByRole('textbox', { name, exact: true }).elementHandle()));
  await signUp(page).click();
  await expectNotice(page, 'Account created!', "Welcome to Lou. Let's start learning!");
  await expect(page.getByRole('heading', { level: 1, name: `Welcome back, ${person.username}!` })).toBeVisible();
  expect(await Promise.all(fields.map((field) => field?.inputValue()))).toEqual(names.map(() => ''));
});

test('L037 L038 while the account is made the button reads "Creating account..." and is disabled', async ({ page }) => {
  const release = await holding(page, 'identity.register');
  await fillSignUp(page, aStranger());
  await signUp(page).click();
  await expect(page.getByRole('button', { name: 'Creating account...', exact: true })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/');
});

test('L349 L350 an email that does not match stops the sign-up with a notice', async ({ page }) => {
  const registrations = watching(page, 'identity.register');
  await fillSignUp(page, aStranger());
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('amara@example');
  await signUp(page).click();
  await expectNotice(page, 'Invalid email', 'Please enter a valid email address.');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  expect(registrations.requests).toHaveLength(0);
});

test('L418 L419 a username that is taken says so', async ({ page, request }) => {
  await fillSignUp(page, await aLearner(request));
  await signUp(page).click();
  await expectNotice(page, 'Registration failed', 'This username is already taken. Please choose a different username.');
  await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeFocused();
});

test('L420 an email that is taken says so', async ({ page, request }) => {
  const email = `amara-${aStranger().username}@example.org`;
  await aLearner(request, { email });
  await fillSignUp(page, aStranger());
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await signUp(page).click();
  await expectNotice(page, 'Registration failed', 'This email is already registered. Please use a different email or try logging in.');
});

test('L421 L449 any other failure of a sign-up is a notice, and the tab only logs it', async ({ page }) => {
  await failing(page, 'identity.register');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const person = aStranger();
  await fillSignUp(page, person);
  await signUp(page).click();
  await expectNotice(page, 'Registration failed', 'Registration failed');
  await expect(card(page).locator('.error')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue(person.username);
  expect(logged.some((line) => line.includes('500: Something went wrong.'))).toBe(true);
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
