import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS, readAddress, talkAddress } from './courses.ts';
import { coloursOf } from './drawn.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';
import { takeQuiz } from './passing-a-quiz.ts';
import { inPlaceOfServer, sending } from './socket.ts';
import { chat, connected, endSession, inASession, onTheDashboard, quizMe, youSaid } from './talking.ts';

const option = (page: Page) => chat(page).locator('button.option');
const goOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

test('L300 the score on the screen is green at 80 percent, yellow at 60, otherwise red', async ({ page }) => {
  for (const [right, colour] of [
    [4, 'green'],
    [3, 'yellow'],
    [2, 'red'],
  ] as const) {
    await aLearnerIn(page, FRACTIONS);
    await takeQuiz(page, FRACTIONS, 'what-a-fraction-counts', right);
    await page.reload();
    const results = page.getByRole('region', { name: 'Quiz results', exact: true });
    await expect(results.locator('.score')).toHaveText(`${right} of 5`);
    expect(await coloursOf(results.locator('.score')), `${right} of 5`).toEqual([colour]);
    await page.goto('/sessions');
    const badge = page.locator('.session .badge', { hasText: `Score ${20 * right}%` });
    await expect(badge).toBeVisible();
    expect(await coloursOf(badge), `Score ${20 * right}%`).toEqual([colour]);
  }
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

test('after a quiz in a section one can read it, or go back to Lou’s question, which is said again with its help', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const [section] = sections;
  if (!section) throw new Error('The course has no sections.');
  await page.goto(talkAddress(section));
  const line = page.getByRole('textbox', { name: 'Message to Lou' });
  await expect(line).toHaveAttribute('placeholder', 'Type your answer, or ask');
  const question = ((await page.locator('.hints-question').textContent()) ?? '').trim();
  expect(question).toMatch(/\?$/);
  await quizMe(page).click();
  for (const name of ['Next Question', 'Next Question', 'Next Question', 'Next Question', 'See Results']) {
    await page.locator('button.option').first().click();
    await page.getByRole('button', { name, exact: true }).click();
  }
  const results = page.getByRole('region', { name: 'Quiz results', exact: true });
  await expect(results.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(results.getByRole('link', { name: 'Read the section' })).toHaveAttribute('href', readAddress(section));
  await expect(page.getByRole('button', { name: 'Hint please' })).toHaveCount(0);
  await results.getByRole('button', { name: 'Back to Lou’s question' }).click();
  await expect(page.locator('.turn-lou .said').last()).toHaveText(question);
  await expect(page.getByRole('button', { name: 'Hint please' })).toBeVisible();
  await expect(line).toBeFocused();
  await expect(line).toHaveAttribute('placeholder', 'Type your answer, or ask');
  await expect(results.getByRole('button', { name: 'Back to Lou’s question' })).toHaveCount(0);
  await expectAccessible(page);
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

const PROGRAM = '\n\n```python\nprint(1)\nprint(2)\n```';
const questions = [1, 2, 3, 4, 5].map((number) => ({
  itemId: `i${number}`,
  skill: 'halves',
  question: `Question $\\frac{1}{${number}}$?${number === 1 ? PROGRAM : ''}`,
  options: ['Right', 'Wrong'],
}));
const bands = [
  { id: 'L296', right: 5, says: 'Perfect Score', colour: 'green' },
  { id: 'L297', right: 4, says: 'Great Job', colour: 'green' },
  { id: 'L298', right: 3, says: 'Good Effort', colour: 'yellow' },
  { id: 'L299', right: 2, says: 'Keep Practicing', colour: 'red' },
];
for (const { id, right, says, colour } of bands) {
  test(`${id} ${right} of 5 right reads "${says}" in ${colour}`, async ({ page }) => {
    await inPlaceOfServer(page, (message) => {
      const told = {
        turnId: 't1',
        transcription: '',
        response: 'Here you are.',
        audio: null,
        quizId: 'q1',
        sources: [],
        sentences: [],
        move: 'quiz',
        openItemId: null,
      };
      if (message.type === 'text_message') return [{ type: 'text_response', ...told, quiz: questions }];
      const { itemId, choice } = message;
      const finished = itemId === 'i5' ? { right, total: 5, percent: 20 * right } : null;
      return [{ type: 'question_graded', itemId, correct: choice === 0, correctAnswer: 0, explanation: 'So it is.', feedback: '', finished, awards: [] }];
    });
    await onTheDashboard(page);
    await quizMe(page).click();
    await expect(chat(page).locator('.stem pre')).toHaveText('print(1)\nprint(2)');
    for (let number = 1; number <= 5; number += 1) {
      await option(page)
        .nth(number <= right ? 0 : 1)
        .click();
      await goOn(page, number < 5 ? 'Next Question' : 'See Results').click();
    }
    const results = chat(page).getByRole('region', { name: 'Quiz results' });
    await expect(results.getByText(says, { exact: true })).toBeVisible();
    await expect(results.locator('.score')).toHaveClass(`score ${colour}`);
    await expect(results.locator('.result .badge')).toHaveCount(right < 5 ? 1 : 0); // '80% and more' would be less than perfect
    await expect(results.locator('math').first()).toBeVisible();
    await expect(results.locator('pre')).toHaveText('print(1)\nprint(2)');
  });
}

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

test('on a phone the reason and the score come into sight by themselves, in the card and in a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sections } = await aLearnerIn(page, FRACTIONS);
  for (const address of ['/', `/course/${FRACTIONS}/section/${sections[1]?.id}`]) {
    await page.goto(address);
    if (address === '/') await page.getByRole('button', { name: 'Start Learning Session' }).click();
    await expect(page.locator('.turn-lou')).not.toHaveCount(0);
    await expect(quizMe(page)).toBeEnabled();
    await quizMe(page).click();
    for (const name of ['Next Question', 'Next Question', 'Next Question', 'Next Question', 'See Results']) {
      await page.locator('button.option').last().click();
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      expect(await overlaps(page, '.after-answer', '.composer')).toBe(false);
      await page.getByRole('button', { name }).click();
    }
    await expect(page.locator('.score')).toBeInViewport({ ratio: 1 });
  }
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
