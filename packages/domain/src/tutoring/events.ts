/** What happens between a learner and Lou. What was said is words beside these facts, never in them. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count, localDay, timeMs } from '../shapes.ts';

/** What a session is about. A free talk names nothing. */
export const sessionSubject = z.object({
  courseId: z.string().nullable(),
  sectionId: z.string().nullable(),
  knowledgeItemId: z.string().nullable(),
});
export type SessionSubject = z.infer<typeof sessionSubject>;

/** The moves of lou.md, 'A turn', step 5, and the care that comes before them. */
export const move = z.enum(['explain', 'ask', 'hint', 'show', 'check', 'quiz', 'encourage', 'redirect', 'admit', 'care', 'small-talk', 'report']);
export type Move = z.infer<typeof move>;

/** A session began. Words: `topic`; and Lou's welcome, `sentences` and `citations`, where there was one. */
export const SessionStarted = factType('SessionStarted', z.object({ sessionId: z.string(), subject: sessionSubject, localDay }), {
  sample: { sessionId: 's1', subject: { courseId: 'fractions', sectionId: 'fractions.halves', knowledgeItemId: null }, localDay: '2026-01-05' },
});

/** The learner gave the session another topic. Words: `topic`. */
export const TopicChanged = factType('TopicChanged', z.object({ sessionId: z.string() }), { sample: { sessionId: 's1' } });

/**
 * The learner said something; a turn is open until Lou replied, it was cut, or its lease ran out.
 * Words: `text`. Written before anything else is done about it.
 */
export const LearnerAsked = factType(
  'LearnerAsked',
  z.object({ sessionId: z.string(), turnId: z.string(), via: z.enum(['text', 'voice']), characters: count, leaseEndsAtMs: timeMs, localDay }),
  { sample: { sessionId: 's1', turnId: 't1', via: 'text', characters: 42, leaseEndsAtMs: 1767603630000, localDay: '2026-01-05' } },
);

/** A question of Lou's about a key idea; it is the session's open item until it is settled. */
export const TutorAsked = factType(
  'TutorAsked',
  z.object({ sessionId: z.string(), turnId: z.string(), itemId: z.string(), keyIdeaId: z.string(), skill: z.string(), localDay }),
  {
    sample: {
      sessionId: 's1',
      turnId: 't1',
      itemId: 'check:fractions.halves/denominator',
      keyIdeaId: 'fractions.halves/denominator',
      skill: 'meaning',
      localDay: '2026-01-05',
    },
  },
);

/**
 * A free answer to Lou's question was graded; its text is the words of the turn's LearnerAsked. `counts` is false near
 * the line, and where Lou had said it: no evidence then.
 */
export const AnswerGraded = factType(
  'AnswerGraded',
  z.object({
    sessionId: z.string(),
    turnId: z.string(),
    itemId: z.string(),
    keyIdeaId: z.string(),
    skill: z.string(),
    /** 0 to 1: the share of the points seen, less what a misconception takes away. */
    grade: z.number().min(0).max(1),
    pointsSeen: z.array(z.string()),
    pointsMissing: z.array(z.string()),
    misconceptionId: z.string().nullable(),
    /** 1 for the first answer to this item since it was asked. */
    attempt: count,
    settled: z.boolean(),
    counts: z.boolean(),
    localDay,
  }),
  {
    sample: {
      sessionId: 's1',
      turnId: 't2',
      itemId: 'check:fractions.halves/denominator',
      keyIdeaId: 'fractions.halves/denominator',
      skill: 'meaning',
      grade: 0.5,
      pointsSeen: ['top'],
      pointsMissing: ['bottom'],
      misconceptionId: null,
      attempt: 1,
      settled: false,
      counts: true,
      localDay: '2026-01-05',
    },
  },
);

/**
 * A hint to the open item was given: 1 nudge, 2 pointer to the passage, 3 worked step. Words, where a button asked for
 * it: `sentences`, `citations`.
 */
export const HintGiven = factType('HintGiven', z.object({ sessionId: z.string(), itemId: z.string(), level: z.number().int().min(1).max(3) }), {
  sample: { sessionId: 's1', itemId: 'check:fractions.halves/denominator', level: 1 },
});

