/**
 * What somebody types into a search field, found among whole documents. Unlike a question to Lou (passage-index.ts) it is
 * a word or two, often unfinished or misspelt, and what is looked for is a thing by its name: so the title counts most,
 * then other names, then the text. Pure; nothing here knows what a document is or who may see it.
 */
import { stopWords } from '../language/stop-words.ts';
import { editsAllowed, withinEdits } from '../language/typos.ts';
import { plainSpelling, stemOf, wordsOf } from '../language/words.ts';
import { bm25 } from './score-texts.ts';

export interface SearchText {
  readonly id: string;
  readonly text: string;
}

export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  /** What else it may be looked for by: tags, a category, what it is part of. */
  readonly names: readonly string[];
  /** What it says, in order. */
  readonly texts: readonly SearchText[];
  /** What it counts beside another that holds as much; 1 where none is given. */
  readonly lift?: number;
  /** True where its words are somebody's own, spelt as they came: no word is well spelt for standing there. */
  readonly ownWords?: boolean;
}

export interface FoundDocument<Document extends SearchDocument> {
  readonly document: Document;
  readonly score: number;
}

export interface DocumentSearch<Document extends SearchDocument> {
  /** Best first; equals by id. */
  readonly found: readonly FoundDocument<Document>[];
  /** The stems that were found for what was typed, and what each is worth. */
  readonly stems: ReadonlyMap<string, number>;
  /** The words typed that stand nowhere, nor any that begins so or is spelt nearly so. */
  readonly missing: readonly string[];
}

/** What a word is worth in the title and among the names, beside 1 in the text. */
const TITLE_WEIGHT = 2.5;
const NAMES_WEIGHT = 1.2;
/** What a word is worth that only begins as typed, or that is spelt nearly so, beside 1 for the word itself. */
const BEGUN_SHARE = 0.8;
const MISSPELT_SHARE = 0.6;
/** What a document counts for a word of which it has a relative alone (a numeral, for a numerator), beside 1 for the word in any of its forms. */
const RELATED_SHARE = 0.4;
/** Letters from which a word is taken as the beginning of another. */
const BEGUN_FROM = 2;
/** A small library is weighed as if it had so many documents: among three, every word would seem common. */
const DOCUMENTS_LEAST = 20;

/**
 * Everything that any word of the query is found in. A word that stands nowhere, or in somebody's own words alone, is read as the beginning
 * of one, then as the words that are spelt most nearly so.
 */
export function searchDocuments<Document extends SearchDocument>(query: string, documents: readonly Document[]): DocumentSearch<Document> {
  const read = documents.map((document) => ({ document, terms: termsOf(document) }));
  const rarity = rarityAmong(read.map(({ terms }) => terms));
  const words = tellingWords(query);
  const asked = words.map((word) => meaningsOf(word, read, rarity));
  const meanLength = read.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, read.length);
  const total = asked.reduce((sum, meanings) => sum + worthOf(meanings), 0);
  const found = read.flatMap(({ document, terms }) => {
    let score = 0;
    let held = 0;
    for (const meanings of asked) {
      const { earned, share } = earnedBy(terms, meanings, meanLength);
      if (earned === 0) continue;
      score += earned;
      held += worthOf(meanings) * share;
    }
    // A document with all of the words comes before one with many of one.
    return score === 0 ? [] : [{ document, score: score * (held / total) * (document.lift ?? 1) }];
  });
  found.sort((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1));
  return {
    found,
    stems: new Map(asked.flatMap((meanings) => [...meanings].map(([stem, { worth }]) => [stem, worth] as const))),
    missing: words.filter((_, place) => ![...(asked[place]?.keys() ?? [])].some((stem) => read.some(({ terms }) => holds(terms, stem)))),
  };
}

