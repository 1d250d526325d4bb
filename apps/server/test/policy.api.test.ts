import { type PolicyRow, pathParameters, policy, type Who } from '@lou/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCalls } from '../src/http/rest.ts';
import { openSocket } from './a-socket.ts';
import { startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

type Caller = 'nobody' | 'badCookie' | 'learner' | 'user' | 'otherLearner' | 'teacher' | 'admin' | 'deactivated';

let app: TestApp;
const callers = {} as Record<Exclude<Caller, 'nobody' | 'badCookie'>, TestUser>;
let subject: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  subject = await app.user('learner');
  callers.learner = subject;
  callers.otherLearner = await app.user('learner');
  callers.user = await app.user('user');
  callers.teacher = await app.user('teacher');
  callers.admin = await app.user('admin');
  callers.deactivated = await app.user('admin');
  await app.deps.sql.query('update users set is_active = false where id = $1', [callers.deactivated.id]);
});
afterAll(() => app.close());

const rows = Object.entries<PolicyRow>(policy).filter(([, row]) => row.call.includes('/api/'));

/** Whether a row lets somebody through, where its path names the learner `subject`. */
function allowed(who: Who, caller: Caller): boolean {
  const staff = caller === 'teacher' || caller === 'admin';
  if (who === 'anyone') return true;
  if (caller === 'nobody' || caller === 'badCookie' || caller === 'deactivated') return false;
  if (who === 'signedIn') return true;
  if (who === 'self') return caller === 'learner';
  if (who === 'selfOrStaff') return staff || caller === 'learner';
  return who === 'staff' ? staff : caller === 'admin';
}

const isSignedOut = (caller: Caller) => caller === 'nobody' || caller === 'badCookie' || caller === 'deactivated';

const everybody = ['nobody', 'badCookie', 'learner', 'user', 'otherLearner', 'teacher', 'admin', 'deactivated'] as const;
const headersOf = (caller: Caller): Record<string, string> =>
  caller === 'badCookie' ? { cookie: 'sid=not-a-session' } : caller === 'nobody' ? {} : { cookie: callers[caller].cookie };

const cells = rows.flatMap(([name, row]) => everybody.map((caller) => [row.row, name, caller, row] as const));

