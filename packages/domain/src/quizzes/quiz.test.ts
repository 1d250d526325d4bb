import { describe, expect, test } from 'vitest';
import { given, MONDAY_9AM_MS } from '../testing/index.ts';
import { type OfferedItem, QuestionAnswered, QuizFinished, QuizOffered } from './events.ts';
import { ANSWER_MS_MOST, quiz } from './quiz.ts';
import { quizBand, quizColour } from './score.ts';

const localDay = '2026-01-05';
const item = (itemId: string, rightIndex: number): OfferedItem => ({
  itemId,
  revision: 1,
  skill: 'meaning',
  difficulty: 'beginner',
  predicted: 0.7,
  rightIndex,
  order: [0, 1, 2, 3],
});
const offer = {
  quizId: 'q1',
  sessionId: 's1',
  courseId: 'fractions',
  sectionId: 'halves',
  items: [item('i1', 2), item('i2', 0)],
  withKey: false,
  weightsVersion: 'simple-1',
  localDay,
};
const offered = QuizOffered(offer);
const answer = (itemId: string, choice: number) =>
  ({ type: 'AnswerQuestion', sessionId: 's1', itemId, choice, milliseconds: 1_000, atMs: MONDAY_9AM_MS + 600_000, localDay }) as const;
const answered = (itemId: string, correct: boolean, first = true) =>
  QuestionAnswered({
    quizId: 'q1',
    sessionId: 's1',
    itemId,
    revision: 1,
    skill: 'meaning',
    difficulty: 'beginner',
    choice: correct ? 0 : 1,
    correct,
    milliseconds: 1_000,
    first,
    counts: first,
    predicted: 0.7,
    weightsVersion: 'simple-1',
    localDay,
  });

describe('a quiz', () => {
  test('marks an answer by the order of options that was shown', () => {
    expect(given(quiz, [offered]).when(answer('i1', 2))[0]).toMatchObject({ data: { correct: true, first: true, counts: true } });
    expect(given(quiz, [offered]).when(answer('i1', 1))[0]).toMatchObject({ data: { correct: false } });
  });
  test('only the first answer counts, and only it can finish', () => {
    const again = given(quiz, [offered, answered('i1', false)]).when(answer('i1', 2));
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ data: { correct: true, first: false, counts: false } });
  });
  test('the last first answer finishes it, with the share of first answers right', () => {
    const facts = given(quiz, [offered, answered('i1', false)]).when(answer('i2', 0));
    expect(facts[1]).toEqual(
      QuizFinished({ quizId: 'q1', sessionId: 's1', courseId: 'fractions', sectionId: 'halves', right: 1, total: 2, percent: 50, localDay }),
    );
    expect(given(quiz, [offered, answered('i1', false), answered('i2', true)]).when(answer('i2', 3))).toHaveLength(1);
  });
  test('nothing counts where the client was given the key', () => {
    const facts = given(quiz, [QuizOffered({ ...offer, withKey: true })]).when(answer('i1', 2));
    expect(facts[0]).toMatchObject({ data: { first: true, counts: false } });
  });
  test('the result of a client that had the key is recorded as one that does not count', () => {
    const facts = given(quiz, [QuizOffered({ ...offer, withKey: true }), answered('i1', true)]).when(answer('i2', 0));
    expect(facts[1]).toMatchObject({ type: 'QuizFinished', data: { percent: 100, counts: false } });
  });
  test('an item counts once, in whatever quiz, and not after its key was given away; a result counts when all of it does', () => {
    const again = QuizOffered({ ...offer, quizId: 'q2', sessionId: 's2' });
    const second = (itemId: string, choice: number) => ({ ...answer(itemId, choice), sessionId: 's2' });
    const done = [offered, answered('i1', true), answered('i2', true), again];
    expect(given(quiz, done).when(second('i1', 2))[0]?.data).toMatchObject({ quizId: 'q2', first: true, counts: false });
    const almost = QuestionAnswered({ ...answered('i1', true).data, quizId: 'q2', sessionId: 's2', counts: false });
    expect(given(quiz, [...done, almost]).when(second('i2', 0))[1]?.data).toMatchObject({ percent: 100, counts: false });
    const told = QuizOffered({ ...offer, quizId: 'q0', sessionId: 's0', withKey: true });
    expect(given(quiz, [told, offered]).when(answer('i1', 2))[0]?.data).toMatchObject({ first: true, counts: false });
  });

  test.each([
    ['as the client measured it', { milliseconds: 4_200 }, 4_200],
    ['never more than the server saw go by since the offer', { milliseconds: 86_400_000 }, 120_000],
    ['since the last answer, where the client says nothing', { milliseconds: undefined }, 60_000],
    ['nothing, where the clock went back', { atMs: MONDAY_9AM_MS - 1 }, 0],
    ['ten minutes at most', { atMs: MONDAY_9AM_MS + 86_400_000, milliseconds: 86_400_000 }, ANSWER_MS_MOST],
  ])('the time taken is %s', (_name, different, milliseconds) => {
    const command = { ...answer('i2', 0), atMs: MONDAY_9AM_MS + 120_000, ...different };
    expect(given(quiz, [offered, answered('i1', true)]).when(command)[0]?.data).toMatchObject({ milliseconds });
  });

  test('the same choice again is quiet, another one is marked', () => {
    expect(given(quiz, [offered, answered('i1', false)]).when(answer('i1', 1))).toEqual([]);
    expect(given(quiz, [offered, answered('i1', false), answered('i1', true, false)]).when(answer('i1', 0))).toEqual([]);
    expect(given(quiz, [offered, answered('i1', false)]).when(answer('i1', 2))).toHaveLength(1);
  });
  test.each(['constructor', '__proto__', 'toString'])('an item named %s has no answer until it is given', (itemId) => {
    const odd = QuizOffered({ ...offer, items: [item(itemId, 0), item('i2', 0)] });
    expect(given(quiz, [odd]).when(answer(itemId, 0))).toMatchObject([{ data: { first: true, counts: true } }]);
    expect(given(quiz, [odd, answered('i2', true)]).when(answer(itemId, 0))).toMatchObject([{}, { type: 'QuizFinished', data: { right: 2 } }]);
  });
  test('refuses an item that was not offered in the session, and a choice that is not there', () => {
    expect(given(quiz, [offered]).refuses(answer('i9', 0)).code).toBe('ITEM_NOT_OFFERED');
    expect(given(quiz, [offered]).refuses({ ...answer('i1', 0), sessionId: 's2' }).code).toBe('ITEM_NOT_OFFERED');
    expect(given(quiz, [offered]).refuses(answer('i1', 4)).code).toBe('CHOICE_UNKNOWN');
  });
});

describe('the score in words', () => {
  test.each([
    ['L296', 100, 'Perfect Score'],
    ['L297', 99, 'Great Job'],
    ['L297', 80, 'Great Job'],
    ['L298', 79, 'Good Effort'],
    ['L298', 60, 'Good Effort'],
    ['L299', 59, 'Keep Practicing'],
    ['L299', 0, 'Keep Practicing'],
  ])('%s %d %% reads %s', (_id, percent, words) => {
    expect(quizBand(percent)).toBe(words);
  });
  test('L300 is green at 80, yellow at 60, otherwise red', () => {
    expect([80, 79, 60, 59].map(quizColour)).toEqual(['green', 'yellow', 'yellow', 'red']);
  });
});
