import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { asDecimal, rounded, worthIn, worthOf } from './exact-sums.ts';

const scope = new Map(Object.entries({ assets: 500, liabilities: 300, votes: 422, n: 1000, years: 0 }).map(([id, worth]) => [id, new Fraction(worth)]));
const inScope = (expression: string) => {
  const worth = worthIn(expression, scope);
  return worth === null || worth === 'no value' ? worth : worth.toFraction(false);
};

describe('a formula of an author', () => {
  it.each([
    ['assets - liabilities', '200'],
    ['roundUp(votes * 2 / 3)', '282'],
    ['roundDown(votes / 2) + 1', '212'],
    ['halvings(n)', '9'],
    ['halvings(n / n)', '0'],
    ['halvings(2 ** 10)', '10'],
    ['n % 8', '0'],
    ['assets / years', 'no value'],
    ['assets - debts', null],
    ['constructor(1)', null],
    ['roundUp(votes, 2)', null],
    ['roundUp', null],
    ['assets.n', null],
    ['assets = 4', null],
    ['process.exit(1)', null],
  ])('%s is %s', (expression, worth) => expect(inScope(expression)).toBe(worth));

  it('is known to no sum of a learner', () => {
    expect(['assets', 'roundUp(2)', 'halvings(8)'].map(worthOf)).toEqual([null, null, null]);
  });
});

describe('a figure with a point', () => {
  it.each([
    ['3 / 8', '0.375'],
    ['1 / 3', '0.333…'],
    ['1 / 6', '0.166…'],
    ['1 / 7', '0.142857…'],
    ['12', '12'],
  ])('%s is %s', (expression, decimal) => expect(asDecimal(worthOf(expression) as Fraction)).toBe(decimal));

  it('is rounded half up', () => {
    expect([rounded(new Fraction(2, 3), 1), rounded(new Fraction(1, 8), 2)].map(String)).toEqual(['0.7', '0.13']);
  });
});
