/** Somebody's own conversations as entries of the library, kept for as long as they go on typing. */
import type { EventLog } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { type PastTalk, talksOf } from '../tutoring/talks.read.ts';
import { asTalkEntry, type Entry } from './entries.ts';
import { type KeptAWhile, keptAWhile } from './kept-a-while.ts';

/** A search is typed letter by letter; nobody's words stay in memory longer than that, an erased learner's neither. */
const KEPT_MS = 60_000;

interface Kept {
  /** Of the learner's stream; another one has more to say. */
  readonly version: number;
  readonly entries: readonly Entry[];
}
const keptBy = new WeakMap<EventLog, KeptAWhile<Kept>>();

/** The conversations of a learner, whoever asks must be that learner. */
export async function entriesOfTalks(deps: Pick<Deps, 'log' | 'catalogue'>, learnerId: string): Promise<readonly Entry[]> {
  const learner = await deps.log.learner(learnerId);
  const kept = keptBy.get(deps.log) ?? keptAWhile<Kept>(KEPT_MS);
  keptBy.set(deps.log, kept);
  const known = kept.get(learnerId);
  const entries = known?.version === learner.version ? known.entries : await madeOf(deps, await talksOf(deps, learner));
  kept.put(learnerId, { version: learner.version, entries });
  return entries;
}

async function madeOf({ catalogue }: Pick<Deps, 'catalogue'>, talks: readonly PastTalk[]): Promise<readonly Entry[]> {
  const titles = await catalogue.titles(talks.flatMap(({ courseId }) => courseId ?? []));
  return talks.map((talk) => asTalkEntry(talk, titles.get(talk.courseId ?? '') ?? ''));
}
