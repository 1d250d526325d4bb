/**
 * Finds, in a lesson's Markdown, the sentence that Lou cites. The citation is plain text and the lesson has marks, so
 * sentences are compared by their words. Pure.
 */

/** A paragraph around its marked sentence; `before` and `after` may be empty. */
export interface Marked {
  readonly before: string;
  readonly sentence: string;
  readonly after: string;
}

/** In which paragraph, and what stands around it there. */
export interface FoundSentence {
  readonly index: number;
  readonly marked: Marked;
}

/** A share of common words from which a sentence counts as the one that is cited. */
const ALIKE = 0.8;

/** Full stops inside formulas, code and numbers end no sentence; closing marks and quotes belong to the sentence before. */
const sentence = /(?:`[^`\n]*`|\$[^$\n]+\$|[^.!?]|[.!?](?![.!?]*["'”’)*_]*(?:\s|$)))*(?:[.!?]+["'”’)*_]*(?:\s+|$)|$)/g;

export const sentencesOf = (paragraph: string): string[] => (paragraph.match(sentence) ?? []).filter((one) => one.trim() !== '');

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** Words in both over words in either, 0 to 1. */
function likeness(one: string, other: string): number {
  const mine = wordsOf(one);
  const theirs = wordsOf(other);
  const both = [...mine].filter((word) => theirs.has(word)).length;
  const either = mine.size + theirs.size - both;
  return either === 0 ? 0 : both / either;
}

/** The sentence that uses words first; one that sets them in bold, as a lesson does where it says what they mean, comes before all others. */
export function findWords(paragraphs: readonly string[], words: string): FoundSentence | null {
  const plain = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const set = new RegExp(`\\*\\*${plain}s?\\*\\*`, 'iu');
  const used = new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');
  return firstSentence(paragraphs, (one) => set.test(one)) ?? firstSentence(paragraphs, (one) => used.test(one));
}

function firstSentence(paragraphs: readonly string[], fits: (sentence: string) => boolean): FoundSentence | null {
  for (const [index, paragraph] of paragraphs.entries()) {
    let before = '';
    for (const one of sentencesOf(paragraph)) {
      if (fits(one)) return { index, marked: markedAt(paragraph, before, one) };
      before += one;
    }
  }
  return null;
}

const markedAt = (paragraph: string, before: string, one: string): Marked => ({
  before,
  sentence: one.trimEnd(),
  after: paragraph.slice(before.length + one.trimEnd().length),
});

/** The place of a cited sentence among paragraphs: which paragraph, and what stands around it; null where none is alike. */
export function findSentence(paragraphs: readonly string[], cited: string): FoundSentence | null {
  let best: FoundSentence | null = null;
  let most = ALIKE;
  for (const [index, paragraph] of paragraphs.entries()) {
    let before = '';
    for (const one of sentencesOf(paragraph)) {
      const alike = likeness(one, cited);
      if (alike >= most && (best === null || alike > most)) {
        most = alike;
        best = { index, marked: markedAt(paragraph, before, one) };
      }
      before += one;
    }
  }
  return best;
}
