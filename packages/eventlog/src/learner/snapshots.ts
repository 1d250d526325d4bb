/** Snapshots: folded states of a long history, kept so that a cold read need not begin at the first fact. */
import type { SqlRunner } from '../sql.ts';
import type { LearnerViews } from './learner-views.ts';
import { type Fold, isWhole, type Standing } from './standing.ts';

/** A snapshot is saved when a learner has this many facts more than at the last one. */
export const SNAPSHOT_EVERY = 250;

/** The state that each view had at a version. */
export type SavedStates = ReadonlyMap<Fold, { readonly version: number; readonly state: unknown }>;

/** What is saved of a stream for these views; another version of a view has none. */
export async function readSnapshots(runner: SqlRunner, stream: string, views: LearnerViews): Promise<SavedStates> {
  const rows = await runner.query<{ view: string; view_version: number; version: number; state: unknown }>(
    'select view, view_version, version, state from learner_snapshots where stream = $1',
    [stream],
  );
  const saved = new Map<Fold, { version: number; state: unknown }>();
  for (const { view, view_version, version, state } of rows) {
    const fold = views.find(({ name, version: current }) => name === view && current === view_version);
    if (fold) saved.set(fold, { version, state });
  }
  return saved;
}

/** Saves the states of all views. A stream that was erased meanwhile keeps none, and no snapshot goes back. */
export async function saveSnapshots(runner: SqlRunner, stream: string, standing: Standing, views: LearnerViews): Promise<void> {
  const whole = views.filter((view) => standing.states.has(view) && isWhole(standing.states.get(view)));
  if (whole.length === 0) return;
  await runner.query('select save_snapshots($1, $2::integer, $3::text[], $4::integer[], $5::text::json)', [
    stream,
    standing.version,
    whole.map(({ name }) => name),
    whole.map(({ version }) => version),
    `[${whole.map((view) => JSON.stringify(standing.states.get(view))).join(',')}]`,
  ]);
}
