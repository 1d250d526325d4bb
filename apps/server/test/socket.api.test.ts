import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SocketClient } from './a-socket.ts';
import { instead, SECTION, socketApp } from './socket-app.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const { app, learner, start, connected, joined, facts, typesOf } = socketApp();

describe('a session named like something every object has', () => {
  test.each(['constructor', '__proto__', 'toString'])('%s is refused by every door, and nothing is written', async (id) => {
    const user = await app().user();
    const before = await typesOf(user);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/end', {}],
      ['PUT', '/satisfaction', { satisfaction: 3 }],
    ] as const)
      expect((await user.call(method, `/api/sessions/${id}${path}`, body)).statusCode).toBe(400);
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: id });
    expect((await socket.next('error')).message).toBe('That message has a part that is missing or wrong.');
    expect(await typesOf(user)).toEqual(before);
    expect((await user.call('GET', '/api/sessions/recent')).json()).toEqual([]);
  });
});

describe('the order of messages', () => {
  test('joining and speaking in one breath', async () => {
    const user = await learner();
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: 'made-up-here' });
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    expect(socket.heard.map((message) => message.type)).toEqual(['session_joined', 'welcome', 'text_response']);
  });

  test('a rename that takes its time leaves the socket in the session it joined after it', async () => {
    const user = await learner();
    const [one, two] = [await start(user), await start(user, { topic: 'Other' })];
    const socket = await joined(user, one);
    const handle = app().deps.log.handle.bind(app().deps.log);
    const again = instead(app().deps.log, 'handle', async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return handle(...call);
    });
    socket.send({ type: 'update_topic', topic: 'New name' });
    socket.send({ type: 'join_session', sessionId: two });
    await socket.next('session_joined');
    await socket.next('topic_updated');
    again();
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    const asked = (await facts(user)).filter((fact) => fact.type === 'LearnerAsked').map((fact) => (fact.data as { sessionId: string }).sessionId);
    expect(asked).toEqual([two]);
  });

  test('cancel overtakes, also a message that has not begun', async () => {
    const user = await learner();
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: await start(user) });
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    socket.send({ type: 'cancel' });
    expect((await socket.next('error')).code).toBe('TURN_STOPPED');
    expect(await typesOf(user)).not.toContain('LearnerAsked');
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
  });
});

describe('a turn that fails, and whose cut fails too', () => {
  test('both failures are logged', async () => {
    const user = await learner();
    const socket = await joined(user, await start(user));
    const handle = app().deps.log.handle.bind(app().deps.log);
    const reply = instead(app().deps.tutor, 'reply', () => Promise.reject(new Error('the first failure')));
    const cut = instead(app().deps.log, 'handle', (...call) => {
      if ((call[2] as { type: string }).type === 'CutTurn') return Promise.reject(new Error('the second failure'));
      return handle(...call);
    });
    const from = app().logged.length;
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    expect((await socket.next('error')).message).toBe('Something went wrong. Please try again.');
    reply();
    cut();
    const logged = app().logged.slice(from).join('\n');
    expect([logged.includes('the first failure'), logged.includes('the second failure')]).toEqual([true, true]);
  });
});

describe('a session that a day without activity has ended', () => {
  test('keeps its end and its length when its section is completed later, and when it is ended again', async () => {
    const user = await learner();
    const id = await start(user);
    app().clock.pass(3 * 86_400_000);
    const before = (await user.call('GET', '/api/sessions/recent')).json();
    expect((await user.call('POST', `/api/sessions/${id}/end`)).statusCode).toBe(200);
    await user.call('POST', `/api/user/${user.id}/award-achievement`, { event: 'lesson_completed', metadata: { lessonId: SECTION } });
    expect(await typesOf(user)).toContain('SectionCompleted');
    expect((await user.call('GET', '/api/sessions/recent')).json()).toEqual(before);
  });
});

describe('odd characters', () => {
  test.each(['a\u0000b', 'a\ud800b'])('%j typed is kept without what cannot be, and ids with it are refused', async (odd) => {
    const user = await learner();
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: odd });
    expect((await socket.next('error')).code).toBe('UNREADABLE');
    socket.send({ type: 'join_session', sessionId: await start(user) });
    socket.send({ type: 'update_topic', topic: odd });
    expect((await socket.next('topic_updated')).topic).toBe('ab');
    socket.send({ type: 'text_message', text: odd });
    expect((await socket.next('text_response')).transcription).toBe('ab');
  });
});

describe('the limits of a user', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ limits: true, courses: false });
  });
  afterAll(() => limited.close());

  const errors = (socket: SocketClient) => socket.heard.filter((message) => message.type === 'error');
  test('hold over all messages and all sockets, and let go after a minute', async () => {
    const user = await limited.user();
    const sockets = await Promise.all([1, 2, 3].map(() => connected(user, limited)));
    for (const socket of sockets) {
      socket.send({ type: 'join_session', sessionId: 'mine' });
      await socket.next('session_joined');
    }
    const kinds = [
      { type: 'answer_question', itemId: 'i', choice: 0 },
      { type: 'hint', itemId: 'i' },
      { type: 'show_me', itemId: 'i' },
    ];
    for (let sent = 0; sent < 300; sent += 1) sockets[sent % 3]?.send(kinds[sent % kinds.length]);
    await vi.waitFor(() => expect(sockets.flatMap(errors)).toHaveLength(300), { timeout: 10_000 });
    const refused = sockets.flatMap(errors).filter((message) => message.type === 'error' && message.code === 'TOO_MANY');
    expect(refused).toHaveLength(300 - (240 - sockets.length));
    limited.clock.pass(60_000);
    sockets[0]?.send({ type: 'join_session', sessionId: 'mine' });
    await sockets[0]?.next('session_joined');
  });
  test('of texts are the user’s, not the socket’s', async () => {
    const user = await limited.user();
    const sockets = await Promise.all([1, 2, 3].map(() => connected(user, limited)));
    for (const [index, socket] of sockets.entries()) {
      socket.send({ type: 'join_session', sessionId: `mine-${index}` });
      for (let sent = 0; sent < 7; sent += 1) {
        socket.send({ type: 'text_message', text: 'Hello' });
        if (index < 2 || sent < 6) await socket.next('text_response');
      }
    }
    expect((await sockets[2]?.next('error'))?.code).toBe('TOO_MANY');
  });
});
