/** Staff reading what a learner wrote: first it is written down for the learner, then it is shown. Source: server-decisions.md 'Who'. */
import { learnerOfStream } from '@lou/domain/kernel';
import { transcriptReading } from '@lou/domain/tutoring/transcript-reads';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Ctx } from '../deps.ts';
import { assertUser, unknownLearner } from '../identity/identity.read.ts';
import { callerOf } from '../trpc.ts';
import { claimOf, sessionOf, unknownSession } from './tutoring.read.ts';

/** Whose session it is: the caller's own, or for staff anybody's. Refuses an id that nobody has, and another learner's (404). */
export async function whoseSession(ctx: Ctx, sessionId: string): Promise<LearnerSnapshot> {
  const { log } = ctx.deps;
  const own = await log.learner(callerOf(ctx).userId);
  if (sessionOf(own, sessionId)) return own;
  const reader = staffIn(ctx);
  const learnerId = reader && learnerOfStream((await log.claimedBy(claimOf(sessionId))) ?? '');
  if (!reader || !learnerId) throw unknownSession();
  return recorded(ctx, reader, learnerId, sessionId);
}

/** A learner for whoever reads the list of their sessions; nobody is told of reading their own. Refuses an unknown learner (404). */
export async function listOf(ctx: Ctx, learnerId: string): Promise<LearnerSnapshot> {
  const reader = staffIn(ctx);
  if (!reader) throw unknownLearner();
  await assertUser(ctx, learnerId);
  return reader.readerId === learnerId ? ctx.deps.log.learner(learnerId) : recorded(ctx, reader, learnerId, null);
}

interface Reader {
  readonly readerId: string;
  readonly role: 'teacher' | 'admin';
}

function staffIn(ctx: Ctx): Reader | undefined {
  const { role, userId } = callerOf(ctx);
  return role === 'teacher' || role === 'admin' ? { readerId: userId, role } : undefined;
}

async function recorded(ctx: Ctx, reader: Reader, learnerId: string, sessionId: string | null): Promise<LearnerSnapshot> {
  const { log, clock } = ctx.deps;
  const atMs = clock.nowMs();
  const cause = { actorId: reader.readerId, correlationId: ctx.correlationId };
  await log.handle(learnerId, transcriptReading, { type: 'OpenTranscript', sessionId, ...reader, atMs }, { cause, recordedAtMs: atMs });
  return log.learner(learnerId);
}
