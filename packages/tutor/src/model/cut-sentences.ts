/** A stream of text as sentences with the numbers of their sources, each as soon as it is whole. */
import * as z from 'zod';
import { isWholeSentence, sentencesOf } from '../language/sentences.ts';

/** A sentence as a model is to write one. */
const wordedSentence = z.object({
  text: z.string().min(1).max(500),
  /** Numbers of sources, from 1. */
  sources: z.array(z.number().int().min(1).max(99)).max(4),
});
export type WordedSentence = z.infer<typeof wordedSentence>;

/** What came that is no sentence: too long, too many sources. */
export interface NotASentence {
  readonly text: string;
  readonly sources: null;
}

/** What a cutter answers. */
export type Piece = WordedSentence | NotASentence;

export interface Cutter {
  /** Takes the next piece of text, and answers the sentences that it made whole. */
  add(piece: string): readonly Piece[];
  /** The text is over: what is left, if it is a whole sentence. */
  end(): readonly Piece[];
}

const numbers = /\s*\[\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*\]/g;
/** Numbers written after the mark that ends their sentence. */
const numbersBehind = /([.!?…]+["”’)]*)((?:\s*\[\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*\])+)/g;

/** Sentences end as everywhere in Lou (language/sentences.ts); the last one waits until more follows or the text is over. */
export function createCutter(): Cutter {
  let waiting = '';
  function take(isOver: boolean): readonly Piece[] {
    const bracket = waiting.lastIndexOf('[');
    const isOpen = !isOver && bracket > waiting.lastIndexOf(']');
    const seen = (isOpen ? waiting.slice(0, bracket) : waiting).replace(numbersBehind, '$2$1').replace(/^[ \t]+/gm, '');
    const found = sentencesOf(seen);
    const done = isOver ? found : found.slice(0, -1);
    const rest = found[done.length];
    waiting = `${rest ? seen.slice(rest.start) : isOver ? '' : seen}${isOpen ? waiting.slice(bracket) : ''}`;
    return done.map(({ text }) => read(text)).filter(({ text, sources }) => sources === null || isWholeSentence(text));
  }
  return {
    add(piece) {
      waiting += piece;
      return take(false);
    },
    end: () => take(true),
  };
}

function read(written: string): Piece {
  const sources = [...new Set((written.match(numbers) ?? []).flatMap((group) => (group.match(/\d+/g) ?? []).map(Number)))];
  const text = written
    .replace(numbers, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
  const sentence = wordedSentence.safeParse({ text, sources });
  return sentence.success ? sentence.data : { text: text.slice(0, 500), sources: null };
}
