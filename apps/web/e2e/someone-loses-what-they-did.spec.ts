import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { wrongAmong } from './passing-a-quiz.ts';
import { asALearner, elsewhere } from './people.ts';
import { handOnSocket } from './socket.ts';
import { ask, chat, connected, endSession, inASession, line, louSaid, quizMe, youSaid } from './talking.ts';

const options = (page: Page) => page.getByRole('log').locator('button.option');
const why = (page: Page) => page.getByRole('log').locator('.why');
const onward = (page: Page) => page.getByRole('button', { name: /^(Next Question|See Results)$/ });

interface Fact {
  readonly type: string;
  readonly data: { readonly first?: boolean; readonly percent?: number; readonly right?: number };
}

async function factsOf(page: Page, type: string): Promise<Fact['data'][]> {
  const { facts } = (await (await page.request.get('/api/me/export')).json()) as { facts: Fact[] };
  return facts.filter((fact) => fact.type === type).map(({ data }) => data);
}

async function inAQuiz(page: Page): Promise<void> {
  await expect(quizMe(page)).toBeEnabled();
  await quizMe(page).click();
  await expect(options(page).first()).toBeVisible();
}

const wrongOption = async (page: Page) => options(page).nth(await wrongAmong(options(page), FRACTIONS));

test('where each marking of a quiz is lost, the answers stand after joining again, and the result is the server’s', async ({ page }) => {
  test.setTimeout(90_000);
  const hand = await handOnSocket(page);
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[1]?.id}`);
  await inAQuiz(page);
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`Question ${number} of 5`, { exact: true }).last()).toBeVisible();
    hand.breakAt('question_graded');
    await (await wrongOption(page)).click();
    await expect(why(page)).toHaveText(/^Not this time\. \S.+/, { timeout: 15_000 });
    await expect(options(page)).toHaveCount(0);
    await onward(page).click();
  }
  const results = page.getByRole('region', { name: 'Quiz results' });
  await expect(results).toContainText('0%');
  await expect(results).toContainText('0 of 5');
  await expect(results).toContainText('Keep Practicing');
  expect(await factsOf(page, 'QuestionAnswered')).toHaveLength(5);
  expect((await factsOf(page, 'QuizFinished')).map(({ percent }) => percent)).toEqual([0]);
  await page.reload();
  await expect(results).toContainText('0 of 5');
});

test('what was answered on another device while this one was offline stands here too, and cannot be answered otherwise', async ({ page, context, browser }) => {
  const learner = await asALearner(page);
  await page.request.post(`/api/courses/${FRACTIONS}/enroll`, { data: {} });
  const address = `/course/${FRACTIONS}/section/${FRACTIONS}.what-a-fraction-counts`;
  await page.goto(address);
  await inAQuiz(page);
  const device = await elsewhere(browser, learner);
  const other = await device.newPage();
  await other.goto(address);
  await expect(options(other).first()).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await (await wrongOption(other)).click();
  await expect(why(other)).toBeVisible();
  const told = await why(other).textContent();
  await context.setOffline(false);
  await expect(why(page)).toHaveText(told ?? '', { timeout: 15_000 });
  await expect(options(page)).toHaveCount(0);
  await device.close();
});

for (const [how, leave] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'another page and back',
    async (page: Page) => {
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
    },
  ],
] as const)
  test(`words that were sent and did not arrive go to Lou after ${how}, once`, async ({ page }) => {
    const hand = await handOnSocket(page);
    await inASession(page);
    hand.swallow(true);
    await line(page).fill('Why must the pieces be equal?');
    await line(page).press('Enter');
    await expect(chat(page).getByText('Thinking...', { exact: true })).toBeVisible();
    hand.swallow(false);
    await leave(page);
    await connected(page);
    await expect(louSaid(page)).toHaveCount(2);
    await expect(youSaid(page)).toHaveText(['Why must the pieces be equal?']);
    await page.reload();
    await expect(louSaid(page)).toHaveCount(2);
    await expect(youSaid(page)).toHaveText(['Why must the pieces be equal?']);
    expect(await factsOf(page, 'LearnerAsked')).toHaveLength(1);
  });

test('a Complete whose first two claims are lost completes the section, from the talk too', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  let lost = 0;
  await page.route('**/trpc/achievements.award*', async (route) => {
    lost += 1;
    if (lost <= 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect.poll(async () => (await factsOf(page, 'SectionCompleted')).length).toBe(1);
  await page.reload();
  await expect(page.getByText(`1 of ${sections.length} sections completed`, { exact: true })).toBeVisible();
});

test('a new topic that is lost with the connection stays in its form, and is saved from there', async ({ page }) => {
  const hand = await handOnSocket(page);
  await inASession(page);
  await page.getByRole('button', { name: 'Edit the topic' }).click();
  const topic = page.getByRole('textbox', { name: 'Topic' });
  hand.swallow(true);
  await topic.fill('Halves and wholes');
  await topic.press('Enter');
  hand.swallow(false);
  hand.drop();
  await expect(chat(page).getByText(/Disconnected, trying again/)).toBeVisible();
  await connected(page);
  await expect(topic).toHaveValue('Halves and wholes');
  await chat(page).getByRole('button', { name: 'Save' }).click();
  await expect(chat(page).getByRole('heading', { name: 'Halves and wholes' })).toBeVisible();
  await expect(topic).toHaveCount(0);
});

test('after a reload the answer that was given last stands there with its explanation, and its button goes on', async ({ page }) => {
  await inASession(page);
  await inAQuiz(page);
  for (const number of [1, 2]) {
    await (await wrongOption(page)).click();
    await expect(why(page)).toBeVisible();
    if (number === 1) await onward(page).click();
  }
  const told = await why(page).textContent();
  await page.reload();
  await expect(why(page)).toHaveText(told ?? '');
  await onward(page).click();
  await expect(page.getByText('Question 3 of 5', { exact: true }).last()).toBeVisible();
  await expect(options(page).first()).toBeEnabled();
});

test('a rating that is lost stays chosen, says so in its place, and is saved from there', async ({ page }) => {
  await inASession(page);
  await ask(page, 'Why must the pieces be equal?');
  await endSession(page);
  await page.route('**/trpc/tutoring.rateSession*', (route) => route.abort('connectionreset'));
  const rating = page.getByRole('group', { name: 'How was this session?' });
  await rating.getByRole('radio', { name: /^4 of 5/ }).click();
  await expect(rating.getByRole('status')).toHaveText(/^Not saved\. \S/);
  await expect(rating.getByRole('radio', { name: /^4 of 5/ })).toBeChecked();
  await page.unroute('**/trpc/tutoring.rateSession*');
  await rating.getByRole('button', { name: 'Save again' }).click();
  await expect(rating.getByRole('status')).toHaveText('Saved. Your answer can be changed at any time.');
  await page.goto('/sessions');
  await page.getByRole('button', { name: /^Transcript/ }).click();
  await expect(rating.getByRole('radio', { name: /^4 of 5/ })).toBeChecked();
});
