import { expect, test } from 'vitest';
import { begunAbout, withBrought } from './asked-about.ts';

test.each([
  ['Fold the paper.', 'About “Fold the paper”: '],
  ['half of the paper', 'About “half of the paper”: '],
  ['Why must the pieces be equal?', 'About “Why must the pieces be equal?” '],
  ['So it goes on …', 'About “So it goes on …” '],
  ['and so on...', 'About “and so on...” '],
])('no marks stand in a row behind what is brought to the line: “%s”', (words, begun) => {
  expect(begunAbout(words)).toBe(begun);
});

test.each([
  ['nothing written', '', 'About “half”: '],
  ['something of one’s own', 'Why is that?', 'Why is that?\nAbout “half”: '],
  ['another beginning that nobody wrote on', 'About “a third”: ', 'About “half”: '],
  ['several of them, and a question', 'Why?\nAbout “a third”: \nAbout “Is it a quarter?” ', 'Why?\nAbout “half”: '],
  ['one that was written on', 'About “a third”: is it more', 'About “a third”: is it more\nAbout “half”: '],
])('what is brought to the line comes below what stood there: %s', (_what, written, line) => {
  expect(withBrought(written, 'half')).toBe(line);
});

test('with nothing brought nothing begins', () => {
  expect(withBrought('', '')).toBe('');
  expect(withBrought('Why?', '')).toBe('Why?');
});
