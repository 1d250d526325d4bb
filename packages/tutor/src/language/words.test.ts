import { describe, expect, it } from 'vitest';
import { stemOf, tellingStems, wordsOf } from './words.ts';

describe('words', () => {
  it.each([
    ['formulas as figures', '$\\frac{2}{3} \\times 4$', ['2/3', '×', '4']],
    ['signs of fractions', '½ and ¾', ['1/2', 'and', '3/4']],
    ['number words', 'seventeen of twenty-five', ['17', 'of', '25']],
    ['spoken fractions', 'three eighths', ['3/8', 'eighths']],
    ['thousands', '1,000 and 2,5', ['1000', 'and', '2', '5']],
    ['no accents', '¿Cómo estás?', ['como', 'estas']],
    ['signs of programs', 'if day == 7:', ['if', 'day', '==', '7']],
    ['names with underscores', 'seats_left - 1', ['seats_left', '-'.slice(1), '1'].filter(Boolean)],
    ['possessives', "Ann's book", ['ann', 'book']],
    ['percent', '37.5%', ['37.5', 'percent']],
    ['one stays a word', 'one of them', ['one', 'of', 'them']],
  ])('%s', (_name, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('brings forms of a word together', () => {
    for (const [one, other] of [
      ['wrote', 'writing'],
      ['children', 'child'],
      ['percentage', 'percent'],
      ['fractions', 'fraction'],
      ['division', 'divided'],
    ]) {
      expect(stemOf(one as string)).toBe(stemOf(other as string));
    }
  });

  it('keeps what tells one text from another', () => {
    expect(tellingStems('What is the denominator of a fraction?')).toEqual(['denomin', 'fraction']);
    expect(tellingStems('what is it')).toEqual([]);
  });
});
