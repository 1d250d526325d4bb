/** The log, put together. */

import { LearnerErased } from '@lou/domain/identity/events';
import { type AnyFactType, type Clock, fold, type Ids, learnerStream, type RecordedFact } from '@lou/domain/kernel';
import { appender } from './append/append.ts';
import { appenderWith } from './append/append-with.ts';
import { patientReads } from './append/lost-connection.ts';
import { BATCHES_IN_FLIGHT, coalescingWriter } from './append/writer.ts';
import { catalogueOf } from './catalogue.ts';
import { eraser } from './erase.ts';
import { follow } from './feed/follow.ts';
import { newsOf } from './feed/news.ts';
import { type AnyPolicy, commandHandler } from './learner/handle.ts';
import type { AnyLearnerView } from './learner/learner-views.ts';
import { Learners } from './learner/learners.ts';
import { stateOf } from './learner/standing.ts';
import type { EventLog, LearnerSnapshot } from './log.ts';
import { Follower } from './platform/follower.ts';
import { HOLD_MS, Hold } from './platform/hold.ts';
import type { AnyPlatformView } from './platform/platform-views.ts';
import { lagOf, rowsAfter } from './platform/read-platform.ts';
import { logReader } from './read-log.ts';
import { becomeWriter } from './sole-writer.ts';
import type { Sql } from './sql.ts';

export interface EventLogOptions {
  /** The database, migrated. The log does not close it. */
  readonly sql: Sql;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The catalogue: every type of fact that may be appended. */
  readonly facts: readonly AnyFactType[];
  /** What facts lead to in the same append, in this order. */
  readonly policies?: readonly AnyPolicy[];
  /**
   * Every view that may be asked for: learner views are kept folded, platform views are followed. Without the option
   * learner views are folded from the first fact whenever they are asked for, and there are no platform views.
   */
  readonly views?: readonly (AnyLearnerView | AnyPlatformView)[];
  /** Written into the meta of every fact. */
  readonly appVersion: string;
  /** The ledger of erasures, in DATA_DIR. */
  readonly ledgerFile?: string;
  /** Hears what goes wrong where nobody waits for an answer: in a listener, in following. Standard error where it is not given. */
  readonly onError?: (error: unknown) => void;
  /** How many learners stay folded; 1,000. */
  readonly learnersKept?: number;
  /** A snapshot every so many facts; 250. */
  readonly snapshotEvery?: number;
  /** How long a process that died keeps the platform views from the others; 6,000. */
  readonly holdMs?: number;
}

/** Opens the log on a migrated database. It hears, follows and remembers until it is closed. */
export function createEventLog(options: EventLogOptions): EventLog {
  const { sql, clock, ids, appVersion, ledgerFile, onError = console.error } = options;
  const views = options.views ?? [];
  const learnerViews = views.filter((view): view is AnyLearnerView => !('keysOf' in view));
  const platformViews = views.filter((view): view is AnyPlatformView => 'keysOf' in view);
  const catalogue = catalogueOf([...new Set([...options.facts, LearnerErased])], appVersion);
  const tools = { sql, catalogue, clock, ids, appVersion };

  const writerRole = becomeWriter(sql, () => learners.forgetAll());
  const reads = patientReads(sql);
  const learners = new Learners({
    sql: reads,
    isReadOnly: () => sql.readOnly,
    catalogue,
    views: learnerViews,
    isSoleWriter: writerRole.isSole,
    ...(options.learnersKept === undefined ? {} : { learnersKept: options.learnersKept }),
    ...(options.snapshotEvery === undefined ? {} : { snapshotEvery: options.snapshotEvery }),
  });
  const reader = logReader(reads, catalogue);
  const lane = sql.apart(BATCHES_IN_FLIGHT);
  const writer = coalescingWriter(lane);
  const onAppended = (stream: string, facts: readonly RecordedFact[]) => learners.appended(stream, facts);
  const append = appender({ ...tools, writer, factsBetween: reader.between, onAppended, onUnknown: (stream) => learners.forget(stream) });
  const news = newsOf(sql);
  const holdMs = options.holdMs ?? HOLD_MS;
  const hold = new Hold(sql, ids.random(), holdMs);
  const follower = new Follower({ sql, catalogue, news, hold, renewEveryMs: holdMs / 3, onError }, platformViews);
  follower.start();
  const following = new Set<() => Promise<void>>();

  return {
    append,
    appendWith: appenderWith({ ...tools, onAppended }),
    handle: commandHandler({
      learners,
      policies: options.policies ?? [],
      nowMs: clock.nowMs,
      append,
      factsOfKey: reader.ofKey,
    }),
    read: reader.read,
    words: reader.words,
    claimedBy: reader.claimedBy,
    async learner(learnerId, { untilMs } = {}) {
      const stream = learnerStream(learnerId);
      if (untilMs !== undefined || options.views === undefined) {
        return foldedWhenAsked(learnerId, await reader.read(stream, untilMs === undefined ? {} : { untilMs }));
      }
      const standing = await learners.viewed(stream);
      return {
        learnerId,
        version: standing.version,
        view(view) {
          if (!standing.states.has(view)) throw new Error(`The view ${view.name} is not among the views of this log: add it to createEventLog({ views }).`);
          return stateOf(standing, view);
        },
      };
    },
    async rows(view, keys, { after } = {}) {
      return (await rowsAfter(reads, follower, known(view), keys, after)) as Map<string, never>;
    },
    async allRows(view, { after } = {}) {
      return (await rowsAfter(reads, follower, known(view), undefined, after)) as Map<string, never>;
    },
    lag: () => lagOf(reads, platformViews),
    async follow(types, hear, followOptions) {
      const followed = await follow({ sql, catalogue, news, onError }, types, hear, followOptions);
      following.add(followed);
      return followed;
    },
    erase: eraser({
      ...tools,
      platformViews,
      ledgerFile,
      onErased: (stream) => learners.forget(stream),
    }),
    async close() {
      await writer.idle();
      await lane.release();
      await Promise.all([...following].map((stop) => stop()));
      await follower.stop();
      await news.stop();
      await learners.idle();
      writerRole.end();
    },
  };

  function known(view: AnyPlatformView): AnyPlatformView {
    if (!platformViews.includes(view)) throw new Error(`The view ${view.name} is not among the views of this log: add it to createEventLog({ views }).`);
    return view;
  }
}

/** Views of facts that were all read: as of a moment, or without a list of views. */
function foldedWhenAsked(learnerId: string, facts: readonly RecordedFact[]): LearnerSnapshot {
  return { learnerId, version: facts.at(-1)?.version ?? 0, view: (view) => fold(view, facts) };
}
