/** How long a learner was in sessions on which of their days, and how often they took a hint. */
import { learnerView } from '../kernel.ts';
import { own } from '../own.ts';
import { quizFacts } from '../quizzes/events.ts';
import { sessionActivity } from './events.ts';
import { IDLE_LIMIT_MS, LONGEST_GAP_MS } from './limits.ts';
import { sessionIn, withSession } from './session-list.ts';

export interface TalkDay {
  readonly talkMs: number;
  readonly hints: number;
}

export interface TalkDays {
  /** By local day. */
  readonly days: { readonly [localDay: string]: TalkDay };
  /** Sessions that are not over: their last activity, and the day of the learner's on which it was. */
  readonly open: readonly { readonly sessionId: string; readonly lastActivityMs: number; readonly localDay: string }[];
}

const none: TalkDay = { talkMs: 0, hints: 0 };

/**
 * The time between two things that happen in a session, five minutes at most, belongs to the day of the later one; a fact that
 * names no day happens on the day of the one before. All days together are as long as all sessions of the `sessions` view.
 */
export const talkDaysView = learnerView({
  name: 'talk-days',
  version: 2,
  listensTo: [...sessionActivity, ...quizFacts],
  initial: { days: {}, open: [] } as TalkDays,
  evolve: ({ days, open }, fact) => {
    const { sessionId } = fact.data;
    const atMs = fact.recordedAtMs;
    const isOver = (lastActivityMs: number) => atMs - lastActivityMs >= IDLE_LIMIT_MS;
    if (fact.type === 'SessionStarted') {
      const others = open.filter((session) => !isOver(session.lastActivityMs));
      return { days, open: withSession(others, { sessionId, lastActivityMs: atMs, localDay: fact.data.localDay }) };
    }
    const session = sessionIn(open, sessionId);
    if (!session || isOver(session.lastActivityMs)) return { days, open };
    const localDay = 'localDay' in fact.data ? fact.data.localDay : session.localDay;
    const day = own(days, localDay) ?? none;
    const talkMs = day.talkMs + Math.min(LONGEST_GAP_MS, Math.max(0, atMs - session.lastActivityMs));
    const changed = { ...days, [localDay]: { talkMs, hints: day.hints + (fact.type === 'HintGiven' ? 1 : 0) } };
    if (fact.type === 'SessionCompleted') return { days: changed, open: open.filter((other) => other !== session) };
    return { days: changed, open: withSession(open, { sessionId, lastActivityMs: atMs, localDay }) };
  },
});
