import { expect, test } from 'vitest';
import { clockTime, period } from './days.ts';

const [from, sameDay, twoDaysLater] = ['2026-11-09T12:10:00Z', '2026-11-09T12:34:00Z', '2026-11-11T12:10:00Z'] as const;
const day = (instant: string) =>
  new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

test('a period within one day names the day once', () => {
  expect(period(from, sameDay)).toBe(`${day(from)}, ${clockTime(from)} to ${clockTime(sameDay)}`);
});

test('a period over several days names both, also at the same time of day', () => {
  expect(period(from, twoDaysLater)).toBe(`${day(from)}, ${clockTime(from)} to ${day(twoDaysLater)}, ${clockTime(twoDaysLater)}`);
});

test('what begins and ends in one minute has one time', () => {
  expect(period(from, '2026-11-09T12:10:30Z')).toBe(`${day(from)}, ${clockTime(from)}`);
});
