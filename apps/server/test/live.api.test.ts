import { createKnowledgeItem, deleteKnowledgeItem } from '@lou/api/knowledge/knowledge.commands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRACTIONS, isOverPostgres, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface LiveEvent {
  readonly id: string;
  readonly data: {
    readonly kind: string;
    readonly achievement?: { readonly id: string; readonly points: number };
    readonly courseId?: string;
    readonly itemId?: string;
  };
}

/** Reads the stream as a browser's EventSource does. */
async function listen(who: Pick<TestUser, 'cookie'>, { on = app, lastEventId }: { on?: TestApp; lastEventId?: string } = {}) {
  const { app: server } = on;
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const stop = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ json: lastEventId === undefined ? {} : { lastEventId } }));
  const answer = await fetch(`http://127.0.0.1:${port}/trpc/live.changes?input=${input}`, {
    headers: { cookie: who.cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const events: LiveEvent[] = [];
  const refusals: string[] = [];
  const begun: string[] = [];
  const quiet: (number | null)[] = [];
  let isConnected = false;
  const reading = (async () => {
    let text = '';
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)));
        if (fields.event === 'connected') isConnected = true;
        if (fields.event === 'serialized-error') refusals.push(JSON.parse(fields.data).json.message);
        if (fields.id === undefined) continue;
        const data = JSON.parse(fields.data).json;
        if (data.kind === 'begun') {
          begun.push(fields.id);
          quiet.push(data.quietMs);
        } else events.push({ id: fields.id, data });
      }
    }
  })().catch(() => undefined);
  const kinds = () => events.map(({ data }) => data.kind);
  await expect.poll(() => isConnected).toBe(true);
  return { answer, events, begun, quiet, refusals, kinds, ended: reading, close: () => stop.abort() };
}

async function enrolled(): Promise<TestUser> {
  const who = await app.user();
  await who.call('POST', `/api/courses/${FRACTIONS}/enroll`);
  return who;
}
const complete = (who: TestUser, section: string) =>
  who.call('POST', `/api/user/${who.id}/award-achievement`, { event: 'lesson_completed', metadata: { lessonId: `${FRACTIONS}.${section}` } });
const sections = async (who: TestUser): Promise<string[]> =>
  (await who.call('GET', `/api/courses/${FRACTIONS}/sections`)).json().map(({ id }: { id: string }) => id.slice(FRACTIONS.length + 1));

describe('who waits for news', () => {
  test('one that is let go twice leaves the place of the next alone', async () => {
    const who = await enrolled();
    const first = app.deps.live.waiterFor(who.id);
    first.letGo();
    const second = app.deps.live.waiterFor(who.id);
    await second.wait(0);
    first.letGo();
    const [section = ''] = await sections(who);
    const begunMs = performance.now();
    await Promise.all([second.wait(10_000), complete(who, section)]);
    expect(performance.now() - begunMs).toBeLessThan(5_000);
    second.letGo();
  });

  test('no more than twenty of one learner', async () => {
    const who = await app.user();
    const open = Array.from({ length: 20 }, () => app.deps.live.waiterFor(who.id));
    expect(() => app.deps.live.waiterFor(who.id)).toThrow('Lou is open in too many places.');
    open[0]?.letGo();
    expect(() => app.deps.live.waiterFor(who.id).letGo()).not.toThrow();
    for (const waiter of open) waiter.letGo();
  });
});

