/** Does a learner's answer count as right? Forgiving about how it is typed, never about what it says. Pure. */

/**
 * Case, spaces, accents, commas between words, a comma for a point, quotes around it and a full stop at its end do not
 * matter. The ñ does: it is a letter of its own, and `ano` is another word than `año`.
 */
function folded(answer: string): string {
  return unaccented(answer.normalize('NFKC').toLowerCase())
    .replace(/[\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb"'`]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/(\d)\s*,\s*(?=\d)/g, '$1.')
    .replace(/(\d)\s+(?=\d)/g, '$1_')
    .replace(/\s+/g, '')
    .replace(/(?<!\d),|,(?!\d)|[¡¿]/g, '')
    .replace(/[.!?;]+$/, '');
}

const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

export function isRight(given: string, answers: readonly string[]): boolean {
  const mine = folded(given);
  return mine !== '' && answers.some((answer) => folded(answer) === mine);
}

/** The answers of an exercise's metadata; none where staff gave none. */
export const answersOf = (metadata: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(metadata.answers) ? metadata.answers.filter((answer) => typeof answer === 'string') : [];
