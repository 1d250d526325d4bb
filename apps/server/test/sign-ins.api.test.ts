import { learnerStream } from '@lou/domain/kernel';
import { describe, expect, test } from 'vitest';
import { openSocket } from './a-socket.ts';
import { HOUR_MS, IPHONE, meApp } from './me-app.ts';
import { PASSWORD, type TestUser } from './start-test-app.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const { app, status, alsoSignedIn, talk } = meApp();

describe('a page that shows another account than the one signed in by now', () => {
  const shows = ({ id }: TestUser) => ({ 'x-lou-account': id });

  test('changes and reads nothing, and is told so; as whom it shows it may', async () => {
    const [uno, dos] = [await app().user('learner', { firstName: 'Uno' }), await app().user('learner', { firstName: 'Dos' })];
    const answers = [
      await dos.call('PATCH', '/api/me/settings', { firstName: 'Tres' }, shows(uno)),
      await dos.call('GET', '/api/me/settings', undefined, shows(uno)),
      await dos.call('POST', '/trpc/identity.changeSettings', { json: { firstName: 'Tres' } }, shows(uno)),
      await dos.call('POST', '/trpc/identity.changeSettings', { json: { firstName: 'Tres' } }, { 'x-lou-account': `${uno.id},${dos.id}` }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining('You are signed in as somebody else by now.')]);
    expect(answers[0]?.headers['x-error-code']).toBe('OTHER_ACCOUNT');
    expect((await dos.call('PATCH', '/api/me/settings', { lastName: 'Tres' }, shows(dos))).statusCode).toBe(200);
    expect((await dos.call('GET', '/api/user')).json()).toMatchObject({ firstName: 'Dos', lastName: 'Tres' });
  });

  test('may ask who is here, sign in and sign out; where nobody is signed in it is told that', async () => {
    const [uno, dos] = [await app().user(), await app().user()];
    expect((await dos.call('GET', '/api/user', undefined, shows(uno))).json()).toMatchObject({ id: dos.id });
    expect((await dos.call('POST', '/api/login', { username: uno.username, password: PASSWORD }, shows(uno))).statusCode).toBe(200);
    expect((await dos.call('POST', '/api/logout', {}, shows(uno))).statusCode).toBeLessThan(300);
    const signedOut = await app().call('GET', '/api/me/settings', undefined, shows(uno));
    expect([signedOut.statusCode, signedOut.headers['x-error-code']]).toEqual([401, 'SIGNED_OUT']);
  });
});

