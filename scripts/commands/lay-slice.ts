/** Lays a new slice and says what is left to be done by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfSlice, type SliceNames } from './slice-names.ts';
import { filesOfSlice } from './slice-templates.ts';

export interface LaidSlice {
  /** Paths from the root. */
  readonly files: readonly string[];
  /** What to add where, a sentence each. */
  readonly byHand: readonly string[];
}

/** Refuses an existing or ill-named slice before anything is written. */
export function laySlice(root: string, slice: string): LaidSlice {
  const names = namesOfSlice(root, slice);
  const files = Object.entries(filesOfSlice(names));
  for (const [file, text] of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
  return { files: files.map(([file]) => file), byHand: byHand(names) };
}

const byHand = ({ slice, camel, pascal }: SliceNames): string[] => [
  `packages/domain/src/facts.ts: ${camel}: [${pascal}Started] in the catalogue; then npm run surface, which writes facts.lock.json.`,
  `scripts/commands/event-sentences.ts: the sentence of ${pascal}Started.`,
  `apps/server/src/wiring.ts: ${camel}View among the views, and policies if there are any.`,
  `packages/contract/src/policy.ts: a row for each call, and packages/contract/src/${slice}.ts with its shapes.`,
  `packages/api/src/${slice}/${slice}.router.ts with the procedures, and packages/api/src/index.ts that puts it with the others.`,
];
