import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allFacts } from '@lou/domain';
import { IDENTITY_STREAM } from '@lou/domain/identity/events';
import { learnerStream } from '@lou/domain/kernel';
import { catalogueOf, checkReplay } from '@lou/eventlog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { views } from '../src/wiring.ts';
import { openSocket } from './a-socket.ts';
import { cookieOf, FRACTIONS, PASSWORD, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';
const HOUR_MS = 3_600_000;

let app: TestApp;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-me-'));
const ledgerFile = path.join(folder, 'erasures.ledger');
beforeAll(async () => {
  app = await startTestApp({ ledgerFile });
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const settingsOf = async (who: TestUser) => (await who.call('GET', '/api/me/settings')).json();
const change = (who: TestUser, body: object) => who.call('PATCH', '/api/me/settings', body);
const factsOf = (who: TestUser) => app.deps.log.read(learnerStream(who.id));
const typesOf = async (who: TestUser) => (await factsOf(who)).map(({ type }) => type);
const status = async (cookie: string) => (await app.app.inject({ url: '/api/user', headers: { cookie } })).statusCode;
async function alsoSignedIn(who: TestUser, userAgent = ''): Promise<string> {
  const answer = await app.app.inject({
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
  const socket = await openSocket(app, who.cookie);
  socket.send({ type: 'join_session', sessionId, learnerId: who.id, topic: '' });
  await socket.next('session_joined');
  socket.send({ type: 'text_message', text });
  await socket.next('text_response');
  socket.close();
  return sessionId;
}

describe('settings', () => {
  test('answer what is known of the account and how Lou is to be, and change by parts', async () => {
    const ada = await app.user('learner', { learningGoals: 'Creative Arts, order dinner in Seville' });
    const first = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${ada.username}@example.org`,
      learningGoals: 'order dinner in Seville',
      interests: ['Creative Arts'],
      timeZone: 'UTC',
      theme: 'system',
      motion: 'system',
      gamification: true,
      voice: true,
      reminders: true,
      singleKeys: true,
    };
    expect(await settingsOf(ada)).toEqual(first);

    const changed = await change(ada, { firstName: 'Amara', lastName: '', theme: 'dark', gamification: false });
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...first, firstName: 'Amara', lastName: null, theme: 'dark', gamification: false }]);
    expect((await change(ada, { motion: 'reduced', voice: false, reminders: false, singleKeys: false })).json()).toMatchObject({
      theme: 'dark',
      motion: 'reduced',
    });
    expect(await settingsOf(ada)).toMatchObject({ gamification: false, motion: 'reduced', voice: false, reminders: false, singleKeys: false });
    expect((await ada.call('GET', '/api/user')).json()).toMatchObject({
      firstName: 'Amara',
      lastName: null,
      theme: 'dark',
      motion: 'reduced',
      gamification: false,
      reminders: false,
      singleKeys: false,
    });
  });

  test('goals and interests change apart and are one text on the wire', async () => {
    const ada = await app.user('learner', { learningGoals: 'Creative Arts' });
    await change(ada, { learningGoals: 'help my daughter, creative arts' });
    await change(ada, { interests: ['Technology & Programming', 'Language Learning'] });
    expect(await settingsOf(ada)).toMatchObject({ learningGoals: 'help my daughter', interests: ['Language Learning', 'Technology & Programming'] });
    expect((await ada.call('GET', '/api/user')).json()).toMatchObject({ learningGoals: 'Language Learning, Technology & Programming, help my daughter' });
  });

  test('leave a fact that names what was changed and not to what; quiet where nothing changes', async () => {
    const ada = await app.user();
    const before = (await factsOf(ada)).length;
    await change(ada, { firstName: 'Zuzanna', email: 'zuzanna@example.org' });
    await change(ada, { firstName: 'Zuzanna' });
    await change(ada, {});
    const facts = (await factsOf(ada)).slice(before);
    expect(facts.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'SettingsChanged', data: { learnerId: ada.id, changed: ['firstName', 'email'] } },
    ]);
    expect(JSON.stringify(await app.deps.sql.query('select * from facts'))).not.toContain('uzanna@');
  });

  test.each([
    ['an address that is none', { email: 'not an address' }, 'Please enter a valid email address.'],
    ['a name of two lines', { firstName: 'A\nB' }, 'Please use letters, digits and signs only.'],
    ['a name without end', { lastName: 'x'.repeat(81) }, 'A name has at most 80 characters.'],
    ['goals without end', { learningGoals: 'x'.repeat(501) }, 'Learning goals have at most 500 characters.'],
    ['an interest that is none', { interests: ['Juggling'] }, 'Please choose from the interests of the list.'],
    ['a zone that is none', { timeZone: 'Middle/Earth' }, 'Please choose a time zone.'],
    ['a theme that is none', { theme: 'purple' }, 'Please choose a theme.'],
    ['a motion that is none', { motion: 'wild' }, 'Please choose how much moves.'],
    ['a word for on or off', { gamification: 'yes' }, 'Please choose on or off.'],
  ])('%s gets a sentence and nothing is stored, not even what was right beside it', async (_name, wrong, sentence) => {
    const ada = await app.user();
    const before = [await settingsOf(ada), (await factsOf(ada)).length];
    const answer = await change(ada, { firstName: 'Changed', learningGoals: 'changed', ...wrong });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect([await settingsOf(ada), (await factsOf(ada)).length]).toEqual(before);
  });

  test('L420 an address that somebody has says so, and nothing is stored', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    const answer = await change(ada, { firstName: 'Changed', email: `${bob.username}@EXAMPLE.org` });
    expect([answer.statusCode, answer.body]).toEqual([409, 'Email already exists.']);
    expect(await settingsOf(ada)).toMatchObject({ firstName: 'Ada', email: `${ada.username}@example.org` });
    expect(await typesOf(ada)).not.toContain('SettingsChanged');
    expect((await change(ada, { email: '' })).json()).toMatchObject({ email: null });
  });

  test('nobody changes a role, a username or another’s settings by them', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await change(ada, { role: 'admin', username: 'root', id: bob.id, userId: bob.id, firstName: 'Mine' });
    expect((await ada.call('GET', '/api/user')).json()).toMatchObject({ id: ada.id, username: ada.username, role: 'learner', firstName: 'Mine' });
    expect(await settingsOf(bob)).toMatchObject({ firstName: 'Ada' });
  });
});

describe('the time zone', () => {
  const daysOf = async (who: TestUser) =>
    (await factsOf(who)).flatMap(({ data }) => ((data as { localDay?: string }).localDay ? [data as { localDay: string }] : []));

  test('is what days are counted in from then on; what was before keeps its day', async () => {
    const ada = await app.user();
    app.clock.pass(13 * HOUR_MS - (app.clock.nowMs() % (24 * HOUR_MS)) + 24 * HOUR_MS); // 13:00 UTC: 03:00 on the next day in Kiritimati
    const today = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
    const tomorrow = new Date(app.clock.nowMs() + 24 * HOUR_MS).toISOString().slice(0, 10);
    await talk(ada, 'What is a fraction?');
    expect((await daysOf(ada)).at(-1)?.localDay).toBe(today);
    expect((await ada.call('GET', '/api/learner/stats')).json()).toMatchObject({ streakDays: 1 });

    expect((await change(ada, { timeZone: 'Pacific/Kiritimati' })).json()).toMatchObject({ timeZone: 'Pacific/Kiritimati' });
    await talk(ada, 'What is a third?');
    expect((await daysOf(ada)).map(({ localDay }) => localDay)).toEqual(expect.arrayContaining([today, tomorrow]));
    expect((await ada.call('GET', '/api/learner/stats')).json()).toMatchObject({
      streakDays: 2,
      week: expect.arrayContaining([{ day: tomorrow, learned: true }]),
    });
  });

  test('counts on a socket that was open before', async () => {
    const ada = await app.user();
    const socket = await openSocket(app, ada.cookie);
    await change(ada, { timeZone: 'Pacific/Kiritimati' });
    const tomorrow = new Date(app.clock.nowMs() + 24 * HOUR_MS).toISOString().slice(0, 10);
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // the socket looks at its sign-in every second
    socket.send({ type: 'join_session', sessionId: `zone-${ada.id}`, learnerId: ada.id, topic: '' });
    await socket.next('session_joined');
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    socket.close();
    expect((await daysOf(ada)).at(-1)?.localDay).toBe(tomorrow);
  });

  test('that was chosen outlasts signing in where a browser says another', async () => {
    const [ada, bob] = [await app.user(), await app.user()];
    await change(ada, { timeZone: 'UTC' });
    for (const { username } of [ada, bob]) await app.call('POST', '/api/login', { username, password: PASSWORD, timeZone: 'Asia/Tokyo' });
    expect(await settingsOf(ada)).toMatchObject({ timeZone: 'UTC' });
    expect(await settingsOf(bob)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });
});

describe('sign-ins', () => {
  const listOf = async (cookie: string) => (await app.app.inject({ url: '/api/me/sign-ins', headers: { cookie } })).json();

  test('show the device in words, since when, when last, and which is this one', async () => {
    const ada = await app.user();
    const laptop = await alsoSignedIn(ada, CHROME);
    const startedAt = new Date(app.clock.nowMs()).toISOString();
    app.clock.pass(HOUR_MS);
    const phone = await alsoSignedIn(ada, IPHONE);
    const at = new Date(app.clock.nowMs()).toISOString();
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
    const [ada, bob] = [await app.user(), await app.user()];
    const phone = await alsoSignedIn(ada, IPHONE);
    const socket = await openSocket(app, phone);
    const [, { id }] = await listOf(ada.cookie);
    const foreign = await bob.call('DELETE', `/api/me/sign-ins/${id}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, 'This device is not signed in.']);
    expect(await status(phone)).toBe(200);

    expect((await ada.call('DELETE', `/api/me/sign-ins/${id}`)).statusCode).toBe(204);
    expect([await status(phone), await status(ada.cookie)]).toEqual([401, 200]);
    expect(await socket.closed).toBe(1008);
  });

  test('all others can be ended at once', async () => {
    const ada = await app.user();
    const others = [await alsoSignedIn(ada), await alsoSignedIn(ada)];
    expect((await ada.call('DELETE', '/api/me/sign-ins')).statusCode).toBe(204);
    expect(await Promise.all([ada.cookie, ...others].map(status))).toEqual([200, 401, 401]);
    expect(await listOf(ada.cookie)).toHaveLength(1);
  });

  test('ending this one is signing out', async () => {
    const ada = await app.user();
    const [{ id }] = await listOf(ada.cookie);
    const answer = await ada.call('DELETE', `/api/me/sign-ins/${id}`);
    expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '' });
    expect(await status(ada.cookie)).toBe(401);
  });
});

describe('who read my transcripts', () => {
  const readsOf = async (who: TestUser) => (await who.call('GET', '/api/me/transcript-reads')).json();

  test('staff may read a session, and its learner sees the role and the time, and no name', async () => {
    const [ada, teacher, admin] = [await app.user(), await app.user('teacher'), await app.user('admin')];
    const sessionId = await talk(ada, 'A canary that sings');
    expect(await readsOf(ada)).toEqual([]);

    const read = await teacher.call('GET', `/api/sessions/${sessionId}`);
    expect(read.statusCode).toBe(200);
    expect(read.json()).toMatchObject({
      id: sessionId,
      learnerId: ada.id,
      messages: expect.arrayContaining([expect.objectContaining({ text: 'A canary that sings' })]),
    });
    const first = new Date(app.clock.nowMs()).toISOString();
    await teacher.call('GET', `/api/sessions/${sessionId}?after=1`);
    app.clock.pass(HOUR_MS);
    await admin.call('GET', `/api/sessions/${sessionId}`);
    expect(await readsOf(ada)).toEqual([
      { at: new Date(app.clock.nowMs()).toISOString(), role: 'admin', sessionId, topic: 'A talk to remember' },
      { at: first, role: 'teacher', sessionId, topic: 'A talk to remember' },
    ]);
    expect([await readsOf(teacher), await readsOf(admin)]).toEqual([[], []]);
  });

  test('the list of a learner’s sessions is read by staff, a page at a time, and recorded as well', async () => {
    const [ada, teacher] = [await app.user(), await app.user('teacher')];
    for (let n = 0; n < 21; n += 1) await ada.call('POST', '/api/sessions/start', { topic: `Topic ${n}` });
    const [first, second] = await Promise.all([1, 2].map(async (page) => (await teacher.call('GET', `/api/learners/${ada.id}/sessions?page=${page}`)).json()));
    expect([first.length, second.length]).toEqual([20, 1]);
    expect(new Set([...first, ...second].map(({ id }: { id: string }) => id)).size).toBe(21);
    expect(first[0]).toMatchObject({ learnerId: ada.id, completionStatus: 'in_progress' });
    expect(await readsOf(ada)).toEqual([{ at: new Date(app.clock.nowMs()).toISOString(), role: 'teacher', sessionId: null, topic: null }]);

    const wrong = await teacher.call('GET', `/api/learners/${ada.id}/sessions?page=0`);
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'A page is a number from 1.']);
    const nobody = await teacher.call('GET', '/api/learners/nobody/sessions');
    expect([nobody.statusCode, nobody.body]).toEqual([404, 'This learner does not exist.']);
    expect(await app.deps.log.read(learnerStream('nobody'))).toEqual([]);
  });

  test('one’s own reading is not written down; another learner gets nothing, and nothing is written down', async () => {
    const [ada, bob, teacher] = [await app.user(), await app.user(), await app.user('teacher')];
    const [theirs, own] = [await talk(ada, 'Mine alone'), await talk(teacher, 'My own')];
    await ada.call('GET', `/api/sessions/${theirs}`);
    expect((await bob.call('GET', `/api/sessions/${theirs}`)).statusCode).toBe(404);
    expect((await bob.call('GET', `/api/learners/${ada.id}/sessions`)).statusCode).toBe(403);
    await teacher.call('GET', `/api/sessions/${own}`);
    await teacher.call('GET', `/api/learners/${teacher.id}/sessions`);
    expect([await readsOf(ada), await readsOf(teacher)]).toEqual([[], []]);
  });
});