describe('sign-ins', () => {
  const listOf = async (cookie: string) => (await app().app.inject({ url: '/api/me/sign-ins', headers: { cookie } })).json();

  test('show the device in words, since when, when last, and which is this one', async () => {
    const ada = await app().user();
    const laptop = await alsoSignedIn(ada, CHROME);
    const startedAt = new Date(app().clock.nowMs()).toISOString();
    app().clock.pass(HOUR_MS);
    const phone = await alsoSignedIn(ada, IPHONE);
    const at = new Date(app().clock.nowMs()).toISOString();
    const list = await listOf(laptop);
    expect(list).toEqual([
      { id: expect.any(String), device: 'Chrome on Linux', startedAt, lastSeenAt: at, current: true },
      { id: expect.any(String), device: 'Safari on iPhone', startedAt: at, lastSeenAt: at, current: false },
      { id: expect.any(String), device: 'Another program', startedAt, lastSeenAt: startedAt, current: false },
    ]);
    expect((await listOf(phone))[0]).toMatchObject({ device: 'Safari on iPhone', current: true });
    expect(JSON.stringify(list)).not.toContain('Mozilla');
    const [cookie] = [laptop.slice(4)];
    expect(JSON.stringify(list)).not.toContain(cookie);
  });

  test('one can be ended, with its socket; another user’s cannot', async () => {
    const [ada, bob] = [await app().user(), await app().user()];
    const phone = await alsoSignedIn(ada, IPHONE);
    const socket = await openSocket(app(), phone);
    const [, { id }] = await listOf(ada.cookie);
    const foreign = await bob.call('DELETE', `/api/me/sign-ins/${id}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, 'This device is not signed in.']);
    expect(await status(phone)).toBe(200);

    expect((await ada.call('DELETE', `/api/me/sign-ins/${id}`)).statusCode).toBe(204);
    expect([await status(phone), await status(ada.cookie)]).toEqual([401, 200]);
    expect(await socket.closed).toBe(1008);
  });

  test('all others can be ended at once', async () => {
    const ada = await app().user();
    const others = [await alsoSignedIn(ada), await alsoSignedIn(ada)];
    expect((await ada.call('DELETE', '/api/me/sign-ins')).statusCode).toBe(204);
    expect(await Promise.all([ada.cookie, ...others].map(status))).toEqual([200, 401, 401]);
    expect(await listOf(ada.cookie)).toHaveLength(1);
  });

  test('ending this one is signing out', async () => {
    const ada = await app().user();
    const [{ id }] = await listOf(ada.cookie);
    const answer = await ada.call('DELETE', `/api/me/sign-ins/${id}`);
    expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '' });
    expect(await status(ada.cookie)).toBe(401);
  });
});

describe('who read my transcripts', () => {
  const readsOf = async (who: TestUser) => (await who.call('GET', '/api/me/transcript-reads')).json();

  test('staff may read a session, and its learner sees the role and the time, and no name', async () => {
    const [ada, teacher, admin] = [await app().user(), await app().user('teacher'), await app().user('admin')];
    const sessionId = await talk(ada, 'A canary that sings');
    expect(await readsOf(ada)).toEqual([]);

    const read = await teacher.call('GET', `/api/sessions/${sessionId}`);
    expect(read.statusCode).toBe(200);
    expect(read.json()).toMatchObject({
      id: sessionId,
      learnerId: ada.id,
      messages: expect.arrayContaining([expect.objectContaining({ text: 'A canary that sings' })]),
    });
    const first = new Date(app().clock.nowMs()).toISOString();
    await teacher.call('GET', `/api/sessions/${sessionId}?after=1`);
    app().clock.pass(HOUR_MS);
    await admin.call('GET', `/api/sessions/${sessionId}`);
    expect(await readsOf(ada)).toEqual([
      { at: new Date(app().clock.nowMs()).toISOString(), role: 'admin', sessionId, topic: 'A talk to remember' },
      { at: first, role: 'teacher', sessionId, topic: 'A talk to remember' },
    ]);
    expect([await readsOf(teacher), await readsOf(admin)]).toEqual([[], []]);
  });

  test('the list of a learner’s sessions is read by staff, a page at a time, and recorded as well', async () => {
    const [ada, teacher] = [await app().user(), await app().user('teacher')];
    for (let n = 0; n < 21; n += 1) await ada.call('POST', '/api/sessions/start', { topic: `Topic ${n}` });
    const [first, second] = await Promise.all([1, 2].map(async (page) => (await teacher.call('GET', `/api/learners/${ada.id}/sessions?page=${page}`)).json()));
    expect([first.length, second.length]).toEqual([20, 1]);
    expect(new Set([...first, ...second].map(({ id }: { id: string }) => id)).size).toBe(21);
    expect(first[0]).toMatchObject({ learnerId: ada.id, completionStatus: 'in_progress' });
    expect(await readsOf(ada)).toEqual([{ at: new Date(app().clock.nowMs()).toISOString(), role: 'teacher', sessionId: null, topic: null }]);

    const wrong = await teacher.call('GET', `/api/learners/${ada.id}/sessions?page=0`);
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'A page is a number from 1.']);
    const nobody = await teacher.call('GET', '/api/learners/nobody/sessions');
    expect([nobody.statusCode, nobody.body]).toEqual([404, 'This learner does not exist.']);
    expect(await app().deps.log.read(learnerStream('nobody'))).toEqual([]);
  });

  test('one’s own reading is not written down; another learner gets nothing, and nothing is written down', async () => {
    const [ada, bob, teacher] = [await app().user(), await app().user(), await app().user('teacher')];
    const [theirs, own] = [await talk(ada, 'Mine alone'), await talk(teacher, 'My own')];
    await ada.call('GET', `/api/sessions/${theirs}`);
    expect((await bob.call('GET', `/api/sessions/${theirs}`)).statusCode).toBe(404);
    expect((await bob.call('GET', `/api/learners/${ada.id}/sessions`)).statusCode).toBe(403);
    await teacher.call('GET', `/api/sessions/${own}`);
    await teacher.call('GET', `/api/learners/${teacher.id}/sessions`);
    expect([await readsOf(ada), await readsOf(teacher)]).toEqual([[], []]);
  });
});
