/**
 * `npm run spec`: which statements of docs/requirements.tsv no test names and no deviation answers, by slice; apart from
 * them those that a deviation alone answers, and those of docs/spec-later.md, with what brings them. A test names ids in its title: `test('L327 ...')`.
 * Exits 1 when a statement is missing or a document or test names an id that does not exist; with --ids for the latter alone.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { provingTitles } from './spec/proving-titles.ts';

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

/** Ids in the titles of tests that run: of test, test.each tables and test.step. */
export const idsInTests = (file: string, text: string): Set<string> => new Set(provingTitles(file, text).flatMap((title) => title.match(ID) ?? []));

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
  const proven = new Set(
    tests.flatMap((file) => {
      const text = read(file);
      return text.search(ID) < 0 ? [] : [...idsInTests(file, text)];
    }),
  );
  const deviations = idsInDocument(read('docs/spec-deviations.md'));
  const later = idsInDocument(read('docs/spec-later.md'));

  const known = new Set(statements.map((statement) => statement.id));
  const unknown = [...new Set([...proven, ...deviations.keys(), ...later.keys()])].filter((id) => !known.has(id));
  const bySlice = Map.groupBy(statements, (statement) => statement.slice);
  let missing = 0;
  let deviating = 0;
  for (const [slice, rows] of [...bySlice].toSorted()) {
    const of = Map.groupBy(rows, ({ id }) => (proven.has(id) ? 'proven' : deviations.has(id) ? 'deviations' : later.has(id) ? 'later' : 'missing'));
    const count = (standing: 'proven' | 'deviations' | 'later' | 'missing') => of.get(standing)?.length ?? 0;
    const open = of.get('missing') ?? [];
    missing += open.length;
    deviating += count('deviations');
    console.log(
      `${slice}: ${count('proven')} of ${rows.length} proven, ${count('deviations')} deviations, ${count('later')} later, ${count('missing')} missing`,
    );
    for (const { id, requirement } of open) console.log(`  ${id} ${requirement}`);
  }
  for (const id of unknown) console.log(`${id} is named but does not exist.`);
  console.log(
    `\n${missing} missing, ${deviating} answered by a deviation alone (docs/spec-deviations.md), ${[...later.keys()].filter((id) => !proven.has(id)).length} later (docs/spec-later.md).`,
  );
  const failed = process.argv.includes('--ids') ? unknown.length > 0 : missing > 0 || unknown.length > 0;
  if (failed) process.exitCode = 1;
}

if (import.meta.main) main();
