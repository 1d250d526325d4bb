import { actOf } from '@lou/api/act';
import type { Caller } from '@lou/api/deps';
import { purseOf } from '@lou/api/tutoring/token-purse';
import { isFact } from '@lou/domain/kernel';
import { TurnCut, TutorReplied, TutorSaid } from '@lou/domain/tutoring/events';
import { BUDGET_USED_UP } from '@lou/tutor/model/model-tutor';
import { type ModelServer, startModelServer } from '@lou/tutor/testing/model-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket, type SocketClient } from './a-socket.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let provider: ModelServer;
let app: TestApp;
const section = `${FRACTIONS}.comparing-fractions-on-a-line`;
const question = 'Why is 1/8 smaller than 1/4?';

beforeAll(async () => {
  provider = await startModelServer();
  app = await startTestApp({ model: provider.baseUrl });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function joined(who: TestUser, on: TestApp = app): Promise<{ socket: SocketClient; sessionId: string }> {
  const { id } = (await who.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId: section })).json() as { id: string };
  const socket = await openSocket(on, who.cookie);
  socket.send({ type: 'join_session', sessionId: id, stream: true, graded: true });
  await socket.next('session_joined');
  return { socket, sessionId: id };
}

const factsOf = (who: TestUser, on: TestApp = app) => on.deps.log.read(`learner-${who.id}`);

/** Words of the sources, as a model that keeps to them would say them: the first two sentences of the first source. */
const fromSource = (prompt: string): string => {
  const source = /Source \[1\][^\n]*\n\S+ begins\n([^\n]*)/.exec(prompt)?.[1] ?? '';
  return source
    .split(/(?<=\.) /)
    .slice(0, 2)
    .map((sentence) => sentence.replace(/\.$/, ' [1].'))
    .join(' ');
};

describe('a model over the socket', () => {
  test('its sentences arrive while it is still speaking, each written down before it is told', async () => {
    const ada = await app.user();
    const { socket, sessionId } = await joined(ada);
    const before = provider.requests.length;
    provider.plan(({ prompt }) => ({ say: fromSource(prompt), piece: 6, everyMs: 25, tokens: { input: 800, output: 50 } }));
    socket.send({ type: 'text_message', text: question });
    const delta = await socket.next('response_delta');
    const [request] = provider.requests.slice(before);
    expect(request?.done).toBe(false);
    expect(delta.sources.length).toBeGreaterThan(0);
    const written = (await factsOf(ada)).filter((fact) => isFact(TutorSaid, fact));
    expect(written[0]?.version).toBe(delta.seq);

    const reply = await socket.next('text_response');
    expect(reply.sentences[0]?.text).toBe(delta.text);
    const deltas = socket.heard.filter((message) => message.type === 'response_delta');
    expect(deltas.map(({ text }) => text)).toEqual(reply.sentences.map(({ text }) => text));
    const replied = (await factsOf(ada)).findLast((fact) => isFact(TutorReplied, fact));
    expect(replied?.data).toMatchObject({ brain: 'model:loopback', tokens: 850, model: { calls: 1, handedOver: null } });
    expect(reply.openItemId).toMatch(/^check:/);
    const transcript = (await ada.call('GET', `/api/sessions/${sessionId}`)).json() as { messages: { text: string }[] };
    expect(transcript.messages.filter(({ text }) => text.includes(delta.text))).toHaveLength(1);
    socket.close();
  });

  test('reads the lesson’s manner and the notes of its staff, and no name', async () => {
    const eve = await app.user('learner', { firstName: 'Evelyn-Rose' });
    const { socket } = await joined(eve);
    provider.plan(({ prompt }) => ({ say: fromSource(prompt) }));
    socket.send({ type: 'text_message', text: question });
    await socket.next('text_response');
    const prompt = provider.requests.at(-1)?.prompt ?? '';
    expect(prompt).toContain('Manner:');
    expect(prompt).toContain('Notes of the course’s staff');
    expect(prompt).not.toContain('Evelyn-Rose');
    socket.close();
  });

  test('is stopped by the learner: what was heard stays in the transcript, and the next question is answered', async () => {
    const bob = await app.user();
    const { socket, sessionId } = await joined(bob);
    provider.plan(({ prompt }) => ({ say: fromSource(prompt), piece: 6, everyMs: 30 }));
    socket.send({ type: 'text_message', text: question });
    const heard = await socket.next('response_delta');
    socket.send({ type: 'cancel' });
    expect((await socket.next('error')).code).toBe('TURN_STOPPED');
    expect((await factsOf(bob)).findLast((fact) => isFact(TurnCut, fact))?.data).toMatchObject({ because: 'learner' });
    await expect.poll(() => provider.requests.at(-1)?.leftEarly).toBe(true);
    const transcript = (await bob.call('GET', `/api/sessions/${sessionId}`)).json() as { messages: { from: string; text: string; sources: unknown[] }[] };
    expect(transcript.messages.at(-1)).toMatchObject({ from: 'ai', text: heard.text });
    expect(transcript.messages.at(-1)?.sources.length).toBeGreaterThan(0);
    const [row] = await app.deps.sql.query<{ tokens: number }>('select tokens::int from tutor_tokens where user_id = $1', [bob.id]);
    expect(row?.tokens).toBeGreaterThan(100);
    expect(row?.tokens).toBeLessThan(3_000);

    provider.plan(({ prompt }) => ({ say: fromSource(prompt) }));
    socket.send({ type: 'text_message', text: question });
    expect((await socket.next('text_response')).move).toBe('explain');
    socket.close();
  });
});

