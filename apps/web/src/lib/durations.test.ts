import { expect, test } from 'vitest';
import { lengthInWords, minutesInWords } from './durations.ts';

test.each([
  ['L467 a duration under 60 minutes reads "Nm": none at all', 0, '0m'],
  ['L467 a duration under 60 minutes reads "Nm": the last one', 59, '59m'],
  ['L468 a duration of 60 minutes or more reads "Nh Nm": the first one', 61, '1h 1m'],
  ['L468 a duration of 60 minutes or more reads "Nh Nm": with minutes', 125, '2h 5m'],
  ['one hour reads as the courses have it', 60, '1 hour'],
  ['whole hours read as the courses have them', 180, '3 hours'],
])('%s', (_, minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test('parts of a minute are rounded and nothing is negative', () => {
  expect(minutesInWords(59.6)).toBe('1 hour');
  expect(minutesInWords(-3)).toBe('0m');
});

test('a session under a minute says so, a longer one its whole minutes', () => {
  expect([0, 59, 60, 89, 91, 1_440].map(lengthInWords)).toEqual(['under a minute', 'under a minute', '1 minute', '1 minute', '2 minutes', '24 minutes']);
});
