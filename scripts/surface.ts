/** `npm run surface`: writes what is generated from the code: the lock of all facts and the server's list of calls. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PolicyRow, policy } from '@lou/contract';
import { allFacts } from '@lou/domain';
import * as z from 'zod';
import { builtCalls } from '../apps/server/src/http/rest.ts';
import { answeredBy } from './draw/policy-table.ts';

const LOCK = 'packages/domain/src/facts.lock.json';
const SURFACE = 'apps/server/src/surface.txt';

/** Both files as they should stand, by path from the root. */
export const surfaced = (root: string): Map<string, string> =>
  new Map([
    [LOCK, formatted(root, LOCK, factsLock(path.join(root, LOCK)))],
    [SURFACE, surfaceOf(policy, new Set(builtCalls().keys()))],
  ]);

/** The first sample of each type stays for ever: what was once written must always be readable. */
function factsLock(file: string): string {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { sample: unknown }>) : {};
  const lock = Object.fromEntries(
    allFacts.map((type) => [type.type, { schema: z.toJSONSchema(type.schema), sample: before[type.type]?.sample ?? type.sample }]),
  );
  return JSON.stringify({ ...before, ...lock }, null, 2);
}

/** As the formatter leaves it, so that writing it again changes nothing. */
function formatted(root: string, file: string, text: string): string {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${file}`], { cwd: root, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} could not be formatted: ${stderr}`);
  return stdout;
}

/** `METHOD path -> procedure -> who`, a line a row of the policy, in its order. */
export const surfaceOf = (rows: Readonly<Record<string, PolicyRow>>, built: ReadonlySet<string>): string =>
  `${Object.entries(rows)
    .map(([name, { call, who }]) => `${call} -> ${answeredBy(name, built)} -> ${who}`)
    .join('\n')}\n`;

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  for (const [file, text] of surfaced(root)) writeFileSync(path.join(root, file), text);
}
