/** What the suites about the socket share: an app of their own, learners in it and the sockets that they open. */
import type { ServerMessage } from '@lou/contract/socket';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSocket, type SocketClient } from './a-socket.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

export const SECTION = `${FRACTIONS}.comparing-fractions-on-a-line`;

/** One app for the test file that calls this; the sockets of a test are closed after it. */
export function socketApp() {
  let running: TestApp;
  const app = () => running;
  const opened: SocketClient[] = [];
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.close();
  });
  afterAll(() => running.close());

  async function learner(): Promise<TestUser> {
    const user = await running.user();
    await user.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    return user;
  }
  const start = async (who: TestUser, body: object = { courseId: FRACTIONS, sectionId: SECTION }): Promise<string> =>
    (await who.call('POST', '/api/sessions/start', body)).json().id;
  async function connected(who: TestUser, on = running): Promise<SocketClient> {
    const socket = await openSocket(on, who.cookie);
    opened.push(socket);
    return socket;
  }
  async function joined(who: TestUser, sessionId: string, more: object = { graded: true }): Promise<SocketClient> {
    const socket = await connected(who);
    socket.send({ type: 'join_session', sessionId, ...more });
    await socket.next('session_joined');
    return socket;
  }
  const facts = (who: TestUser) => running.deps.log.read(`learner-${who.id}`);
  const typesOf = async (who: TestUser) => (await facts(who)).map((fact) => fact.type);
  const openItem = async (who: TestUser, sessionId: string): Promise<string> => (await who.call('GET', `/api/sessions/${sessionId}`)).json().openItemId;

  return { app, learner, start, connected, joined, facts, typesOf, openItem };
}

/** Puts something else in the place of a port's function until what it answers is called. */
export function instead<Port extends object, Name extends keyof Port>(port: Port, name: Name, by: Port[Name]): () => void {
  const before = port[name];
  port[name] = by;
  return () => {
    port[name] = before;
  };
}

export const responses = (socket: SocketClient) =>
  socket.heard.filter((message): message is ServerMessage & { type: 'text_response' } => message.type === 'text_response');
