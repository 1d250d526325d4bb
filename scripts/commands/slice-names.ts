/** What the parts of a new slice are called, and which names it may not have. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from '@lou/domain/kernel';

export interface SliceNames {
  /** `reading-goals`: the folder. */
  readonly slice: string;
  /** `readingGoals`: values. */
  readonly camel: string;
  /** `ReadingGoals`: types of facts. */
  readonly pascal: string;
  /** `READING_GOALS`: codes of refusals. */
  readonly upper: string;
  /** `reading goals`: in sentences. */
  readonly words: string;
}

/** Folders of packages/domain/src and packages/api/src that are no slices. */
const NO_SLICES = new Set(['testing', 'utils', 'helpers', 'misc', 'common']);

/** Refuses SLICE_ILL_NAMED, SLICE_EXISTS and FACT_EXISTS. */
export function namesOfSlice(root: string, slice: string): SliceNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slice) || NO_SLICES.has(slice))
    throw new Refused('SLICE_ILL_NAMED', `'${slice}' is no name for a slice. One is a noun in small letters, like reading-goals.`, 'invalid');
  for (const place of ['packages/domain/src', 'packages/api/src'].map((room) => `${room}/${slice}`))
    if (existsSync(path.join(root, place))) throw new Refused('SLICE_EXISTS', `There is a slice '${slice}' already, in ${place}.`);

  const parts = slice.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const facts = JSON.parse(readFileSync(path.join(root, 'packages/domain/src/facts.lock.json'), 'utf8')) as Record<string, unknown>;
  if (`${pascal}Started` in facts) throw new Refused('FACT_EXISTS', `A fact is called ${pascal}Started already; please take another name.`);
  return { slice, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), upper: parts.join('_').toUpperCase(), words: parts.join(' ') };
}