describe('a model that lies about what it used', () => {
  test.each([-50_000, 1e300, 1.5, 9e15])('%d tokens: the turn is replied to, and the purse holds what the call can have cost', async (input) => {
    const who = await app.user();
    const { socket } = await joined(who);
    provider.plan(({ prompt }) => ({ say: fromSource(prompt), tokens: { input, output: 1 } }));
    socket.send({ type: 'text_message', text: question });
    expect((await socket.next('text_response')).sentences.length).toBeGreaterThan(0);
    const facts = await factsOf(who);
    expect(facts.some((fact) => isFact(TurnCut, fact))).toBe(false);
    const replied = facts.findLast((fact) => isFact(TutorReplied, fact))?.data;
    const [row] = await app.deps.sql.query<{ tokens: number }>('select tokens::int from tutor_tokens where user_id = $1', [who.id]);
    expect(row?.tokens).toBeGreaterThan(1_000);
    expect(row?.tokens).toBeLessThan(10_000);
    expect(replied).toMatchObject({ tokens: row?.tokens });
    socket.close();
  });
});

describe('without a model that answers', () => {
  test('a wrong key: the embedded tutor teaches, and the log says why once and without the key', async () => {
    const other = await startTestApp({ model: provider.baseUrl });
    const ada = await other.user();
    const { socket } = await joined(ada, other);
    provider.plan({ status: 401, body: { error: { message: 'Incorrect API key provided: sk-of-the-test' } } });
    for (const text of [question, 'How do I place a fraction on a number line?']) {
      socket.send({ type: 'text_message', text });
      const reply = await socket.next('text_response');
      expect(reply.move).toBe('explain');
      expect(reply.sources.length).toBeGreaterThan(0);
    }
    const brains = (await factsOf(ada, other)).filter((fact) => isFact(TutorReplied, fact)).map((fact) => [fact.data.brain, fact.data.model?.handedOver]);
    expect(brains).toEqual([
      ['embedded-1', 'key'],
      ['embedded-1', 'resting'],
    ]);
    const warnings = other.logged.filter((line) => line.includes('the model does not answer'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('refuses the key');
    expect(other.logged.join()).not.toContain('sk-of-the-test');
    socket.close();
    await other.close();
  });

  test('the day’s tokens used up: nobody is called, and the reply says so', async () => {
    const other = await startTestApp({ model: provider.baseUrl, tokensPerDay: 50 });
    const { socket } = await joined(await other.user(), other);
    const before = provider.requests.length;
    socket.send({ type: 'text_message', text: question });
    expect((await socket.next('text_response')).response).toContain(BUDGET_USED_UP);
    expect(provider.requests).toHaveLength(before);
    socket.close();
    await other.close();
  });
});

describe('the tokens of a learner’s day', () => {
  const act = (userId: string, localDay: string) => {
    const caller: Caller = { userId, role: 'learner', signInId: 's', timeZone: 'UTC' };
    return { ...actOf(app.deps, caller, 'test'), localDay };
  };
  const purse = (userId: string, localDay = '2026-01-05', tokensPerDay = 1_000) =>
    purseOf({ sql: app.deps.sql, settings: { ...app.deps.settings, tokensPerDay } }, act(userId, localDay));

  test('are counted together, however many ask at once', async () => {
    const { id } = await app.user();
    const granted = await Promise.all(Array.from({ length: 30 }, () => purse(id).reserve(100)));
    expect(granted.filter(Boolean)).toHaveLength(10);
  });

  test('come back when less was used, and are each learner’s own', async () => {
    const [one, other] = [(await app.user()).id, (await app.user()).id];
    expect(await purse(one).reserve(1_000)).toBe(true);
    expect(await purse(one).reserve(1)).toBe(false);
    expect(await purse(other).reserve(1_000)).toBe(true);
    await purse(one).settle(1_000, 400);
    expect(await purse(one).reserve(601)).toBe(false);
    expect(await purse(one).reserve(600)).toBe(true);
  });

  test('begin anew with the day, which never goes back', async () => {
    const { id } = await app.user();
    const yesterday = purse(id, '2026-01-05');
    expect(await yesterday.reserve(1_000)).toBe(true);
    expect(await purse(id, '2026-01-06').reserve(900)).toBe(true);
    await yesterday.settle(1_000, 10);
    expect(await purse(id, '2026-01-06').reserve(101)).toBe(false);
    expect(await purse(id, '2026-01-05').reserve(101)).toBe(false);
    expect(await purse(id, '2026-01-05').reserve(100)).toBe(true);
  });

  test.each([-5_000, 1.5, 1e300, Number.NaN])('a count of %d is none: what was set aside stands', async (counted) => {
    const { id } = await app.user();
    expect(await purse(id).reserve(400)).toBe(true);
    await purse(id).settle(400, counted);
    expect(await purse(id).reserve(601)).toBe(false);
    expect(await purse(id).reserve(600)).toBe(true);
  });

  test('a call larger than the day’s is not begun', async () => {
    const { id } = await app.user();
    expect(await purse(id).reserve(1_001)).toBe(false);
  });
});
