import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNotice, test } from './journey.ts';
import { handOnSocket } from './socket.ts';
import { ask, chat, connected, endSession, inASession, line, louSaid, onTheDashboard, QUESTION, quizMe, youSaid } from './talking.ts';
import { deafToChanges, failing, watching } from './wire.ts';

test('L273 L280 L332 without its connection the chat says so and sends nothing; it connects again and has everything', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  await ask(page, QUESTION);
  hand.refuse(true);
  hand.drop();
  await expect(chat(page).getByText(/Disconnected, trying again/)).toBeVisible();
  for (const control of [quizMe(page), page.getByRole('button', { name: 'Send', exact: true })]) await expect(control).toBeDisabled();
  await expect(line(page)).toBeEditable();
  hand.refuse(false);
  await connected(page);
  await expect(louSaid(page)).toHaveCount(2);
  await expect(youSaid(page)).toHaveText([QUESTION]);
});

test('a conversation that is taken up again shows its newest words', async ({ page }) => {
  await inASession(page);
  for (const words of [QUESTION, 'What does improper fraction mean?', 'Why is 1/8 smaller than 1/4?']) await ask(page, words);
  const newest = louSaid(page).last();
  const inTheCard = () => newest.evaluate((said) => said.getBoundingClientRect().bottom <= (said.closest('.convo')?.getBoundingClientRect().bottom ?? 0));
  expect(await inTheCard()).toBe(true);
  await page.reload();
  await expect(louSaid(page)).toHaveCount(4);
  await expect.poll(inTheCard).toBe(true);
});

test('a reload finds the whole conversation, and it goes on', async ({ page }) => {
  await inASession(page);
  await ask(page, QUESTION);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(louSaid(page)).toHaveCount(3);
  const said = await louSaid(page).allTextContents();
  await page.reload();
  await expect(louSaid(page)).toHaveCount(3);
  expect(await louSaid(page).allTextContents()).toEqual(said);
  await expect(youSaid(page)).toHaveText([QUESTION]);
  await connected(page);
  await ask(page, 'next');
  await expect(louSaid(page)).toHaveCount(4);
});

