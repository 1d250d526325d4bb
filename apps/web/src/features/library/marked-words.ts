/** A text in pieces, the words that were found told apart. Pure. */

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Whole words only, in any spelling of capitals; formulas and code stay whole, so that they can be set. */
export function markWords(text: string, found: readonly string[]): readonly Piece[] {
  if (found.length === 0) return [{ text, found: false }];
  const words = found.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(\`[^\`]*\`|\\$[^$]*\\$)|(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of text.matchAll(pattern)) {
    if (match[2] === undefined) continue;
    if (match.index > rest) pieces.push({ text: text.slice(rest, match.index), found: false });
    pieces.push({ text: match[2], found: true });
    rest = match.index + match[2].length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), found: false });
  return pieces;
}
