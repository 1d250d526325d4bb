/** Whether everything that was remembered equals what the facts say. */
import { learnerStream } from '@lou/domain/kernel';
import { loadLearner, STRANGER } from '../learner/load-learner.ts';
import { stateOf } from '../learner/standing.ts';
import type { EventLog } from '../log.ts';
import { readRows } from '../platform/known-rows.ts';
import { keyOfView } from '../platform/platform-views.ts';
import { type Replayed, type ReplaySource, replay } from './replay.ts';
import { hashOf } from './same-json.ts';

/** Something that differs from the replay. `kept`: in a process's memory; `snapshot`: saved, with its tail; `row`: followed. */
export interface Difference {
  readonly where: 'kept' | 'snapshot' | 'row';
  /** `name@version`. */
  readonly view: string;
  /** The learner, or the row's key. */
  readonly of: string;
  readonly is: string;
  readonly shouldBe: string;
}

export interface ReplayCheck {
  readonly differences: readonly Difference[];
  readonly replayed: Replayed;
}

/**
 * Replays the log and compares: what `log` remembers of each learner, what saved snapshots and the facts after them give,
 * and the rows of platform views. Nobody may append meanwhile, and followers must have caught up.
 */
export async function checkReplay(source: ReplaySource, log: EventLog | undefined): Promise<ReplayCheck> {
  const replayed = await replay(source);
  const differences: Difference[] = [];
  const learnerViews = [...new Set([...replayed.learners.values()].flatMap(({ states }) => [...states.keys()]))];
  const wanted = learnerViews.map((fold) => ({ fold, isRule: false }));

  for (const [learnerId, { states }] of replayed.learners) {
    if (states.size === 0) continue;
    const kept = await log?.learner(learnerId);
    const saved = await loadLearner({ ...source, views: learnerViews }, learnerStream(learnerId), STRANGER, wanted);
    for (const [view, state] of states) {
      const shouldBe = hashOf(state);
      if (kept) compare('kept', keyOfView(view), learnerId, hashOf(kept.view(view)), shouldBe);
      compare('snapshot', keyOfView(view), learnerId, hashOf(stateOf(saved, view)), shouldBe);
    }
  }
  for (const view of source.views) {
    if (!('keysOf' in view)) continue;
    const should = replayed.rows.get(keyOfView(view)) ?? new Map();
    const stored = await readRows(source.sql, view, undefined);
    for (const key of new Set([...should.keys(), ...stored.keys()])) compare('row', keyOfView(view), key, hashOf(stored.get(key)), hashOf(should.get(key)));
  }
  return { differences, replayed };

  function compare(where: Difference['where'], view: string, of: string, is: string, shouldBe: string): void {
    if (is !== shouldBe) differences.push({ where, view, of, is, shouldBe });
  }
}
