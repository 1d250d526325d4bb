/**
 * What a question is looked up by: its telling stems, once each. A misspelt word is read as the nearest one that the
 * passages know, an unknown one as an everyday word for the same; words that only ask weigh less.
 */
import { nearTo } from '../language/near-words.ts';
import { stopWords } from '../language/stop-words.ts';
import { withinEdits } from '../language/typos.ts';
import { stemOf } from '../language/words.ts';
import { everydayLike, isEveryday } from './asking-words.ts';
import { meantTogether } from './spoken-phrases.ts';
import { standInsFor } from './stand-ins.ts';

/** Shorter words are never taken for a misspelling: too many words lie one letter apart. */
const TYPO_LENGTH_LEAST = 5;
/** What a word that asks weighs, beside 1 for a word of the subject. */
const ASKING_WORD = 0.35;
/** What a word weighs that stands for the one that was written. */
const STAND_IN_WORD = 0.8;

const asking =
  `need want happen happens explain tell know understand difference differ different mean means meaning example call called name work thing way problem
question help please show find learn describe define compare use using used write talk say said correct right wrong exactly actually reason purpose kind type instead
possible work works something anything`.split(/\s+/);
const askingWords: ReadonlySet<string> = new Set(asking);
const askingStems: ReadonlySet<string> = new Set(asking.map(stemOf));

/** What a word weighs that is said of anything. */
const VAGUE_WORD = 0.5;

const vague =
  `thing stuff put look take go back want bit lot way anything everything something anymore actually properly ok okay allow seem feel turn keep number try still
already even find start come same everybody somebody someone people good bad long`.split(/\s+/);
const vagueStems: ReadonlySet<string> = new Set(vague.map(stemOf));

/** What a small figure weighs: it names a case more than an idea. A year names an idea. */
const CASE_FIGURE = 0.5;
const caseFigure = /^\d{1,2}(?:[./]\d+)?$/;

export interface QuestionStem {
  readonly stem: string;
  /** 0 to 1. */
  readonly weight: number;
  /** What it means with the words after it, and other forms of a word that the passages do not know, as stems. */
  readonly alsoMeans: readonly string[];
}

/** What the passages know: their stems, and the words that they set as code. */
export interface Vocabulary {
  knows(stem: string): boolean;
  /** A word as it is rightly spelt, though the passages do not have it: it is no slip of one that they know. */
  isSpelt?(stem: string): boolean;
  /** Stems with the same first letter and a length that differs by `edits` at most. */
  stemsLike(stem: string, edits: number): readonly string[];
}

/** Pronouns and articles ask about no code, though a course may set one of them as such: 'where is it?'. */
const pointing: ReadonlySet<string> = new Set('a an the i it its you your he she we they them me my this that these those'.split(' '));

export function questionStems(words: readonly string[], vocabulary: Vocabulary): readonly QuestionStem[] {
  const isKnown = (word: string) => !stopWords.has(bareWord(word)) && vocabulary.knows(stemOf(word)) && !askingStems.has(stemOf(word));
  const small = words.map(bareWord).filter((word) => !pointing.has(word));
  const code = words.some(isKnown) ? [] : small.map(codeStem).filter((stem) => vocabulary.knows(stem));
  const hasSubject = code.length > 0 || words.some(isKnown);
  const stems = new Map<string, QuestionStem>();
  const add = (stem: string, weight: number, alsoMeans: readonly string[] = []) => {
    const known = stems.get(stem);
    stems.set(stem, { stem, weight: Math.max(weight, known?.weight ?? 0), alsoMeans: [...(known?.alsoMeans ?? []), ...alsoMeans] });
  };
  words.forEach((word, at) => {
    if (stopWords.has(bareWord(word))) return;
    const stem = stemOf(word);
    const weight = hasSubject ? weightOf(stem) : 1;
    const together = meantTogether(words, at);
    if (vocabulary.knows(stem)) add(stem, weight, isFraction(word) ? [...together, 'fraction'] : together);
    else for (const read of readAs(word, stem, vocabulary, hasSubject)) add(read.stem, weight * read.weight, [...together, ...formsOf(word, vocabulary)]);
  });
  for (const stem of code) add(stem, 1);
  return [...stems.values()];
}

