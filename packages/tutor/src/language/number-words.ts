/** Number words as figures, so that 'three eighths', '3/8' and 'eight' meet '8'. */

const units = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const valueOfWord = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

const denominators = new Map<string, number>(
  Object.entries({
    half: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    twentieth: 20,
    hundredth: 100,
  }).flatMap(([word, value]) => [[word, value] as const, [word === 'half' ? 'halves' : `${word}s`, value] as const]),
);

/** The whole number that a word or figure stands for, or undefined. */
export function figureFor(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  return valueOfWord.get(word);
}

const magnitudes = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
]);

/** The number that a word or figure stands for, fractions and decimals too (`3/8`, `0.5`, `half`), or undefined. */
export function numberFor(word: string): number | undefined {
  const [, sign, top, bottom] = /^(neg_)?(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(word) ?? [];
  if (top !== undefined) return (sign ? -1 : 1) * (Number(top) / Number(bottom ?? 1));
  if (word === 'half') return 1 / 2;
  return word === 'quarter' ? 1 / 4 : (valueOfWord.get(word) ?? magnitudes.get(word));
}

/** The size of piece that a word names (`eighths` is 8), or undefined. */
export const pieceOf = (word: string): number | undefined => denominators.get(word);

/**
 * Replaces number words by figures ('twenty', 'five' becomes 25, 'two thousand' 2000; 'one' alone stays a word, it is mostly no number) and puts
 * the fraction before a spoken one ('three eighths' becomes 3/8, eighths).
 */
export function asFigures(words: readonly string[]): readonly string[] {
  const figures: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const value = figureFor(word);
    const next = words[at + 1];
    const piece = next === undefined ? undefined : denominators.get(next);
    if (value !== undefined && value > 0 && piece !== undefined && (value !== 1 || piece > 1)) {
      figures.push(`${value}/${piece}`, next as string);
      at += 1;
      continue;
    }
    const unit = next === undefined ? undefined : valueOfWord.get(next);
    if (value !== undefined && value >= 20 && valueOfWord.has(word) && unit !== undefined && unit > 0 && unit < 10) {
      figures.push(String(value + unit));
      at += 1;
      continue;
    }
    const magnitude = next === undefined ? undefined : magnitudes.get(next);
    if (value !== undefined && value > 0 && magnitude !== undefined) {
      figures.push(String(value * magnitude));
      at += 1;
      continue;
    }
    figures.push(value === undefined || word === 'one' ? word : String(value));
  }
  return figures;
}

const ofHundreds = ['an?', ...units.slice(1, 10), '[1-9]'].join('|');
const belowHundred = `(?:${tens.join('|')})(?:[\\s-]+(?:${units.slice(1, 10).join('|')}))?|${units.slice(1).toReversed().join('|')}`;
const goesOn = ['hundred', 'thousand', 'million', ...denominators.keys()].join('|');
const hundredsAndMore = new RegExp(`(?<![\\w.,-])(${ofHundreds}) hundred (?:and )?(${belowHundred})(?![\\w-]| (?:${goesOn})\\b)`, 'g');

/** 'A hundred and forty' as 140, in a text of small letters; hundreds alone are left, and words for less are what asFigures is for. */
export const hundredsAsFigures = (text: string): string =>
  text.replace(hundredsAndMore, (_, hundreds: string, rest: string) => {
    const above = /^an?$/.test(hundreds) ? 1 : (figureFor(hundreds) ?? 0);
    const below = rest.split(/[\s-]+/).reduce((sum, word) => sum + (figureFor(word) ?? 0), 0);
    return String(100 * above + below);
  });
