import { expect, test } from 'vitest';
import type { FillRandom } from '../../lib/draw-key.ts';
import { makePassword, makeUsername } from './credentials.ts';

/** Random bytes that are not: the same ones each time. */
const always =
  (...bytes: number[]): FillRandom =>
  (array) =>
    array.set(bytes.slice(0, array.length));

test('L259 the username is the lowercased first and last name followed by a random number below 1000', () => {
  expect(makeUsername('Robin', 'LIND', always(0, 0, 0, 7))).toBe('robinlind7');
  expect(makeUsername('Robin', 'Lind', always(0, 0, 3, 231))).toBe('robinlind999');
  expect(makeUsername('Robin', 'Lind', always(0, 0, 3, 232))).toBe('robinlind0');
  for (let draw = 0; draw < 200; draw += 1) expect(makeUsername('Robin', 'Lind')).toMatch(/^robinlind\d{1,3}$/);
});

test.each([
  ['Zoë', 'O’Neil', 'zoeoneil1'],
  ['Jean-Luc', "D'Arc", 'jeanlucdarc1'],
  ['İpek', 'Yıldız', 'ipekyildiz1'],
  ['Łukasz', 'Groß', 'lukaszgross1'],
  ['Søren', 'Æbelø', 'sorenaebelo1'],
  ['Nguyễn', 'Đức', 'nguyenduc1'],
  ['Zoë', 'Núñez', 'zoenunez1'],
])('%s %s can be typed again on any keyboard: %s', (firstName, lastName, username) => {
  expect(makeUsername(firstName, lastName, always(0, 0, 0, 1))).toBe(username);
});

test('what is no letter and no digit is left out, other scripts stay whole, and it never grows too long', () => {
  expect(makeUsername('Mary Ann', 'O’Neill @ home 2', always(0, 0, 0, 1))).toBe('maryannoneillhome21');
  expect(makeUsername('한', '글', always(0, 0, 0, 1))).toBe('한글1');
  expect(makeUsername('Юрий', 'Ёлкин', always(0, 0, 0, 1))).toBe('юрийёлкин1');
  expect(makeUsername('ليلى', 'حدّاد', always(0, 0, 0, 1))).toBe('ليلىحدّاد1');
  expect(makeUsername('n'.repeat(80), 'm'.repeat(80), always(0, 0, 3, 231))).toHaveLength(60);
});

test('numbers that would favour the small ones are drawn again', () => {
  const draws = [
    [255, 255, 255, 255],
    [0, 0, 0, 5],
  ];
  expect(makeUsername('a', 'b', (array) => array.set(draws.shift() ?? []))).toBe('ab5');
});

test('L260 the password is a fixed prefix, 128 random bits, then an exclamation mark', () => {
  expect(makePassword(always(...Array.from({ length: 16 }, (_, index) => index)))).toBe('Lou-000102030405060708090a0b0c0d0e0f!');
  expect(makePassword()).toMatch(/^Lou-[0-9a-f]{32}!$/);
  expect(new Set(Array.from({ length: 100 }, () => makePassword())).size).toBe(100);
});
