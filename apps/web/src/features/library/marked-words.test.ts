import { expect, test } from 'vitest';
import { markWords } from './marked-words.ts';

const marked = (text: string, found: readonly string[]) => markWords(text, found).map((piece) => (piece.found ? `[${piece.text}]` : piece.text));

test('found words are told apart wherever they stand, whatever their capitals', () => {
  expect(marked('Oil for the lamp; oil again', ['oil'])).toEqual(['[Oil]', ' for the lamp; ', '[oil]', ' again']);
  expect(marked('año', ['año'])).toEqual(['[año]']);
});

test('a part of a word is none', () => {
  expect(marked('Boiling oils', ['oil'])).toEqual(['Boiling oils']);
});

test('formulas and code stay whole, and nothing found leaves the text alone', () => {
  expect(marked('For `for` and $for$', ['for'])).toEqual(['[For]', ' `for` and $for$']);
  expect(marked('Oil', [])).toEqual(['Oil']);
  expect(marked('', ['oil'])).toEqual([]);
});

test('signs in a found word are no pattern', () => {
  expect(marked('a.c abc', ['a.c'])).toEqual(['[a.c]', ' abc']);
});
