/** The one line of a lesson that Lou cites or that was looked for: known to every line of the lesson, so that the one it is can light up. */
import { createContext, use } from 'react';
import '../../../ui/looked-for.css';
import { RichLine } from '../../../ui/RichText.tsx';
import type { Marked } from './mark-sentence.ts';

export interface Cited {
  /** The whole line in which the sentence stands. */
  readonly line: string;
  readonly marked: Marked;
  readonly back: WayBackTo;
}

/** Who led here, and where it goes on: the conversation that cites the line, or the search that found it. */
export interface WayBackTo {
  readonly from: 'conversation' | 'search';
  readonly address: string;
}

export const CitedLine = createContext<Cited | null>(null);

/** Where the page scrolls to. */
export const CITED_ID = 'cited-sentence';

/** The citation, where it is one of these lines. */
export function useCited(lines: readonly string[]): Cited | null {
  const cited = use(CitedLine);
  return cited && lines.includes(cited.line) ? cited : null;
}

/** A line of the lesson; the sentence that is cited stands in the light. */
export function Line({ text }: { text: string }) {
  const cited = useCited([text]);
  if (!cited) return <RichLine text={text} />;
  const { before, sentence, after } = cited.marked;
  return (
    <>
      <RichLine text={before} />
      <mark id={CITED_ID} className={cited.back.from === 'search' ? 'looked-for' : undefined}>
        <RichLine text={sentence} />
      </mark>
      <RichLine text={after} />
    </>
  );
}
