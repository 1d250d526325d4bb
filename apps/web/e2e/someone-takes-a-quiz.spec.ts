import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';
import { sending } from './socket.ts';
import { chat, connected, endSession, goOn, inASession, option, quizMe, youSaid } from './talking.ts';

test('L290 L291 L292 L293 L294 L330 a quiz from "Quiz Me" to its results, one question at a time', async ({ page }) => {
  const { messages } = sending(page);
  await inASession(page);
  await quizMe(page).press('Enter');
  await expect(chat(page).locator('.quiz-place')).toBeFocused();
  for (let number = 1; number <= 5; number += 1) {
    await expect(chat(page).getByText(`Question ${number} of 5`, { exact: true }).last()).toBeVisible();
    await expect(option(page)).toHaveCount(4);
    await option(page).first().click();
    await expect(option(page)).toHaveCount(0);
    await expect(chat(page).locator('.option.right .verdict')).toHaveText(/^(Right answer|Your answer, right)$/);
    await expect(chat(page).locator('.why')).toHaveText(/^(Right\.|Not this time\.) \S.+/);
    await goOn(page, number < 5 ? 'Next Question' : 'See Results').click();
  }
  await expect(chat(page).locator('.pressed')).toHaveText('You pressed: Quiz Me');
  const results = chat(page).getByRole('region', { name: 'Quiz results', exact: true });
  await expect(results.locator('.outcomes li')).toHaveCount(5);
  const right = await results.locator('.outcomes .ok').count();
  await expect(results.locator('.score')).toHaveText(`${right} of 5`);
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'Quiz me on this.' }]);
  expect(messages.filter(({ type }) => type === 'answer_question')).toHaveLength(5);
  await expectAccessible(page);
});

