/** Which piece of a found document is shown, and which of its words were found. */
import { sentencesOf } from '../language/sentences.ts';
import { stemOf } from '../language/words.ts';
import { type SearchDocument, searchWords } from './document-search.ts';

/** What each stem that was found is worth. */
type Stems = ReadonlyMap<string, number>;

export interface BestSentence {
  readonly textId: string;
  readonly sentence: string;
}

/** The sentence of a document that holds most of what was found; the earlier of equals; undefined where only its names do. */
export function bestSentenceIn(document: SearchDocument, stems: Stems): BestSentence | undefined {
  let best: BestSentence | undefined;
  let most = 0;
  for (const sentence of sentencesIn(document)) {
    // Each stem once: a sentence that repeats one word tells no more by it.
    let worth = 0;
    for (const [stem, share] of stems) if (sentence.stems.includes(stem)) worth += share;
    if (worth <= most) continue;
    most = worth;
    best = sentence;
  }
  return best && { textId: best.textId, sentence: best.sentence };
}

interface ReadSentence extends BestSentence {
  readonly stems: readonly string[];
}
const read = new WeakMap<SearchDocument, readonly ReadSentence[]>();

/** The sentences of a document with their stems; read once for as long as it is known. */
function sentencesIn(document: SearchDocument): readonly ReadSentence[] {
  const known = read.get(document);
  if (known) return known;
  const sentences = document.texts.flatMap(({ id, text }) =>
    sentencesOf(text).map(({ text: sentence }) => ({ textId: id, sentence, stems: searchWords(sentence).map(stemOf) })),
  );
  read.set(document, sentences);
  return sentences;
}

/** Words before the first one found, where the beginning of a sentence is left out. */
const WORDS_BEFORE = 6;

/** A sentence in `characters` at most, around the first word that was found; formulas and code stay whole. */
export function excerptOf(sentence: string, stems: Stems, characters: number): string {
  const pieces = sentence.match(/`[^`]*`\S*|\$[^$]*\$\S*|\S+/g) ?? [];
  const whole = pieces.join(' ');
  if (whole.length <= characters) return whole;
  const at = pieces.findIndex((piece) => searchWords(piece).some((word) => stems.has(stemOf(word))));
  const first = Math.max(0, at - WORDS_BEFORE);
  let excerpt = pieces[first] ?? '';
  let next = first + 1;
  for (; next < pieces.length; next += 1) {
    const longer = `${excerpt} ${pieces[next]}`;
    if (longer.length > characters) break;
    excerpt = longer;
  }
  const end = next < pieces.length ? `${excerpt.replace(/[\s,;:–—-]+$/u, '')}…` : excerpt;
  return first > 0 ? `…${end}` : end;
}

/** The words of a text that were found, as they are spelt there, each once. */
export function foundWords(text: string, stems: Stems): readonly string[] {
  const words = new Set(text.match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []);
  return [...words].filter((word) => searchWords(word).some((one) => stems.has(stemOf(one))));
}