describe('my data', () => {
  test('is a file with profile, settings, sessions and their words, answers, awards and every fact', async () => {
    const [ada, bob, teacher] = [await app.user(), await app.user('learner', { firstName: 'Bob' }), await app.user('teacher', { firstName: 'Grace' })];
    await talk(bob, 'What Bob said');
    await ada.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const sessionId = await talk(ada, 'A canary that sings');
    await teacher.call('GET', `/api/sessions/${sessionId}`);
    const answer = await ada.call('GET', '/api/me/export');
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, 'attachment; filename="my-data-from-lou.json"']);
    const data = answer.json();
    expect(data).toMatchObject({
      profile: { id: ada.id, username: ada.username },
      settings: { timeZone: 'UTC', theme: 'system' },
      signIns: [{ current: true }],
      courses: [{ courseId: FRACTIONS }],
      sessions: [
        {
          id: sessionId,
          topic: 'A talk to remember',
          messages: expect.arrayContaining([expect.objectContaining({ from: 'user', text: 'A canary that sings' })]),
        },
      ],
      transcriptReads: [{ role: 'teacher', sessionId }],
      skills: expect.any(Array),
    });
    expect(data.achievements.length).toBeGreaterThan(0);
    expect(data.points).toBeGreaterThan(0);
    expect(data.facts.map(({ type }: { type: string }) => type)).toEqual(await typesOf(ada));
    expect(data.facts.find(({ type }: { type: string }) => type === 'LearnerAsked').words).toEqual({ text: 'A canary that sings' });
    for (const foreign of ['What Bob said', bob.id, teacher.id, 'Grace', 'argon2', 'password_hash', ada.cookie.slice(4)])
      expect(answer.body).not.toContain(foreign);
  });

  test('tells each answer of a quiz in the words that were shown', async () => {
    const ada = await app.user();
    await ada.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const [section] = (await ada.call('GET', `/api/courses/${FRACTIONS}/sections`)).json();
    const started = await ada.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId: section.id });
    const socket = await openSocket(app, ada.cookie);
    socket.send({ type: 'join_session', sessionId: started.json().id, learnerId: ada.id, topic: '', graded: true });
    await socket.next('session_joined');
    socket.send({ type: 'text_message', text: 'Quiz me' });
    const [question] = (await socket.next('text_response')).quiz ?? [];
    if (!question) throw new Error('No quiz was offered.');
    socket.send({ type: 'answer_question', itemId: question.itemId, choice: 1, milliseconds: 900 });
    const graded = await socket.next('question_graded');
    socket.close();
    expect((await ada.call('GET', '/api/me/export')).json().answers).toEqual([
      {
        at: new Date(app.clock.nowMs()).toISOString(),
        sessionId: started.json().id,
        itemId: question.itemId,
        question: question.question,
        answer: question.options[1],
        correct: graded.correct,
        first: true,
      },
    ]);
  });
});

