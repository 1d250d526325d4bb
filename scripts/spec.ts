/**
 * `npm run spec`: which statements of docs/requirements.tsv no test names and no deviation answers, by slice; apart from
 * them those of docs/spec-later.md, with what brings them. A test names ids in its title: `test('L327 ...')`.
 * Exits 1 when a statement is missing or a document or test names an id that does not exist; with --ids for the latter alone.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const ID = /\b[LS]\d{3}\b/g;

interface Statement {
  readonly id: string;
  readonly slice: string;
  readonly requirement: string;
}

/** The rows of requirements.tsv. */
export function readStatements(tsv: string): Statement[] {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', , slice = '', , , requirement = ''] = line.split('\t');
    return { id, slice, requirement };
  });
}

/** Ids in the titles of tests that run: of test, test.each tables and test.step; skipped ones prove nothing. */
export function idsInTests(text: string): Set<string> {
  const titles = text.matchAll(/\b(?:test|it)(?:\.(?:step|each|for|concurrent|serial))*\s*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs);
  const eachTitles = text.matchAll(/\)\s*\(\s*(['"`])([LS]\d{3}\b(?:\\.|(?!\1).)*)\1/g);
  const tables = text.matchAll(/\b(?:test|it)\.(?:each|for)\s*\(\s*\[([\s\S]*?)\]\s*(?:as const\s*)?\)\s*\(/g);
  const named = [...titles, ...eachTitles].map((match) => match[2] ?? '');
  const rows = [...tables].flatMap((match) => [...(match[1] ?? '').matchAll(/\[\s*['"`]([^'"`]*)['"`]/g)].map((row) => row[1] ?? ''));
  return new Set([...named, ...rows].flatMap((title) => title.match(ID) ?? []));
}

/** Ids that a document's list items name, each with the sentence after it. */
export function idsInDocument(markdown: string): Map<string, string> {
  const entries = markdown.split('\n').filter((line) => /^[-|]/.test(line));
  return new Map(entries.flatMap((line) => expand(line).map((id) => [id, line.replace(/^[-|\s]+/, '')] as const)));
}

/** `L336-L340` names every id from one to the other. */
function expand(line: string): string[] {
  const ranges = [...line.matchAll(/\b([LS])(\d{3})-[LS](\d{3})\b/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${letter}${String(Number(from) + index).padStart(3, '0')}`),
  );
  return [...ranges, ...(line.match(ID) ?? [])];
}

function main(): void {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const statements = readStatements(read('docs/requirements.tsv'));
  const tests = globSync(['packages/**/*.test.ts', 'apps/**/*.{test,spec}.{ts,tsx}', 'scripts/**/*.test.ts'], {
    cwd: root,
    // The tests of this very program quote titles that prove nothing.
    exclude: ['**/node_modules/**', 'scripts/spec.test.ts'],
  });
  const proven = new Set(tests.flatMap((file) => [...idsInTests(read(file))]));
  const deviations = idsInDocument(read('docs/spec-deviations.md'));
  const later = idsInDocument(read('docs/spec-later.md'));

  const known = new Set(statements.map((statement) => statement.id));
  const unknown = [...new Set([...proven, ...deviations.keys(), ...later.keys()])].filter((id) => !known.has(id));
  const bySlice = Map.groupBy(statements, (statement) => statement.slice);
  let missing = 0;
  for (const [slice, rows] of [...bySlice].toSorted()) {
    const open = rows.filter(({ id }) => !proven.has(id) && !deviations.has(id) && !later.has(id));
    const waiting = rows.filter(({ id }) => !proven.has(id) && !deviations.has(id) && later.has(id));
    missing += open.length;
    console.log(`${slice}: ${rows.length - open.length - waiting.length} of ${rows.length} proven, ${waiting.length} later, ${open.length} missing`);
    for (const { id, requirement } of open) console.log(`  ${id} ${requirement}`);
  }
  for (const id of unknown) console.log(`${id} is named but does not exist.`);
  console.log(`\n${missing} missing, ${[...later.keys()].filter((id) => !proven.has(id)).length} later (docs/spec-later.md).`);
  const failed = process.argv.includes('--ids') ? unknown.length > 0 : missing > 0 || unknown.length > 0;
  if (failed) process.exitCode = 1;
}

if (import.meta.main) main();