/** The words of a text as they are compared; words in other scripts than Latin stand as they are. */
export const searchWords = (text: string): readonly string[] => [
  ...wordsOf(text),
  ...(plainSpelling(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/[a-z0-9]/.test(word)),
];

/** Without stop words, unless there is nothing else. */
function tellingWords(query: string): readonly string[] {
  const words = [...new Set(searchWords(query))];
  const telling = words.filter((word) => !stopWords.has(word.replace(/'/g, '')));
  return telling.length > 0 ? telling : words;
}

interface Terms {
  readonly title: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<string, number>;
  readonly texts: ReadonlyMap<string, number>;
  /** Words of its texts. */
  readonly length: number;
  /** Each word as it is spelt, with its stem. */
  readonly spelt: ReadonlyMap<string, string>;
  /** Each stem with the words that it is the stem of. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<SearchDocument, Terms>();

/** A document is read once for as long as it is known. */
function termsOf(document: SearchDocument): Terms {
  const there = known.get(document);
  if (there) return there;
  const spelt = new Map<string, string>();
  const count = (words: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const word of words) {
      const stem = stemOf(word);
      spelt.set(word, stem);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    return counts;
  };
  const said = document.texts.flatMap(({ text }) => searchWords(text));
  const terms = {
    title: count(searchWords(document.title)),
    names: count(document.names.flatMap(searchWords)),
    texts: count(said),
    length: said.length,
    spelt,
    spellings: spellingsIn(spelt),
  };
  known.set(document, terms);
  return terms;
}

function spellingsIn(spelt: ReadonlyMap<string, string>): Map<string, string[]> {
  const spellings = new Map<string, string[]>();
  for (const [word, stem] of spelt) {
    const there = spellings.get(stem);
    if (there) there.push(word);
    else spellings.set(stem, [word]);
  }
  return spellings;
}

/** What a word may end in beside another form of itself. */
const ENDINGS: ReadonlySet<string> = new Set(['', 's', 'es', "'s", "s'", 'e', 'd', 'ed', 'ing', 'er', 'y', 'ies', 'ied', 'a', 'o', 'os', 'as']);

function isFormOf(one: string, other: string): boolean {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return ENDINGS.has(one.slice(alike)) && ENDINGS.has(other.slice(alike));
}

/** Whether a document has one of these words in one of its forms. Stems are cut short, and far words share one. */
function hasFormOf({ spellings }: Terms, words: ReadonlySet<string>, stem: string): boolean {
  return (spellings.get(stem) ?? []).some((other) => words.has(other) || [...words].some((word) => isFormOf(word, other)));
}

const holds = ({ title, names, texts }: Terms, stem: string): boolean => title.has(stem) || names.has(stem) || texts.has(stem);

/** Inverse document frequency over these documents alone, so that what is hidden cannot move what is shown. */
function rarityAmong(all: readonly Terms[]): (stem: string) => number {
  const total = Math.max(DOCUMENTS_LEAST, all.length);
  const counted = new Map<string, number>();
  return (stem) => {
    const rarity = counted.get(stem);
    if (rarity !== undefined) return rarity;
    const holding = all.reduce((sum, terms) => sum + (holds(terms, stem) ? 1 : 0), 0);
    const found = Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
    counted.set(stem, found);
    return found;
  };
}

interface Meaning {
  readonly worth: number;
  /** The words that are meant, as they are spelt. */
  readonly words: ReadonlySet<string>;
}
/** Stems that a typed word may mean. */
type Meanings = ReadonlyMap<string, Meaning>;
/** Words that a typed one may be read as, and what they are worth beside the word itself. */
interface Reading {
  readonly share: number;
  readonly words: ReadonlySet<string>;
}

function meaningsOf(word: string, read: readonly Read[], rarity: (stem: string) => number): Meanings {
  const stem = stemOf(word);
  const holding = read.filter(({ terms }) => holds(terms, stem));
  const itself: Reading = { share: 1, words: new Set([word]) };
  if (holding.some(isWellSpelt)) return meaningsIn(itself, rarity);
  const wellSpelt = meaningsIn(readingOf(word, read.filter(isWellSpelt)), rarity);
  if (holding.length === 0) return wellSpelt.size > 0 ? wellSpelt : meaningsIn(readingOf(word, read) ?? itself, rarity);
  // Somebody spelt it so before: that is the same word, and no rarer for being misspelt.
  return wellSpelt.size > 0 ? new Map(wellSpelt).set(stem, { worth: worthOf(wellSpelt), words: itself.words }) : meaningsIn(itself, rarity);
}

interface Read {
  readonly document: SearchDocument;
  readonly terms: Terms;
}
const isWellSpelt = ({ document }: Read): boolean => !document.ownWords;

function meaningsIn(reading: Reading | undefined, rarity: (stem: string) => number): Meanings {
  const meanings = new Map<string, { worth: number; words: Set<string> }>();
  for (const word of reading?.words ?? []) {
    const stem = stemOf(word);
    const there = meanings.get(stem);
    if (there) there.words.add(word);
    else meanings.set(stem, { worth: (reading?.share ?? 0) * rarity(stem), words: new Set([word]) });
  }
  return meanings;
}

/** A word that stands nowhere here as it is typed: as the beginning of others, or else as those it lies nearest to. */
function readingOf(word: string, read: readonly Read[]): Reading | undefined {
  const wordsThat = (fits: (other: string) => boolean) => {
    const fitting = new Set<string>();
    for (const { terms } of read) for (const other of terms.spelt.keys()) if (!fitting.has(other) && fits(other)) fitting.add(other);
    return fitting;
  };
  const begun = word.length >= BEGUN_FROM ? wordsThat((other) => other.startsWith(word)) : new Set<string>();
  if (begun.size > 0) return { share: BEGUN_SHARE, words: begun };
  const edits = editsAllowed(word);
  if (edits === 0) return undefined;
  const misspelt = wordsThat((other) => other[0] === word[0] && withinEdits(word, other, edits));
  const nearest = [...misspelt].filter((other) => withinEdits(word, other, 1));
  return misspelt.size > 0 ? { share: MISSPELT_SHARE, words: nearest.length > 0 ? new Set(nearest) : misspelt } : undefined;
}

const worthOf = (meanings: Meanings): number => Math.max(...[...meanings.values()].map(({ worth }) => worth));

/** What a document earns for one typed word, by the best of its meanings; its share is less than 1 where it has a relative of that alone. */
function earnedBy(terms: Terms, meanings: Meanings, meanLength: number): { readonly earned: number; readonly share: number } {
  let best = { earned: 0, share: 1 };
  for (const [stem, { worth, words }] of meanings) {
    const inField = (counts: ReadonlyMap<string, number>, length: number) => bm25(worth, counts.get(stem) ?? 0, length);
    const earned =
      TITLE_WEIGHT * inField(terms.title, 1) + NAMES_WEIGHT * inField(terms.names, 1) + inField(terms.texts, terms.length / Math.max(1, meanLength));
    if (earned <= best.earned) continue;
    const share = hasFormOf(terms, words, stem) ? 1 : RELATED_SHARE;
    if (earned * share > best.earned) best = { earned: earned * share, share };
  }
  return best;
}
