/** The inverted lists of one course. A course is replaced or removed as a whole; the others are not touched. */
import { stopWords } from '../language/stop-words.ts';
import { tellingStems } from '../language/words.ts';
import type { Passage } from '../ports.ts';
import { codeStem } from './question-stems.ts';

export interface CourseShard {
  readonly passages: readonly Passage[];
  /** For each stem: passage number and count, passage number and count, ... */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Its stems by first letter and length, where misspelt words are looked for. */
  readonly stemsByShape: ReadonlyMap<string, readonly string[]>;
  /** Stems in each passage, titles included. */
  readonly lengths: readonly number[];
  readonly totalLength: number;
}

/** Indexes a course's passages by the stems of their text, title and parents. */
export function shardOf(passages: readonly Passage[]): CourseShard {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  let totalLength = 0;
  passages.forEach((passage, number) => {
    const stems = stemsOfPassage(passage);
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      const list = postings.get(stem);
      if (list) list.push(number, count);
      else postings.set(stem, [number, count]);
    }
    lengths.push(stems.length);
    totalLength += stems.length;
  });
  return { passages, postings, stemsByShape: byShape([...postings.keys()]), lengths, totalLength };
}

/** The stems with the same first letter whose length differs by `edits` at most. */
export function stemsLike({ stemsByShape }: CourseShard, stem: string, edits: number): readonly string[] {
  const found: string[] = [];
  for (let length = stem.length - edits; length <= stem.length + edits; length += 1) found.push(...(stemsByShape.get(`${stem[0]}${length}`) ?? []));
  return found;
}

function byShape(stems: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const shapes = new Map<string, string[]>();
  for (const stem of stems) {
    const shape = `${stem[0]}${stem.length}`;
    const alike = shapes.get(shape);
    if (alike) alike.push(stem);
    else shapes.set(shape, [stem]);
  }
  return shapes;
}

const read = new WeakMap<Passage, readonly string[]>();

/** What a passage is found by: its own words and the titles it stands under. Read once for as long as it is known. */
export function stemsOfPassage(passage: Passage): readonly string[] {
  const known = read.get(passage);
  if (known) return known;
  const stems = [...tellingStems([passage.text, passage.title, ...passage.parents].join('\n')), ...codeStemsIn(passage.text)];
  read.set(passage, stems);
  return stems;
}

/** Small words that a passage sets as code, such as `for` and `while`. */
const codeStemsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z]+)`/g)].flatMap(([, word = '']) => (stopWords.has(word) ? [codeStem(word)] : []));
