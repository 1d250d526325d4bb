import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test('L081 a preview of at most 200 characters ends after a whole word', () => {
  const text = `${'word '.repeat(39)}counting pieces`;
  expect(cutAtWord(text, 200)).toBe(`${'word '.repeat(39).trim()}…`);
  expect(cutAtWord('x'.repeat(200), 200)).toBe('x'.repeat(200));
  expect(cutAtWord('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}…`);
});

test('a cut that falls between words keeps the last one, without the comma after it', () => {
  expect(cutAtWord('halves, thirds', 6)).toBe('halves…');
  expect(cutAtWord('one two three', 7)).toBe('one two…');
  expect(cutAtWord('one, two', 5)).toBe('one…');
});
