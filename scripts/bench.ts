/**
 * `npm run bench NAME [-- options]`: runs scripts/bench/bench-NAME.ts, whose `run` is handed the options. Progress goes to
 * standard error; last on standard output stands one line of JSON (docs: running.md 'Benches').
 */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const [name, ...rest] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, 'bench');
const file = path.join(folder, `bench-${name}.ts`);

if (!name || !existsSync(file)) {
  const names = globSync('bench-*.ts', { cwd: folder }).map((each) => each.replace(/^bench-(.*)\.ts$/, '$1'));
  console.error(`${name ? `There is no bench '${name}'` : 'Which bench'}? There are: ${names.sort().join(', ')}.`);
  process.exit(1);
}

const bench = (await import(file)) as { run: (argv: readonly string[]) => Promise<void> };
await bench.run(rest[0] === '--' ? rest.slice(1) : rest);
