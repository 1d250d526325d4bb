import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, notice, test } from './journey.ts';
import { timing } from './page-clock.ts';
import { aLearner, aStranger, asALearner, signedIn } from './people.ts';
import { withVoice } from './voice.ts';
import { answering, failing, holding, losingTheAnswerOf, watching } from './wire.ts';

const email = () => `robin-${randomUUID().slice(0, 12)}@example.org`;
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const start = (page: Page) => page.getByRole('button', { name: 'Start Learning!', exact: true });
const step = (page: Page) => page.getByRole('progressbar', { name: 'Setting up' });

async function tellAboutYourself(page: Page, more: { first?: string; last?: string; email?: string } = {}): Promise<void> {
  await page.goto('/onboarding');
  await page.getByLabel('First name').fill(more.first ?? 'Robin');
  await page.getByLabel('Last name').fill(more.last ?? 'Lind');
  await page.getByLabel('Email').fill(more.email ?? email());
}

async function reachTheLastStep(page: Page, address = email()): Promise<void> {
  await tellAboutYourself(page, { email: address });
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: "You're all set!" })).toBeVisible();
}

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
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email']) await expect(page.getByLabel(label)).toBeVisible();
  await expect(back(page)).toBeVisible();
  await expect(next(page)).toBeVisible();
});

