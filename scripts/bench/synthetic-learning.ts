/**
 * A learner's history as the benches of the log need it: five kinds of facts of about 200 bytes, six views that a
 * dashboard would ask for, and two that all learners share. Made up, so that the figures do not move with the product.
 */
import { factType, learnerView, type NewFact, platformView } from '@lou/domain/kernel';
import * as z from 'zod';

const SectionDone = factType(
  'SectionDone',
  z.object({ courseId: z.string(), sectionId: z.string(), revision: z.number(), localDay: z.string(), seconds: z.number() }),
  {
    sample: { courseId: 'c', sectionId: 's', revision: 1, localDay: 'd', seconds: 1 },
  },
);
const ItemAnswered = factType(
  'ItemAnswered',
  z.object({
    itemId: z.string(),
    skills: z.array(z.string()),
    correct: z.boolean(),
    difficulty: z.number(),
    prediction: z.number(),
    localDay: z.string(),
    sessionId: z.string(),
  }),
  { sample: { itemId: 'i', skills: ['s'], correct: true, difficulty: 0.5, prediction: 0.5, localDay: 'd', sessionId: 's' } },
);
const Asked = factType('Asked', z.object({ sessionId: z.string(), turn: z.number(), localDay: z.string(), letters: z.number() }), {
  sample: { sessionId: 's', turn: 1, localDay: 'd', letters: 1 },
});
const Replied = factType(
  'Replied',
  z.object({ sessionId: z.string(), turn: z.number(), move: z.string(), passages: z.array(z.string()), milliseconds: z.number() }),
  {
    sample: { sessionId: 's', turn: 1, move: 'explain', passages: ['p'], milliseconds: 1 },
  },
);
const Points = factType('Points', z.object({ points: z.number(), why: z.string(), localDay: z.string() }), { sample: { points: 1, why: 'w', localDay: 'd' } });

export const learningFacts = [SectionDone, ItemAnswered, Asked, Replied, Points];

const progress = learnerView({
  name: 'progress',
  version: 1,
  listensTo: [SectionDone],
  initial: {} as Readonly<Record<string, readonly string[]>>,
  evolve: (courses, { data }) => {
    const done = courses[data.courseId] ?? [];
    return done.includes(data.sectionId) ? courses : { ...courses, [data.courseId]: [...done, data.sectionId] };
  },
});

const streak = learnerView({
  name: 'streak',
  version: 1,
  listensTo: [SectionDone, ItemAnswered, Asked],
  initial: { days: [] as readonly string[] },
  evolve: (state, { data }) => (state.days.at(-1) === data.localDay ? state : { days: [...state.days, data.localDay].slice(-400) }),
});

const points = learnerView({
  name: 'points',
  version: 1,
  listensTo: [Points],
  initial: { total: 0, today: '', pointsToday: 0 },
  evolve: (state, { data }) => ({
    total: state.total + data.points,
    today: data.localDay,
    pointsToday: (state.today === data.localDay ? state.pointsToday : 0) + data.points,
  }),
});

const recentSessions = learnerView({
  name: 'recent-sessions',
  version: 1,
  listensTo: [Asked, Replied, ItemAnswered],
  initial: [] as readonly { readonly sessionId: string; readonly turns: number; readonly fromMs: number; readonly untilMs: number }[],
  evolve: (sessions, fact) => {
    const { sessionId } = fact.data;
    const [latest, ...others] = sessions;
    if (latest?.sessionId === sessionId) return [{ ...latest, turns: latest.turns + 1, untilMs: fact.recordedAtMs }, ...others];
    return [{ sessionId, turns: 1, fromMs: fact.recordedAtMs, untilMs: fact.recordedAtMs }, ...sessions].slice(0, 20);
  },
});

const mastery = learnerView({
  name: 'mastery',
  version: 1,
  listensTo: [ItemAnswered],
  initial: {} as Readonly<Record<string, { readonly seen: number; readonly right: number; readonly ability: number }>>,
  evolve: (skills, { data }) => {
    const next = { ...skills };
    for (const skill of data.skills) {
      const known = skills[skill] ?? { seen: 0, right: 0, ability: 0 };
      const residual = (data.correct ? 1 : 0) - data.prediction;
      next[skill] = { seen: known.seen + 1, right: known.right + (data.correct ? 1 : 0), ability: known.ability + residual / (2 + known.seen / 10) };
    }
    return next;
  },
});

const activity = learnerView({
  name: 'activity',
  version: 1,
  listensTo: learningFacts,
  initial: { facts: 0, seconds: 0, byType: {} as Readonly<Record<string, number>> },
  evolve: (state, fact) => ({
    facts: state.facts + 1,
    seconds: state.seconds + (fact.type === 'SectionDone' ? fact.data.seconds : 0),
    byType: { ...state.byType, [fact.type]: (state.byType[fact.type] ?? 0) + 1 },
  }),
});

/** What a dashboard asks for. */
export const dashboard = [progress, streak, points, recentSessions, mastery, activity];

const itemCalibration = platformView({
  name: 'item-calibration',
  version: 1,
  listensTo: [ItemAnswered],
  keysOf: ({ data }) => [data.itemId],
  evolve: (row: { seen: number; right: number } | undefined, { data }) => ({ seen: (row?.seen ?? 0) + 1, right: (row?.right ?? 0) + (data.correct ? 1 : 0) }),
});

const dayBuckets = platformView({
  name: 'day-buckets',
  version: 1,
  listensTo: [SectionDone, Asked],
  keysOf: ({ data }) => [data.localDay],
  evolve: (row: { sections: number; questions: number } | undefined, fact) => ({
    sections: (row?.sections ?? 0) + (fact.type === 'SectionDone' ? 1 : 0),
    questions: (row?.questions ?? 0) + (fact.type === 'Asked' ? 1 : 0),
  }),
});

export const shared = [itemCalibration, dayBuckets];

/** The nth fact of a learner: the same for the same numbers, and a new day after every forty facts. */
export function historyFact(learner: number, nth: number): NewFact {
  const localDay = new Date(Date.UTC(2026, 0, 1) + Math.floor(nth / 40) * 86_400_000).toISOString().slice(0, 10);
  const sessionId = `session-${learner}-${Math.floor(nth / 20)}-0123456789abcdef`;
  const pick = (many: number) => (learner * 31 + nth * 17 + ((nth * nth) % 101)) % many;
  switch (nth % 5) {
    case 0:
      return Asked({ sessionId, turn: nth % 20, localDay, letters: pick(200) });
    case 1:
      return Replied({
        sessionId,
        turn: nth % 20,
        move: 'explain',
        passages: [`lesson-${pick(50)}@3#${pick(9)}`, `lesson-${pick(40)}@1#2`],
        milliseconds: pick(900),
      });
    case 2:
    case 3:
      return ItemAnswered({
        itemId: `item-${pick(400)}`,
        skills: [`skill-${pick(60)}`, `skill-${pick(40)}`],
        correct: pick(3) > 0,
        difficulty: pick(100) / 100,
        prediction: (pick(80) + 10) / 100,
        localDay,
        sessionId,
      });
    default:
      return nth % 10 === 4
        ? SectionDone({ courseId: `course-${pick(20)}`, sectionId: `course-${pick(20)}-section-${pick(30)}`, revision: 4, localDay, seconds: pick(600) })
        : Points({ points: 10, why: 'answered', localDay });
  }
}
