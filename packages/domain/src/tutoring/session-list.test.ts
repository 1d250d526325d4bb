import { describe, expect, test } from 'vitest';
import { fold } from '../kernel.ts';
import { manySessions, recorded } from '../testing/index.ts';
import { session } from './session.ts';
import { sessionIn, withSession } from './session-list.ts';
import { sessionsView } from './sessions.view.ts';
import { talkDaysView } from './talk-days.view.ts';

describe('a list of sessions', () => {
  const list = [
    { sessionId: 'a', n: 1 },
    { sessionId: 'b', n: 1 },
  ];
  test('a new one comes last, a known one keeps its place, and what was handed out does not change', () => {
    expect(withSession(list, { sessionId: 'c', n: 1 }).map(({ sessionId }) => sessionId)).toEqual(['a', 'b', 'c']);
    const changed = withSession(list, { sessionId: 'a', n: 2 });
    expect([sessionIn(changed, 'a')?.n, sessionIn(list, 'a')?.n, changed.length, sessionIn(changed, 'constructor')]).toEqual([2, 1, 2, undefined]);
  });
});

/** A map copied with each fact took 20 seconds and more for this; the processor's time, so that a busy machine fails nothing. */
test.each([session, sessionsView, talkDaysView])('1,500 sessions, 16,500 facts: $name is folded in well under a second', (rules) => {
  const facts = recorded(manySessions(1_500), { everyMs: 1_000 });
  const begun = process.cpuUsage();
  fold<unknown>(rules as Parameters<typeof fold<unknown>>[0], facts);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
