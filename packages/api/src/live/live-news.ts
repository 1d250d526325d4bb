/** Who waits for news of which learner, in this process: one follower of the log for all of them. */
import { learnerOfStream } from '@lou/domain/kernel';
import type { EventLog } from '@lou/eventlog';
import type { Catalogue } from '../catalogue/catalogue.read.ts';
import { TOLD } from './changes.ts';

/** A reader of one learner's news. */
export interface Waiter {
  /** Resolves when there may be news, when `patienceMs` have passed, or when the waiter was let go. */
  wait(patienceMs: number): Promise<void>;
  /** Courses whose material changed since this was last asked. */
  coursesChanged(): readonly string[];
  letGo(): void;
}

export interface LiveNews {
  waiterFor(learnerId: string): Waiter;
  /** True when nobody is served any more: the server stops. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** One a process. */
export async function openLiveNews({ log, catalogue }: { log: EventLog; catalogue: Catalogue }): Promise<LiveNews> {
  const waiters = new Map<string, Set<{ wake: () => void; courses: Set<string> }>>();
  let isClosed = false;
  const everybody = () => [...waiters.values()].flatMap((of) => [...of]);
  const stop = await log.follow(TOLD, (facts) => {
    for (const learnerId of new Set(facts.map(({ stream }) => learnerOfStream(stream) ?? ''))) {
      for (const { wake } of waiters.get(learnerId) ?? []) wake();
    }
  });
  const forget = catalogue.whenChanged((courseId) => {
    for (const { courses, wake } of everybody()) {
      courses.add(courseId);
      wake();
    }
  });

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
      const courses = new Set<string>();
      const own = { wake, courses };
      const ofLearner = waiters.get(learnerId) ?? new Set();
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
        coursesChanged() {
          const changed = [...courses];
          courses.clear();
          return changed;
        },
        letGo() {
          ofLearner.delete(own);
          if (ofLearner.size === 0) waiters.delete(learnerId);
          wake();
        },
      };
    },
    async close() {
      isClosed = true;
      for (const { wake } of everybody()) wake();
      forget();
      await stop();
    },
  };
}
