import { SESSIONS_A_PAGE } from '@lou/contract/session-pages';
import { RECENT_SESSIONS, type RecentSession, type SessionDetail } from '@lou/contract/tutoring';
import { learnerStream } from '@lou/domain/kernel';
import { manySessions } from '@lou/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let who: TestUser;
beforeAll(async () => {
  app = await startTestApp({ courses: false });
  who = await app.user();
});
afterAll(() => app.close());

/** Sessions of an hour ago. */
const live = async (user: TestUser, sessions: number) =>
  app.deps.log.append({
    stream: learnerStream(user.id),
    facts: manySessions(sessions, user.username),
    cause: { actorId: user.id, correlationId: 'c' },
    recordedAtMs: app.deps.clock.nowMs() - 3_600_000,
  });

/** How many statements a call needs, and of how many facts it reads the words. */
async function costOf(call: () => Promise<unknown>): Promise<{ statements: number; words: number }> {
  const sql = app.deps.sql as { query: TestApp['deps']['sql']['query'] };
  const { query } = sql;
  const cost = { statements: 0, words: 0 };
  sql.query = (statement, values) => {
    cost.statements += 1;
    if (statement.includes('fact_words')) cost.words += (values?.[0] as string[] | undefined)?.length ?? 0;
    return query.call(app.deps.sql, statement, values) as never;
  };
  await call();
  sql.query = query;
  return cost;
}

describe('somebody with many sessions', () => {
  test('what an export asks of the database does not grow with them', async () => {
    const few = await app.user();
    await live(few, 2);
    await live(who, 60);
    const asked = async (user: TestUser) => (await costOf(() => user.call('GET', '/api/me/export'))).statements;
    await asked(who);
    await asked(few);
    expect(await asked(who)).toBe(await asked(few));
    const exported = (await who.call('GET', '/api/me/export')).json() as { sessions: SessionDetail[] };
    expect(exported.sessions).toHaveLength(60);
    const alone = (await who.call('GET', `/api/sessions/${exported.sessions[7]?.id}`)).json() as SessionDetail;
    expect(exported.sessions[7]?.messages).toEqual(alone.messages);
    expect(alone.messages).toHaveLength(10);
  });

  test('a page of their sessions reads the words of that page', async () => {
    const admin = await app.user('admin');
    const page = async (nth: number) => (await admin.call('GET', `/api/learners/${who.id}/sessions?page=${nth}`)).json() as RecentSession[];
    expect((await costOf(() => page(1))).words).toBe(20);
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(60);
  });

  test('the recent ones have a bound, and are the newest', async () => {
    const busy = await app.user();
    await live(busy, RECENT_SESSIONS);
    const begun = (await busy.call('POST', '/api/sessions/start', { topic: 'the newest' })).json() as { id: string };
    const recent = (await busy.call('GET', '/api/sessions/recent')).json() as RecentSession[];
    expect([recent.length, recent[0]?.id]).toEqual([RECENT_SESSIONS, begun.id]);

    const page = async (nth: number) => (await busy.call('GET', `/api/sessions/recent?page=${nth}`)).json() as RecentSession[];
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(page));
    expect(pages.map(({ length }) => length)).toEqual([...Array(RECENT_SESSIONS / SESSIONS_A_PAGE).fill(SESSIONS_A_PAGE), 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(RECENT_SESSIONS);
    expect(pages.flat().filter(({ id, learnerTurns }) => id === begun.id || learnerTurns === 0)).toEqual([]);
  });
});
