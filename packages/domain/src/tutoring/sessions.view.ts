/** Every session of a learner: how long, how far, how it went. Topics are words; their facts are named here and read where they are shown. */
import { learnerView } from '../kernel.ts';
import { quizFacts } from '../quizzes/events.ts';
import { SessionRated, type SessionSubject, sessionActivity, TurnCut, TutorSaid } from './events.ts';
import { isIdle, LONGEST_GAP_MS } from './limits.ts';
import { sessionIn, withSession } from './session-list.ts';

/** Activity within this time: in progress; longer ago: paused. */
const IN_PROGRESS_MS = 30 * 60_000;

export interface SessionRecord {
  readonly sessionId: string;
  readonly subject: SessionSubject;
  readonly startedAtMs: number;
  readonly lastActivityMs: number;
  readonly durationMs: number;
  /** When the learner or the section's completion ended it; null for one that a day without activity ended. */
  readonly endedAtMs: number | null;
  /** Messages of the learner, and replies of Lou to them. */
  readonly asked: number;
  readonly replied: number;
  /** First answers to quiz items, and how many of them were right. */
  readonly answered: number;
  readonly right: number;
  readonly keyIdeasMet: readonly string[];
  readonly quizFinished: boolean;
  /** 1 to 5, or null. */
  readonly satisfaction: number | null;
  /** Lou's question that is open, with the hints and answers so far. */
  readonly openItem: { readonly itemId: string; readonly keyIdeaId: string; readonly skill: string; readonly hints: number; readonly attempts: number } | null;
  /** The fact whose words hold the topic. */
  readonly topicFactId: string;
  /** Where in the learner's stream this session begins and, so far, ends. */
  readonly firstVersion: number;
  readonly lastVersion: number;
}

/** In the order of their beginning. */
export type Sessions = readonly SessionRecord[];

/**
 * What happens in a session that was over already (an answer to an old quiz, the completion of its section) is counted, but
 * neither lengthens it nor moves its end: a day without activity ended it with the last activity. A sentence of a reply that is
 * still being made, and a turn that is cut, only stand in it.
 */
export const sessionsView = learnerView({
  name: 'sessions',
  version: 4,
  listensTo: [...sessionActivity, ...quizFacts, TutorSaid, TurnCut, SessionRated],
  initial: [] as Sessions,
  evolve: (sessions, fact) => {
    const { sessionId } = fact.data;
    const put = (record: SessionRecord): Sessions => withSession(sessions, record);
    if (fact.type === 'SessionStarted')
      return put({
        sessionId,
        subject: fact.data.subject,
        startedAtMs: fact.recordedAtMs,
        lastActivityMs: fact.recordedAtMs,
        durationMs: 0,
        endedAtMs: null,
        asked: 0,
        replied: 0,
        answered: 0,
        right: 0,
        keyIdeasMet: [],
        quizFinished: false,
        satisfaction: null,
        openItem: null,
        topicFactId: fact.id,
        firstVersion: fact.version,
        lastVersion: fact.version,
      });
    const known = sessionIn(sessions, sessionId);
    if (!known) return sessions;
    if (fact.type === 'SessionRated') return put({ ...known, satisfaction: fact.data.satisfaction });
    if (fact.type === 'TutorSaid' || fact.type === 'TurnCut') return put({ ...known, lastVersion: fact.version });
    const idleMs = Math.max(0, fact.recordedAtMs - known.lastActivityMs);
    const wasOver = known.endedAtMs !== null || isIdle(known, fact.recordedAtMs);
    const activity = wasOver ? {} : { lastActivityMs: fact.recordedAtMs, durationMs: known.durationMs + Math.min(LONGEST_GAP_MS, idleMs) };
    const now: SessionRecord = { ...known, ...activity, lastVersion: fact.version };
    switch (fact.type) {
      case 'TopicChanged':
        return put({ ...now, topicFactId: fact.id });
      case 'LearnerAsked':
        return put({ ...now, asked: known.asked + 1 });
      case 'TutorReplied':
        return put({ ...now, replied: known.replied + 1, keyIdeasMet: union(known.keyIdeasMet, fact.data.keyIdeaIds) });
      case 'TutorAsked': {
        const { itemId, keyIdeaId, skill } = fact.data;
        return put({ ...now, openItem: { itemId, keyIdeaId, skill, hints: 0, attempts: 0 } });
      }
      case 'AnswerGraded': {
        const { itemId, keyIdeaId, settled, attempt } = fact.data;
        const isOpen = known.openItem?.itemId === itemId;
        const openItem = isOpen && known.openItem && !settled ? { ...known.openItem, attempts: attempt } : isOpen ? null : known.openItem;
        return put({ ...now, openItem, keyIdeasMet: settled ? union(known.keyIdeasMet, [keyIdeaId]) : known.keyIdeasMet });
      }
      case 'HintGiven':
        return put({ ...now, openItem: known.openItem?.itemId === fact.data.itemId ? { ...known.openItem, hints: fact.data.level } : known.openItem });
      case 'SolutionShown':
        return put({ ...now, openItem: known.openItem?.itemId === fact.data.itemId ? null : known.openItem });
      case 'QuizOffered':
        return put(now);
      case 'QuestionAnswered':
        return fact.data.first ? put({ ...now, answered: known.answered + 1, right: known.right + (fact.data.correct ? 1 : 0) }) : put(now);
      case 'QuizFinished':
        return put({ ...now, quizFinished: true });
      case 'SessionCompleted':
        return put({ ...now, endedAtMs: wasOver ? known.endedAtMs : fact.recordedAtMs, openItem: null });
    }
  },
});

const union = (known: readonly string[], more: readonly string[]): readonly string[] => [...known, ...more.filter((id) => !known.includes(id))];

/**
 * True for a session that counts, in lists, numbers and times alike: the learner said or answered something in it.
 * Source: server-decisions.md 'Definitions', totalSessions.
 */
export const wasUsed = ({ asked, answered }: Pick<SessionRecord, 'asked' | 'answered'>): boolean => asked > 0 || answered > 0;

/** completed when it ended or a day went by; in_progress while there was activity in the last 30 minutes; else paused. */
export function sessionStatus(record: SessionRecord, nowMs: number): 'completed' | 'in_progress' | 'paused' {
  if (record.endedAtMs !== null || isIdle(record, nowMs)) return 'completed';
  return nowMs - record.lastActivityMs < IN_PROGRESS_MS ? 'in_progress' : 'paused';
}

/** Share of first answers right, percent, whole; null without answers. */
export const finalScorePercent = (record: SessionRecord): number | null => (record.answered === 0 ? null : Math.round((100 * record.right) / record.answered));
