/** Fractions in running text. Pure. */
export interface FractionPart {
  readonly top: number | '?';
  readonly bottom: number | '?';
}

/** Whole numbers over whole numbers of up to three digits, one of which may be asked for; no date, no path, no decimal, and nothing over zero. */
const fraction = /(?<![\p{L}\p{N}/.,:_?-])(?!\?\/\?)(\d{1,3}|\?)\/([1-9]\d{0,2}|\?)(?![\p{L}\p{N}/_]|[.,:]\d)/gu;

/** `a 1/2 b` becomes `['a ', 1 over 2, ' b']`. */
export function partsOf(text: string): (string | FractionPart)[] {
  const parts: (string | FractionPart)[] = [];
  let at = 0;
  for (const match of text.matchAll(fraction)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push({ top: numberOf(match[1]), bottom: numberOf(match[2]) });
    at = match.index + match[0].length;
  }
  if (at < text.length || parts.length === 0) parts.push(text.slice(at));
  return parts;
}

const numberOf = (digits: string | undefined): number | '?' => (digits === '?' ? '?' : Number(digits));
