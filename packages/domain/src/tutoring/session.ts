/** The rules of a talk with Lou: one turn at a time, an open item, an end. What is said is handed in as words and not looked at. */
import type * as z from 'zod';
import { decider, type NewFact, Refused, type Words } from '../kernel.ts';
import { quizFacts } from '../quizzes/events.ts';
import {
  AnswerGraded,
  HintGiven,
  LearnerAsked,
  type Move,
  type modelPart,
  SessionCompleted,
  SessionRated,
  SessionStarted,
  type SessionSubject,
  SolutionShown,
  sessionActivity,
  TopicChanged,
  TurnCut,
  TutorAsked,
  TutorReplied,
  TutorSaid,
} from './events.ts';
import { nextHint } from './ladder.ts';
import { isIdle, TURN_LEASE_MS } from './limits.ts';
import { SESSION_SENTENCES } from './sentences.ts';
import { sessionIn, withSession } from './session-list.ts';

type Graded = Omit<Parameters<typeof AnswerGraded>[0], 'sessionId' | 'turnId' | 'attempt' | 'localDay'>;

/** What a turn came to; the facts of a reply. */
export interface TurnResult {
  readonly move: Move;
  readonly skills: readonly string[];
  readonly keyIdeaIds: readonly string[];
  readonly passageIds: readonly string[];
  readonly brain: string;
  readonly milliseconds: { readonly understand: number; readonly gather: number; readonly say: number; readonly check: number };
  readonly tokens: number;
  /** Set where the turn was one for a model. */
  readonly model?: z.infer<typeof modelPart>;
  readonly asks: { readonly itemId: string; readonly keyIdeaId: string; readonly skill: string } | null;
  readonly graded: Graded | null;
  readonly hint: { readonly itemId: string; readonly level: 1 | 2 | 3 } | null;
  readonly solution: { readonly itemId: string; readonly skill: string; readonly because: 'button' | 'tries' } | null;
  /** A quiz offered in this turn, as quizzes decided it. */
  readonly also: readonly NewFact[];
  readonly words: Words;
}

interface InSession {
  readonly sessionId: string;
  readonly atMs: number;
}

export type SessionCommand =
  | (InSession & {
      readonly type: 'StartSession';
      readonly subject: SessionSubject;
      readonly localDay: string;
      readonly words: Words;
      /** The question that Lou's welcome ends with; it is open from the start. */
      readonly asks: { readonly itemId: string; readonly keyIdeaId: string; readonly skill: string } | null;
    })
  | (InSession & {
      readonly type: 'Ask';
      readonly turnId: string;
      readonly via: 'text' | 'voice';
      readonly text: string;
      readonly localDay: string;
      /** Turns that began before this belong to a process that is gone; left out where others may be at work. */
      readonly goneBeforeMs?: number | undefined;
      /** What an unknown session becomes: it is the learner's from the first message. */
      readonly ifUnknown: { readonly subject: SessionSubject; readonly words: Words };
    })
  | (InSession & {
      readonly type: 'Say';
      readonly turnId: string;
      readonly place: number;
      readonly passageIds: readonly string[];
      readonly words: Words;
    })
  | (InSession & { readonly type: 'Reply'; readonly turnId: string; readonly result: TurnResult; readonly localDay: string })
  | (InSession & { readonly type: 'CutTurn'; readonly turnId: string; readonly because: 'learner' | 'failure' })
  | (InSession & { readonly type: 'GiveHint'; readonly itemId: string; readonly level: 1 | 2 | 3; readonly words: Words })
  | (InSession & { readonly type: 'ShowSolution'; readonly itemId: string; readonly skill: string; readonly words: Words })
  | (InSession & { readonly type: 'ChangeTopic'; readonly words: Words })
  | (InSession & { readonly type: 'EndSession' })
  | (InSession & { readonly type: 'RateSession'; readonly satisfaction: number });

export interface OneSession {
  readonly sessionId: string;
  readonly subject: SessionSubject;
  readonly completed: boolean;
  readonly lastActivityMs: number;
  readonly openTurn: { readonly turnId: string; readonly begunAtMs: number; readonly leaseEndsAtMs: number } | null;
  /** Lou's question that is not settled yet. */
  readonly openItem: { readonly itemId: string; readonly attempts: number; readonly hints: number } | null;
  /** The learner said something in it. */
  readonly isTalkedIn: boolean;
  readonly rating: { readonly satisfaction: number; readonly counts: boolean } | null;
}

/** True when a session takes no more messages. */
export const isOver = (session: Pick<OneSession, 'completed' | 'lastActivityMs'>, atMs: number): boolean => session.completed || isIdle(session, atMs);

