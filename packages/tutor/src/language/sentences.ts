/**
 * A text as sentences. Survives abbreviations, initials, decimals, formulas between $ signs, code between backticks and
 * quotation marks. A line break ends a sentence; list marks are no part of one; lines set in by four spaces (code,
 * formulas that stand alone) are none.
 */

export interface Sentence {
  /** Word for word as it stands in the text, without the space around it. */
  readonly text: string;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
}

const abbreviations = new Set(
  `mr mrs ms dr prof st sr jr gen col capt lt sgt rev hon gov sen rep vs etc eg ie cf al fig figs eq vol vols ch pp ed eds
inc ltd co corp dept univ est approx ca jan feb mar apr jun jul aug sep sept oct nov dec ave blvd rd mt ft`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that begin a sentence and hardly ever a name: what follows 'U.S.' or 'p.m.' is told apart by them. */
const opensSentence = /^(?:The|It|In|He|She|They|This|That|These|But|A|An|On|At|For|If|When|Its|His|Her|Their|We|You|By|As|After|However)\b/;

/** The marks that end a sentence, then closing quotes or brackets, then a space or the end of the line. */
const endMark = /[.!?…]+["'”’)\]*_]*(?=\s|$)/g;

/** The sentences of a text, in order; a piece without a letter or figure is none. */
export function sentencesOf(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    if (!line.startsWith('    ')) splitLine(line, lineStart, sentences);
    lineStart += line.length + 1;
  }
  return sentences;
}

/** True for what reads as a sentence of its own: it opens like one and ends with a mark. Labels and list pieces do not. */
export function isWholeSentence(text: string): boolean {
  return /^["'“‘(*]*[\p{Lu}\p{N}$`¿¡]/u.test(text) && /[.!?…]["'”’)*]*$/.test(text) && /\s/.test(text);
}

function splitLine(line: string, lineStart: number, into: Sentence[]): void {
  const shielded = shield(line);
  let from = /^\s*(?:[-*•]|\d+[.)])\s+/.exec(line)?.[0].length ?? 0;
  const push = (to: number) => {
    const piece = line.slice(from, to);
    const text = piece.trim();
    if (/[\p{L}\p{N}]/u.test(text)) into.push({ text, start: lineStart + from + piece.indexOf(text) });
    from = to;
  };
  for (const end of shielded.matchAll(endMark)) {
    const to = end.index + end[0].length;
    if (to > from && endsSentence(shielded.slice(from, end.index), end[0], shielded.slice(to).trimStart())) push(to);
  }
  push(line.length);
}

/** What stands in formulas and code cannot end a sentence: it is covered by letters of the same length. */
function shield(line: string): string {
  return line.replace(/\$[^$\n]+\$|`[^`\n]+`/g, (span) => 'X'.repeat(span.length));
}

function endsSentence(before: string, mark: string, rest: string): boolean {
  if (rest === '') return true;
  if (/^["“‘(]*\p{Ll}/u.test(rest)) return false;
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  const isInitial = /^\p{Lu}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
  if (isInitial) return opensSentence.test(rest);
  if (/^no$/i.test(word) && /^\d/.test(rest)) return false;
  return !abbreviations.has(word.toLowerCase());
}
