/** Whether what a sentence cites is there, may be seen by this learner, and bears out what is said. */
import { denialsIn, figuresIn, folded, sameRoot, squeezed, tellingRoots } from './plain-words.ts';
import { isExchanged, isTurned } from './turned.ts';

export interface SaidSentence {
  readonly text: string;
  readonly citations: readonly { readonly passageId: string; readonly sentence: string }[];
}

/** Something that may be cited. */
export interface Source {
  readonly id: string;
  readonly shelf: string;
  readonly text: string;
  readonly titles: readonly string[];
}

export interface CitationGrounds {
  readonly source: (id: string) => Source | undefined;
  /** The shelves that this learner may see. */
  readonly visible: ReadonlySet<string>;
  /** The lesson's sentences that a teacher set beside a text of the teaching notes, by the text. */
  readonly setBeside: (text: string) => ReadonlySet<string>;
}

export type CitationFault = 'no such passage' | 'not visible' | 'not in the passage' | 'other words' | 'other figures' | 'denied' | 'turned';

/** Share of what is said that the cited sentences must hold. */
const SHARE_HELD = 0.55;

/** 'X has something on it, in Y' points to a place: but for the titles, so many telling words at most. */
const WORDS_OF_POINTING = 2;

/** A text without the titles in quotation marks that its source really stands under. */
const withoutTitles = (text: string, titles: string): string =>
  text.replace(/“([^”]+)”/g, (quoted, title: string) => (squeezed(titles).includes(squeezed(title)) ? ' ' : quoted));

/** The first fault of a sentence's citations; null when they bear it out, or when there are none. */
export function citationFault({ text, citations }: SaidSentence, { source, visible, setBeside }: CitationGrounds): CitationFault | null {
  if (citations.length === 0) return null;
  const cited = citations.map(({ passageId }) => source(passageId));
  if (cited.includes(undefined)) return 'no such passage';
  if (cited.some((found) => found && !visible.has(found.shelf))) return 'not visible';
  if (citations.some(({ sentence }, at) => sentence.trim() === '' || !squeezed(cited[at]?.text ?? '').includes(squeezed(sentence))))
    return 'not in the passage';
  if (citations.some(({ sentence }) => setBeside(text).has(squeezed(sentence)) || repeats(text, sentence))) return null;
  const held = citations.map(({ sentence }) => sentence).join(' ');
  const titles = cited.flatMap((found) => found?.titles ?? []).join(' ');
  const pointed = withoutTitles(text, titles);
  if (pointed !== text && tellingRoots(pointed).length <= WORDS_OF_POINTING) return null;
  const heldRoots = tellingRoots(`${held} ${titles}`);
  const said = [...new Set(tellingRoots(text))].filter((root) => !/^\d/.test(root));
  const share = said.filter((root) => heldRoots.some((other) => sameRoot(root, other))).length / Math.max(1, said.length);
  if (share < SHARE_HELD) return 'other words';
  const figures = new Set([held, titles].flatMap(figuresIn));
  if (figuresIn(text).some((figure) => !figures.has(figure))) return 'other figures';
  const isDenied = denialsIn(text) % 2 !== denialsIn(held) % 2;
  if (isDenied && share >= 0.8) return 'denied';
  return (!isDenied && isTurned(text, held)) || isExchanged(text, held) ? 'turned' : null;
}

/** The words of the source as they stand in it. */
const repeats = (text: string, sentence: string): boolean => folded(squeezed(sentence)).includes(folded(squeezed(text)).replace(/[.!]$/, ''));
