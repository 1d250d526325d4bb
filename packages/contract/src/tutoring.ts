/** Sessions with Lou: the calls. The socket's messages stand in socket.ts. Source: L§3, L§7, calls.md. */
import * as z from 'zod';
import { call, noInput } from './call.ts';
import { id } from './id.ts';
import { sessionId } from './session-id.ts';
import { SESSIONS_A_PAGE } from './session-pages.ts';
import { openItem, quizQuestion, quizScore, saidSentence, socketSentences, source } from './socket.ts';
import { TOPIC_LIMIT } from './talk-limits.ts';

const completionStatus = z.enum(['completed', 'in_progress', 'paused']);

/** A row of the recent sessions, with the fields of a session record beside the spec's own. */
export const recentSession = z.object({
  id: z.string(),
  learnerId: z.string(),
  topic: z.string(),
  /** In seconds (the spec's unit for this call). */
  duration: z.number().int(),
  durationMinutes: z.number().int(),
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  completionStatus,
  /** 1 to 99 while under way, 100 when completed. */
  progressPercent: z.number().int(),
  /** Share of first answers right, percent; null without answers. */
  finalScore: z.number().nullable(),
  /** Quiz questions answered in it, each counted once: what the score is a share of. */
  questionsAnswered: z.number().int().nonnegative(),
  /** 0 to 5; 0 is not rated. */
  satisfaction: z.number().int(),
  /** How often the learner said or answered something in it; 0 is a session that was only opened. */
  learnerTurns: z.number().int().nonnegative(),
  courseId: z.string().nullable(),
  sectionId: z.string().nullable(),
});
export type RecentSession = z.infer<typeof recentSession>;

/** One message of a transcript. `seq` grows within the session and is what a resuming client sends back. */
export const chatMessage = z.object({
  seq: z.number().int(),
  from: z.enum(['user', 'ai']),
  text: z.string(),
  at: z.string(),
  turnId: z.string().nullable(),
  sources: z.array(source),
  /** For Lou's messages: the same text, sentence by sentence, with its sources. */
  sentences: z.array(saidSentence),
  quiz: z.array(quizQuestion).nullable(),
  quizId: z.string().nullable(),
  /** Of a quiz that is done; absent before. */
  quizScore: quizScore.optional(),
  move: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const sessionDetail = recentSession.extend({
  messages: z.array(chatMessage),
  ...openItem,
  /** The turn that Lou may still answer: it was begun, is not over, and whoever took it is there. Null or absent where there is none. */
  openTurnId: z.string().nullish(),
});
export type SessionDetail = z.infer<typeof sessionDetail>;

/** Far more than anybody scrolls through, and an answer that stays small. */
export const RECENT_SESSIONS = 500;

const page = z.coerce.number({ error: 'A page is a number from 1.' }).int('A page is a number from 1.').min(1, 'A page is a number from 1.').max(10_000);

export const recentSessions = call('tutoring.recentSessions', {
  says: `The caller’s sessions, newest first, ${RECENT_SESSIONS} at most; by pages those in which they said or answered something, ${SESSIONS_A_PAGE} each.`,
  input: z.object({ page: page.optional() }).default({}),
  output: z.array(recentSession),
});

export const startSession = call('tutoring.startSession', {
  says: 'Begins a session on a course, a section, a knowledge item or a topic.',
  input: z.object({
    courseId: z.string().max(120).optional(),
    sectionId: z.string().max(160).optional(),
    knowledgeItemId: z.string().max(80).optional(),
    topic: z.string().trim().max(TOPIC_LIMIT, socketSentences.topicTooLong).optional(),
    /** Made up by the client, so that a start that is sent again begins no second session. */
    sessionId: sessionId.optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The welcome message is the first one. */
    sessionData: z.object({ topic: z.string(), messages: z.array(z.object({ role: z.literal('ai'), content: z.string(), timestamp: z.string() })).min(1) }),
  }),
  ok: 201,
});

export const session = call('tutoring.session', {
  says: 'A session of the caller’s with its messages, or those after a seq, where a quiz that was answered since is told again; for staff anybody’s, and the learner sees that it was read.',
  input: z.object({ sessionId, after: z.coerce.number().int().nonnegative().optional() }),
  output: sessionDetail,
});

export const sessionsOfLearner = call('tutoring.sessionsOfLearner', {
  says: 'A learner’s sessions, newest first, 20 a page; the learner sees that the list was read.',
  input: z.object({
    learnerId: id(80),
    page: page.default(1),
  }),
  output: z.array(recentSession),
});

export const sectionProgress = call('tutoring.sectionProgress', {
  says: 'How far the caller’s sessions about a section have come, whichever of them are over.',
  input: z.object({ sectionId: id(160) }),
  output: z.object({
    /** 0 before the first session, then 1 to 99. Only completing the section, an enrolment’s matter, does the rest. */
    percent: z.number().int().min(0).max(99),
  }),
});

/** A reading of what a learner wrote, by staff. Who it was is not said. */
export const transcriptRead = z.object({
  at: z.string(),
  role: z.enum(['teacher', 'admin']),
  /** Null where the list of sessions was read. */
  sessionId: z.string().nullable(),
  /** What that session is called. */
  topic: z.string().nullable(),
});
export type TranscriptRead = z.infer<typeof transcriptRead>;

export const transcriptReads = call('tutoring.transcriptReads', {
  says: 'Who of the staff read the caller’s sessions, and when, newest first.',
  input: noInput,
  output: z.array(transcriptRead),
});

export const endSession = call('tutoring.endSession', {
  says: 'Ends a session; again changes nothing.',
  input: z.object({ sessionId, satisfaction: z.number().int().min(1).max(5).optional() }),
  output: recentSession,
});

export const rateSession = call('tutoring.rateSession', {
  says: 'How the session was, 1 to 5; the last word counts.',
  input: z.object({
    sessionId,
    satisfaction: z.number({ error: 'Please choose 1 to 5.' }).int('Please choose 1 to 5.').min(1, 'Please choose 1 to 5.').max(5, 'Please choose 1 to 5.'),
  }),
  output: recentSession,
});
