import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, type NewFact, type RecordedFact } from '../kernel.ts';
import { assertIsFold, recorded } from '../testing/index.ts';
import { HintGiven, LearnerAsked, SessionCompleted, SessionStarted, TutorReplied } from './events.ts';
import { sessionIn } from './session-list.ts';
import { sessionStatus, sessionsView, wasUsed } from './sessions.view.ts';
import { talkDaysView } from './talk-days.view.ts';

const MINUTE_MS = 60_000;
const sunday = '2026-01-04';
const monday = '2026-01-05';
const started = (sessionId: string, localDay = monday) =>
  SessionStarted({ sessionId, subject: { courseId: null, sectionId: null, knowledgeItemId: null }, localDay });
const asked = (sessionId: string, localDay = monday) => LearnerAsked({ sessionId, turnId: 't', via: 'text', characters: 4, leaseEndsAtMs: 0, localDay });
const hint = (sessionId: string) => HintGiven({ sessionId, itemId: 'i', level: 1 });
const replied = (sessionId: string) =>
  TutorReplied({
    sessionId,
    turnId: 't',
    move: 'explain',
    skills: [],
    keyIdeaIds: [],
    passageIds: [],
    brain: 'embedded-1',
    milliseconds: { understand: 0, gather: 0, say: 0, check: 0 },
    tokens: 0,
  });
const ended = (sessionId: string) => SessionCompleted({ sessionId, because: 'learner' });

type Step = readonly [minutes: number, fact: NewFact];

/** Facts, each so many minutes after the one before. */
function story(...steps: readonly Step[]): RecordedFact[] {
  let atMs = Date.UTC(2026, 0, 4, 22, 50);
  return recorded(steps.map(([, fact]) => fact)).map((fact, index) => {
    atMs += (steps[index]?.[0] ?? 0) * MINUTE_MS;
    return { ...fact, recordedAtMs: atMs };
  });
}
const daysOf = (...steps: readonly Step[]) => fold(talkDaysView, story(...steps)).days;

function isPossible(before: readonly Step[], step: Step): boolean {
  const { type, data } = step[1];
  const record = sessionIn(fold(sessionsView, story(...before)), (data as { sessionId: string }).sessionId);
  if (type === 'SessionStarted') return record === undefined;
  return type !== 'LearnerAsked' || (record !== undefined && sessionStatus(record, story(...before, step).at(-1)?.recordedAtMs ?? 0) !== 'completed');
}

describe('the days of talk', () => {
  test('is a fold', () =>
    assertIsFold(talkDaysView, story([0, started('a')], [2, asked('a')], [1, replied('a')], [30 * 60, started('b')], [3, asked('a')], [1, ended('b')])));

  test('a pause of more than five minutes counts as five', () => {
    expect(daysOf([0, started('a')], [3, asked('a')], [20, replied('a')])).toEqual({ [monday]: { talkMs: 8 * MINUTE_MS, hints: 0 } });
  });

  test('over midnight the time belongs to the day on which it ends; a hint, which names no day, to the day it was taken on', () => {
    // 22:50 UTC on Sunday is ten to midnight in Berlin.
    const days = daysOf([0, started('a', sunday)], [4, asked('a', sunday)], [2, hint('a')], [5, asked('a', monday)], [1, hint('a')]);
    expect(days).toEqual({ [sunday]: { talkMs: 6 * MINUTE_MS, hints: 1 }, [monday]: { talkMs: 6 * MINUTE_MS, hints: 1 } });
  });

  test('what happens in a session that is over adds nothing: one that was ended, one that a day without activity ended', () => {
    expect(daysOf([0, started('a')], [1, asked('a')], [0, ended('a')], [1, hint('a')])).toEqual({ [monday]: { talkMs: MINUTE_MS, hints: 0 } });
    expect(daysOf([0, started('a')], [1, asked('a')], [24 * 60, asked('a')])).toEqual({ [monday]: { talkMs: MINUTE_MS, hints: 0 } });
  });

  test('a session that was only opened, or in which only help was asked for, takes no time; what it took counts once something is said', () => {
    const opened = [
      [0, started('a', sunday)],
      [5, hint('a')],
    ] as const;
    expect(daysOf(...opened, [4, ended('a')])).toEqual({ [sunday]: { talkMs: 0, hints: 1 } });
    expect(daysOf(...opened, [4, asked('a', monday)], [1, replied('a')])).toEqual({
      [sunday]: { talkMs: 5 * MINUTE_MS, hints: 1 },
      [monday]: { talkMs: 5 * MINUTE_MS, hints: 0 },
    });
  });

  test('sessions that are over are not remembered', () => {
    expect(fold(talkDaysView, story([0, started('a')], [25 * 60, started('b')])).open.map(({ sessionId }) => sessionId)).toEqual(['b']);
  });

  test('all days together are as long as all sessions together in which something was said', () => {
    const session = fc.constantFrom('a', 'b', 'c');
    const fact = fc.oneof(
      session.map((id) => started(id)),
      fc.tuple(session, fc.constantFrom(sunday, monday)).map(([id, day]) => asked(id, day)),
      session.map(hint),
      session.map(replied),
      session.map(ended),
    );
    const step = fc.tuple(fc.oneof(fc.nat(12), fc.nat(3_000)), fact);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        // A session begins once, and nothing is said in it when it is over: the rules see to it.
        const possible: Step[] = [];
        for (const step of steps) if (isPossible(possible, step)) possible.push(step);
        const facts = story(...possible);
        const sum = (durations: readonly number[]) => durations.reduce((total, ms) => total + ms, 0);
        const inDays = Object.values(fold(talkDaysView, facts).days).map(({ talkMs }) => talkMs);
        const inSessions = fold(sessionsView, facts)
          .filter(wasUsed)
          .map(({ durationMs }) => durationMs);
        expect(sum(inDays)).toBe(sum(inSessions));
      }),
    );
  });
});