describe('deleting the account', () => {
  const everything = async () => {
    const tables = ['users', 'sign_ins', 'throttles', 'facts', 'fact_words', 'claims', 'append_keys', 'learner_snapshots', 'platform_rows', 'tutor_tokens'];
    const rows = await Promise.all(
      tables.map(async (table) => (await app.deps.sql.query(`select * from ${table}`)).map((row) => [table, JSON.stringify(row)] as const)),
    );
    return rows.flat();
  };
  const replayed = () => checkReplay({ sql: app.deps.sql, catalogue: catalogueOf(allFacts, 'test'), views }, app.deps.log);

  test('takes rows, words, facts, sign-ins and sockets, and leaves one line; the rest still equals its replay', async () => {
    const [ada, bob] = [await app.user('learner', { firstName: 'Zebedee' }), await app.user()];
    const elsewhere = await alsoSignedIn(ada, IPHONE);
    for (const who of [ada, bob]) {
      await who.call('POST', `/api/courses/${FRACTIONS}/enroll`);
      await talk(who, `A canary of ${who.username}`);
    }
    const [here, there] = [await openSocket(app, ada.cookie), await openSocket(app, elsewhere)];
    const ofBob = (await everything()).filter(([table, row]) => table !== 'platform_rows' && row.includes(bob.id));
    expect((await everything()).some(([table, row]) => table === 'fact_words' && row.includes(`A canary of ${ada.username}`))).toBe(true);

    const answer = await ada.call('DELETE', '/api/me', { password: PASSWORD });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '' });
    expect(await Promise.all([here.closed, there.closed])).toEqual([1008, 1008]);
    expect([await status(ada.cookie), await status(elsewhere)]).toEqual([401, 401]);
    expect((await app.call('POST', '/api/login', { username: ada.username, password: PASSWORD })).statusCode).toBe(401);

    const left = await everything();
    const theirs = left.filter(([, row]) => [ada.id, 'Zebedee', `"${ada.username}"`, `A canary of ${ada.username}`].some((trace) => row.includes(trace)));
    expect(theirs).toEqual([['facts', expect.stringContaining('LearnerErased')]]);
    expect((await app.deps.log.read(IDENTITY_STREAM)).at(-1)).toMatchObject({ type: 'LearnerErased', data: { learnerId: ada.id } });
    expect(fs.readFileSync(ledgerFile, 'utf8')).toContain(ada.id);
    expect(left).toEqual(expect.arrayContaining(ofBob));
    expect((await replayed()).differences).toEqual([]);

    const again = await app.call('POST', '/api/register', { username: ada.username, email: `${ada.username}@example.org`, password: PASSWORD });
    expect([again.statusCode, again.json().id === ada.id]).toEqual([201, false]);
  });

  test.each([
    ['a wrong password', { password: 'not the password' }],
    ['no password', {}],
    ['the username in its place', { username: 'USERNAME' }],
  ])('is refused with %s, and nothing goes', async (_name, body) => {
    const ada = await app.user();
    const before = (await everything()).length;
    const answer = await ada.call('DELETE', '/api/me', 'username' in body ? { username: ada.username } : body);
    expect([answer.statusCode, answer.body]).toEqual([400, 'This password is not right.']);
    expect((await everything()).length).toBe(before);
    expect(await status(ada.cookie)).toBe(200);
  });

  test('asks for the username while the password is a generated one', async () => {
    const made = await app.call('POST', '/api/register', { username: 'made-up', password: PASSWORD, passwordGenerated: true });
    const remove = (payload: object) => app.app.inject({ method: 'DELETE', url: '/api/me', headers: { cookie: cookieOf(made) }, payload });
    const wrong = await remove({ username: 'made' });
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'This is not your username.']);
    expect((await remove({ username: ' Made-Up ' })).statusCode).toBe(204);
    expect(await status(cookieOf(made))).toBe(401);
  });

  test('leaves one admin at least', async () => {
    await app.deps.sql.query(`update users set role = 'learner' where role = 'admin'`);
    const [one, other] = [await app.user('admin'), await app.user('admin')];
    const answers = await Promise.all([one, other].map((admin) => admin.call('DELETE', '/api/me', { password: PASSWORD })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe('This is the only admin. Make somebody else an admin first.');
    expect(await app.deps.sql.query(`select count(*)::int as admins from users where role = 'admin' and is_active`)).toEqual([{ admins: 1 }]);
  });
});
