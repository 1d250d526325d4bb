/** The one subscription: what changes for the learner, as server-sent events. Source: calls.md `live`. */
import { liveChanges } from '@lou/contract/live';
import { learnerStream } from '@lou/domain/kernel';
import { tracked } from '@trpc/server';
import { callerOf, router, subscription } from '../trpc.ts';
import { changesIn } from './changes.ts';

/** How often the sign-in is looked at while nothing happens. */
const RECHECK_MS = 5_000;
/** Facts read at a time. */
const PAGE = 200;

export const liveRouter = router({
  /**
   * An event's id is the version of the learner's stream that it brings the client to; of changes that came together only
   * the last brings it on, so that a cut between them loses none. Resumes after `lastEventId`; without one, and after one
   * that no stream has reached, it begins now. Where it begins is told first: a client that has heard nothing yet resumes too.
   */
  changes: subscription(liveChanges).subscription(async function* ({ ctx, input, signal }) {
    const { deps } = ctx;
    const { userId } = callerOf(ctx);
    const waiter = deps.live.waiterFor(userId);
    signal?.addEventListener('abort', waiter.letGo);
    try {
      const { version } = await deps.log.learner(userId);
      const last = /^\d{1,9}$/.test(input.lastEventId ?? '') ? Number(input.lastEventId) : version;
      let at = Math.min(last, version);
      const [newest] = await deps.log.read(learnerStream(userId), { afterVersion: version - 1, limit: 1 });
      const quietMs = newest ? Math.max(0, deps.clock.nowMs() - newest.recordedAtMs) : null;
      yield tracked(String(at), { kind: 'begun', quietMs });
      for (;;) {
        const before = String(at);
        const facts = await deps.log.read(learnerStream(userId), { afterVersion: at, limit: PAGE });
        at = facts.at(-1)?.version ?? at;
        const changes = [...changesIn(facts), ...waiter.materialChanged()];
        for (const [index, change] of changes.entries()) yield tracked(index < changes.length - 1 ? before : String(at), change);
        if (facts.length === PAGE) continue;
        await waiter.wait(RECHECK_MS);
        if (signal?.aborted || deps.live.isClosed || !(await ctx.isStillSignedIn())) return;
      }
    } finally {
      waiter.letGo();
    }
  }),
});
