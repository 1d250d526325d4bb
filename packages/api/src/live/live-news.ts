/** Who waits for news of which learner, in this process: one follower of the log for all of them. */
import type { LiveChange } from '@lou/contract/live';
import { learnerOfStream, Refused } from '@lou/domain/kernel';
import type { EventLog } from '@lou/eventlog';
import type { Catalogue } from '../catalogue/catalogue.read.ts';
import type { Knowledge } from '../knowledge/knowledge.read.ts';
import { TOLD } from './changes.ts';

/** A reader of one learner's news. */
export interface Waiter {
  /** Resolves when there may be news, when `patienceMs` have passed, or when the waiter was let go. */
  wait(patienceMs: number): Promise<void>;
  /** Courses and knowledge items whose material changed since this was last asked, each once. */
  materialChanged(): readonly LiveChange[];
  /** Once is enough, more do no harm. */
  letGo(): void;
}

export interface LiveNews {
  /** Refuses TOO_MANY_STREAMS beyond STREAMS_PER_LEARNER that were not let go. */
  waiterFor(learnerId: string): Waiter;
  /** True when nobody is served any more: the server stops. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

interface NewsDeps {
  readonly log: EventLog;
  readonly catalogue: Pick<Catalogue, 'whenChanged'>;
  readonly knowledge: Pick<Knowledge, 'whenChanged'>;
}

/** Pages of one learner that may be open at a time, on all their devices, in one process. */
const STREAMS_PER_LEARNER = 20;

/** One a process. */
export async function openLiveNews({ log, catalogue, knowledge }: NewsDeps): Promise<LiveNews> {
  const waiters = new Map<string, Set<{ wake: () => void; material: Map<string, LiveChange> }>>();
  let isClosed = false;
  const everybody = () => [...waiters.values()].flatMap((of) => [...of]);
  const stop = await log.follow(TOLD, (facts) => {
    for (const learnerId of new Set(facts.map(({ stream }) => learnerOfStream(stream) ?? ''))) {
      for (const { wake } of waiters.get(learnerId) ?? []) wake();
    }
  });
  const tell = (id: string, change: LiveChange) => {
    for (const { material, wake } of everybody()) {
      material.set(id, change);
      wake();
    }
  };
  const forget = [
    catalogue.whenChanged((courseId) => tell(`course ${courseId}`, { kind: 'content', courseId })),
    knowledge.whenChanged((itemId) => tell(`item ${itemId}`, { kind: 'content', itemId })),
  ];

  return {
    get isClosed() {
      return isClosed;
    },
    waiterFor(learnerId) {
      /** News that came while nobody waited. */
      let isNew = false;
      let resolve: () => void = () => undefined;
      const wake = () => {
        isNew = true;
        resolve();
      };
      const material = new Map<string, LiveChange>();
      const own = { wake, material };
      const ofLearner = waiters.get(learnerId) ?? new Set();
      if (ofLearner.size >= STREAMS_PER_LEARNER) throw new Refused('TOO_MANY_STREAMS', 'Lou is open in too many places. Please close one.', 'too-many', 30);
      waiters.set(learnerId, ofLearner.add(own));
      return {
        async wait(patienceMs) {
          if (!isNew && !isClosed) {
            let timer: NodeJS.Timeout | undefined;
            await new Promise<void>((done) => {
              resolve = done;
              timer = setTimeout(done, patienceMs);
            });
            clearTimeout(timer);
          }
          isNew = false;
        },
        materialChanged() {
          const changed = [...material.values()];
          material.clear();
          return changed;
        },
        letGo() {
          if (!ofLearner.delete(own)) return; // gone already; its place may be another's by now
          if (ofLearner.size === 0) waiters.delete(learnerId);
          wake();
        },
      };
    },
    async close() {
      isClosed = true;
      for (const { wake } of everybody()) wake();
      for (const one of forget) one();
      await stop();
    },
  };
}
