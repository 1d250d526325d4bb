/** How long a learner was in sessions that they took part in, on which of their days, and how often they took a hint. */
import { learnerView } from '../kernel.ts';
import { own } from '../own.ts';
import { quizFacts } from '../quizzes/events.ts';
import { sessionActivity } from './events.ts';
import { isIdle, LONGEST_GAP_MS } from './limits.ts';
import { sessionIn, withSession } from './session-list.ts';

export interface TalkDay {
  readonly talkMs: number;
  readonly hints: number;
}

export interface TalkDays {
  /** By local day. */
  readonly days: { readonly [localDay: string]: TalkDay };
  /** Sessions that are not over. */
  readonly open: readonly OpenTalk[];
}

interface OpenTalk {
  readonly sessionId: string;
  readonly lastActivityMs: number;
  /** The learner's day on which that was. */
  readonly localDay: string;
  /** Its time by local day, until the learner says or answers something in it: it counts from then on. Null once they have. */
  readonly waitingMs: { readonly [localDay: string]: number } | null;
}

const none: TalkDay = { talkMs: 0, hints: 0 };

/**
 * The time between two things that happen in a session, five minutes at most, belongs to the day of the later one; a fact that
 * names no day happens on the day of the one before. All days together are as long as those sessions of the `sessions` view that
 * were used (`wasUsed`). A hint counts on its day, whatever else is said. Source: server-decisions.md 'Definitions', totalHours; decision 0041.
 */
export const talkDaysView = learnerView({
  name: 'talk-days',
  version: 3,
  listensTo: [...sessionActivity, ...quizFacts],
  initial: { days: {}, open: [] } as TalkDays,
  evolve: ({ days, open }, fact) => {
    const { sessionId } = fact.data;
    const atMs = fact.recordedAtMs;
    if (fact.type === 'SessionStarted') {
      const others = open.filter((session) => !isIdle(session, atMs));
      return { days, open: withSession(others, { sessionId, lastActivityMs: atMs, localDay: fact.data.localDay, waitingMs: {} }) };
    }
    const session = sessionIn(open, sessionId);
    if (!session || isIdle(session, atMs)) return { days, open };
    const localDay = 'localDay' in fact.data ? fact.data.localDay : session.localDay;
    const gapMs = Math.min(LONGEST_GAP_MS, Math.max(0, atMs - session.lastActivityMs));
    const { waitingMs } = session;
    const unspentMs = { ...waitingMs, [localDay]: (own(waitingMs ?? {}, localDay) ?? 0) + gapMs };
    const counts = waitingMs === null || isPart(fact);
    const spent = counts ? Object.entries(unspentMs).reduce(withTime, days) : days;
    const changed = fact.type === 'HintGiven' ? withHint(spent, localDay) : spent;
    if (fact.type === 'SessionCompleted') return { days: changed, open: open.filter((other) => other !== session) };
    return { days: changed, open: withSession(open, { sessionId, lastActivityMs: atMs, localDay, waitingMs: counts ? null : unspentMs }) };
  },
});

/** By these the learner says or answers something in a session, as `wasUsed` counts it. */
const isPart = (fact: { readonly type: string; readonly data: object }): boolean =>
  fact.type === 'LearnerAsked' || (fact.type === 'QuestionAnswered' && 'first' in fact.data && fact.data.first === true);

type Days = TalkDays['days'];

function withTime(days: Days, [localDay, ms]: [string, number]): Days {
  const day = own(days, localDay) ?? none;
  return { ...days, [localDay]: { ...day, talkMs: day.talkMs + ms } };
}

function withHint(days: Days, localDay: string): Days {
  const day = own(days, localDay) ?? none;
  return { ...days, [localDay]: { ...day, hints: day.hints + 1 } };
}