/** The solution of the open item was shown: `button` when the learner asked by 'Show me' (a miss), `tries` when the tries were used up. */
export const SolutionShown = factType(
  'SolutionShown',
  z.object({ sessionId: z.string(), itemId: z.string(), skill: z.string(), because: z.enum(['button', 'tries']) }),
  {
    sample: { sessionId: 's1', itemId: 'check:fractions.halves/denominator', skill: 'meaning', because: 'button' },
  },
);

/**
 * A sentence of a reply that is still being made, written down before it is told. Words: `sentences` and `citations`, one of
 * each. The whole reply stands in its TutorReplied again; where the turn was cut, this is what the learner heard of it.
 */
export const TutorSaid = factType(
  'TutorSaid',
  /** `place` is 1 for the first sentence of the turn. */
  z.object({ sessionId: z.string(), turnId: z.string(), place: count, passageIds: z.array(z.string()) }),
  { sample: { sessionId: 's1', turnId: 't1', place: 1, passageIds: ['fractions.halves.lesson@1#p2'] } },
);

/** What a model did in a turn that was for it, and why the embedded brain said all or the rest, where it did. */
export const modelPart = z.object({ calls: count, repaired: z.boolean(), refusals: z.array(z.string()), handedOver: z.string().nullable() });

/**
 * Lou's reply, which closes the turn. Words: `sentences`, and `citations` with the JSON of the passages each rests on.
 * `keyIdeaIds` are the ideas that the reply explained.
 */
export const TutorReplied = factType(
  'TutorReplied',
  z.object({
    sessionId: z.string(),
    turnId: z.string(),
    move,
    skills: z.array(z.string()),
    keyIdeaIds: z.array(z.string()),
    passageIds: z.array(z.string()),
    brain: z.string(),
    milliseconds: z.object({ understand: count, gather: count, say: count, check: count }),
    tokens: count,
    /** Since the model brain; absent where the turn was none for a model. */
    model: modelPart.optional(),
  }),
  {
    sample: {
      sessionId: 's1',
      turnId: 't1',
      move: 'explain',
      skills: ['meaning'],
      keyIdeaIds: ['fractions.halves/denominator'],
      passageIds: ['fractions.halves.lesson@1#p2'],
      brain: 'embedded-1',
      milliseconds: { understand: 1, gather: 2, say: 1, check: 1 },
      tokens: 0,
    },
  },
);

/** A turn ended without a reply: its lease ran out, the learner stopped it, or something failed. */
export const TurnCut = factType('TurnCut', z.object({ sessionId: z.string(), turnId: z.string(), because: z.enum(['lease', 'learner', 'failure']) }), {
  sample: { sessionId: 's1', turnId: 't1', because: 'lease' },
});

/** A session is over: the learner ended it or its section was completed. That a day went by without activity is told when it is read. */
export const SessionCompleted = factType('SessionCompleted', z.object({ sessionId: z.string(), because: z.enum(['learner', 'section']) }), {
  sample: { sessionId: 's1', because: 'learner' },
});

/** The learner said how the session was, 1 to 5; the last word counts. */
export const SessionRated = factType(
  'SessionRated',
  z.object({
    sessionId: z.string(),
    satisfaction: z.number().int().min(1).max(5),
    courseId: z.string().nullable(),
    /** False where the learner had said nothing in it: it is theirs, and no part of the course's rating. Absent means true. Decision 0035. */
    counts: z.boolean().optional(),
  }),
  {
    sample: { sessionId: 's1', satisfaction: 4, courseId: 'fractions' },
  },
);

/**
 * A teacher or an admin read what was said in a session; without one, the list of the learner's sessions. Who it was is the
 * actor of the fact, and is not told to the learner.
 */
export const TranscriptOpened = factType('TranscriptOpened', z.object({ sessionId: z.string().nullable(), role: z.enum(['teacher', 'admin']) }), {
  sample: { sessionId: 's1', role: 'teacher' },
});

/** What goes on in a session while it is under way: each of these is activity, and its time counts. */
export const sessionActivity = [
  SessionStarted,
  TopicChanged,
  LearnerAsked,
  TutorAsked,
  AnswerGraded,
  HintGiven,
  SolutionShown,
  TutorReplied,
  SessionCompleted,
] as const;