test('while a quiz is there Lou’s older question rests, and what is earned waits for the results', async ({ page }) => {
  await inASession(page);
  const line = page.getByRole('textbox', { name: 'Message to Lou' });
  await expect(line).toHaveAttribute('placeholder', 'Type your answer, or ask');
  await expect(chat(page).locator('.hint-line')).toBeVisible();
  await quizMe(page).click();
  await expect(chat(page).getByText('Question 1 of 5', { exact: true }).last()).toBeVisible();
  await expect(line).toHaveAttribute('placeholder', 'Ask Lou');
  await expect(chat(page).locator('.hint-line')).toHaveCount(0);
  for (const name of ['Next Question', 'Next Question', 'Next Question', 'Next Question', 'See Results']) {
    await option(page).first().click();
    await expect(goOn(page, name)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await goOn(page, name).click();
  }
  await expect(page.locator('.toast')).not.toHaveCount(0);
  await expect(chat(page).locator('.hint-line')).toHaveCount(0);
});

test('L240 what was answered stays answered after a reload, and the quiz goes on where it was', async ({ page }) => {
  await inASession(page);
  await quizMe(page).click();
  await option(page).first().click();
  await goOn(page, 'Next Question').click();
  await option(page).first().click();
  await expect(chat(page).locator('.why')).toBeVisible();
  await page.reload();
  await goOn(page, 'Next Question').click();
  await expect(chat(page).getByText('Question 3 of 5', { exact: true }).last()).toBeVisible();
  const [{ id }] = await (await page.request.get('/api/sessions/recent')).json();
  const { messages } = (await (await page.request.get(`/api/sessions/${id}`)).json()) as { messages: { from: string; quiz: object[] | null }[] };
  expect(messages.map(({ quiz }) => quiz?.length ?? null)).toEqual([null, null, 5]);
  for (const name of ['Next Question', 'Next Question', 'See Results']) {
    await option(page).first().click();
    await goOn(page, name).click();
  }
  await expect(chat(page).locator('.outcomes li')).toHaveCount(5);
  await page.reload();
  await expect(chat(page).locator('.outcomes li')).toHaveCount(5);
});

test('L240 the question that stood there stands there after a reload, answered or not yet', async ({ page }) => {
  await inASession(page);
  await quizMe(page).click();
  for (const number of [1, 2]) {
    await expect(chat(page).getByText(`Question ${number} of 5`, { exact: true }).last()).toBeVisible();
    await option(page).first().click();
    await goOn(page, 'Next Question').click();
  }
  const asked = await chat(page).locator('.stem').textContent();
  await page.reload();
  await expect(chat(page).getByText('Question 3 of 5', { exact: true }).last()).toBeVisible();
  await expect(chat(page).locator('.stem')).toHaveText(asked ?? '');
  await expect(option(page)).toHaveCount(4);
  for (const name of ['Next Question', 'Next Question', '']) {
    await option(page).first().click();
    if (name) await goOn(page, name).click();
  }
  await expect(goOn(page, 'See Results')).toBeVisible();
  await page.reload();
  await goOn(page, 'See Results').click();
  await expect(chat(page).locator('.outcomes li')).toHaveCount(5);
});

test('L295 Try Again brings a quiz anew, with other questions', async ({ page }) => {
  const { messages } = sending(page);
  await inASession(page);
  await quizMe(page).click();
  const first: string[] = [];
  for (const name of ['Next Question', 'Next Question', 'Next Question', 'Next Question', 'See Results']) {
    first.push((await chat(page).locator('.stem').textContent()) ?? '');
    await option(page).first().click();
    await goOn(page, name).click();
  }
  await goOn(page, 'Try Again').click();
  await expect(chat(page).getByText('Question 1 of 5', { exact: true }).last()).toBeVisible();
  expect(messages.findLast(({ type }) => type === 'text_message')).toEqual({ type: 'text_message', text: 'Quiz me again.' });
  expect(first).not.toContain(await chat(page).locator('.stem').textContent());
  await expect(goOn(page, 'Try Again')).toHaveCount(0);
  await endSession(page);
  await expect(option(page)).toHaveCount(0);
  await expect(chat(page).getByRole('region', { name: 'Quiz results', exact: true }).last()).toContainText('Not answered');
});

test('a double click on "See Results" leaves one at the results', async ({ page }) => {
  await inASession(page);
  await quizMe(page).click();
  for (const name of ['Next Question', 'Next Question', 'Next Question', 'Next Question']) {
    await option(page).first().click();
    await goOn(page, name).click();
  }
  await option(page).first().click();
  const said = await youSaid(page).count();
  // Wherever "Try Again" comes up: the second click of the double click falls on it.
  await goOn(page, 'See Results').click();
  await goOn(page, 'Try Again').hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(300);
  await expect(youSaid(page)).toHaveCount(said);
  await expect(goOn(page, 'Try Again')).toBeEnabled();
});

test('who asks for a quiz from the keyboard goes on at its first question, also the second time', async ({ page }) => {
  await inASession(page);
  await quizMe(page).press('Enter');
  const place = chat(page).locator('.quiz-place').last();
  await expect(place).toBeFocused();
  for (const name of ['Next Question', 'Next Question', 'Next Question', 'Next Question', 'See Results']) {
    await page.keyboard.press('Tab');
    await expect(option(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await goOn(page, name).press('Enter');
    await expect(place).toBeFocused();
  }
  await goOn(page, 'Try Again').press('Enter');
  await expect(chat(page).locator('.quiz-place')).toHaveCount(2);
  await expect(place).toBeFocused();
  await expect(place).toContainText('Question 1 of 5');
});

test('who asks for a quiz before the session’s welcome goes on at its first question, however late that comes', async ({ page }) => {
  await page.route(/\/Quiz-[^/]+\.js$/, async (route) => {
    await page.waitForTimeout(1500); // the welcome comes 800 ms after the start
    await route.continue();
  });
  await inASession(page);
  await quizMe(page).press('Enter');
  await expect(chat(page).locator('.quiz-place')).toBeFocused();
});

test('a quiz fits and is accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inASession(page);
  await quizMe(page).click();
  await option(page).first().click();
  await expect(chat(page).locator('.why')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await connected(page);
});

test('on a phone a quiz that is opened again shows the way on above the line to write on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[1]?.id}?quiz=1`);
  await page.locator('button.option').last().click();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overlaps(page, '.after-answer', '.dock')).toBe(false);
});
