import { bar, progress, stops } from './course-page.ts';
import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNotice, test } from './journey.ts';
import { asALearner } from './people.ts';
import { handOnSocket } from './socket.ts';
import { ask, chat, connected, inASession, line, louSaid, onTheDashboard, youSaid } from './talking.ts';

const heldBack = 'Not sent yet: Lou is not connected. Your words go by themselves once it says Connected; if you change them, press Enter again.';

test('being offline is said at once, what was written is kept, and all goes on when the network is back', async ({ page, context }) => {
  await inASession(page);
  await line(page).fill('What does the top number');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await expect(chat(page).getByText(/Disconnected, trying again/)).toBeVisible();
  await expect(line(page)).toBeEditable();
  for (const name of ['Send', 'Quiz Me']) await expect(chat(page).getByRole('button', { name })).toBeDisabled();
  await expect(line(page)).toHaveValue('What does the top number');
  await expect(page.locator('.notice')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/You are offline\./)).toHaveCount(0);
  await connected(page);
  await expect(line(page)).toHaveValue('What does the top number');
});

test('a draft outlives a reload and is gone once it is sent', async ({ page }) => {
  await inASession(page);
  await line(page).fill('Why is the bottom number');
  await page.reload();
  await connected(page);
  await expect(line(page)).toHaveValue('Why is the bottom number');
  await ask(page, 'What is a fraction?');
  await page.reload();
  await connected(page);
  await expect(line(page)).toHaveValue('');
});

test('words that were lost on the way are sent again by themselves, once', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  hand.swallow(true);
  await line(page).fill('What is a fraction?');
  await line(page).press('Enter');
  await expect(youSaid(page)).toHaveText(['What is a fraction?']);
  hand.swallow(false);
  hand.drop();
  await expect(louSaid(page)).toHaveCount(2, { timeout: 20_000 });
  await expect(youSaid(page)).toHaveText(['What is a fraction?']);
});

test('a line that goes silent is noticed: it says so, joins anew, and what was written goes once', async ({ page }) => {
  await page.clock.install();
  const hand = await handOnSocket(page);
  await inASession(page);
  hand.freeze();
  await line(page).fill('What is a fraction?');
  await line(page).press('Enter');
  await expect(chat(page).getByText('Thinking...')).toBeVisible();
  hand.refuse(true);
  await page.clock.runFor(14_000);
  await expect(chat(page).getByText('Connected', { exact: true })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(chat(page).getByText('Disconnected, trying again')).toBeVisible();
  await expect(chat(page).getByText('Thinking...')).toHaveCount(0);
  await expect(line(page)).toBeEditable();
  hand.refuse(false);
  await page.clock.runFor(4_000);
  await connected(page);
  await expect(louSaid(page)).toHaveCount(2);
  await expect(youSaid(page)).toHaveText(['What is a fraction?']);
});

test('a line that is silent and lets nobody join says that it is being looked at', async ({ page }) => {
  await page.clock.install();
  const hand = await handOnSocket(page);
  await inASession(page);
  hand.swallow(true);
  await line(page).fill('What is a fraction?');
  await line(page).press('Enter');
  await expect(chat(page).getByText('Thinking...')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(chat(page).getByText('No answer yet. Checking the connection...')).toBeVisible();
  await expect(chat(page).getByText('Checking the connection', { exact: true })).toBeVisible();
  await expectAccessible(page);
  hand.swallow(false);
  await page.clock.runFor(30_000);
  await expect(louSaid(page)).toHaveCount(2);
  await expect(youSaid(page)).toHaveText(['What is a fraction?']);
});

test('what is said while the list of sessions is on the page stands in it at once', async ({ page }) => {
  await onTheDashboard(page);
  const recent = page.getByRole('region', { name: 'Recent Learning Sessions' });
  await expect(recent.getByText(/No recent sessions found/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(louSaid(page)).toHaveCount(1);
  await expect(recent.getByText(/No recent sessions found/)).toBeVisible();
  await ask(page, 'What is a fraction?');
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent.getByText(/under a minute/)).toBeVisible();
  const completed = page.getByRole('region', { name: 'Progress' }).locator('.figures > div', { hasText: 'Sessions Completed' });
  await expect(completed.getByRole('definition')).toHaveText('1');
});

test('the dashboard can be looked at before a first course is chosen', async ({ page }) => {
  await asALearner(page);
  await page.goto('/');
  await expect(page).toHaveURL('/courses');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Amara!' })).toBeVisible();
  await expect(page.getByText(/Start Your Learning Journey/)).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(page).toHaveURL('/');
});

test('a page that could not be fetched while there was no network comes by itself when it is back', async ({ page, context }) => {
  await inASession(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.locator('.problem')).toContainText('You are offline. It comes by itself when the connection is back.');
  await expectAccessible(page);
  await page.goBack();
  await expect(line(page)).toBeVisible();
  await page.goForward();
  await expect(page.locator('.problem')).toContainText('This page could not be shown');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a Complete while there is no network is taken back with its notice, on the course page and in the talk, and can be pressed again', async ({
  page,
  context,
}) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.request.post('/api/sessions/start', { data: { courseId: FRACTIONS, sectionId: sections[0]?.id, topic: 'Halves' } });
  await page.goto(`/course/${FRACTIONS}`);
  const here = stops(page).nth(0).getByRole('button', { name: 'Complete' });
  await expect(here).toBeVisible();
  await context.setOffline(true);
  await here.press('Enter');
  await expectNotice(page, 'Not completed');
  await expect(here).toBeFocused();
  await expect(progress(page)).toContainText('0 of 8 sections completed');
  await context.setOffline(false);

  const address = `/course/${FRACTIONS}/section/${sections[0]?.id}`;
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Quiz Me' })).toBeEnabled();
  await context.setOffline(true);
  const complete = bar(page).getByRole('button', { name: 'Complete' });
  await complete.click();
  await expectNotice(page, 'Not completed');
  await expect(complete).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.problem')).toHaveCount(0);
  await context.setOffline(false);
  await complete.click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(progress(page)).toContainText('1 of 8 sections completed');
});

test('a connection that is lost while somebody writes takes neither the line nor a word from them', async ({ page, context }) => {
  await inASession(page);
  await line(page).click();
  await page.keyboard.type('Why ');
  await context.setOffline(true);
  await expect(chat(page).getByText(/Disconnected, trying again/)).toBeVisible();
  await page.keyboard.type('are pieces ');
  await page.keyboard.press('Enter');
  const held = chat(page).getByText(heldBack);
  await expect(held).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  await page.keyboard.type('equal?'); // changed: it waits for Enter again
  await expect(held).toHaveCount(0);
  await context.setOffline(false);
  await connected(page);
  await expect(line(page)).toHaveValue('Why are pieces equal?');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(youSaid(page)).toHaveText(['Why are pieces equal?']);
});

test('what one presses Enter for while offline goes by itself when the network is back, as the bar and the line both say', async ({ page, context }) => {
  await inASession(page);
  await context.setOffline(true);
  await expect(page.getByText(/When you are back online, your messages go to Lou by themselves/)).toBeVisible();
  await line(page).fill('What is a fraction?');
  await line(page).press('Enter');
  await expect(chat(page).getByText(heldBack)).toBeVisible();
  await expect(line(page)).toHaveValue('What is a fraction?');
  await expect(youSaid(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(youSaid(page)).toHaveText(['What is a fraction?']);
  await expect(chat(page).getByText(heldBack)).toHaveCount(0);
  await expect(line(page)).toHaveValue('');
  await expect(louSaid(page)).toHaveCount(2);
  await expect(line(page)).toBeFocused();
});
