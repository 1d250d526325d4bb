/**
 * Flesch-Kincaid grade: the years of school after which a text reads easily.
 * Source: J. P. Kincaid and others, Derivation of New Readability Formulas, Research Branch Report 8-75, 1975.
 */

const GRADE = { perWord: 0.39, perSyllable: 11.8, base: -15.59 };

/** The grade of some sentences of prose; formulas, code and figures count as words of one syllable. NaN for no words. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return Number.NaN;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return GRADE.perWord * (words.length / sentences.length) + GRADE.perSyllable * (syllables / words.length) + GRADE.base;
}

const wordsIn = (sentence: string): string[] => sentence.replace(/\$[^$\n]+\$|`[^`\n]+`/g, ' x ').match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

/** Vowel groups, two where they are spoken apart (`reptili-an`, `cre-ate`), less the silent ones at the end; at least one. */
export function syllablesIn(word: string): number {
  const bare = word
    .replace(/[éè]$/i, 'ay')
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  if (bare.length <= 3) return 1;
  const spoken = bare
    .replace(/(?<=[^aeiouytd])ed$/, '')
    .replace(/(?<=[^aeiouyscxzgh])es$/, 's')
    .replace(/(?<=[^aeiouyl])e$/, '')
    .replace(/(?<=[aeiouy])le$/, 'l');
  const apart = spoken.match(/(?<![tscgx]|ll)i(?=[aou])|(?<=cr)e(?=at[eio])|(?<=sc)i(?=e)|[aeou]ing/g)?.length ?? 0;
  return Math.max(1, (spoken.match(/[aeiouy]+/g)?.length ?? 1) + apart);
}
