/**
 * `npm run bench grading -- --own`: what becomes of the answers of grading/learner-answers, right, partial and wrong, file by file and half by half;
 * the files with turned answers (right words, said the other way round) have a table and figures of their own.
 * `npm run bench grading -- --data FILE`: our grade of free answers against people's. The file is CSV with the columns
 * id, question, desired_answer, student_answer, score_avg (0 to 5). Keys: running.md 'Benches'; right is 3.5 or more.
 * Words are weighed over the questions and desired answers of the file, as a course weighs them over its pages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gradeAnswer } from '@lou/tutor/grading/grade-answer';
import type { Weighing } from '@lou/tutor/grading/match-wording';
import { stemOf, wordsOf } from '@lou/tutor/language/words';
import { type GradedAnswer, gradedAnswers, type Half, ownFiguresOf, ownFiles, turnedFiguresOf, turnedFiles } from '@lou/tutor/testing/own-answers';

interface Row {
  readonly question: string;
  readonly desired: string;
  readonly answer: string;
  readonly score: number;
}

const RIGHT_FROM = 3.5;

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { data: { type: 'string' }, own: { type: 'boolean' } } });
  if (values.own) return ownAnswers();
  if (!values.data || !existsSync(values.data)) {
    console.error(values.data ? `Skipped: there is no file at ${values.data}.` : 'Skipped: name the data with --data FILE.');
    return;
  }
  const rows = readRows(values.data);
  const weighing = weighingOver([...new Set(rows.flatMap(({ question, desired }) => [question, desired]))]);
  console.error(`${rows.length} answers`);
  const grade = (row: Row) => gradeAnswer({ question: row.question, points: [{ id: 'all', says: row.desired, alsoSaid: [] }] }, [], row.answer, weighing);
  for (const row of rows.slice(0, 100)) grade(row);
  const begun = performance.now();
  const grades = rows.map((row) => grade(row).closeness);
  const microseconds = Math.round(((performance.now() - begun) * 1000) / rows.length);
  const figures = { ...figuresOf(rows, grades), microseconds };
  const questions = [...new Set(rows.map(({ question }) => question))];
  const half = (odd: boolean) => {
    const places = rows.flatMap(({ question }, place) => ((questions.indexOf(question) % 2 === 0) === odd ? [place] : []));
    return figuresOf(
      places.map((place) => rows[place] as Row),
      places.map((place) => grades[place] as number),
    );
  };
  // Choices are made on the odd questions and judged on the even ones.
  console.table({ 'all questions': figures, 'odd questions': half(true), 'even questions': half(false) });
  console.log(JSON.stringify(figures));
}

/** The figures of each half together are the last line. */
function ownAnswers(): void {
  const own = halvesOf(ownFiles, ownFiguresOf);
  const turned = halvesOf(turnedFiles, turnedFiguresOf);
  console.log(JSON.stringify({ ...own, turned }));
}

/** Prints the figures of each file, and gives those of each half. */
function halvesOf(filesOf: (half: Half) => readonly string[], figures: (graded: readonly GradedAnswer[]) => object): Readonly<Record<string, object>> {
  const halves: readonly Half[] = ['deciding', 'judging'];
  const graded = new Map(halves.flatMap(filesOf).map((file) => [file, gradedAnswers([file])]));
  const shown = (answers: readonly GradedAnswer[]) => Object.fromEntries(Object.entries(figures(answers)).map(([name, figure]) => [name, rounded(figure)]));
  console.table(Object.fromEntries([...graded].map(([file, answers]) => [file, shown(answers)])));
  return Object.fromEntries(halves.map((half) => [half, shown(filesOf(half).flatMap((file) => graded.get(file) ?? []))]));
}

function figuresOf(rows: readonly Row[], grades: readonly number[]) {
  const scores = rows.map(({ score }) => score);
  const right = scores.map((score) => score >= RIGHT_FROM);
  return { pearson: rounded(pearson(grades, scores)), auc: rounded(auc(grades, right)) };
}

function weighingOver(texts: readonly string[]): Weighing {
  const holding = new Map<string, number>();
  for (const text of texts) for (const stem of new Set(wordsOf(text).map(stemOf))) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  return {
    rarity: (stem) => Math.log(1 + (texts.length - (holding.get(stem) ?? 0) + 0.5) / ((holding.get(stem) ?? 0) + 0.5)),
    knows: (stem) => holding.has(stem),
  };
}

function readRows(file: string): readonly Row[] {
  const [head = [], ...lines] = parseCsv(readFileSync(file, 'utf8'));
  const column = (name: string) => head.indexOf(name);
  const [question, desired, answer, score] = ['question', 'desired_answer', 'student_answer', 'score_avg'].map(column) as [number, number, number, number];
  return lines
    .map((line) => ({ question: line[question] ?? '', desired: line[desired] ?? '', answer: line[answer] ?? '', score: Number(line[score]) }))
    .filter((row) => row.desired !== '' && Number.isFinite(row.score));
}

/** Fields may stand in quotes, with quotes doubled and line breaks inside. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    line.push(quoted?.replace(/""/g, '"') ?? bare ?? '');
    if (end === ',') continue;
    if (line.length > 1) lines.push(line);
    line = [];
  }
  return lines;
}

function pearson(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let together = 0;
  let oneSquares = 0;
  let otherSquares = 0;
  one.forEach((value, at) => {
    const a = value - oneMean;
    const b = (other[at] ?? 0) - otherMean;
    together += a * b;
    oneSquares += a * a;
    otherSquares += b * b;
  });
  return together / Math.sqrt(oneSquares * otherSquares);
}

function auc(values: readonly number[], right: readonly boolean[]): number {
  const yes = values.filter((_, at) => right[at]);
  const no = values.filter((_, at) => !right[at]);
  let above = 0;
  for (const a of yes) for (const b of no) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (yes.length * no.length);
}

const rounded = (figure: number): number => Number(figure.toFixed(4));

if (import.meta.main) await run(process.argv.slice(2));
