import { expect, it } from 'vitest';
import { editsAllowed, withinEdits } from './typos.ts';

it.each([
  ['the same', 'piece', 'piece', 0, true],
  ['two neighbours swapped', 'peice', 'piece', 1, true],
  ['a letter missing', 'denominatr', 'denominator', 1, true],
  ['a letter too many', 'fracttion', 'fraction', 1, true],
  ['another letter', 'nominator', 'numinator', 1, true],
  ['too far', 'fraction', 'friktoin', 1, false],
  ['two edits', 'fraction', 'frictoin', 2, true],
  ['of unlike length', 'a', 'abcd', 2, false],
])('%s', (_name, one, other, edits, within) => {
  expect(withinEdits(one, other, edits)).toBe(within);
});

it('forgives nothing in short words', () => {
  expect([editsAllowed('cat'), editsAllowed('piece'), editsAllowed('denominator')]).toEqual([0, 1, 2]);
});