/**
 * - An unknown session is begun by its learner's first message.
 * - One turn at a time: a message during a turn refuses TURN_IN_FLIGHT; when the lease has run out, or the process that
 *   took the turn is gone, the turn is closed as cut and the message counts. A reply to a turn that is no longer open, and
 *   a sentence of one, are quiet.
 * - The attempt of an answer is counted here; a settled answer or a shown solution closes the open item.
 * - The hints of an open item come one rung after another, whoever asks: one that is not the next of the ladder is quiet.
 * - A rating counts for the course where the learner had said something by then (decision 0035).
 * - What happens in a session is activity, as in the `sessions` view; none of it brings one back that is over.
 * - Ending a session that is over, by its learner or by a day without activity, and the same rating again are quiet.
 * - Refuses SESSION_OVER, TURN_IN_FLIGHT, SESSION_UNKNOWN, NO_OPEN_ITEM.
 * Source: lou.md 'A turn'; server-decisions.md 'A session's life', 'Sockets'.
 */
export const session = decider({
  name: 'session',
  listensTo: [...sessionActivity, ...quizFacts, TurnCut, SessionRated],
  initial: [] as readonly OneSession[],
  evolve: (sessions, fact) => {
    const { sessionId } = fact.data;
    const put = (next: OneSession) => withSession(sessions, next);
    if (fact.type === 'SessionStarted')
      return put({
        sessionId,
        subject: fact.data.subject,
        completed: false,
        lastActivityMs: fact.recordedAtMs,
        openTurn: null,
        openItem: null,
        isTalkedIn: false,
        rating: null,
      });
    const known = sessionIn(sessions, sessionId);
    if (!known) return sessions;
    if (fact.type === 'SessionRated') return put({ ...known, rating: { satisfaction: fact.data.satisfaction, counts: fact.data.counts ?? true } });
    if (fact.type === 'TurnCut') return put(withoutTurn(known, fact.data.turnId));
    const now = isOver(known, fact.recordedAtMs) ? known : { ...known, lastActivityMs: fact.recordedAtMs };
    switch (fact.type) {
      case 'LearnerAsked':
        return put({ ...now, isTalkedIn: true, openTurn: { turnId: fact.data.turnId, begunAtMs: fact.recordedAtMs, leaseEndsAtMs: fact.data.leaseEndsAtMs } });
      case 'TutorReplied':
        return put(withoutTurn(now, fact.data.turnId));
      case 'TutorAsked':
        return put({ ...now, openItem: { itemId: fact.data.itemId, attempts: 0, hints: 0 } });
      case 'AnswerGraded':
        if (known.openItem?.itemId !== fact.data.itemId) return put(now);
        return put({ ...now, openItem: fact.data.settled ? null : { ...known.openItem, attempts: fact.data.attempt } });
      case 'HintGiven':
        return put({ ...now, openItem: known.openItem?.itemId === fact.data.itemId ? { ...known.openItem, hints: fact.data.level } : known.openItem });
      case 'SolutionShown':
        return put({ ...now, openItem: known.openItem?.itemId === fact.data.itemId ? null : known.openItem });
      case 'SessionCompleted':
        return put({ ...now, completed: true, openTurn: null, openItem: null });
      default:
        return put(now);
    }
  },
  decide: (command: SessionCommand, sessions) => {
    const { sessionId, atMs } = command;
    const known = sessionIn(sessions, sessionId);
    if (command.type === 'StartSession') return known ? [] : start(command);
    if (command.type === 'Ask') return ask(command, known);

    if (!known) throw new Refused('SESSION_UNKNOWN', SESSION_SENTENCES.unknown, 'missing');
    switch (command.type) {
      case 'Say': {
        const { turnId, place, passageIds, words } = command;
        return known.openTurn?.turnId === turnId ? [TutorSaid({ sessionId, turnId, place, passageIds: [...passageIds] }, words)] : [];
      }
      case 'Reply':
        return known.openTurn?.turnId === command.turnId ? reply(command, known) : [];
      case 'CutTurn':
        return known.openTurn?.turnId === command.turnId ? [TurnCut({ sessionId, turnId: command.turnId, because: command.because })] : [];
      case 'GiveHint':
        assertOpen(known, command.itemId, atMs);
        return isNextHint(known, command) ? [HintGiven({ sessionId, itemId: command.itemId, level: command.level }, command.words)] : [];
      case 'ShowSolution':
        assertOpen(known, command.itemId, atMs);
        return [SolutionShown({ sessionId, itemId: command.itemId, skill: command.skill, because: 'button' }, command.words)];
      case 'ChangeTopic':
        assertNotOver(known, atMs);
        return [TopicChanged({ sessionId }, command.words)];
      case 'EndSession':
        return isOver(known, atMs) ? [] : [SessionCompleted({ sessionId, because: 'learner' })];
      case 'RateSession':
        return rate(known, command.satisfaction);
    }
  },
});

