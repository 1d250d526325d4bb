import { expect, test } from 'vitest';
import { greetingOf, reasonInWords } from './reasons.ts';

test('every reason is one sentence, with the titles that it names', () => {
  expect(reasonInWords({ code: 'in-section', section: 'Halves' })).toBe('You are in the middle of “Halves”.');
  expect(reasonInWords({ code: 'first-section', section: 'Halves' })).toBe('You enrolled; “Halves” comes first.');
  expect(reasonInWords({ code: 'next-section', section: 'Thirds', after: 'Halves' })).toBe('“Thirds” comes next after “Halves”.');
  expect(reasonInWords({ code: 'next-section', section: 'Thirds', after: null })).toBe('“Thirds” comes next.');
  expect(reasonInWords({ code: 'skipped-section', section: 'Halves' })).toBe('“Halves” is still open.');
  expect(reasonInWords({ code: 'next-course', after: 'Fractions' })).toBe('Next after “Fractions”.');
  expect(reasonInWords({ code: 'interest', interest: 'Creative Arts' })).toBe('Because you chose Creative Arts.');
  const category = 'Creative Arts';
  expect(reasonInWords({ code: 'new-at-level', category })).toBe('Something new in Creative Arts, at your level.');
  expect(reasonInWords({ code: 'new-from-the-start', category })).toBe('Something new in Creative Arts, from the very beginning.');
  expect(reasonInWords({ code: 'new', category })).toBe('Something new in Creative Arts.');
});

test('a reason alone is no greeting where it rests on what stands beside it', () => {
  expect(greetingOf({ code: 'interest', interest: 'Creative Arts' })).toBe('Here is your next step, because you chose Creative Arts.');
  expect(greetingOf({ code: 'next-course', after: 'Fractions' })).toBe('You finished “Fractions”; here is what comes next.');
  expect(greetingOf({ code: 'in-section', section: 'Halves' })).toBe('You are in the middle of “Halves”.');
});
