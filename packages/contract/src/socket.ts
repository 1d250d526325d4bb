/**
 * The messages of /ws. Those of the spec (L§7) exactly, the type in `type`; what is additive is asked for in
 * join_session (`stream`, `graded`, `lastSeq`; calls.md 'Socket'): with `lastSeq` the replies since are told again, and
 * with `graded` the first answers since. Every server message carries `seq`: everything of the
 * session up to it was told to this client, so that the highest one heard is the `lastSeq` to resume with.
 */
import * as z from 'zod';
import { achievement } from './achievements.ts';
import { givenAnswer } from './quizzes.ts';
import { sessionId } from './session-id.ts';
import { TEXT_LIMIT, TOPIC_LIMIT } from './talk-limits.ts';

/** A passage that a reply rests on; opens at its sentence. */
export const source = z.object({
  passageId: z.string(),
  title: z.string(),
  /** The passage, plain text. */
  text: z.string(),
  /** The cited sentence, which stands in `text` word for word. */
  sentence: z.string(),
  /** Where to read on in the app, `/course/{id}/section/{id}/read?passage=...`; null where there is no page. */
  link: z.string().nullable(),
});
export type Source = z.infer<typeof source>;

/** A sentence of Lou's with the numbers of the sources it rests on: 1 is the first of `sources`. */
export const saidSentence = z.object({ text: z.string(), sources: z.array(z.number().int()) });
export type SaidSentence = z.infer<typeof saidSentence>;

/** What a learner chose first, which is what counts, and how it was marked. */
const firstAnswer = z.object({
  choice: z.number().int(),
  correct: z.boolean(),
  correctAnswer: z.number().int(),
  explanation: z.string(),
  feedback: z.string(),
});

/** A question as the client gets it. Key and explanation are absent where a client that joined with `graded` asked for the quiz. */
export const quizQuestion = z.object({
  itemId: z.string(),
  skill: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  /** Index of an option. */
  correctAnswer: z.number().int().optional(),
  explanation: z.string().optional(),
  /** In a transcript or after a reload: what this learner chose first, and how it was marked. */
  answered: firstAnswer.nullish(),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

/** The result of a quiz, of first answers: whole percent. */
export const quizScore = z.object({ right: z.number().int(), total: z.number().int(), percent: z.number() });
export type QuizScore = z.infer<typeof quizScore>;

const text = z.string();
const { itemId } = givenAnswer;

export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join_session'),
    sessionId,
    learnerId: z.string().max(80).optional(),
    topic: z.string().optional(),
    stream: z.boolean().optional(),
    graded: z.boolean().optional(),
    lastSeq: z.number().int().nonnegative().optional(),
  }),
  z.object({ type: z.literal('text_message'), text }),
  z.object({ type: z.literal('voice_message'), audio: z.string() }),
  z.object({ type: z.literal('update_topic'), topic: z.string() }),
  z.object({ type: z.literal('answer_question'), ...givenAnswer }),
  z.object({ type: z.literal('hint'), itemId }),
  z.object({ type: z.literal('show_me'), itemId }),
  z.object({ type: z.literal('cancel') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What Lou changes next because of what happened. */
export const adaptations = z.object({ difficultyLevel: z.enum(['beginner', 'intermediate', 'advanced']), engagementScore: z.number().min(0).max(5) });

/** The question that is open, and how far the learner is with it. All are null or absent where nothing is open. */
export const openItem = {
  /** The item that hints and 'Show me' are about. */
  openItemId: z.string().nullable(),
  /** What it asks, in full. */
  openQuestion: z.string().nullish(),
  /** Hints given to it, 0 to 3. */
  hintsGiven: z.number().int().nullish(),
  /** Graded answers that are left before Lou tells the solution. */
  triesLeft: z.number().int().nullish(),
};

const seq = z.number().int();
const reply = {
  seq,
  turnId: z.string(),
  transcription: z.string(),
  response: z.string(),
  /** base64 mp3, or null. */
  audio: z.string().nullable(),
  quiz: z.array(quizQuestion).nullable(),
  quizId: z.string().nullable(),
  /** Of a quiz that is done; absent before. */
  quizScore: quizScore.optional(),
  adaptations,
  sources: z.array(source),
  sentences: z.array(saidSentence),
  move: z.string(),
  ...openItem,
};

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), seq, message: text }),
  z.object({ type: z.literal('session_joined'), seq, sessionId: z.string() }),
  z.object({ type: z.literal('text_response'), ...reply }),
  z.object({ type: z.literal('voice_response'), ...reply }),
  z.object({ type: z.literal('audio_enhancement'), seq, turnId: z.string().nullable(), audio: z.string() }),
  z.object({ type: z.literal('topic_updated'), seq, topic: z.string(), message: text }),
  /** `to`: the type of the client's message that it answers; absent where that could not be read. */
  z.object({ type: z.literal('error'), seq, message: text, code: z.string().optional(), to: z.string().optional() }),
  /** In another place of the session; for those who joined with `stream`. */
  z.object({ type: z.literal('learner_said'), seq, turnId: z.string(), text, at: z.string() }),
  /** In any place of the session, or with its section; for those who joined with `stream`. */
  z.object({ type: z.literal('session_ended'), seq }),
  z.object({ type: z.literal('response_delta'), seq, turnId: z.string(), text, sources: z.array(source) }),
  z.object({
    type: z.literal('question_graded'),
    seq,
    itemId: z.string(),
    /** The answer; always there from a server of this version. Also told where it was not given, to those who joined with `graded`. */
    choice: z.number().int().optional(),
    correct: z.boolean(),
    correctAnswer: z.number().int().nullable(),
    explanation: z.string(),
    feedback: z.string(),
    /** The answer that counts, where this is a second one: it may have been given in another place. */
    answered: firstAnswer.optional(),
    /** Set with the last answer of a quiz, and with each one after it. */
    finished: quizScore.nullable(),
    awards: z.array(achievement),
  }),
  z.object({
    type: z.literal('hint'),
    seq,
    itemId: z.string(),
    /** 1 to 3 for a hint, 4 for the solution, 0 where there was no further hint. */
    level: z.number().int(),
    text,
    triesLeft: z.number().int(),
    /** What it rests on; always there from a server of this version. */
    sources: z.array(source).optional(),
  }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** The sentences of the socket's own errors; those about sessions are the domain's (`SESSION_SENTENCES`). */
export const socketSentences = {
  notJson: 'That message could not be read.',
  wrongShape: 'That message has a part that is missing or wrong.',
  notJoined: 'Join a session first.',
  notYours: 'You can only join your own session.',
  empty: 'Please write something first.',
  nothingToRead: 'There is nothing to read in that. Please write it in words.',
  noWords: 'Please write it in words. I cannot read pictures.',
  tooLong: `A message has at most ${TEXT_LIMIT.toLocaleString('en-US')} characters.`,
  emptyTopic: 'Please write a topic first.',
  topicTooLong: `A topic has at most ${TOPIC_LIMIT} characters.`,
  tooMany: 'That was a lot at once. Please wait a moment and go on.',
  voiceOff: 'Voice is switched off here. Please type instead.',
} as const;
