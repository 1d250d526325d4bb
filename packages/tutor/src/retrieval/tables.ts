/** What a lesson sets in columns: tables typed into a block set in by four spaces. */
import type { Passage } from '../course-material.ts';

export interface TableRow {
  readonly head: string;
  readonly cells: readonly string[];
  /** The line, word for word as it stands in the passage. */
  readonly line: string;
}

export interface Table {
  readonly passage: Passage;
  /** What stands above the first column; empty where nothing does. */
  readonly corner: string;
  /** What stands above the cells. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Fewer rows are an equation or the output of a program. */
const ROWS_LEAST = 2;
const figure = /^[+\-−]?[€$£]?\d[\d,.]*%?$/;
/** What is written in a program and in no heading of a column. */
const code = /[=(){}[\]"'<>:]/;

const read = new WeakMap<Passage, readonly Table[]>();

/** The tables of a passage, read once for as long as the passage is known. */
export function tablesIn(passage: Passage): readonly Table[] {
  const known = read.get(passage);
  if (known) return known;
  const lines = passage.text.split('\n').map((line) => (line.startsWith('    ') ? line : ''));
  const found: Table[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heads = columnsOf(lines[at] ?? '');
    const isRow = !figure.test(heads[0] ?? '') && heads.slice(1).some((head) => head.split(' ').every((cell) => figure.test(cell)));
    if (heads.length < 2 || isRow || heads.some((head) => code.test(head))) continue;
    const { rows, end } = rowsBelow(lines, at + 1, heads.length);
    if (rows.length < ROWS_LEAST) continue;
    const isHeaded = rows[0]?.cells.length === heads.length - 1;
    found.push({ passage, corner: isHeaded ? (heads[0] ?? '') : '', columns: isHeaded ? heads.slice(1) : heads, rows });
    at = end - 1;
  }
  read.set(passage, found);
  return found;
}

const headWithCell = /^(.*\p{L}) ([+\-−]?[€$£]?\d[\d,.]*%?)$/u;

const columnsOf = (line: string): readonly string[] =>
  line
    .trim()
    .split(/\s{2,}/)
    .filter((piece) => piece !== '');

/**
 * The rows below a heading, all with as many cells as the first: a cell for each heading, or for each but the first. Empty lines
 * part groups of them.
 */
function rowsBelow(lines: readonly string[], from: number, headings: number): { rows: readonly TableRow[]; end: number } {
  const rows: TableRow[] = [];
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (line.trim() === '') continue;
    const [first = '', ...pieces] = columnsOf(line);
    // A long head leaves one blank before its first cell.
    const [, head = first, cell] = headWithCell.exec(first) ?? [];
    const cells = [...(cell === undefined ? [] : [cell]), ...pieces.flatMap((piece) => piece.split(' '))];
    const wanted = rows[0]?.cells.length;
    const fits = wanted === undefined ? cells.length === headings || cells.length === headings - 1 : cells.length === wanted;
    if (head === '' || cells.length === 0 || !fits || !cells.every((cell) => figure.test(cell))) break;
    rows.push({ head, cells, line: line.trim() });
  }
  return { rows, end };
}
