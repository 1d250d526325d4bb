/**
 * Text as words: lower case without accents, formulas and number words as figures, signs of a program or a sum as
 * words of their own. Retrieval, grading and the checks all see text this way.
 */
import { irregularForms } from './irregular-forms.ts';
import { kept } from './kept.ts';
import { asFigures } from './number-words.ts';
import { porterStem } from './porter.ts';
import { stopWords } from './stop-words.ts';

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const wordPattern = /\d+\/\d+|\d+(?:\.\d+)?|==|!=|<=|>=|[<>=+*×÷%]|[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:'[a-z]+)?/g;

/** One spelling for one thing: no accents, straight apostrophes, `\frac{2}{3}` and ⅔ as 2/3, 1,000 as 1000. */
export function plainSpelling(text: string): string {
  return text
    .replace(/\\d?frac\s*\{\s*([^{}]+?)\s*\}\s*\{\s*([^{}]+?)\s*\}/g, ' $1/$2 ')
    .replace(/\\times/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\\(?:text|mathrm|mathbf)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\[a-zA-Z]+/g, ' ')
    .replace(/[½⅓⅔¼¾⅕⅛⅜⅝⅞]/g, (sign) => ` ${vulgarFractions[sign]} `)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*\/\s*(?=\d)/g, '$1/')
    .toLowerCase();
}

const TEXTS_KEPT = 4_000;

/** The words of a text in order, each as it is spelt; figures for number words, `percent` for the sign. */
export const wordsOf = kept<readonly string[]>(TEXTS_KEPT, (text) => {
  const found = plainSpelling(text).match(wordPattern) ?? [];
  return asFigures(found.map((word) => (word === '%' ? 'percent' : word.replace(/'s$/, ''))));
});

const STEMS_KEPT = 60_000;

/** The stem under which a word is compared: irregular forms first, then Porter. */
export const stemOf = kept(STEMS_KEPT, (word) => {
  const bare = word.replace(/'/g, '');
  return porterStem(irregularForms.get(bare) ?? bare);
});

/** The stems that can tell one passage from another: no stop words, in order, repeats kept. */
export function tellingStems(text: string): readonly string[] {
  const telling: string[] = [];
  for (const word of wordsOf(text)) if (!stopWords.has(word.replace(/'/g, ''))) telling.push(stemOf(word));
  return telling;
}
