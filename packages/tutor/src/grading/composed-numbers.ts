/**
 * Numbers of the taught languages that take several words, as one word: 'cincuenta y dos' is no 'cincuenta y cuatro' with a word
 * amiss, and 'cincuenta cuatro' has left its y out. No figures: 'How do you say 54?' is not answered by 54.
 */
import { withinEdits } from '../language/typos.ts';

const spanishTens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const spanishUnits = 'uno un una dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const frenchTens = 'vingt trente quarante cinquante soixante quatre-vingts?';
const frenchUnits = 'une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';

const sideBySide = new RegExp(`(?<![\\p{L}_])(${spanishTens.join('|')})\\s+(${spanishUnits.join('|')})(?![\\p{L}_])`, 'giu');
const joinedByY = /(?<![\p{L}_])(\p{L}+)\s+y\s+(\p{L}+)(?![\p{L}_])/giu;
const longestFirst = (words: string): string =>
  words
    .split(' ')
    .sort((one, other) => other.length - one.length)
    .join('|');
const french = new RegExp(`(?<![\\p{L}-])(${longestFirst(frenchTens)})[\\s-]+(?:et[\\s-]+)?(${longestFirst(frenchUnits)})(?![\\p{L}])`, 'giu');

/** The same text with these numbers joined by underscores, misspelt words of them mended. */
export function numbersJoined(text: string): string {
  const spanish = text.replace(joinedByY, (whole, ten: string, unit: string) => {
    const [tens, units] = [numberWord(ten, spanishTens), numberWord(unit, spanishUnits)];
    return tens && units ? `${tens}_y_${units}` : whole;
  });
  return spanish.replace(sideBySide, '$1_$2').replace(french, (whole) => whole.toLowerCase().replace(/[\s-]+/g, '_'));
}

function numberWord(word: string, known: readonly string[]): string | undefined {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return known.includes(plain) ? plain : known.find((one) => one.length > 3 && withinEdits(plain, one, 1));
}