describe('what changes for a learner', () => {
  test('settings that were changed elsewhere are told, and not to what', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const [mine, theirs] = [await listen(ada), await listen(bob)];
    await ada.call('PATCH', '/api/me/settings', { theme: 'dark', firstName: 'Zuzanna' });
    await expect.poll(mine.kinds).toEqual(['settings']);
    expect(mine.events[0]?.data).toEqual({ kind: 'settings' });
    expect(theirs.kinds()).toEqual([]);
    mine.close();
    theirs.close();
  });

  test('is told as it happens, to them alone, each achievement with its points', async () => {
    const [who, other] = [await enrolled(), await enrolled()];
    const mine = await listen(who);
    const theirs = await listen(other);
    expect(mine.answer.headers.get('content-type')).toContain('text/event-stream');
    const [first = ''] = await sections(who);
    await complete(who, first);
    await expect.poll(mine.kinds).toEqual(expect.arrayContaining(['progress', 'points', 'achievement']));
    const earned = mine.events.find(({ data }) => data.kind === 'achievement')?.data.achievement;
    expect(earned?.points).toBeGreaterThan(0);
    expect(theirs.kinds()).toEqual([]);
    mine.close();
    theirs.close();
  });

  test('of changes that came together none is lost to who is cut off between them', async () => {
    const who = await enrolled();
    const before = await listen(who);
    const [first = ''] = await sections(who);
    await complete(who, first);
    await expect.poll(before.kinds).toContain('achievement');
    before.close();
    await before.ended;
    const after = await listen(who, { lastEventId: before.events[0]?.id ?? '' });
    await expect.poll(after.kinds).toEqual(expect.arrayContaining(before.kinds().slice(1)));
    after.close();
  });

  test('goes on where a client stopped hearing, and tells nothing twice', async () => {
    const who = await enrolled();
    const [first = '', second = ''] = await sections(who);
    const before = await listen(who);
    await complete(who, first);
    await expect.poll(before.kinds).toContain('achievement');
    const lastEventId = before.events.at(-1)?.id ?? '';
    before.close();
    await before.ended;
    await complete(who, second);
    const after = await listen(who, { lastEventId });
    await expect.poll(after.kinds).toContain('progress');
    const again = before.events.flatMap(({ data }) => data.achievement?.id ?? []);
    expect(after.events.flatMap(({ data }) => data.achievement?.id ?? []).filter((id) => again.includes(id))).toEqual([]);
    expect(after.events.every(({ id }) => Number(id) >= Number(lastEventId))).toBe(true);
    after.close();
  });

  test('goes on where a client stopped that had heard of no change yet', async () => {
    const who = await enrolled();
    const [first = ''] = await sections(who);
    const before = await listen(who);
    await expect.poll(() => before.begun).toHaveLength(1);
    before.close();
    await before.ended;
    await complete(who, first);
    const after = await listen(who, { lastEventId: before.begun[0] ?? '' });
    await expect.poll(after.kinds).toEqual(expect.arrayContaining(['progress', 'points', 'achievement']));
    expect(after.begun).toEqual(before.begun);
    after.close();
  });

  test('says how long ago the learner’s last fact was, so that a late listener knows what it missed', async () => {
    const who = await enrolled();
    app.clock.pass(4_000);
    const stream = await listen(who);
    await expect.poll(() => stream.quiet).toEqual([4_000]);
    stream.close();
  });

  test('begins now for an id that no stream has reached, or that is none', async () => {
    const who = await enrolled();
    for (const lastEventId of ['999999', 'x', '-1']) {
      const stream = await listen(who, { lastEventId });
      const [first = '', second = '', third = ''] = await sections(who);
      await complete(who, { '999999': first, x: second, '-1': third }[lastEventId] ?? first);
      await expect.poll(stream.kinds).toContain('progress');
      expect(stream.events.filter(({ data }) => data.kind === 'progress')).toHaveLength(1);
      stream.close();
    }
  });

  test('the knowledge base has other material: everybody hears of which item, also that it is gone', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const streams = [await listen(ada), await listen(bob)];
    const cause = { actorId: ada.id, correlationId: 'an-edit' };
    const text = {
      title: 'Nets',
      content: 'A net is a solid laid flat.',
      type: 'document',
      category: 'academic-studies',
      difficulty: 'beginner',
      tags: [],
    } as const;
    const itemId = await createKnowledgeItem(app.deps, cause, { ...text, isActive: true });
    for (const stream of streams) await expect.poll(() => stream.events.map(({ data }) => data)).toContainEqual({ kind: 'content', itemId });
    await deleteKnowledgeItem(app.deps, cause, itemId);
    for (const stream of streams) {
      await expect.poll(() => stream.events.filter(({ data }) => data.itemId === itemId)).toHaveLength(2);
      stream.close();
    }
  });

  test('is not told to nobody, and ends when the sign-in ends', { timeout: 15_000 }, async () => {
    const nobody = await app.call('GET', '/trpc/live.changes?input=%7B%22json%22%3A%7B%7D%7D', undefined, { accept: 'text/event-stream' });
    expect([nobody.statusCode, nobody.headers['x-error-code'], nobody.body]).toEqual([401, 'SIGNED_OUT', 'Please sign in to continue.']);
    const who = await enrolled();
    const stream = await listen(who);
    await who.call('POST', '/api/logout');
    await stream.ended;
    expect(stream.kinds()).toEqual([]);
  });

  test('ends when the server stops', async () => {
    const own = await startTestApp({ courses: false });
    const stream = await listen(await own.user(), { on: own });
    await own.close();
    await stream.ended;
  });
});

/** The embedded database belongs to one process. */
if (isOverPostgres) {
  test('what another process recorded is told as well', async () => {
    const who = await enrolled();
    const stream = await listen(who, { on: await app.another() });
    const [first = ''] = await sections(who);
    await complete(who, first);
    await expect.poll(stream.kinds).toContain('achievement');
    stream.close();
  });
}
