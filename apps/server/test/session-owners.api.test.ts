import { beforeAll, describe, expect, test } from 'vitest';
import { socketApp } from './socket-app.ts';
import type { TestUser } from './start-test-app.ts';

const { app, learner, start, connected, joined } = socketApp();

let ada: TestUser;
beforeAll(async () => {
  ada = await learner();
});

describe('whose session it is', () => {
  test('L360 the list of sessions is the caller’s own; another learner’s is unknown: to join, to read, to end, to rate', async () => {
    const eve = await app().user();
    const id = await start(ada);
    const socket = await connected(eve);
    socket.send({ type: 'join_session', sessionId: id });
    expect((await socket.next('error')).message).toBe('Session not found.');
    socket.send({ type: 'join_session', sessionId: id, learnerId: ada.id });
    expect((await socket.next('error')).message).toBe('You can only join your own session.');
    socket.send({ type: 'text_message', text: 'Hello' });
    expect((await socket.next('error')).message).toBe('Join a session first.');
    for (const [method, url, body] of [
      ['GET', `/api/sessions/${id}`, undefined],
      ['POST', `/api/sessions/${id}/end`, {}],
      ['PUT', `/api/sessions/${id}/satisfaction`, { satisfaction: 1 }],
    ] as const)
      expect((await eve.call(method, url, body)).statusCode).toBe(404);
    expect((await eve.call('GET', '/api/sessions/recent')).json()).toEqual([]);
    expect((await ada.call('GET', '/api/sessions/recent')).json().map((session: { id: string }) => session.id)).toContain(id);
  });

  test('an id that nobody has becomes the learner’s with the first message, and nobody else’s after', async () => {
    const eve = await app().user();
    const socket = await joined(ada, 'client-made-id', { topic: 'Fractions', graded: true });
    expect(await app().deps.log.claimedBy('session:client-made-id')).toBeUndefined();
    socket.send({ type: 'text_message', text: 'What does the denominator tell?' });
    await socket.next('text_response');
    expect(await app().deps.log.claimedBy('session:client-made-id')).toBe(`learner-${ada.id}`);
    const other = await connected(eve);
    other.send({ type: 'join_session', sessionId: 'client-made-id' });
    expect((await other.next('error')).message).toBe('Session not found.');
  });

  test('a session that is over takes no more messages', async () => {
    const id = await start(ada);
    const socket = await joined(ada, id);
    const ended = await ada.call('POST', `/api/sessions/${id}/end`, { satisfaction: 4 });
    expect(ended.json()).toMatchObject({ completionStatus: 'completed', satisfaction: 4, progressPercent: 100 });
    socket.send({ type: 'text_message', text: 'One more thing' });
    expect((await socket.next('error')).message).toBe('This session is over. Start a new one.');
  });
});
