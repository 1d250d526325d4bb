/** What an open page hears of its learner as it happens, also from other devices. Source: calls.md `live`. */
import * as z from 'zod';
import { achievement } from './achievements.ts';
import { call } from './call.ts';

/**
 * - `begun`: the stream begins here, at first and each time it is taken up again; its id is where to go on from. `quietMs` is how
 *   long ago the learner's last fact was recorded, so that a client knows whether something happened before the stream was there.
 * - `achievement`: one was earned.
 * - `points`: the learner's points changed.
 * - `progress`: of the learner in a course.
 * - `session`: it began, was renamed, ended or rated.
 * - `turn`: something was said or answered in a session.
 * - `journey`: another one is followed, something was handed in on it, or a milestone was reached.
 * - `settings`: something of the account or of how Lou looks was changed.
 * - `content`: a course or a knowledge item has other material now, or is no longer there.
 */
export const liveChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), quietMs: z.number().nonnegative().nullable() }),
  z.object({ kind: z.literal('achievement'), achievement }),
  z.object({ kind: z.literal('points') }),
  z.object({ kind: z.literal('progress'), courseId: z.string() }),
  z.object({ kind: z.literal('session'), sessionId: z.string() }),
  z.object({ kind: z.literal('turn'), sessionId: z.string() }),
  z.object({ kind: z.literal('journey') }),
  z.object({ kind: z.literal('settings') }),
  z.object({ kind: z.literal('content'), courseId: z.string().optional(), itemId: z.string().optional() }),
]);
export type LiveChange = z.infer<typeof liveChange>;

/** `lastEventId` is the id of the last event that the client heard; the stream goes on after it. */
export const liveChanges = call('live.changes', {
  says: 'What changes for the learner, as server-sent events over the typed client; ends when the sign-in ends.',
  input: z.object({ lastEventId: z.string().max(20).optional() }).default({}),
  output: liveChange,
});
