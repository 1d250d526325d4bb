/**
 * A turn: what the learner said is written down before anything else, Lou decides and says, and what was decided is
 * recorded with the words in one append before the reply is complete. Source: lou.md 'A turn', steps 0 and 8.
 */

import type { QuizQuestion, Source } from '@lou/contract/socket';
import { hashOf } from '@lou/domain/hash';
import { isFact, type RecordedFact, Refused } from '@lou/domain/kernel';
import { LearnerAsked, type SessionSubject, TutorReplied } from '@lou/domain/tutoring/events';
import { type SessionCommand, session } from '@lou/domain/tutoring/session';
import type { CheckedSentence, TurnOutcome } from '@lou/tutor/ports';
import { type Act, perform } from '../act.ts';
import type { Deps } from '../deps.ts';
import { type PreparedQuiz, prepareQuiz } from '../quizzes/quizzes.commands.ts';
import { adaptationsOf, type RepliedAdaptations } from './adaptations.read.ts';
import { surroundingsOf } from './material.ts';
import { nothingOpen, type OpenItem, openItemOf } from './open-item.read.ts';
import { asSaid, asWords, type Said } from './said.ts';
import { purseOf } from './token-purse.ts';
import { claimOf, sessionOf } from './tutoring.read.ts';

export interface TurnRequest {
  readonly sessionId: string;
  readonly text: string;
  /** What a session that nobody has yet becomes with this message. */
  readonly ifUnknown: { readonly subject: SessionSubject; readonly topic: string };
  /** True when the client grades nothing itself and gets no keys (`graded` in join_session). */
  readonly graded: boolean;
  readonly signal?: AbortSignal;
  /** Told when what was said is in the log. */
  readonly onHeard?: (heard: HeardWords) => void;
  /** Told each sentence that is written down while the rest of the reply is still being made. */
  readonly onSentence?: (sentence: ToldSentence) => void;
  /** Told of what fails beside the failure that is thrown. */
  readonly report: (failure: unknown) => void;
}

/** What a learner said, as their other places are told it. */
export interface HeardWords {
  readonly turnId: string;
  readonly seq: number;
  readonly text: string;
  readonly at: string;
}

/** A sentence of a reply that is not whole yet. */
export interface ToldSentence {
  readonly turnId: string;
  readonly seq: number;
  readonly text: string;
  readonly sources: readonly Source[];
}

/** What Lou replied, as a client is told it: live, and again to one that was away. */
export interface TurnReply extends Said, OpenItem {
  readonly turnId: string;
  readonly seq: number;
  /** A move of the tutor's; `welcome` for Lou's first words. */
  readonly move: string;
  readonly quiz: QuizQuestion[] | null;
  readonly quizId: string | null;
  readonly adaptations: RepliedAdaptations;
  /** Sentences that were told before the reply was whole; it begins with them. */
  readonly toldAhead: number;
}

/**
 * Refuses TURN_IN_FLIGHT, SESSION_OVER, and SESSION_UNKNOWN for a session of somebody else. A turn that fails is cut in the
 * log, so that the learner may ask again at once, and throws its own failure, also where the cut fails too; one that the
 * learner stopped throws Refused TURN_STOPPED, and one that was stopped before it began records nothing.
 */
export async function takeTurn(deps: Deps, act: Act, request: TurnRequest): Promise<TurnReply> {
  const { sessionId } = request;
  const turnId = deps.ids.random();
  const stopped = () => request.signal?.aborted ?? false;
  if (stopped()) throw turnStopped();
  await hear(deps, act, turnId, request);
  try {
    return await reply(deps, act, turnId, request);
  } catch (error) {
    const cut: SessionCommand = { type: 'CutTurn', sessionId, turnId, atMs: deps.clock.nowMs(), because: stopped() ? 'learner' : 'failure' };
    await perform(deps, act, session, cut).catch(request.report);
    throw stopped() ? turnStopped() : error;
  }
}

const turnStopped = () => new Refused('TURN_STOPPED', 'Stopped.');

/** Step 0: in the log before anything is done about it. */
async function hear(deps: Deps, act: Act, turnId: string, { sessionId, text, ifUnknown, onHeard }: TurnRequest): Promise<void> {
  const unknown = { subject: ifUnknown.subject, words: { topic: ifUnknown.topic } };
  const ask: SessionCommand = {
    type: 'Ask',
    ...{ sessionId, turnId, via: 'text', text, atMs: act.atMs, localDay: act.localDay, ifUnknown: unknown },
    goneBeforeMs: deps.aloneSinceMs,
  };
  const { facts } = await perform(deps, act, session, ask, { claims: [claimOf(sessionId)] });
  const asked = facts.find((fact) => isFact(LearnerAsked, fact));
  if (asked) onHeard?.(heardWords(asked, turnId, text));
}

export const heardWords = ({ version, recordedAtMs }: RecordedFact, turnId: string, text: string): HeardWords => ({
  turnId,
  seq: version,
  text,
  at: new Date(recordedAtMs).toISOString(),
});

