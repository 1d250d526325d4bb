/** '20 to 50: veinte, treinta, cuarenta, cincuenta': words that a lesson sets in a row for figures at even steps. */
import type { Passage } from '../course-material.ts';
import { sentencesIn } from './best-sentences.ts';

export interface CountedWord {
  readonly figure: number;
  readonly word: string;
  /** How the figure comes out of the first of its row: `20 + 10 = 30`. */
  readonly sum: string;
  readonly passage: Passage;
  /** The line, word for word as it stands in the passage. */
  readonly written: string;
}

const list = /^(\d+) to (\d+): (\p{L}+(?:, \p{L}+)+)$/u;

const counted = (from: number, steps: number, said: Pick<CountedWord, 'word' | 'passage' | 'written'>): CountedWord => ({
  ...said,
  figure: from + steps,
  sum: `${from} + ${steps} = ${from + steps}`,
});

const read = new WeakMap<Passage, readonly CountedWord[]>();

/** The words of a passage that stand for figures; none where the steps of a row do not come out even. */
export function countedIn(passage: Passage): readonly CountedWord[] {
  const known = read.get(passage);
  if (known) return known;
  const found = sentencesIn(passage).flatMap(({ sentence: { text: written } }) => {
    const [, from = '', to = '', words = ''] = list.exec(written) ?? [];
    const row = words === '' ? [] : words.split(', ');
    const step = (Number(to) - Number(from)) / (row.length - 1);
    return Number.isInteger(step) ? row.map((word, at) => counted(Number(from), at * step, { word, passage, written })) : [];
  });
  read.set(passage, found);
  return found;
}