test('L044 L045 L469 step 2, "What would you like to learn?", offers six interests, as many as one likes', async ({ page }) => {
  await tellAboutYourself(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
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

test('L046 L047 L048 L049 L052 step 3, "You\'re all set!", announces what waits, and its button reads "Start Learning!"', async ({ page }) => {
  await withVoice(page);
  await reachTheLastStep(page);
  for (const announced of ['Voice chat', 'Progress tracking', 'Personalisation']) await expect(page.getByText(announced, { exact: true })).toBeVisible();
  await expect(start(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
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
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toMatch(/password/i);
  await page.reload();
  await expect(page.getByRole('heading', { name: "You're all set!" })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'Creative Arts' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
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
    await expect(page.getByText('Missing information: Please enter your first and last name.')).toBeVisible();
    await expect(page.getByLabel(which === 'first' ? 'First name' : 'Last name')).toBeFocused();
    await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
    await expectAccessible(page);
  });
}

test('L341 an email that does not match is said on blur and at Next; what was typed stays', async ({ page }) => {
  await tellAboutYourself(page, { email: 'robin@example' });
  await page.getByLabel('First name').focus();
  const sentence = page.getByText('Invalid email: Please enter a valid email address.');
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
  await expect(page.getByText('Invalid email: Please enter a valid email address.')).toBeVisible();
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1');
  expect(registrations.requests).toHaveLength(0);
});

test('L258 L261 L345 the last step registers a learner, and its button rests until the answer is there', async ({ page }) => {
  const registrations = watching(page, 'identity.register');
  const release = await holding(page, 'identity.register');
  await tellAboutYourself(page, { first: 'Robin', last: 'Lind' });
  await next(page).click();
  await page.getByLabel('Technology & Programming').check();
  await page.getByLabel('Language Learning').check();
  await next(page).click();
  expect(registrations.requests).toHaveLength(0);
  await start(page).click();
  await expect(page.getByRole('button', { name: 'Setting up...' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  expect(registrations.requests).toHaveLength(1);
  const sent = registrations.requests[0]?.postDataJSON()[0].json;
  expect(sent).toMatchObject({ role: 'learner', learningGoals: 'Language Learning, Technology & Programming', passwordGenerated: true });
  expect(sent.username).toMatch(/^robinlind\d{1,3}$/);
  expect(sent.password).toMatch(/^Lou-[0-9a-f]{32}!$/);
});

test('L262 L263 L424 L425 L426 the newcomer is welcomed to Lou, is signed in, writes down the username, chooses a password and goes on to the courses', async ({
  page,
}) => {
  await reachTheLastStep(page);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  const username = await page.getByLabel('Your username is').inputValue();
  expect(username).toMatch(/^robinlind\d{1,3}$/);

  await page.getByRole('textbox', { name: 'Password' }).fill('tea before the rain');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/courses');
  await expectNotice(page, 'Welcome to Lou!', 'Your password is saved, and you were signed in automatically. Next, choose your first course.');

  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'The light stays on until you get it.' })).toBeVisible();
  await signedIn(page, { username, password: 'tea before the rain' });
});

test('the password field says what is wrong as one types, takes no common one and keeps what was typed', async ({ page }) => {
  await reachTheLastStep(page);
  await start(page).click();
  const password = page.getByRole('textbox', { name: 'Password' });
  const strength = page.locator('.strength');
  const rules = page.locator('.rules li');
  await expect(rules).toHaveText(['Not yet: 8 to 128 characters', 'Not yet: Not on the list of common passwords']);
  await password.fill('rain');
  await expect(strength).toHaveText('Too short4 more characters.');
  await password.fill('password1');
  await expect(strength).toHaveText('Easy to guessIt is among the first that a thief tries.');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page.getByText('Many people use this password. Choose another one.')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('password1');
  await expectAccessible(page);
  await password.fill('tea before the rain');
  await expect(strength).toHaveText('Strong19 characters that nobody would try first.');
  await expect(rules).toHaveText(['Done: 8 to 128 characters', 'Done: Not on the list of common passwords']);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
});

test('"Do this later" leads on; the dashboard reminds, and signing out asks once more', async ({ page }) => {
  await answering(page, 'enrolment.list', [
    { courseId: 'fractions', progress: '0', completedSectionIds: [], currentSectionId: null, enrolledAt: '2026-01-05T09:00:00Z', completedAt: null },
  ]);
  await reachTheLastStep(page);
  await start(page).click();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page).toHaveURL('/courses');
  await expectNotice(page, 'Welcome to Lou!', 'You were signed in automatically. Next, choose your first course.');

  await page.goto('/');
  const reminder = page.getByRole('complementary', { name: 'Your password' });
  await expect(reminder).toContainText('You have not chosen a password yet.');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign out without a password?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
});

test('L423 when the registration fails the newcomer reads "Setup incomplete" and nothing is lost', async ({ page }) => {
  await failing(page, 'identity.register');
  await reachTheLastStep(page, 'robin@example.org');
  await start(page).click();
  await expectNotice(page, 'Setup incomplete', 'Please try again or contact support');
  await expect(page.getByRole('heading', { name: "You're all set!" })).toBeVisible();
  await back(page).click();
  await back(page).click();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.org');
});

test('a registration whose answer got lost is sent again, and the account that it made is the newcomer’s', async ({ page }) => {
  await losingTheAnswerOf(page, 'identity.register');
  await reachTheLastStep(page, `${randomUUID()}@example.org`);
  await start(page).click();
  await expectNotice(page, 'Setup incomplete', 'Please try again or contact support');
  // Also after a reload it is the same one; what makes it so is kept until it is answered, and no longer.
  await page.reload();
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('lou.here.registration');
  const username = await page.getByLabel('Your username is').inputValue();
  // Of this answer too: the password is chosen already when it is sent again.
  await losingTheAnswerOf(page, 'identity.choosePassword');
  await page.getByRole('textbox', { name: 'Password' }).fill('tea before the rain');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page.getByText('Lou cannot be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/courses');
  await signedIn(page, { username, password: 'tea before the rain' });
});

test('an email that has an account already is said under its field', async ({ page, request }) => {
  const known = await aLearner(request, { email: email() });
  await reachTheLastStep(page, known.email);
  await start(page).click();
  await expectNotice(page, 'Setup incomplete', 'Please try again or contact support');
  await expect(page.getByText('This email is already registered. Please use a different email or try logging in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('L373 the wizard and the sign-up tab register through the same call', async ({ page }) => {
  const registrations = watching(page, 'identity.register');
  await reachTheLastStep(page);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await page.goto('about:blank'); // or the open page would notice the sign-out while the next one comes
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const { username, password } = aStranger();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');
  // The wizard draws another username where one is taken.
  expect(registrations.requests.length).toBeGreaterThanOrEqual(2);
  expect([...new Set(registrations.requests.map((sent) => `${sent.method()} ${new URL(sent.url()).pathname}`))]).toEqual(['POST /trpc/identity.register']);
});

test('L015 a signed-in user finds the wizard at /onboarding too, and is told who is signed in', async ({ page }) => {
  await asALearner(page, { firstName: 'Amara' });
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  await expect(page.getByText('You are signed in as Amara.')).toBeVisible();
});

test('L264 L265 L266 a first visit goes from "/" to the courses after 1.5 s, with a welcome', async ({ page }) => {
  await asALearner(page);
  const times = await timing(page, '[aria-labelledby="recent"] > .quiet'); // from when there is known to be no session until the page is left
  await page.goto('/');
  await expect(page).toHaveURL('/courses');
  await expectNotice(page, 'Welcome to your learning journey!');
  await expect(page.locator('[aria-labelledby="recent"]')).toHaveCount(0);
  const { came = 0, went = 0 } = await times();
  expect(went - came).toBeGreaterThan(1_400);
  expect(went - came).toBeLessThan(2_900);
});

for (const [whose, procedure, one] of [
  ['an enrolment', 'enrolment.list', { courseId: 'x', progress: '0', completedSectionIds: [], currentSectionId: null, enrolledAt: '', completedAt: null }],
  ['a session', 'tutoring.recentSessions', { id: 's', topic: 'Halves', duration: 60, completedAt: null, satisfaction: 0 }],
] as const) {
  test(`L264 whoever has ${whose} stays on the dashboard`, async ({ page }) => {
    await answering(page, procedure, [one]);
    await asALearner(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
    await page.waitForTimeout(2_500);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(notice(page)).toHaveCount(0);
  });
}

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
