/** Replay: every view folded from the first fact, by the same functions that the server runs. */
import { learnerOfStream, type RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import { newestPosition, readPage } from '../feed/pages.ts';
import type { AnyLearnerView, LearnerViews } from '../learner/learner-views.ts';
import { typesOf } from '../learner/standing.ts';
import { type AnyPlatformView, keyOfView, keysOfFact } from '../platform/platform-views.ts';
import type { SqlRunner } from '../sql.ts';

/** Facts are read in pages of this many: larger than a follower's, since nothing is written between two of them. */
const PAGE = 2_000;

export interface ReplaySource {
  readonly sql: SqlRunner;
  readonly catalogue: Catalogue;
  readonly views: readonly (AnyLearnerView | AnyPlatformView)[];
}

export interface ReplayOptions {
  /** As of this moment: facts recorded later are left out. */
  readonly untilMs?: number;
  readonly onProgress?: (facts: number) => void;
}

export interface Replayed {
  /** How many facts were read. */
  readonly facts: number;
  /** The position up to which the log was read. */
  readonly upTo: number;
  /** States of learner views, by learner, in the order of their first fact. */
  readonly learners: ReadonlyMap<string, ReplayedLearner>;
  /** Rows of platform views, by `name@version` and key. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

export interface ReplayedLearner {
  readonly version: number;
  readonly states: ReadonlyMap<AnyLearnerView, unknown>;
}

/** Folds the views over the whole log. Writes nothing, so it may run beside a server at any time. */
export async function replay({ sql, catalogue, views }: ReplaySource, { untilMs, onProgress }: ReplayOptions = {}): Promise<Replayed> {
  const learnerViews: LearnerViews = views.filter((view): view is AnyLearnerView => !('keysOf' in view));
  const platformViews = views.filter((view): view is AnyPlatformView => 'keysOf' in view);
  const byType = viewsByType(learnerViews);
  const learners = new Map<string, { version: number; states: Map<AnyLearnerView, unknown> }>();
  const rows = new Map(platformViews.map((view) => [keyOfView(view), new Map<string, unknown>()]));
  const newest = await newestPosition(sql);
  let facts = 0;

  for (let after = 0; after < newest; ) {
    const page = await readPage(sql, catalogue, { after, upTo: newest, types: undefined, limit: PAGE });
    for (const fact of page.facts) {
      if (untilMs !== undefined && fact.recordedAtMs > untilMs) continue;
      facts += 1;
      takeLearnerFact(fact);
      for (const view of platformViews) takePlatformFact(view, fact);
    }
    after = page.upTo;
    onProgress?.(facts);
  }
  return { facts, upTo: newest, learners, rows };

  function takeLearnerFact(fact: RecordedFact): void {
    const learnerId = learnerOfStream(fact.stream);
    if (learnerId === undefined) return;
    let learner = learners.get(learnerId);
    if (!learner) {
      learner = { version: 0, states: new Map(learnerViews.map((view) => [view, view.initial])) };
      learners.set(learnerId, learner);
    }
    learner.version = fact.version;
    if (!catalogue.canReadOrWrote(fact)) return;
    for (const view of byType.get(fact.type) ?? []) learner.states.set(view, view.evolve(learner.states.get(view), fact));
  }

  function takePlatformFact(view: AnyPlatformView, fact: RecordedFact): void {
    const known = rows.get(keyOfView(view));
    for (const key of keysOfFact(view, fact, catalogue)) {
      const row = view.evolve(known?.get(key), fact, key);
      if (row === undefined) known?.delete(key);
      else known?.set(key, row);
    }
  }
}

function viewsByType(views: LearnerViews): Map<string, AnyLearnerView[]> {
  const byType = new Map<string, AnyLearnerView[]>();
  for (const view of views) for (const type of typesOf(view)) byType.set(type, [...(byType.get(type) ?? []), view]);
  return byType;
}
