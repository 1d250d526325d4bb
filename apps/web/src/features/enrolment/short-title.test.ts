import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test('L171 a title over 30 characters is cut to 30 plus an ellipsis, one of 30 or fewer is shown whole', () => {
  expect(shortTitle('x'.repeat(30))).toBe('x'.repeat(30));
  expect(shortTitle('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
  expect(shortTitle('Spanish: your first conversation')).toBe('Spanish: your first conversati…');
  expect(shortTitle('🙂'.repeat(31))).toBe(`${'🙂'.repeat(30)}…`);
});
