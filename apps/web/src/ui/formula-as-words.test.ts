import { expect, test } from 'vitest';
import { formulaAsWords } from './formula-as-words.ts';

test.each([
  ['\\frac{2}{3}', '2/3'],
  ['3\\frac{1}{4} - 1\\frac{3}{4}', '3 1/4 − 1 3/4'],
  ['\\frac{3}{4} \\times \\frac{2}{5} = \\frac{3 \\times 2}{4 \\times 5}', '3/4 × 2/5 = (3 × 2)/(4 × 5)'],
  ['\\text{quick ratio} = \\frac{\\text{cash} + \\text{receivables}}{\\text{current liabilities}}', 'quick ratio = (cash + receivables)/(current liabilities)'],
  ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
  ['n \\log n', 'n log n'],
  ['25\\%', '25%'],
  ['x^2 + 1', 'x² + 1'],
  ['\\frac{4}{9} \\qquad \\frac{6}{11}', '4/9 6/11'],
])('%s reads %s', (tex, words) => {
  expect(formulaAsWords(tex)).toBe(words);
});

test.each(['\\sqrt{2}', 'x_1', 'x^{10}', '\\begin{matrix}1\\end{matrix}'])('%s has no such words', (tex) => {
  expect(formulaAsWords(tex)).toBeNull();
});