async function reply(deps: Deps, act: Act, turnId: string, request: TurnRequest): Promise<TurnReply> {
  const { sessionId, text, graded } = request;
  const learner = await deps.log.learner(act.learnerId);
  const record = sessionOf(learner, sessionId);
  if (!record) throw new Error('A turn without its session.');
  const topic = request.ifUnknown.topic;
  const surroundings = await surroundingsOf(deps, learner, { sessionId, subject: record.subject, topic, record, seedFrom: turnId });
  const ahead = tellingAhead(deps, act, turnId, request);
  const outcome = await deps.tutor.reply({
    material: { ...surroundings, text },
    onSentence: ahead.tell,
    purse: purseOf(deps, act),
    ...(request.signal ? { signal: request.signal } : {}),
  });

  // A talk on a course keeps to it, also once learners see it no more.
  const on = record.subject.courseId === null ? outcome.quizOn : null;
  const about = { sessionId, ...record.subject, ...on, withKey: !graded, seed: hashOf(turnId) };
  const quiz = outcome.wantsQuiz ? await prepareQuiz(deps, act, learner, about) : undefined;
  const sentences = outcome.wantsQuiz ? quizSentences(outcome.sentences, quiz) : outcome.sentences;

  const { facts } = await recordReply(deps, act, turnId, sessionId, outcome, sentences, quiz);
  const replied = facts.find((fact) => isFact(TutorReplied, fact));
  if (!replied) throw turnCut();
  const after = await deps.log.learner(act.learnerId);
  const left = sessionOf(after, sessionId);
  return {
    ...(await asSaid(deps, sentences)),
    turnId,
    seq: replied.version,
    move: outcome.move,
    quiz: quiz?.questions ?? null,
    quizId: quiz?.quizId ?? null,
    ...(left ? await openItemOf(deps, left) : nothingOpen),
    adaptations: adaptationsOf(after, act),
    toldAhead: ahead.told().length,
  };
}

/** Lou's words with a quiz: what is there is said as it is, and where there is none, what to do instead. */
function quizSentences(sentences: readonly CheckedSentence[], quiz: PreparedQuiz | undefined): readonly CheckedSentence[] {
  if (!quiz) return noQuestions;
  if (!quiz.isShort) return sentences;
  const count = quiz.questions.length;
  return [...sentences, { text: `I have only ${count === 1 ? 'one question' : `${count} questions`} for you this time.`, citations: [] }];
}

/** Writes each sentence down before it is told. A turn that is over by then is told no more: it throws Refused TURN_CUT. */
function tellingAhead(deps: Deps, act: Act, turnId: string, { sessionId, onSentence }: TurnRequest) {
  const told: CheckedSentence[] = [];
  let sources: readonly Source[] = [];
  return {
    told: () => told,
    async tell(sentence: CheckedSentence): Promise<void> {
      const place = told.length + 1;
      const passageIds = [...new Set(sentence.citations.map(({ passageId }) => passageId))];
      const atMs = deps.clock.nowMs();
      const say: SessionCommand = { type: 'Say', sessionId, turnId, atMs, place, passageIds, words: asWords([sentence]) };
      const [fact] = (await perform(deps, { ...act, atMs }, session, say)).facts;
      if (!fact) throw turnCut();
      told.push(sentence);
      const said = await asSaid(deps, [sentence], sources);
      sources = said.sources;
      const [{ sources: numbers = [] } = {}] = said.sentences;
      onSentence?.({ turnId, seq: fact.version, text: sentence.text, sources: numbers.flatMap((number) => said.sources[number - 1] ?? []) });
    },
  };
}

const turnCut = () => new Refused('TURN_CUT', 'This turn was stopped. Please ask again.');

/** Said instead of an empty quiz: nothing is claimed that is not there. */
const noQuestions: readonly CheckedSentence[] = [
  { text: 'There are no questions on this yet.', citations: [] },
  { text: 'Ask me about it instead, or open a section of a course, where I have a quiz ready.', citations: [] },
];

function recordReply(
  deps: Deps,
  act: Act,
  turnId: string,
  sessionId: string,
  outcome: TurnOutcome,
  sentences: readonly CheckedSentence[],
  quiz: PreparedQuiz | undefined,
) {
  const { move, skills, keyIdeaIds, brain, milliseconds, tokens, asks, graded, hint, solution, model } = outcome;
  const passageIds = [...new Set(sentences.flatMap((sentence) => sentence.citations.map((citation) => citation.passageId)))];
  const result = {
    ...{ move, skills, keyIdeaIds, passageIds, brain, milliseconds, tokens, asks, hint, solution },
    ...(model && { model: { ...model, refusals: [...model.refusals] } }),
    graded: graded && { ...graded, pointsSeen: [...graded.pointsSeen], pointsMissing: [...graded.pointsMissing] },
    also: quiz ? [quiz.fact] : [],
    words: asWords(sentences),
  };
  return perform(deps, { ...act, atMs: deps.clock.nowMs() }, session, {
    type: 'Reply',
    sessionId,
    turnId,
    atMs: deps.clock.nowMs(),
    localDay: act.localDay,
    result,
  });
}
