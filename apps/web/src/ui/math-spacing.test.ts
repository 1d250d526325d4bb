import katex from 'katex';
import { expect, test } from 'vitest';
import { spaced } from './math-spacing.ts';

/** The elements of a formula as they are drawn, a thin space as `_`, a sign that belongs to its number as `±`. */
function drawn(tex: string): string {
  const mathml = spaced(katex.renderToString(tex, { output: 'mathml', throwOnError: true }));
  return mathml
    .replace(/<annotation[\s\S]*<\/annotation>/, '')
    .replace(/<mspace width="0.1667em"\/>/g, '_')
    .replace(/<mo form="prefix">.<\/mo>/g, '±')
    .replace(/<[^>]+>|\u2061/g, '');
}

test.each([
  ['O(n \\log n)', 'O(n_log_n)'],
  ['\\log n', 'log_n'],
  ['\\log(n)', 'log(n)'],
  ['2^n \\log n', '2n_log_n'],
])('the name of a function in %s stands apart', (tex, set) => expect(drawn(tex)).toBe(set));

test.each([
  ['7000 - 9400 = -2400', '7000−9400=±2400'],
  ['2 \\times (-7)', '2×(±7)'],
  ['-7000 + 8000', '−7000+8000'],
  ['(a) - b', '(a)−b'],
])('the sign in %s belongs to a number only where nothing is taken from', (tex, set) => expect(drawn(tex)).toBe(set));
