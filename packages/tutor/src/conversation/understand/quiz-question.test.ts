import { describe, expect, it } from 'vitest';
import { asksQuizQuestion } from './quiz-question.ts';

const quizQuestions = [
  'A sign 5 metres away is 8 cm tall on the paper. How tall is an equal sign 20 metres away?',
  'How do you give your age when you are twenty?',
];

describe('a question of the quiz on the screen', () => {
  it.each([
    'A sign 5 metres away is 8 cm tall on the paper. How tall is an equal sign 20 metres away?',
    'how tall is an equal sign 20 metres away',
    'how do i give my age when im twenty',
  ])('is known also in part: %s', (text) => {
    expect(asksQuizQuestion(text, { quizQuestions })).toBe(true);
  });

  it.each(['how tall is a door', 'what is a vanishing point', 'why are things smaller when they are further away'])('is not %s', (text) => {
    expect(asksQuizQuestion(text, { quizQuestions })).toBe(false);
  });

  it('is none where no quiz is on the screen', () => {
    expect(asksQuizQuestion('how tall is an equal sign 20 metres away', {})).toBe(false);
  });
});
