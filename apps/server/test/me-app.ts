/** What the suites about one's own account share: an app of their own, and what somebody does in it. */
import { learnerStream } from '@lou/domain/kernel';
import { afterAll, beforeAll, expect } from 'vitest';
import { openSocket } from './a-socket.ts';
import { cookieOf, PASSWORD, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

export const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';
export const HOUR_MS = 3_600_000;

/** One app for the test file that calls this, from its first test to its last; `app` is there while they run. */
export function meApp(options: Parameters<typeof startTestApp>[0] = {}) {
  let running: TestApp;
  const app = () => running;
  beforeAll(async () => {
    running = await startTestApp(options);
  });
  afterAll(() => running.close());

  const settingsOf = async (who: TestUser) => (await who.call('GET', '/api/me/settings')).json();
  const change = (who: TestUser, body: object) => who.call('PATCH', '/api/me/settings', body);
  const factsOf = (who: TestUser) => running.deps.log.read(learnerStream(who.id));
  const typesOf = async (who: TestUser) => (await factsOf(who)).map(({ type }) => type);
  /** Of a call with this cookie: 200 while its sign-in stands. */
  const status = async (cookie: string) => (await running.app.inject({ url: '/api/user', headers: { cookie } })).statusCode;
  async function alsoSignedIn(who: TestUser, userAgent = ''): Promise<string> {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: who.username, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    expect(answer.statusCode).toBe(200);
    return cookieOf(answer);
  }
  /** Begins a session, says something in it, and answers its id. */
  async function talk(who: TestUser, text: string): Promise<string> {
    const started = await who.call('POST', '/api/sessions/start', { topic: 'A talk to remember' });
    const sessionId: string = started.json().id;
    const socket = await openSocket(running, who.cookie);
    socket.send({ type: 'join_session', sessionId, learnerId: who.id, topic: '' });
    await socket.next('session_joined');
    socket.send({ type: 'text_message', text });
    await socket.next('text_response');
    socket.close();
    return sessionId;
  }

  return { app, settingsOf, change, factsOf, typesOf, status, alsoSignedIn, talk };
}
