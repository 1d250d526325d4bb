import { expect, test } from 'vitest';
import { minutesInWords } from './durations.ts';

test.each([
  ['L467 a duration under 60 minutes reads "Nm": none at all', 0, '0m'],
  ['L467 a duration under 60 minutes reads "Nm": the last one', 59, '59m'],
  ['L468 a duration of 60 minutes or more reads "Nh Nm": the first one', 60, '1h 0m'],
  ['L468 a duration of 60 minutes or more reads "Nh Nm": with minutes', 125, '2h 5m'],
])('%s', (_, minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test('parts of a minute are rounded and nothing is negative', () => {
  expect(minutesInWords(59.6)).toBe('1h 0m');
  expect(minutesInWords(-3)).toBe('0m');
});
