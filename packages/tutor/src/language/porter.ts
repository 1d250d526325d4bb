/**
 * The Porter stemmer, steps 1a to 5b, written from the published rules.
 * Source: M. F. Porter, An algorithm for suffix stripping, Program 14(3), 1980.
 */

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

/** [C]VC...: measure above 0; exactly 1; above 1. */
const measureAbove0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureIs1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureAbove1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
/** Ends consonant, vowel, consonant, the last not w, x or y. */
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);
const endsDouble = /([^aeiouylsz])\1$/;

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const step3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const step4 = /(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** The stem of a lower-case word of Latin letters; words of one or two letters and anything else come back as they are. */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  // A y at the start is a consonant; Y marks it.
  let stem = word.replace(/^y/, 'Y');
  stem = plurals(stem);
  stem = pastAndProgressive(stem);
  stem = stem.replace(/y$/, (_y, at: number, whole: string) => (hasVowel.test(whole.slice(0, at)) ? 'i' : 'y'));
  stem = firstSuffix(stem, step2);
  stem = firstSuffix(stem, step3);
  stem = dropEndings(stem);
  return tidyEnd(stem).toLowerCase();
}

function plurals(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndProgressive(word: string): string {
  if (word.endsWith('eed')) return measureAbove0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const ending = /(ed|ing)$/.exec(word);
  if (!ending) return word;
  const stem = word.slice(0, ending.index);
  if (!hasVowel.test(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble.test(stem)) return stem.slice(0, -1);
  return endsShort.test(stem) ? `${stem}e` : stem;
}

function firstSuffix(word: string, table: readonly (readonly [string, string])[]): string {
  for (const [suffix, becomes] of table) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return measureAbove0.test(stem) ? stem + becomes : word;
  }
  return word;
}

function dropEndings(word: string): string {
  const ending = step4.exec(word);
  if (ending) {
    const stem = word.slice(0, ending.index);
    return measureAbove1.test(stem) ? stem : word;
  }
  const ion = /[st]ion$/.test(word) ? word.slice(0, -3) : undefined;
  return ion !== undefined && measureAbove1.test(ion) ? ion : word;
}

function tidyEnd(word: string): string {
  let tidy = word;
  if (tidy.endsWith('e')) {
    const stem = tidy.slice(0, -1);
    if (measureAbove1.test(stem) || (measureIs1.test(stem) && !endsShort.test(stem))) tidy = stem;
  }
  return tidy.endsWith('ll') && measureAbove1.test(tidy) ? tidy.slice(0, -1) : tidy;
}
