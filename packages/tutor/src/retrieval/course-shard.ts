/** The inverted lists of one course. A course is replaced or removed as a whole; the others are not touched. */

import type { KeyIdea, Passage } from '../course-material.ts';
import { stopWords } from '../language/stop-words.ts';
import { tellingStems } from '../language/words.ts';
import { restingDetail, sourceAmong, wordsAround, wordsOfDetail } from './idea-passage.ts';
import { codeStem } from './question-stems.ts';

/** Texts by the stems that they hold. */
export interface InvertedTexts {
  /** For each stem: text number and count, text number and count, ... */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Stems in each text. */
  readonly lengths: readonly number[];
  readonly totalLength: number;
}

export interface CourseShard {
  readonly passages: readonly Passage[];
  /** Of each passage its text, with the titles that it stands under. */
  readonly texts: InvertedTexts;
  /** What the authors of key ideas and their details wrote around a passage; never cited, only found by. */
  readonly notes: InvertedTexts;
  /** For each note, the number of its passage. */
  readonly passageOfNote: readonly number[];
  /** Its stems by first letter and length, where misspelt words are looked for. */
  readonly stemsByShape: ReadonlyMap<string, readonly string[]>;
  /** Stems of what learners are known to ask and of the answers to it, which is not found by its words: they are rightly spelt. */
  readonly askedStems: ReadonlySet<string>;
}

/** Indexes a course's passages by their own words and by those of the key ideas that rest on them. */
export function shardOf(passages: readonly Passage[], keyIdeas: readonly KeyIdea[], answers: readonly Passage[] = []): CourseShard {
  const numbers = new Map(passages.map(({ id }, number) => [id, number]));
  const noteOn = (resting: Parameters<typeof sourceAmong>[0], words: string) => {
    const number = numbers.get(sourceAmong(resting, passages)?.passageId ?? '');
    return number === undefined ? [] : [{ number, stems: tellingStems(words) }];
  };
  const notes = keyIdeas.flatMap((idea) => [
    ...noteOn(idea, wordsAround(idea)),
    ...idea.details.filter(({ asks }) => asks === undefined).flatMap((detail) => noteOn(restingDetail(detail, idea), wordsOfDetail(detail))),
  ]);
  const texts = inverted(passages.map(stemsOfPassage));
  const ofNotes = inverted(notes.map(({ stems }) => stems));
  const stems = new Set([...texts.postings.keys(), ...ofNotes.postings.keys()]);
  const asked = [...answers.map(({ text, title }) => `${title}\n${text}`), ...keyIdeas.flatMap(({ details }) => details.map(wordsOfDetail))];
  return {
    ...{ passages, texts, notes: ofNotes, passageOfNote: notes.map(({ number }) => number), stemsByShape: byShape([...stems]) },
    askedStems: new Set(asked.flatMap(tellingStems)),
  };
}

function inverted(texts: readonly (readonly string[])[]): InvertedTexts {
  const postings = new Map<string, number[]>();
  texts.forEach((stems, number) => {
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      const list = postings.get(stem);
      if (list) list.push(number, count);
      else postings.set(stem, [number, count]);
    }
  });
  const lengths = texts.map((stems) => stems.length);
  return { postings, lengths, totalLength: lengths.reduce((sum, length) => sum + length, 0) };
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

/** A passage's own words and the titles it stands under. Read once for as long as it is known. */
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
