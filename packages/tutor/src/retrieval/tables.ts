/**
 * What a lesson sets in columns: tables typed into a block set in by four spaces, and pairs such as 'né (naître)', where a word stands
 * right before the one it belongs to.
 */
import type { Passage } from '../ports.ts';

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
    if (heads.length < 2 || heads.some((head) => code.test(head))) continue;
    const rows = rowsBelow(lines.slice(at + 1), heads.length);
    if (rows.length < ROWS_LEAST) continue;
    const isHeaded = rows[0]?.cells.length === heads.length - 1;
    found.push({ passage, corner: isHeaded ? (heads[0] ?? '') : '', columns: isHeaded ? heads.slice(1) : heads, rows });
    at += rows.length;
  }
  read.set(passage, found);
  return found;
}

const columnsOf = (line: string): readonly string[] => line.trim().split(/\s{2,}/).filter((piece) => piece !== '');

/** The rows right below a heading, all with as many cells as the first: a cell for each heading, or for each but the first. */
function rowsBelow(lines: readonly string[], headings: number): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (const line of lines) {
    const [head = '', ...pieces] = columnsOf(line);
    const cells = pieces.flatMap((piece) => piece.split(' '));
    const wanted = rows[0]?.cells.length;
    const fits = wanted === undefined ? cells.length === headings || cells.length === headings - 1 : cells.length === wanted;
    if (head === '' || cells.length === 0 || !fits || !cells.every((cell) => figure.test(cell))) break;
    rows.push({ head, cells, line: line.trim() });
  }
  return rows;
}

/** 'Bu (boire)': what belongs to the word in the brackets. */
export interface WordPair {
  readonly word: string;
  readonly of: string;
  readonly passage: Passage;
  /** As it stands there. */
  readonly written: string;
}

const pair = /(?<![\p{L}\d)])(\p{Ll}[\p{L}’'-]*) \((\p{Ll}[\p{L}’'-]*)\)/gu;
const pairs = new WeakMap<Passage, readonly WordPair[]>();

export function wordPairsIn(passage: Passage): readonly WordPair[] {
  const known = pairs.get(passage);
  if (known) return known;
  const found = [...passage.text.matchAll(pair)].map(([written, word = '', of = '']) => ({ word, of, passage, written }));
  // One alone is an explanation in brackets, not a list of pairs.
  const listed = found.length > 1 ? found : [];
  pairs.set(passage, listed);
  return listed;
}