const withoutTurn = (one: OneSession, turnId: string): OneSession => (one.openTurn?.turnId === turnId ? { ...one, openTurn: null } : one);

function rate({ sessionId, subject, isTalkedIn, rating }: OneSession, satisfaction: number): NewFact[] {
  if (rating?.satisfaction === satisfaction && rating.counts === isTalkedIn) return [];
  return [SessionRated({ sessionId, satisfaction, courseId: subject.courseId, ...(!isTalkedIn && { counts: false }) })];
}

/** The welcome's question belongs to no turn; it is asked in the one that begins the session. */
function start({ sessionId, subject, localDay, words, asks }: SessionCommand & { type: 'StartSession' }): NewFact[] {
  const started = SessionStarted({ sessionId, subject, localDay }, words);
  return asks ? [started, TutorAsked({ sessionId, turnId: 'welcome', ...asks, localDay })] : [started];
}

/** Why nobody answers a turn any more that the log has open: the process that took it is gone, or its lease has run out. Null while it may be answered. */
export function whyTurnIsOver(
  { begunAtMs, leaseEndsAtMs }: { readonly begunAtMs: number; readonly leaseEndsAtMs: number },
  { atMs, goneBeforeMs }: { readonly atMs: number; readonly goneBeforeMs?: number | undefined },
): 'failure' | 'lease' | null {
  if (goneBeforeMs !== undefined && begunAtMs < goneBeforeMs) return 'failure';
  return leaseEndsAtMs > atMs ? null : 'lease';
}

function ask(command: SessionCommand & { type: 'Ask' }, known: OneSession | undefined): NewFact[] {
  const { sessionId, turnId, atMs, via, text, localDay } = command;
  const before: NewFact[] = [];
  if (!known) before.push(SessionStarted({ sessionId, subject: command.ifUnknown.subject, localDay }, command.ifUnknown.words));
  else {
    assertNotOver(known, atMs);
    const { openTurn } = known;
    const over = openTurn && whyTurnIsOver(openTurn, command);
    if (openTurn && !over) throw new Refused('TURN_IN_FLIGHT', SESSION_SENTENCES.busy);
    if (openTurn && over) before.push(TurnCut({ sessionId, turnId: openTurn.turnId, because: over }));
  }
  return [...before, LearnerAsked({ sessionId, turnId, via, characters: text.length, leaseEndsAtMs: atMs + TURN_LEASE_MS, localDay }, { text })];
}

/** What was decided comes first, the reply that says it last; a new question of Lou's replaces the open item. */
function reply({ sessionId, turnId, result, localDay }: SessionCommand & { type: 'Reply' }, known: OneSession): NewFact[] {
  const facts: NewFact[] = [];
  const attempt = known.openItem && known.openItem.itemId === result.graded?.itemId ? known.openItem.attempts + 1 : 1;
  if (result.graded) facts.push(AnswerGraded({ ...result.graded, sessionId, turnId, attempt, localDay }));
  if (result.hint && isNextHint(known, result.hint)) facts.push(HintGiven({ sessionId, ...result.hint }));
  if (result.solution) facts.push(SolutionShown({ sessionId, ...result.solution }));
  if (result.asks) facts.push(TutorAsked({ sessionId, turnId, ...result.asks, localDay }));
  facts.push(...result.also);
  facts.push(
    TutorReplied(
      {
        sessionId,
        turnId,
        move: result.move,
        skills: [...result.skills],
        keyIdeaIds: [...result.keyIdeaIds],
        passageIds: [...result.passageIds],
        brain: result.brain,
        milliseconds: result.milliseconds,
        tokens: result.tokens,
        ...(result.model && { model: result.model }),
      },
      result.words,
    ),
  );
  return facts;
}

/** Whether a hint is the next rung of the item that is open; what was thought of before another hint was given is not. */
const isNextHint = ({ openItem }: OneSession, hint: { readonly itemId: string; readonly level: number }): boolean =>
  openItem?.itemId === hint.itemId && nextHint({ hintsGiven: openItem.hints }) === hint.level;

function assertNotOver(known: OneSession, atMs: number): void {
  if (isOver(known, atMs)) throw new Refused('SESSION_OVER', SESSION_SENTENCES.over);
}

function assertOpen(known: OneSession, itemId: string, atMs: number): void {
  assertNotOver(known, atMs);
  if (known.openItem?.itemId !== itemId) throw new Refused('NO_OPEN_ITEM', SESSION_SENTENCES.notOpen);
}
