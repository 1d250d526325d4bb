import { aLearnerIn, FRACTIONS, readAddress, talkAddress } from './courses.ts';
import { coloursOf } from './drawn.ts';
import { expect, expectAccessible, overlaps, test } from './journey.ts';
import { takeQuiz } from './passing-a-quiz.ts';
import { inPlaceOfServer } from './socket.ts';
import { chat, goOn, onTheDashboard, option, quizMe } from './talking.ts';

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
