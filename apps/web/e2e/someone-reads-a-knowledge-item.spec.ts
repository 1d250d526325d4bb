import { enrolIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { asALearner } from './people.ts';
import { chat, connected, line, louSaid } from './talking.ts';

test('fractions that stand below each other in a list do not touch', async ({ page }) => {
  await asALearner(page);
  await page.goto('/knowledge?item=fraction-facts');
  const first = page.getByRole('list').filter({ hasText: '0.5 or 50%' }).locator('mfrac');
  await expect(first.nth(6)).toBeVisible();
  const boxes = await first.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  const gaps = boxes.slice(1).map(({ top }, place) => top - (boxes[place]?.bottom ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(3);
});

test('a document is read from the list by keyboard, and talked about', async ({ page }) => {
  await asALearner(page);
  await page.goto('/knowledge');
  await page.getByRole('main').getByRole('link', { name: 'Fraction facts on one page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/knowledge?item=fraction-facts');
  await expect(page).toHaveTitle('Fraction facts on one page · Lou');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Another name for the same amount' })).toBeVisible();
  await expect(page.locator('.lesson li').filter({ hasText: 'Finer pieces' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Beside the text' }).getByRole('link', { name: 'Fractions that make sense' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Talk about it with Lou' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(chat(page).getByRole('heading', { name: 'Fraction facts on one page' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fraction facts on one page');
  await expect(page).toHaveTitle('Fraction facts on one page · Lou');
  await page.getByRole('link', { name: 'Back to the Knowledge Base' }).click();
  await expect(page).toHaveTitle('Knowledge Base · Lou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge Base');
});

test('a quiz begins with its first question, a video stands outside Lou, a course item leads to its course', async ({ page }) => {
  await asALearner(page);
  await page.goto('/knowledge?item=fractions-check-up');
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page).toHaveURL('/');
  await expect(chat(page).getByText('Question 1 of 5', { exact: true }).last()).toBeVisible();
  await expect(chat(page).locator('.quiz-place')).toBeFocused();
  await expect(chat(page).getByText(/Quiz Me puts its questions, and you can ask me anything in between\./)).toHaveCount(1);

  await page.goto('/knowledge?item=what-is-computation');
  const watch = page.getByRole('link', { name: /^Watch it there/ });
  await expect(watch).toHaveAttribute('href', /^https:\/\/ocw\.mit\.edu\//);
  await expect(watch).toHaveAttribute('target', '_blank');
  await expect(page.locator('.watch')).toContainText('Lecture 1: What is Computation?');
  await expect(page.locator('.watch')).toContainText('43m');
  await expectAccessible(page);

  await page.goto('/knowledge?item=six-evenings-with-a-pencil');
  await page.getByRole('link', { name: 'Open the course' }).click();
  await expect(page).toHaveURL('/course/drawing-in-perspective');
});

test('a source of Lou’s that rests on an item opens it at its sentence, in sight, and leads back to the conversation', async ({ page }) => {
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto('/knowledge?item=reading-a-traceback');
  await page.getByRole('button', { name: 'Talk about it with Lou' }).first().click();
  await expect(louSaid(page)).toHaveCount(1);
  await connected(page);
  await line(page).fill('What is a traceback?');
  await line(page).press('Enter');
  await expect(chat(page).locator('.turn-me')).toContainText('What is a traceback?');
  await chat(page).locator('.cite').last().click();
  const source = chat(page).getByRole('link', { name: 'Read it in the knowledge base' }).first();
  await source.click();
  await expect(page).toHaveURL(/\/knowledge\?item=reading-a-traceback&passage=/);
  const marked = page.locator('mark#cited-sentence');
  await expect(marked).toContainText('traceback');
  await expect(marked).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await expect(page).toHaveURL('/');
  await expect(chat(page).locator('.turn-me')).toContainText('What is a traceback?');
});

test('an item that is not there says so', async ({ page }) => {
  await asALearner(page);
  await page.goto('/knowledge?item=nowhere');
  await expect(page.getByRole('alert')).toContainText('This content does not exist.');
  await expect(page.getByRole('link', { name: 'Back to the Knowledge Base' })).toBeVisible();
});
