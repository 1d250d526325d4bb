import type { Page } from 'playwright/test';
import { expect, expectAccessible, pressTwice, test } from './journey.ts';
import { aWriter, dialog, frame, WRITING } from './journey-board.ts';
import { takeQuiz } from './passing-a-quiz.ts';
import { carried, failing, holding } from './wire.ts';

const GOOD =
  'The subject line "News" says nothing, it should say what to do and by when. The request is buried in the middle; it belongs in the first line. Nobody feels meant, since it goes to everybody, so write to one person. Two questions in one mail, so better make two mails. As soon as possible is not a date, so name a day.';
const WEAK = 'The email is nice and friendly. I would add a picture of the posters.';
const answer = (page: Page) => dialog(page).getByLabel('Your answer');

/** A learner of the course on writing, up to the first thing to write. */
async function aWriterWithATask(page: Page): Promise<void> {
  await aWriter(page, 3);
  await takeQuiz(page, WRITING, 'emails-that-get-answered', 'right');
  await page.goto('/');
  await expect(frame(page, 'The email nobody answers')).toBeVisible();
}

test('what is to be written is handed in, graded, and brings points and a badge; a weak text is kept over a reload', async ({ page }) => {
  await aWriterWithATask(page);
  const task = frame(page, 'The email nobody answers');
  await task.getByRole('button', { name: 'Start' }).click();
  await expect(dialog(page)).toContainText('A club sends this to its twelve helpers');
  await dialog(page).getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please write a sentence or two.');
  await expect(answer(page)).toBeFocused();

  await answer(page).fill(WEAK);
  await dialog(page).getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog(page).getByText(/Not there yet/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(task.getByText('score 0%', { exact: true })).toBeVisible();
  await task.getByRole('button', { name: 'Try Again' }).click();
  await expect(answer(page)).toHaveValue(WEAK);
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  const drafts = await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('milestone')));
  expect(drafts).toEqual([expect.stringMatching(new RegExp(`^lou\\.here\\.milestone\\.${id}\\.`))]);

  await answer(page).fill(GOOD);
  await dialog(page).getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog(page).getByText(/Milestone reached/)).toBeVisible();
  await expect(dialog(page).locator('.score')).toHaveText('100%');
  await expect(dialog(page)).toContainText('Nothing is missing.');
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(task.getByText('Complete', { exact: true })).toBeVisible();
});

test('while an answer is read it is not handed in a second time, whatever is typed meanwhile', async ({ page }) => {
  await aWriterWithATask(page);
  const release = await holding(page, 'journeys.submitMilestone');
  await frame(page, 'The email nobody answers').getByRole('button', { name: 'Start' }).click();
  await answer(page).fill(GOOD);
  await dialog(page).getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Reading...' })).toBeVisible();
  await answer(page).pressSequentially('!');
  await expect(answer(page)).toHaveValue(`${GOOD}!`);
  await expect(dialog(page).getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  release();
  await expect(dialog(page).getByText(/Milestone reached/)).toBeVisible();
});

test('Hand in pressed twice hands in once', async ({ page }) => {
  await aWriterWithATask(page);
  const handedIn = carried(page, 'journeys.submitMilestone');
  await frame(page, 'The email nobody answers').getByRole('button', { name: 'Start' }).click();
  await answer(page).fill(WEAK);
  await pressTwice(dialog(page).getByRole('button', { name: 'Hand in' }));
  await expect(dialog(page).getByText(/Not there yet/)).toBeVisible();
  await page.waitForTimeout(500);
  expect(handedIn).toHaveLength(1);
});

test('an answer that could not be handed in says why and stays as it was typed', async ({ page }) => {
  await aWriterWithATask(page);
  await failing(page, 'journeys.submitMilestone', 'This milestone is still locked. The ones before it come first.', 409);
  await frame(page, 'The email nobody answers').getByRole('button', { name: 'Start' }).click();
  await answer(page).fill(GOOD);
  await dialog(page).getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('This milestone is still locked. The ones before it come first.');
  await expect(answer(page)).toHaveValue(GOOD);
  await expect(dialog(page).getByRole('button', { name: 'Hand in' })).toBeEnabled();
});
