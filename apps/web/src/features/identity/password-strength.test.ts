import { expect, test } from 'vitest';
import { checkPassword } from './password-strength.ts';
import { sentenceForPassword } from './texts.ts';

const names = ['robinlind482', 'robin@example.org', 'Robin', 'Lind-Okonkwo'];
const word = (password: string) => checkPassword(password, names).strength?.word;

test('nothing typed: no rule is met and nothing is said', () => {
  expect(checkPassword('', names)).toEqual({ rules: { length: false, uncommon: false }, strength: null });
});

test.each([
  ['rain', 'Too short', '4 more characters.'],
  ['raining', 'Too short', '1 more character.'],
  ['x'.repeat(129), 'Too long', 'At most 128 characters.'],
  ['password1', 'Easy to guess', 'It is among the first that a thief tries.'],
  ['Lind-Okonkwo', 'Easy to guess', 'It is among the first that a thief tries.'],
  ['aaaaaaaaaa', 'Easy to guess', 'It is among the first that a thief tries.'],
  ['abcdefghij', 'Easy to guess', 'It is a row of keys or a repetition.'],
  ['rainrainrain', 'Easy to guess', 'It is a row of keys or a repetition.'],
  ['aaaaaaaaabbbcc', 'Good', 'A few more words would make it strong.'],
  ['dryleaf92', 'Good', 'A few more words would make it strong.'],
  ['tea before the rain', 'Strong', '19 characters that nobody would try first.'],
])('%s: %s', (password, strength, reason) => {
  expect(checkPassword(password, names).strength).toEqual({ word: strength, reason });
});

test('each rule ticks by itself', () => {
  expect(checkPassword('rain', names).rules).toEqual({ length: false, uncommon: true });
  expect(checkPassword('password1', names).rules).toEqual({ length: true, uncommon: false });
});

test('under the field stands what is wrong, and nothing while it is empty or good', () => {
  const said = (password: string) => sentenceForPassword(checkPassword(password, names).rules, password);
  expect(['', 'tea before the rain'].map(said)).toEqual([undefined, undefined]);
  expect(['rain', 'x'.repeat(129)].map(said)).toEqual(Array(2).fill('A password has 8 to 128 characters.'));
  expect(said('password1')).toBe('Many people use this password. Choose another one.');
});

test('what the server refused is common from then on', () => {
  expect(checkPassword('correct horse battery', names, new Set(['correct horse battery'])).rules.uncommon).toBe(false);
});

test('characters are counted, not halves of them', () => expect(word('🌧️🌧️')).toBe('Too short'));
