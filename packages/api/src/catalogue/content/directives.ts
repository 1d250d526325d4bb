/** A lesson's text as pieces in order: prose, and `:::type` ... `---` ... `:::` blocks. Code between ``` fences is left alone. */
import type { Complaint } from '../../content/complaint.ts';

export interface Prose {
  readonly kind: 'prose';
  readonly text: string;
  /** Of its first line that says something. */
  readonly line: number;
}

export interface Directive {
  readonly kind: 'directive';
  readonly name: string;
  /** Of the opening `:::name`. */
  readonly line: number;
  /** YAML above the `---`; it begins a line below the opening. */
  readonly head: string;
  readonly body: string;
  /** Of the first line of the body that says something. */
  readonly bodyLine: number;
}

export type Piece = Prose | Directive;

/** Splits a text that begins at `firstLine` of a file. */
export function piecesOf(text: string, from: { file: string; firstLine: number }): { pieces: readonly Piece[]; complaints: readonly Complaint[] } {
  const lines = text.split('\n');
  const marks = marksIn(lines);
  const pieces: Piece[] = [];
  const complaints: Complaint[] = [];
  const complain = (index: number, sentence: string) => complaints.push({ file: from.file, line: from.firstLine + index, sentence });

  let done = 0;
  const proseUntil = (end: number) => {
    const { text: prose, skipped } = trimmed(lines.slice(done, end));
    if (prose !== '') pieces.push({ kind: 'prose', text: prose, line: from.firstLine + done + skipped });
  };
  marks.forEach(({ index, name }, at) => {
    if (index < done) return;
    proseUntil(index);
    done = index + 1;
    if (name === '') {
      complain(index, "This ':::' closes nothing.");
      return;
    }
    const next = marks[at + 1];
    const end = next?.index ?? lines.length;
    if (next?.name !== '') complain(index, `The block ':::${name}' is not closed: a line ':::' is missing.`);
    const inside = lines.slice(index + 1, end);
    const rule = inside.findIndex((line) => line.trim() === '---');
    if (rule === -1) complain(index, `The block ':::${name}' has no '---' between its head and its body.`);
    const headLines = rule === -1 ? inside.length : rule;
    const body = trimmed(inside.slice(headLines + 1));
    const bodyLine = from.firstLine + index + headLines + 2 + body.skipped;
    pieces.push({ kind: 'directive', name, line: from.firstLine + index, head: inside.slice(0, headLines).join('\n'), body: body.text, bodyLine });
    done = next?.name === '' ? end + 1 : end;
  });
  proseUntil(lines.length);
  return { pieces, complaints };
}

/** A line that opens or closes a stretch of code. */
export const isFence = (line: string): boolean => /^\s{0,3}(?:```|~~~)/.test(line);

/** The lines that begin with `:::`, outside code; a closing one has no name. */
function marksIn(lines: readonly string[]): readonly { index: number; name: string }[] {
  let fenced = false;
  return lines.flatMap((line, index) => {
    if (isFence(line)) fenced = !fenced;
    return !fenced && line.startsWith(':::') ? [{ index, name: line.slice(3).trim() }] : [];
  });
}

function trimmed(lines: readonly string[]): { text: string; skipped: number } {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return { text: '', skipped: 0 };
  return { text: lines.slice(first).join('\n').trimEnd(), skipped: first };
}
