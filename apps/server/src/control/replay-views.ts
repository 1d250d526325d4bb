/** Replaying views, and comparing what is kept with the replay. */
import { setTimeout as pause } from 'node:timers/promises';
import { allFacts } from '@lou/domain';
import { Refused } from '@lou/domain/kernel';
import { catalogueOf, checkReplay, type Difference, type ReplayCheck, type Replayed, type ReplaySource, replay } from '@lou/eventlog';
import { views } from '../wiring.ts';
import type { Desk, ReplayFigures, ReplayLine } from './desk.ts';
import type { DeskDeps } from './local-desk.ts';

/** A difference that stands still over two looks is one; somebody who is learning meanwhile looks different each time. */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 300;

/** Followers get this long to pass what is in the log. */
const CATCH_UP_MS = 30_000;

export async function* replayViews(deps: DeskDeps, { view, untilMs }: Parameters<Desk['replay']>[0], goneAway?: AbortSignal): AsyncIterable<ReplayLine> {
  const startedMs = performance.now();
  const onProgress = () => goneAway?.throwIfAborted();
  const replayed = await replay(sourceOf(deps, view), { onProgress, ...(untilMs === undefined ? {} : { untilMs }) });
  const figures = figuresOf(replayed, startedMs);
  for (const [learner, { version, states }] of replayed.learners) {
    for (const [{ name, version: viewVersion }, state] of states) yield { view: `${name}@${viewVersion}`, learner, version, state };
  }
  for (const [name, rows] of replayed.rows) for (const [key, row] of rows) yield { view: name, key, row };
  yield { figures };
}

/**
 * Beside a server that goes on: looks again where something differs, and speaks of what differs in the same way twice.
 * Every view is replayed, since it is the reading that takes long, and the differences of the one asked for are told.
 */
export async function* checkViews(deps: DeskDeps, { view }: Parameters<Desk['check']>[0], goneAway?: AbortSignal): AsyncIterable<ReplayLine> {
  const startedMs = performance.now();
  const wanted = new Set(sourceOf(deps, view).views.map(({ name, version }) => `${name}@${version}`));
  const look = async (): Promise<ReplayCheck> => {
    await untilFollowed(deps);
    const { differences, replayed } = await checkReplay(sourceOf(deps, undefined), deps.log);
    return { differences: differences.filter((difference) => wanted.has(difference.view)), replayed };
  };
  let { differences, replayed } = await look();
  let settled: Difference[] = [];
  for (let looks = 1; looks < LOOKS && differences.length > settled.length; looks += 1) {
    goneAway?.throwIfAborted();
    await pause(BETWEEN_LOOKS_MS);
    const before = new Set(differences.map(nameOf));
    ({ differences, replayed } = await look());
    settled = differences.filter((difference) => before.has(nameOf(difference)));
  }
  for (const difference of settled) yield { difference };
  if (differences.length > settled.length)
    throw new Refused(
      'TOO_BUSY',
      'Some learners were learning all through the check, so that it came to no end. Please check again at a quieter time.',
      'unavailable',
    );
  yield { figures: figuresOf(replayed, startedMs) };
}

const nameOf = (difference: Difference): string => JSON.stringify(difference);

/** Refuses UNKNOWN_VIEW. Without a name every view of the wiring. */
function sourceOf({ sql }: DeskDeps, name: string | undefined): ReplaySource {
  const wanted: ReplaySource['views'] = views.filter((view) => name === undefined || view.name === name);
  if (wanted.length === 0) throw new Refused('UNKNOWN_VIEW', `There is no view called '${name}'. There are: ${namesOfViews().join(', ')}.`, 'missing');
  return { sql, catalogue: catalogueOf(allFacts, ''), views: wanted };
}

const namesOfViews = (): string[] => views.map((view) => view.name).toSorted();

const figuresOf = ({ facts, learners }: Replayed, startedMs: number): ReplayFigures => ({
  facts,
  learners: learners.size,
  seconds: Math.round(performance.now() - startedMs) / 1_000,
});

async function untilFollowed({ log }: DeskDeps): Promise<void> {
  const timer = AbortSignal.timeout(CATCH_UP_MS);
  while ((await log.lag()).some(({ behind }) => behind > 0)) {
    if (timer.aborted)
      throw new Refused('FOLLOWING_BEHIND', 'The views that learners share have not caught up with the log; nothing can be compared yet.', 'unavailable');
    await pause(20);
  }
}