const weightOf = (stem: string): number => (askingStems.has(stem) ? ASKING_WORD : vagueStems.has(stem) ? VAGUE_WORD : caseFigure.test(stem) ? CASE_FIGURE : 1);

/** Other forms of an unknown word that the passages know: 'prettier' is pretty, 'flashcard' a flash and a card. */
function formsOf(word: string, { knows }: Vocabulary): readonly string[] {
  if (!/^[a-z]{5,}$/.test(word)) return [];
  const graded = [word.replace(/ie(?:r|st)$/, 'y'), word.replace(/e(?:r|st)$/, ''), word.replace(/e(?:r|st)$/, 'e')].filter((form) => form !== word);
  const parts = Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)]);
  const compound = parts.filter((pair) => pair.every((part) => knows(stemOf(part)))).flat();
  const others = [...graded, ...compound].map(stemOf);
  return [...others.filter(knows), ...[...graded.map(stemOf), ...everydayReading(word)].flatMap(standInsFor)];
}

/** The everyday word that an unknown one is a slip of. */
function everydayReading(word: string): readonly string[] {
  const stem = stemOf(word);
  if (word.length < TYPO_LENGTH_LEAST || isEveryday(stem)) return [];
  const edits = stem.length >= 8 ? 2 : 1;
  return everydayLike(stem, edits).slice(0, 1);
}

/** The stem of a word that is set as code, kept apart: in 'use `while` instead of `for`' they are not small words. */
export const codeStem = (word: string): string => `\`${word}`;

const isFraction = (word: string): boolean => /^\d+\/\d+$/.test(word);

const bareWord = (word: string): string => word.replace(/'/g, '');

/**
 * An unknown word (where the question has no known one beside it, a near word would be a guess): one that only asks, or
 * a slip of it, is none, a slip of a known word that is no everyday word itself is that word, then a near word, then
 * itself.
 */
function readAs(word: string, stem: string, vocabulary: Vocabulary, hasSubject: boolean): readonly Omit<QuestionStem, 'alsoMeans'>[] {
  if (isFraction(word)) return vocabulary.knows('fraction') ? [{ stem: 'fraction', weight: STAND_IN_WORD }] : [{ stem, weight: 1 }];
  const canBeSlip = word.length >= TYPO_LENGTH_LEAST && /^[a-z]+$/.test(word) && !vocabulary.isSpelt?.(stem);
  if (askingStems.has(stem) || (hasSubject && vagueStems.has(stem)) || (canBeSlip && (isSlipOf(word, stopWords) || isSlipOf(word, askingWords)))) return [];
  const meant = canBeSlip && !isEveryday(stem) ? nearest(stem, vocabulary) : undefined;
  if (meant !== undefined) return [{ stem: meant, weight: 1 }];
  const near = hasSubject ? nearTo(stem).find((other) => vocabulary.knows(other)) : undefined;
  return near === undefined ? [{ stem, weight: 1 }] : [{ stem: near, weight: STAND_IN_WORD }];
}

const isSlipOf = (word: string, known: ReadonlySet<string>): boolean =>
  [...known].some((other) => other.length >= 5 && other[0] === word[0] && withinEdits(word, other, 1));

/** From this length on two letters may be wrong, from one more on two may be too many: 'subjunctive' is no slip of 'subject'. */
const TWO_SLIPS_LENGTH = 8;

/** The known stem within one edit (two from eight letters on) that begins with the same letter; the first by spelling among equals. */
function nearest(stem: string, { stemsLike }: Vocabulary): string | undefined {
  const edits = stem.length >= TWO_SLIPS_LENGTH ? 2 : 1;
  const like = stemsLike(stem, edits).filter((known) => known.length >= 4);
  for (let allowed = 1; allowed <= edits; allowed += 1) {
    const near = like.filter((known) => withinEdits(stem, known, allowed) && (allowed === 1 || known.length >= stem.length || stem.length > TWO_SLIPS_LENGTH));
    if (near.length > 0) return near.sort()[0];
  }
  return undefined;
}
