import { expect, test } from 'vitest';
import { tellingStems } from '../../language/words.ts';
import { isAskedSo } from './asked-so.ts';

const detail = { says: 'Rinse the pot with hot water before the leaves go in.', askedAs: ['how do I warm a pot before brewing tea'] };
const isAsked = (question: string) =>
  isAskedSo(
    detail,
    question,
    tellingStems(question).map((stem) => ({ stem, rarity: 1, standIns: [] })),
  );

test.each([
  ['how do I warm a pot before brewing tea', true],
  ['how do I warm a pot before brewing', true],
  ['how do I warm a pot before', false],
  ['how do I warm a pot', false],
  ['how do I brew tea before warming a pot', false],
  ['why do I warm a pot before brewing tea', false],
  ['how do I warm 2 pots before brewing tea', false],
])('a question is the one that was answered where it says nearly all of it in its order, and asks for the same: %j', (question, asked) => {
  expect(isAsked(question)).toBe(asked);
});

test('a question of one telling word is none', () => {
  const short = { ...detail, askedAs: ['how do I brew'] };
  const stems = tellingStems('how do I brew').map((stem) => ({ stem, rarity: 1, standIns: [] }));
  expect({ stems: stems.length, asked: isAskedSo(short, 'how do I brew', stems) }).toEqual({ stems: 1, asked: false });
});
