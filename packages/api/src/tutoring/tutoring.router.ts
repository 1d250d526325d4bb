/** Sessions with Lou over HTTP; the conversation itself goes over /ws. Source: L§7, calls.md 'Learning', server-decisions.md 'A session's life'. */
import { SESSIONS_A_PAGE } from '@lou/contract/session-pages';
import {
  endSession as endCall,
  RECENT_SESSIONS,
  type RecentSession,
  rateSession as rateCall,
  recentSessions,
  sectionProgress,
  session,
  sessionsOfLearner,
  startSession,
  transcriptReads,
} from '@lou/contract/tutoring';
import { Refused } from '@lou/domain/kernel';
import { sessionsView } from '@lou/domain/tutoring/sessions.view';
import { actOf } from '../act.ts';
import type { Ctx } from '../deps.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { listOf, whoseSession } from './staff-reading.ts';
import { transcriptReadsOf } from './transcript-reads.read.ts';
import { beginSession, endSession, rateSession } from './tutoring.commands.ts';
import { asRecentSessions, recentSessionsOf, sectionProgressOf, sessionOf, takenPartIn, unknownSession } from './tutoring.read.ts';
import { detailsOf } from './whole-sessions.read.ts';

/** Records of somebody else's sessions a page. Source: calls.md 'Learning'. */
const PAGE = 20;

export const tutoringRouter = router({
  recentSessions: procedure(recentSessions).query(async ({ ctx, input: { page } }) => {
    const learner = await ctx.deps.log.learner(callerOf(ctx).userId);
    if (page === undefined) return recentSessionsOf(ctx.deps, learner, learner.view(sessionsView), { most: RECENT_SESSIONS });
    return recentSessionsOf(ctx.deps, learner, takenPartIn(learner), { from: SESSIONS_A_PAGE * (page - 1), most: SESSIONS_A_PAGE });
  }),

  startSession: procedure(startSession).mutation(async ({ ctx, input }) => {
    const act = actOf(ctx.deps, callerOf(ctx), ctx.correlationId);
    const { sessionId, topic, welcome } = await beginSession(ctx.deps, act, input);
    return { id: sessionId, sessionData: { topic, messages: [{ role: 'ai' as const, content: welcome, timestamp: new Date(act.atMs).toISOString() }] } };
  }),

  session: procedure(session).query(async ({ ctx, input }) => {
    const learner = await whoseSession(ctx, input.sessionId);
    const record = sessionOf(learner, input.sessionId);
    if (!record) throw unknownSession();
    return detailsOf(ctx.deps, learner, record, input.after);
  }),

  sessionsOfLearner: procedure(sessionsOfLearner).query(async ({ ctx, input }) => {
    const learner = await listOf(ctx, input.learnerId);
    return recentSessionsOf(ctx.deps, learner, learner.view(sessionsView), { from: PAGE * (input.page - 1), most: PAGE });
  }),

  sectionProgress: procedure(sectionProgress).query(async ({ ctx, input }) => {
    if (!(await ctx.deps.catalogue.section(input.sectionId))) throw new Refused('SECTION_NOT_FOUND', 'This section does not exist.', 'missing');
    return { percent: await sectionProgressOf(ctx.deps, await ctx.deps.log.learner(callerOf(ctx).userId), input.sectionId) };
  }),

  transcriptReads: procedure(transcriptReads).query(async ({ ctx }) => transcriptReadsOf(ctx.deps, await ctx.deps.log.learner(callerOf(ctx).userId))),

  endSession: procedure(endCall).mutation(async ({ ctx, input }) => {
    const act = actOf(ctx.deps, callerOf(ctx), ctx.correlationId);
    await endSession(ctx.deps, act, input.sessionId);
    if (input.satisfaction !== undefined) await rateSession(ctx.deps, act, input.sessionId, input.satisfaction);
    return summaryOf(ctx, input.sessionId);
  }),

  rateSession: procedure(rateCall).mutation(async ({ ctx, input }) => {
    await rateSession(ctx.deps, actOf(ctx.deps, callerOf(ctx), ctx.correlationId), input.sessionId, input.satisfaction);
    return summaryOf(ctx, input.sessionId);
  }),
});

/** A session of the caller's as a record. */
async function summaryOf(ctx: Ctx, sessionId: string): Promise<RecentSession> {
  const learner = await ctx.deps.log.learner(callerOf(ctx).userId);
  const record = sessionOf(learner, sessionId);
  const [summary] = record ? await asRecentSessions(ctx.deps, learner.learnerId, [record]) : [];
  if (!summary) throw unknownSession();
  return summary;
}
