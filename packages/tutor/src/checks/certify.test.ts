import { expect, it } from 'vitest';
import { certifiedFigures } from './certify.ts';

it.each([
  ['a sum of fractions', '$\\frac{2}{3} + \\frac{1}{4} = \\frac{8}{12} + \\frac{3}{12} = \\frac{11}{12}$', ['2/3', '1/4', '8/12', '3/12', '11/12']],
  ['a product', 'so 6 × 4 = 24', ['6', '4', '24']],
  ['a mixed number', '19/12 = 1 7/12', ['19/12', '1', '7/12']],
  ['decimals', '0.75 = 3/4', ['0.75', '3/4']],
  ['brackets', '(2 + 3) * 2 = 10', ['2', '3', '10']],
  ['a power', '2 ^ 10 = 1024', ['2', '10', '1024']],
  ['a power before a product', '3 × 2 ^ 3 = 24', ['3', '2', '24']],
  ['a small figure at a power', '2⁵ = 32', ['2', '5', '32']],
  ['a decimal that goes on', '1/3 = 0.333…', ['1/3', '0.333']],
  ['no decimal that goes on otherwise', '1/3 = 0.334…', []],
  ['no decimal that ends', '3/8 = 0.375…', []],
  ['what is rounded', '2/3 × 100 ≈ 66.7', ['2/3', '100', '66.7']],
  ['nothing that is rounded wrongly', '2/3 × 100 ≈ 66.6', []],
  ['no power that fills the memory', '2 ^ 999 = 2 ^ 999', []],
  ['a wrong sum', '1/2 + 1/4 = 2/6', []],
  ['no equation', 'there are 24 pieces', []],
  ['a division by nothing', '3/0 = 1', []],
])('certifies %s', (_name, text, figures) => {
  expect([...certifiedFigures(text)]).toEqual(figures);
});

it('is exact', () => {
  expect([...certifiedFigures('1/3 + 1/3 + 1/3 = 1')]).toEqual(['1/3', '1']);
  expect([...certifiedFigures('1/3 = 0.333333333333')]).toEqual([]);
});

it('takes a tower of powers for no sum, at once', () => {
  const tower = '((((9^64)^64)^64)^64)^64';
  const begun = performance.now();
  expect([...certifiedFigures(`${tower} = ${tower}`)]).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(200);
  expect([...certifiedFigures('(2^3)^2 = 64')]).toEqual(['2', '3', '64']);
});
