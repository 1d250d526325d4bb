/** What turns its source round, rule by rule. */
import { describe, expect, it } from 'vitest';
import type { Term } from '../grading/answer-terms.ts';
import { isAgainst } from './against-source.ts';

const stands = (one: Term, other: Term): boolean => one.stem === other.stem || (one.value !== undefined && one.value === other.value);

describe('a clause against its source', () => {
  it.each<[string, string, string]>([
    ['denied', 'the lid does not keep the heat', 'The lid keeps the heat, since no steam leaves.'],
    ['not denied where the source denies', 'the lid changes the taste', 'The lid keeps the heat and does not change the taste.'],
    ['a word exchanged for its opposite', 'the top leaf is bitter', 'The bottom leaf is bitter.'],
    ['a comparison turned', 'a larger pot means larger cups', 'A larger pot means smaller cups.'],
    ['a small word turned', 'every cup is warmed', 'The pot is full, so only one cup is warmed.'],
    ['another figure of the same sentence', 'green tea wants 100 degrees', 'Green tea wants 70 degrees, and black tea wants 100 degrees.'],
    ['a time left out', 'pour on the day it comes', 'Pour on the day after it comes.'],
    ['two things mixed', 'warm cups', 'Warm pots, cool cups.'],
  ])('%s: %s', (_kind, clause, source) => {
    expect(isAgainst(clause, source, stands)).toBe(true);
  });

  it.each<[string, string]>([
    ['the lid keeps the heat', 'The lid keeps the heat, since no steam leaves.'],
    ['the lid does not change the taste', 'The lid keeps the heat and does not change the taste.'],
    ['a larger pot means smaller cups', 'A larger pot means smaller cups.'],
    ['only one cup is warmed', 'The pot is full, so only one cup is warmed.'],
    ['black tea wants 100 degrees', 'Green tea wants 70 degrees, and black tea wants 100 degrees.'],
    ['pour on the day after it comes', 'Pour on the day after it comes.'],
    ['cool cups', 'Warm pots, cool cups.'],
  ])('is none that says what it says: %s', (clause, source) => {
    expect(isAgainst(clause, source, stands)).toBe(false);
  });
});
