import { expect, test } from 'vitest';
import { ageInWords } from './age.ts';

const started = '2026-11-20T08:00:00.000Z';
const after = (hours: number) => ageInWords(started, Date.parse(started) + hours * 3_600_000);

test('L118 a session under 1 hour old has just started', () => {
  expect([after(0), after(0.99), after(-1)]).toEqual(['Just started', 'Just started', 'Just started']);
});

test('L119 from 1 hour to under 24 hours its age is in hours', () => {
  expect([after(1), after(2.9), after(23.99)]).toEqual(['1 hour ago', '2 hours ago', '23 hours ago']);
});

test('L120 from 24 hours on its age is in days', () => {
  expect([after(24), after(47), after(72)]).toEqual(['1 day ago', '1 day ago', '3 days ago']);
});
