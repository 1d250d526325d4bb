import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNotice, notice, overlaps, test } from './journey.ts';
import { timing } from './page-clock.ts';
import { aLearner, aStranger, asALearner, signedIn } from './people.ts';
import { handOnSocket } from './socket.ts';
import { connected, line, louSaid } from './talking.ts';
import { answering, failing, holding, losingTheAnswerOf, watching } from './wire.ts';
import { back, email, next, reachTheLastStep, start, tellAboutYourself } from './wizard-steps.ts';

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
  await expect(page.getByRole('button', { name: 'Setting up...', exact: true })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Choose a password', exact: true })).toBeVisible();
  expect(registrations.requests).toHaveLength(1);
  const sent = registrations.requests[0]?.postDataJSON()[0].json;
  expect(sent).toMatchObject({ role: 'learner', learningGoals: 'Technology & Programming, Language Learning', passwordGenerated: true });
  expect(sent.username).toMatch(/^robinlind\d{1,3}$/);
  expect(sent.password).toMatch(/^Lou-[0-9a-f]{32}!$/);
});

test('L262 L263 L424 L425 L426 the newcomer is welcomed to Lou, is signed in, writes down the username, chooses a password and goes on to the courses', async ({
  page,
}) => {
  await reachTheLastStep(page);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a password', exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  const username = await page.getByLabel('Your username is').inputValue();
  expect(username).toMatch(/^robinlind\d{1,3}$/);
  await page.reload(); // the welcome is still to come

  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('tea before the rain');
  await page.getByRole('button', { name: 'Start Learning', exact: true }).click();
  await expect(page).toHaveURL('/courses');
  await expectNotice(page, 'Welcome to Lou!', 'Your password is saved, and you were signed in automatically. Next, choose your first course.');

  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'The light stays on until you get it.', exact: true })).toBeVisible();
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
  await expect(page.getByText(/Many people use this password\. Choose another one\./)).toBeVisible();
  await expect(strength).toHaveText('Easy to guess');
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
  await page.setViewportSize({ width: 390, height: 844 });
  const middleOf = async (name: string) => {
    const box = await page.getByRole(name === 'Choose a password' ? 'link' : 'button', { name }).boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  };
  expect(await middleOf('Choose a password'), 'in the middle, as the words above').toBe(await middleOf('Sign out anyway'));
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('link', { name: 'Stay', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(reminder).toBeVisible();
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expectNotice(page, 'Logged out successfully', 'See you soon!');
});

test('on a phone the welcome covers no heading and nothing that is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reachTheLastStep(page);
  await start(page).click();
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expectNotice(page, 'Welcome to Lou!');
  await expect(page.locator('.volume h2').first()).toBeVisible();
  const covers = () => overlaps(page, '.notice', 'main :is(h1, h2, a, button), .topbar');
  await expect.poll(covers).toBe(false);
  const placed = (await notice(page).boundingBox())?.y;
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 60);
  await page.waitForTimeout(200);
  expect((await notice(page).boundingBox())?.y, 'it stays where it is while the page goes by').toBe(placed);
});

test('L423 when the registration fails the newcomer reads "Setup incomplete" and nothing is lost', async ({ page }) => {
  await failing(page, 'identity.register');
  await reachTheLastStep(page, 'robin@example.org');
  await start(page).click();
  await expectNotice(page, 'Setup incomplete', 'Please try again or contact support');
  await expect(page.getByRole('heading', { name: 'You’re all set!', exact: true })).toBeVisible();
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
  await expect(page.getByText(/Lou cannot be reached\./)).toBeVisible();
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/courses');
  await signedIn(page, { username, password: 'tea before the rain' });
});

test('"Setup incomplete" goes when the account is made', async ({ page }) => {
  await losingTheAnswerOf(page, 'identity.register');
  await reachTheLastStep(page, `${randomUUID()}@example.org`);
  await start(page).click();
  await expectNotice(page, 'Setup incomplete');
  await notice(page).hover(); // it stays for as long as somebody is at it
  await start(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('an email that has an account already is said under its field', async ({ page, request }) => {
  const known = await aLearner(request, { email: email() });
  await reachTheLastStep(page, known.email);
  await start(page).click();
  await expectNotice(page, 'Setup incomplete', 'Please try again or contact support');
  await expect(page.getByText(/This email is already registered\. Please use a different email or try logging in\./)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('L373 the wizard and the sign-up tab register through the same call', async ({ page }) => {
  const registrations = watching(page, 'identity.register');
  await reachTheLastStep(page);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a password', exact: true })).toBeVisible();
  await page.goto('about:blank'); // or the open page would notice the sign-out while the next one comes
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up', exact: true }).click();
  const { username, password } = aStranger();
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/');
  // The wizard draws another username where one is taken.
  expect(registrations.requests.length).toBeGreaterThanOrEqual(2);
  expect([...new Set(registrations.requests.map((sent) => `${sent.method()} ${new URL(sent.url()).pathname}`))]).toEqual(['POST /trpc/identity.register']);
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

test('a newcomer who is sent from /admin reads that it is denied before the first visit goes on', async ({ page }) => {
  await asALearner(page);
  await page.goto('/admin');
  await expectNotice(page, 'Access Denied', 'You need admin privileges to access this page.');
  await page.waitForTimeout(2_500);
  await expectNotice(page, 'Access Denied');
  await expect(page).toHaveURL('/');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/courses');
  await expectNotice(page, 'Welcome to your learning journey!');
});

test('L264 a first visit takes the page from nobody who writes, and goes on once the line is empty and left', async ({ page }) => {
  await asALearner(page);
  await page.goto('/');
  await connected(page);
  await line(page).pressSequentially('What is a fraction, and why', { delay: 100 });
  await line(page).blur();
  await page.waitForTimeout(2_500);
  await expect(page).toHaveURL('/');
  await expect(line(page)).toHaveValue('What is a fraction, and why');
  await line(page).fill('');
  await page.waitForTimeout(2_500);
  await expect(page).toHaveURL('/');
  await line(page).blur();
  await expect(page).toHaveURL('/courses');
  await expectNotice(page, 'Welcome to your learning journey!');
});

test('L264 a first visit takes the page from nobody whom Lou answers', async ({ page }) => {
  const hand = await handOnSocket(page);
  await asALearner(page);
  await page.goto('/');
  await connected(page);
  hand.hold();
  await line(page).fill('What is a fraction?');
  await line(page).press('Enter');
  await page.waitForTimeout(3_000);
  hand.release();
  await expect(louSaid(page)).toHaveCount(1);
  await page.waitForTimeout(2_000);
  await expect(page).toHaveURL('/');
});

test('L264 whoever has seen the courses may look at the dashboard, by each way to it and in another tab', async ({ page }) => {
  await asALearner(page);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Learning Path');
  const stays = async (on: typeof page) => {
    await expect(on.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Amara!');
    await on.waitForTimeout(2_500);
    expect(new URL(on.url()).pathname).toBe('/');
  };
  await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click();
  await stays(page);
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Lou, dashboard', exact: true }).click();
  await stays(page);
  const another = await page.context().newPage();
  await another.goto('/');
  await stays(another);
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