test('L064 L355 without a session the first words begin one in the dashboard’s chat, which a reload finds', async ({ page }) => {
  await onTheDashboard(page);
  await expect(chat(page).getByText('What would you like to talk about?', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write to Lou', exact: true }).click();
  await expect(line(page)).toBeFocused();
  await ask(page, 'What does improper fraction mean?');
  await page.reload();
  await expect(louSaid(page)).toHaveCount(1);
  await expect(youSaid(page)).toHaveText(['What does improper fraction mean?']);
});

test('a new conversation begins with an empty line, also after one that began here', async ({ page }) => {
  await onTheDashboard(page);
  await ask(page, 'What does improper fraction mean?');
  await endSession(page);
  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  await connected(page);
  await expect(louSaid(page)).toHaveCount(0);
  await expect(line(page)).toHaveValue('');
  await expect(line(page)).toBeFocused();
});

test('a session is ended and rated, 1 to 5, and another one begins', async ({ page }) => {
  await inASession(page);
  await ask(page, QUESTION);
  await endSession(page);
  const rating = page.getByRole('group', { name: 'How was this session?' });
  await expect(rating.getByRole('radio')).toHaveCount(5);
  await expect(line(page)).toHaveCount(0);
  await rating.getByRole('radio', { name: '4 of 5: It helped' }).check();
  await expect(page.getByText(/Saved\. Your answer can be changed at any time\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  await connected(page);
  await expect(louSaid(page)).toHaveCount(0);
  await expect(line(page)).toBeEnabled();
});

test('a talk that is over does not stay on the dashboard: the next visit begins with an invitation, and the rating is found among the sessions', async ({
  page,
}) => {
  await inASession(page);
  await ask(page, QUESTION);
  await endSession(page);
  const rating = page.getByRole('group', { name: 'How was this session?' });
  await rating.getByRole('radio', { name: '4 of 5: It helped' }).check();
  await expect(page.getByText(/Saved\. Your answer can be changed at any time\./)).toBeVisible();
  await page.reload();
  await expect(chat(page).getByText('What would you like to talk about?', { exact: true })).toBeVisible();
  await expect(chat(page).getByText(/Session ended/)).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  await ask(page, QUESTION);
  await page.getByRole('region', { name: 'Recent Learning Sessions' }).getByRole('listitem').nth(1).click();
  await expect(rating.getByRole('radio', { name: '4 of 5: It helped' })).toBeChecked();
});

test('what stood in the line of a talk that was ended elsewhere goes along into the one that the next visit begins', async ({ page }) => {
  await inASession(page);
  await ask(page, QUESTION);
  await line(page).fill('And what is a half?');
  const other = await page.context().newPage();
  await other.goto('/');
  await connected(other);
  await endSession(other);
  await expect(chat(page).getByText('Session ended', { exact: true })).toBeVisible();
  await page.reload();
  await expect(chat(page).getByText('What would you like to talk about?', { exact: true })).toBeVisible();
  await expect(line(page)).toHaveValue('And what is a half?');
});

test('of two quick answers to how it was, the second stays chosen while the first is saved', async ({ page }) => {
  await inASession(page);
  await ask(page, QUESTION);
  await endSession(page);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let asked = 0;
  await page.route('**/trpc/tutoring.rateSession*', async (route) => {
    await gates[asked++]?.promise;
    await route.continue();
  });
  const saved = page.waitForResponse('**/trpc/tutoring.rateSession*');
  const rating = page.getByRole('group', { name: 'How was this session?' });
  await rating.getByRole('radio', { name: /^2 of 5/ }).check();
  await rating.getByRole('radio', { name: /^4 of 5/ }).check();
  gates[0].resolve();
  await saved;
  await page.waitForTimeout(500); // what the first answer does to the page is done
  await expect(rating.getByRole('radio', { name: /^4 of 5/ })).toBeChecked({ timeout: 100 });
  gates[1].resolve();
  await expect(page.getByText(/Saved\. Your answer can be changed at any time\./)).toBeVisible();
  await expect(rating.getByRole('radio', { name: /^4 of 5/ })).toBeChecked();
});

test('L324 after a session start the recent sessions are asked for again', async ({ page }) => {
  await deafToChanges(page);
  await onTheDashboard(page);
  const asked = watching(page, 'tutoring.recentSessions');
  await page.getByRole('button', { name: 'Start Learning Session', exact: true }).click();
  await expect(louSaid(page)).toHaveCount(1);
  await expect.poll(() => asked.requests.length).toBe(1);
  await expect(line(page)).toBeFocused();
});

test('L429 a session that cannot be started says so', async ({ page }) => {
  await failing(page, 'tutoring.startSession');
  await onTheDashboard(page);
  await page.getByRole('button', { name: 'Start Learning Session', exact: true }).click();
  await expectNotice(page, 'Failed to start session', 'Please try again or contact support if the problem continues.');
});

/** The source marks of each reply, in order. */
const marks = (page: Page) => page.locator('.turn-lou .said').evaluateAll((turns) => turns.map((turn) => turn.innerHTML.replace(/href="[^"]*"/g, '')));

test('a hint has the same source marks when it is given and after a reload', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  for (const hints of [1, 2]) {
    await page.getByRole('button', { name: 'Hint please' }).click();
    await expect(page.locator('.turn-lou')).toHaveCount(1 + hints);
    await expect(page.getByText(/Thinking\.\.\./)).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  const live = await marks(page);
  await page.reload();
  await expect(page.locator('.turn-lou')).toHaveCount(3);
  expect(await marks(page)).toEqual(live);
});

test('a section’s talk opens at its top where all of it fits, and the rating comes into sight at its end', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  for (const section of sections.slice(0, 3)) {
    await page.goto(`/course/${FRACTIONS}/section/${section.id}`);
    await expect(page.locator('.turn-lou')).toHaveCount(1);
    await expect(line(page)).toBeEnabled();
    const bottom = await page.locator('.convo').evaluate((log) => log.lastElementChild?.getBoundingClientRect().bottom ?? 0);
    const dock = await page.locator('.dock').evaluate((one) => one.getBoundingClientRect().top);
    if (bottom + (await page.evaluate(() => window.scrollY)) <= dock) expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(bottom).toBeLessThanOrEqual(dock + 24);
  }
  await endSession(page);
  await expect(page.getByText('How was this session?', { exact: true })).toBeInViewport();
  await expect(page.getByRole('radio', { name: /5 of 5/ })).toBeInViewport();
});
