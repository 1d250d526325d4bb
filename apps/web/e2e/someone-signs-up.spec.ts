import { card, fillSignUp, signUp } from './auth-page.ts';
import { expect, expectNotice, test } from './journey.ts';
import { aLearner, aStranger } from './people.ts';
import { failing, holding, watching } from './wire.ts';

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