describe('every cell of the policy table', () => {
  test('has all 59 calls of the spec, and every row once', () => {
    const numbers = Object.values<PolicyRow>(policy).map((row) => row.row);
    expect(numbers.filter((row) => row <= 59).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  // Calls that would sign the caller out or change it are asked with an input that is refused, so that each cell starts alike.
  test.each(cells)('L361 S190 row %i %s for %s', async (_number, name, caller, row) => {
    const [method, path = ''] = row.call.split(' ');
    const url = pathParameters(path).reduce((sofar, parameter) => sofar.replace(`{${parameter}}`, parameter === row.about ? subject.id : 'unknown'), path);
    const answer = await app.app.inject({
      method: method as 'GET',
      url,
      headers: name === 'identity.logout' ? {} : headersOf(caller),
      ...(method === 'GET' ? {} : { payload: { wrong: 1 } }),
    });
    const built = builtCalls().has(name);
    if (allowed(row.who, caller)) {
      expect([401, 403], `${answer.statusCode} ${answer.body}`).not.toContain(answer.statusCode);
      if (built) expect(answer.statusCode).toBeLessThan(500);
      else expect([answer.statusCode, answer.body]).toEqual([501, 'This part of Lou is not built yet.']);
    } else {
      expect(answer.statusCode).toBe(isSignedOut(caller) ? 401 : 403);
      expect(answer.body).toBe(isSignedOut(caller) ? 'Please sign in to continue.' : 'You do not have permission to do this.');
    }
    if (answer.statusCode >= 400) {
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body.length).toBeLessThanOrEqual(160);
      expect(answer.headers['x-error-code']).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });
});

describe('the socket’s rows', () => {
  const messages = Object.entries<PolicyRow>(policy).filter(([, row]) => row.call.startsWith('SOCKET '));
  const parts = { sessionId: 'policy', text: 'Hi', audio: '', topic: 'Topic', itemId: 'i1', choice: 0 };
  const typeOf = (row: PolicyRow) => row.call.split(' ')[1];
  const denied = 'You do not have permission to do this.';

  test.each(everybody)('opening it, and every message, for %s', async (caller) => {
    const opening = openSocket(app, headersOf(caller).cookie ?? '');
    if (!allowed(policy['socket.connect'].who, caller)) return expect(opening).rejects.toThrow('refused');
    const socket = await opening;
    socket.send({ type: 'join_session', ...parts, sessionId: `policy-${caller}` });
    await socket.next('session_joined');
    for (const [, row] of messages) socket.send({ type: typeOf(row), ...parts, sessionId: `policy-${caller}` });
    await socket.next('session_joined');
    await socket.next('topic_updated');
    for (const [, row] of messages) expect(allowed(row.who, caller)).toBe(true);
    expect(socket.heard.filter((message) => message.type === 'error' && message.message === denied)).toEqual([]);
    socket.close();
  });

  test.each(messages)('%s is asked each time', async (_name, row) => {
    const changeable = row as { who: Who };
    const { who } = row;
    const socket = await openSocket(app, callers.learner.cookie);
    changeable.who = 'admin';
    try {
      socket.send({ type: typeOf(row), ...parts });
      expect(await socket.next('error')).toMatchObject({ message: denied, code: 'FORBIDDEN' });
    } finally {
      changeable.who = who;
      socket.close();
    }
  });
});

describe('writes from another site', () => {
  const writes = rows.filter(([, row]) => !row.call.startsWith('GET'));
  const forms: [string, Record<string, string>][] = [
    ['a foreign origin', { origin: 'https://evil.example', host: 'localhost:3000' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null', host: 'localhost:3000' }],
  ];
  test.each(writes.flatMap(([name, row]) => forms.map(([form, headers]) => [name, form, row, headers] as const)))(
    '%s is refused to %s',
    async (_name, _form, row, headers) => {
      const [method, path = ''] = row.call.split(' ');
      const answer = await app.app.inject({
        method: method as 'POST',
        url: path.replace(/[{}]/g, ''),
        headers: { ...headers, cookie: callers.admin.cookie },
        payload: {},
      });
      expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([403, 'BAD_ORIGIN']);
    },
  );
  test('our own page is let through, at any loopback name', async () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
      const answer = await app.app.inject({ method: 'POST', url: '/api/logout', headers: { origin, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' } });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('users who do not exist', () => {
  const about = rows.filter(([, { who, call }]) => call.startsWith('GET') && (who === 'selfOrStaff' || call.includes('{learnerId}')));
  const ids = ['toString', 'constructor', '__proto__', 'nobody'] as const;
  test.each(about.flatMap(([name, row]) => ids.map((id) => [name, id, row] as const)))(
    '%s of %s is refused with a sentence for staff',
    async (_name, id, row) => {
      const url = (row.call.split(' ')[1] ?? '').replace(/\{\w+\}/, id);
      for (const staff of [callers.teacher, callers.admin]) {
        const answer = await staff.call('GET', url);
        if (id === 'nobody') expect([answer.statusCode, answer.body]).toEqual([404, 'This learner does not exist.']);
        else expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/\.$/)]);
      }
      expect((await callers.learner.call('GET', url)).statusCode).toBe(403);
    },
  );
});

describe('paths that are not there', () => {
  test.each(['/api/nothing', '/api/admin', '/trpc-not', '/api/courses/a/b/c'])('%s is a 404 in plain text', async (url) => {
    const answer = await app.call('GET', url);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([404, 'Not found.', 'text/plain; charset=utf-8']);
  });
  test('L415 problem+json only where it is asked for', async () => {
    const answer = await app.call('GET', '/api/user', undefined, { accept: 'application/problem+json' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 401, title: 'Please sign in to continue.' });
  });
});
