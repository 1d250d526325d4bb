/** Are the generated files as the code would write them now? Names each one that is not, and exits 1. Run by `npm test`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawn } from './draw.ts';
import { surfaced } from './surface.ts';

/** A sentence for each file that does not stand on the disk as it should. */
export function staleFiles(wanted: ReadonlyMap<string, string>, onDisk: (file: string) => string | undefined, command: string): string[] {
  return [...wanted]
    .filter(([file, text]) => onDisk(file) !== text)
    .map(([file]) => `${file} is not what the code says now: please run \`npm run ${command}\`.`);
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const onDisk = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined);
  const stale = [...staleFiles(surfaced(root), onDisk, 'surface'), ...staleFiles(drawn(root), onDisk, 'draw')];
  for (const sentence of stale) console.error(sentence);
  if (stale.length > 0) process.exit(1);
  console.log('The generated files are fresh.');
}
