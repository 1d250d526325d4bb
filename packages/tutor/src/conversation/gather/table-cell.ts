/**
 * What stands in a table of the lessons at the row and the column that a question names: 'how much were receivables in 2025',
 * 'participle of naître', '50 in Spanish'.
 */

import type { Passage } from '../../course-material.ts';
import { stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import { stemsOfPassage } from '../../retrieval/course-shard.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { Library } from '../../retrieval/library.ts';
import { type Table, type TableRow, tablesIn } from '../../retrieval/tables.ts';
import { type WordPair, wordPairsIn } from '../../retrieval/word-pairs.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { countedWord } from './counted-word.ts';

export interface TableCell {
  readonly passage: Passage;
  /** As it is said: 'Receivables, 2025: 27,000.' */
  readonly says: string;
  /** What stands in it. */
  readonly value: string;
  /** The line or pair, word for word. */
  readonly written: string;
  /** Equations that its figures come out of, where they stand in no line. */
  readonly sums: readonly string[];
  /** The sentence that says how its parts are put together, where it gives parts. */
  readonly rule: FoundSentence | null;
}

/** Reasons and verdicts stand in no cell. */
const standsInCell = (question: string): boolean => {
  const kind = questionKindOf(question);
  return kind === null || kind === 'what' || (kind === 'when' && /\bwhich\b/i.test(question));
};
/** 'By how much', 'how many': a figure is asked for, whatever comes first. */
const asksFigure = /\bhow (?:much|many|high|big|large)\b/i;

/** Null unless a row and a column are named, of the section first, and all else that the question says is said around the table. */
export function tableCell(question: string, courseIds: readonly string[], library: Pick<Library, 'passagesOf'>, sectionId?: string): TableCell | null {
  const counted = countedWord(
    question,
    courseIds.flatMap((id) => library.passagesOf(id)),
  );
  if (counted) return counted;
  if (!standsInCell(question) && !asksFigure.test(question)) return null;
  const asked = new Set(tellingStems(question));
  if (asked.size === 0) return null;
  const passages = courseIds.flatMap((id) => withColumns(library.passagesOf(id)));
  const isHere = (passage: Passage) => Number(passage.sectionId === sectionId);
  for (const passage of passages.toSorted((one, other) => isHere(other) - isHere(one))) {
    for (const table of tablesIn(passage)) {
      const cell = cellIn(table, asked, asksFigure.test(question));
      if (cell) return cell;
    }
    for (const pair of wordPairsIn(passage)) if (isAskedFor(pair, question, asked)) return ofPair(pair);
  }
  return null;
}

const known = new WeakMap<readonly Passage[], readonly Passage[]>();

/** Those that set anything in columns, looked for once for as long as the passages are known. */
function withColumns(passages: readonly Passage[]): readonly Passage[] {
  const found = known.get(passages) ?? passages.filter((passage) => !isGlossary(passage) && (tablesIn(passage).length > 0 || wordPairsIn(passage).length > 0));
  known.set(passages, found);
  return found;
}

/** Of a single column nothing but a figure is asked. */
function cellIn(table: Table, asked: ReadonlySet<string>, ofFigure: boolean): TableCell | null {
  const heads = table.rows.map(({ head }) => head);
  const row = table.rows[named(heads, asked) ?? -1];
  const isAlone = table.columns.length === 1 && ofFigure;
  const columns = table.columns.flatMap((column, at) => (isAlone || isNamed(column, table.columns, asked) ? [at] : []));
  if (!row || columns.length === 0) return null;
  const around = new Set([...stemsOfPassage(table.passage), ...ofNoAccount]);
  const own = new Set([...tellingStems(row.head), ...columns.flatMap((at) => tellingStems(table.columns[at] ?? ''))]);
  if ([...asked].some((stem) => !own.has(stem) && !around.has(stem))) return null;
  const said = columns.map((at) => `${table.columns[at]}: ${row.cells[at]}`).join('; ');
  return {
    passage: table.passage,
    says: `${headSaid(row, table)}, ${said}.`,
    value: columns.map((at) => row.cells[at]).join(' '),
    written: row.line,
    sums: [],
    rule: null,
  };
}

/** What a question about a figure says and no table does. */
const ofNoAccount: ReadonlySet<string> = new Set(['many', 'much', 'go', 'change', 'value', 'figure', 'number', 'take', 'need'].map((word) => stemOf(word)));

/** A row that is called by a figure is that many of what stands above it. */
const headSaid = ({ head }: TableRow, { corner }: Table): string =>
  corner !== '' && /^\d/.test(head) ? `${head} ${corner}` : `${head.charAt(0).toUpperCase()}${head.slice(1)}`;

/** The one heading of which most is named; null where two are named as much. */
function named(heads: readonly string[], asked: ReadonlySet<string>): number | null {
  const held = heads.map((head) => (isNamed(head, heads, asked) ? tellingStems(head).filter((stem) => asked.has(stem)).length : 0));
  const most = Math.max(...held);
  return most > 0 && held.filter((each) => each === most).length === 1 ? held.indexOf(most) : null;
}

/** All its words are in the question, or one that no other heading has. */
function isNamed(head: string, heads: readonly string[], asked: ReadonlySet<string>): boolean {
  const stems = tellingStems(head);
  const isAlone = (stem: string) => heads.filter((other) => tellingStems(other).includes(stem)).length === 1;
  return stems.length > 0 && (stems.every((stem) => asked.has(stem)) || stems.some((stem) => asked.has(stem) && isAlone(stem)));
}

/** The question names what stands in the brackets, and the passage speaks of everything else in it. */
function isAskedFor({ of, passage }: WordPair, question: string, asked: ReadonlySet<string>): boolean {
  const [name = ''] = wordsOf(of);
  if (name === '' || !wordsOf(question).includes(name)) return false;
  const around = new Set(stemsOfPassage(passage));
  const others = [...asked].filter((stem) => stem !== stemOf(name));
  return others.length > 0 && others.some((stem) => around.has(stem)) && others.every((stem) => around.has(stem) || ofAnyForm.has(stem));
}

/** 'The past participle', 'the form of'. */
const ofAnyForm: ReadonlySet<string> = new Set(['past', 'form', 'word', 'irregular'].map((word) => stemOf(word)));

const ofPair = ({ word, of, passage, written }: WordPair): TableCell => ({ passage, says: `${of}: ${word}.`, value: word, written, sums: [], rule: null });
