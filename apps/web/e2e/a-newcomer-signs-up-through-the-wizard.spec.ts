import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { asALearner } from './people.ts';
import { withVoice } from './voice.ts';
import { watching } from './wire.ts';
import { back, email, next, reachTheLastStep, start, tellAboutYourself } from './wizard-steps.ts';

const step = (page: Page) => page.getByRole('progressbar', { name: 'Setting up' });

test('L040 L041 L256 L257 three steps under a progress bar, forward one by one and back, never below the first', async ({ page }) => {
  await tellAboutYourself(page);
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(step(page)).toHaveAttribute('aria-valuemax', '3');
  await expect(back(page)).toBeDisabled();
  await next(page).click();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '2');
  await next(page).click();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '3');
  await back(page).click();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '2');
  await back(page).click();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(back(page)).toBeDisabled();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
});

test('L042 L043 L050 L051 step 1, "Tell us about yourself", asks for first name, last name and email', async ({ page }) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'Tell us about yourself', exact: true })).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email']) await expect(page.getByLabel(label)).toBeVisible();
  await expect(back(page)).toBeVisible();
  await expect(next(page)).toBeVisible();
});

test('L044 L045 L469 step 2, "What would you like to learn?", offers six interests, as many as one likes', async ({ page }) => {
  await tellAboutYourself(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'What would you like to learn?', exact: true })).toBeVisible();
  await expect(page.locator('.choice')).toHaveText([
    'Language Learning',
    'Professional Skills',
    'Academic Studies',
    'Creative Arts',
    'Technology & Programming',
    'Personal Development',
  ]);
  await page.getByLabel('Creative Arts').check();
  await page.getByLabel('Language Learning').check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByLabel('Creative Arts').uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('L046 L047 L048 L049 L052 step 3, "You’re all set!", announces what waits, and its button reads "Start Learning!"', async ({ page }) => {
  await withVoice(page);
  await reachTheLastStep(page);
  for (const announced of ['Voice chat', 'Progress tracking', 'Personalisation']) await expect(page.getByText(announced, { exact: true })).toBeVisible();
  await expect(start(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

test('step 3 says that a password follows, and no longer asks who has an account; the password page says with what one signs in', async ({ page }) => {
  await page.goto('/onboarding');
  const whoHasOne = page.getByText(/Already have an account\?/);
  await expect(whoHasOne).toBeVisible();
  await reachTheLastStep(page);
  await expect(page.getByText(/The button below makes your account\. A password for it comes next\./)).toBeVisible();
  await expect(whoHasOne).toBeHidden();
  await start(page).click();
  await expect(page.getByText(/You sign in with it, or with your email\./)).toBeVisible();
  await page.goto('/settings#password');
  await expect(page.getByText(/You sign in with your username, robinlind\d+, or with your email\./)).toBeVisible();
});

test('without a voice step 3 announces none', async ({ page }) => {
  await reachTheLastStep(page);
  await expect(page.getByText('Progress tracking', { exact: true })).toBeVisible();
  await expect(page.getByText(/voice|aloud/i)).toHaveCount(0);
});

test('a reload in the middle of the wizard loses nothing, and no password is kept', async ({ page }) => {
  await tellAboutYourself(page);
  await next(page).click();
  await page.getByRole('checkbox', { name: 'Creative Arts' }).check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'You’re all set!' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toMatch(/password/i);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re all set!' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'Creative Arts' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
});

test('the browser’s Back is the wizard’s: a step back, with what was typed, and from the first step to where one came from', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Learning' }).first().click();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email').fill(email());
  for (const reached of ['2', '3']) {
    await next(page).click();
    await expect(step(page)).toHaveAttribute('aria-valuenow', reached);
  }
  await page.goBack();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '2');
  await page.goForward();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '3');
  await back(page).click();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '2');
  await page.goBack();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /The light/ })).toBeVisible();
});

test('the focus follows from the landing page to the wizard, and from its last step to the password', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Learning' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeFocused();
  await reachTheLastStep(page);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeFocused();
});

test('L344 Next opens once first name, last name and email are all filled', async ({ page }) => {
  await page.goto('/onboarding');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('First name').fill('Robin');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Last name').fill('Lind');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Email').fill('r');
  await expect(next(page)).toBeEnabled();
  await page.getByLabel('First name').fill('');
  await expect(next(page)).toBeDisabled();
});

for (const [which, blank] of [
  ['first', { first: '  ' }],
  ['last', { last: '  ' }],
] as const) {
  test(`L340 a blank ${which} name is said under its field, and the field has the focus`, async ({ page }) => {
    await tellAboutYourself(page, blank);
    await next(page).click();
    await expect(page.getByText(/Missing information: Please enter your first and last name\./)).toBeVisible();
    await expect(page.getByLabel(which === 'first' ? 'First name' : 'Last name')).toBeFocused();
    await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
    await expectAccessible(page);
  });
}

test('L341 an email that does not match is said on blur and at Next; what was typed stays', async ({ page }) => {
  await tellAboutYourself(page, { email: 'robin@example' });
  await page.getByLabel('First name').focus();
  const sentence = page.getByText(/Invalid email: Please enter a valid email address\./);
  await expect(sentence).toBeVisible();
  await next(page).click();
  await expect(sentence).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example');
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
});

test('L343 the email is looked at once more at the end', async ({ page }) => {
  const registrations = watching(page, 'identity.register');
  await reachTheLastStep(page);
  await page.getByLabel('Email').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'no longer one');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await start(page).click();
  await expect(page.getByText(/Invalid email: Please enter a valid email address\./)).toBeVisible();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
  expect(registrations.requests).toHaveLength(0);
});

test('L015 a signed-in user finds the wizard at /onboarding too, and is told who is signed in', async ({ page }) => {
  await asALearner(page, { firstName: 'Amara' });
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'Tell us about yourself', exact: true })).toBeVisible();
  await expect(page.getByText(/You are signed in as Amara\./)).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`each step is accessible and fits at ${width} px`, async ({ page }) => {
    const schemes = width === 1440 ? (['light', 'dark'] as const) : (['light'] as const);
    await page.setViewportSize({ width, height: 900 });
    await tellAboutYourself(page);
    await expectAccessible(page, schemes);
    await next(page).click();
    await page.getByLabel('Creative Arts').check();
    await expectAccessible(page, schemes);
    await next(page).click();
    await expectAccessible(page, schemes);
    await start(page).click();
    await page.getByRole('textbox', { name: 'Password' }).fill('tea before the rain');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, schemes);
  });
}
