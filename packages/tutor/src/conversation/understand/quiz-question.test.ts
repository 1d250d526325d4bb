import { describe, expect, it } from 'vitest';
import { aTurn, COURSE_ID, coursePassages, openItem } from '../../testing/a-course.ts';
import { tutorOf, words } from '../../testing/talk.ts';
import { asksQuizQuestion, typesQuizOption, wantsQuizHelp } from './quiz-question.ts';

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

describe('an option of the quiz, typed', () => {
  const quizOptions = ['2 cm', 'Tengo veinte años.', 'the dot'];

  it.each([
    ['2 cm', true],
    ['tengo veinte años', true],
    ['B', true],
    ['option c)', true],
    ['tengo veinte', false],
    ['e', false],
  ])('is known as one: %s', (text, is) => {
    expect(typesQuizOption(text, { quizOptions, openItem: null })).toBe(is);
  });

  it('is no bare letter where a question of Lou’s is open, and nothing where no quiz is', () => {
    expect(typesQuizOption('b', { quizOptions, openItem })).toBe(false);
    expect(typesQuizOption('option b', { quizOptions, openItem })).toBe(true);
    expect(typesQuizOption('2 cm', { openItem: null })).toBe(false);
  });

  it.each([
    ['give me a hint for the first one', true],
    ['the answer is 4/7, the first one has larger pieces', false],
    ['why was my answer to the first question wrong', false],
    ['show me the answer of question 2', true],
    ['a hint for the quiz please', true],
    ['give me a hint', false],
    ['what is the second one about', false],
  ])('is another thing than help with it: %s', (spelt, is) => {
    expect(wantsQuizHelp(spelt, { quizQuestions })).toBe(is);
  });
});

describe('Lou beside a quiz', () => {
  const tutor = tutorOf([{ id: COURSE_ID, passages: coursePassages }]);
  const quiz = { quizQuestions: ['How long does black tea stay in the pot?'], quizOptions: ['four minutes', 'ten minutes', 'boiling water'] };
  const reply = (text: string, open: typeof openItem | null) => tutor.reply({ material: aTurn({ text, openItem: open, ...quiz }) });

  it.each(['ten minutes', 'Boiling water'])('takes a typed option as the quiz’s, and as no try at the open question: %s', async (text) => {
    const { graded, sentences } = await reply(text, openItem);
    expect(graded).toBeNull();
    expect(words(sentences)).toMatch(/answer to your quiz/);
  });

  it('takes what makes a point of the open question as its answer, option or not', async () => {
    const { graded } = await tutor.reply({ material: aTurn({ text: 'about 70 degrees', openItem, ...quiz, quizOptions: ['about 70 degrees'] }) });
    expect(graded?.pointsSeen).toEqual(['cooler']);
  });

  it.each(['hint', 'show me', 'give me a hint for the first one'])('says what is possible where help is wished for: %s', async (text) => {
    expect(words((await reply(text, null)).sentences)).toMatch(/answered once and has no hints/);
  });

  it('gives the hint of its own open question', async () => {
    expect((await reply('hint', openItem)).hint).not.toBeNull();
  });
});
