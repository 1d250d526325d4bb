import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allFacts } from '@lou/domain';
import { IDENTITY_STREAM } from '@lou/domain/identity/events';
import { catalogueOf, checkReplay } from '@lou/eventlog';
import { afterAll, describe, expect, test } from 'vitest';
import { views } from '../src/wiring.ts';
import { openSocket } from './a-socket.ts';
import { IPHONE, meApp } from './me-app.ts';
import { cookieOf, FRACTIONS, PASSWORD } from './start-test-app.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-me-'));
const ledgerFile = path.join(folder, 'erasures.ledger');
afterAll(() => fs.rmSync(folder, { recursive: true }));
const { app, typesOf, status, alsoSignedIn, talk } = meApp({ ledgerFile });

/** Somebody who has just been offered a quiz, by a client that is not told its key. */
async function inAQuiz() {
  const ada = await app().user();
  await ada.call('POST', `/api/courses/${FRACTIONS}/enroll`);
  const [section] = (await ada.call('GET', `/api/courses/${FRACTIONS}/sections`)).json();
  const { id: sessionId } = (await ada.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId: section.id })).json();
  const socket = await openSocket(app(), ada.cookie);
  socket.send({ type: 'join_session', sessionId, learnerId: ada.id, topic: '', graded: true });
  await socket.next('session_joined');
  socket.send({ type: 'text_message', text: 'Quiz me' });
  return { ada, sessionId, socket, quiz: (await socket.next('text_response')).quiz ?? [] };
}

describe('my data', () => {
  test('is a file with profile, settings, sessions and their words, answers, awards and every fact', async () => {
    const [ada, bob, teacher] = [await app().user(), await app().user('learner', { firstName: 'Bob' }), await app().user('teacher', { firstName: 'Grace' })];
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

  test('has what a model cost on the day that is kept', async () => {
    const [ada, bob] = [await app().user(), await app().user()];
    await app().deps.sql.query("insert into tutor_tokens (user_id, day, tokens) values ($1, '2026-01-05', 1200), ($2, '2026-01-05', 7)", [ada.id, bob.id]);
    expect((await ada.call('GET', '/api/me/export')).json().modelUse).toEqual({ day: '2026-01-05', tokens: 1200 });
    expect((await (await app().user()).call('GET', '/api/me/export')).json().modelUse).toBeNull();
  });

  test('tells each answer of a quiz in the words that were shown', async () => {
    const { ada, sessionId, socket, quiz } = await inAQuiz();
    const [question] = quiz;
    if (!question) throw new Error('No quiz was offered.');
    socket.send({ type: 'answer_question', itemId: question.itemId, choice: 1, milliseconds: 900 });
    const graded = await socket.next('question_graded');
    socket.close();
    expect((await ada.call('GET', '/api/me/export')).json().answers).toEqual([
      {
        at: new Date(app().clock.nowMs()).toISOString(),
        sessionId,
        itemId: question.itemId,
        question: question.question,
        answer: question.options[1],
        correct: graded.correct,
        first: true,
      },
    ]);
  });
});

describe('the key of a quiz', () => {
  interface Taken {
    readonly facts: readonly {
      readonly type: string;
      readonly data: { readonly items: readonly { readonly itemId: string; readonly rightIndex?: number }[] };
    }[];
  }
  const keysIn = (data: Taken) =>
    data.facts
      .filter(({ type }) => type === 'QuizOffered')
      .flatMap(({ data: { items } }) => items.map(({ itemId, rightIndex }) => [itemId, typeof rightIndex]));

  test('is no part of my data until a question has its first answer, in whatever quiz', async () => {
    const { ada, socket, quiz } = await inAQuiz();
    const taken = async () => (await ada.call('GET', '/api/me/export')).json() as Taken;
    expect(keysIn(await taken())).toEqual(quiz.map(({ itemId }) => [itemId, 'undefined']));
    socket.send({ type: 'answer_question', itemId: quiz[2]?.itemId ?? '', choice: 1, milliseconds: 900 });
    await socket.next('question_graded');
    socket.close();
    expect(keysIn(await taken())).toEqual(quiz.map(({ itemId }, at) => [itemId, at === 2 ? 'number' : 'undefined']));
  });
});

describe('deleting the account', () => {
  const everything = async () => {
    const tables = ['users', 'sign_ins', 'throttles', 'facts', 'fact_words', 'claims', 'append_keys', 'learner_snapshots', 'platform_rows', 'tutor_tokens'];
    const rows = await Promise.all(
      tables.map(async (table) => (await app().deps.sql.query(`select * from ${table}`)).map((row) => [table, JSON.stringify(row)] as const)),
    );
    return rows.flat();
  };
  const replayed = () => checkReplay({ sql: app().deps.sql, catalogue: catalogueOf(allFacts, 'test'), views }, app().deps.log);

  test('takes rows, words, facts, sign-ins and sockets, and leaves one line; the rest still equals its replay', async () => {
    const [ada, bob] = [await app().user('learner', { firstName: 'Zebedee' }), await app().user()];
    const elsewhere = await alsoSignedIn(ada, IPHONE);
    for (const who of [ada, bob]) {
      await who.call('POST', `/api/courses/${FRACTIONS}/enroll`);
      await talk(who, `A canary of ${who.username}`);
    }
    const [here, there] = [await openSocket(app(), ada.cookie), await openSocket(app(), elsewhere)];
    const ofBob = (await everything()).filter(([table, row]) => table !== 'platform_rows' && row.includes(bob.id));
    expect((await everything()).some(([table, row]) => table === 'fact_words' && row.includes(`A canary of ${ada.username}`))).toBe(true);

    const answer = await ada.call('DELETE', '/api/me', { password: PASSWORD });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '' });
    expect(await Promise.all([here.closed, there.closed])).toEqual([1008, 1008]);
    expect([await status(ada.cookie), await status(elsewhere)]).toEqual([401, 401]);
    expect((await app().call('POST', '/api/login', { username: ada.username, password: PASSWORD })).statusCode).toBe(401);

    const left = await everything();
    const theirs = left.filter(([, row]) => [ada.id, 'Zebedee', `"${ada.username}"`, `A canary of ${ada.username}`].some((trace) => row.includes(trace)));
    expect(theirs).toEqual([['facts', expect.stringContaining('LearnerErased')]]);
    expect((await app().deps.log.read(IDENTITY_STREAM)).at(-1)).toMatchObject({ type: 'LearnerErased', data: { learnerId: ada.id } });
    expect(fs.readFileSync(ledgerFile, 'utf8')).toContain(ada.id);
    expect(left).toEqual(expect.arrayContaining(ofBob));
    expect((await replayed()).differences).toEqual([]);

    const again = await app().call('POST', '/api/register', { username: ada.username, email: `${ada.username}@example.org`, password: PASSWORD });
    expect([again.statusCode, again.json().id === ada.id]).toEqual([201, false]);
  });

  test.each([
    ['a wrong password', { password: 'not the password' }],
    ['no password', {}],
    ['the username in its place', { username: 'USERNAME' }],
  ])('is refused with %s, and nothing goes', async (_name, body) => {
    const ada = await app().user();
    const before = (await everything()).length;
    const answer = await ada.call('DELETE', '/api/me', 'username' in body ? { username: ada.username } : body);
    expect([answer.statusCode, answer.body]).toEqual([400, 'This password is not right.']);
    expect((await everything()).length).toBe(before);
    expect(await status(ada.cookie)).toBe(200);
  });

  test('asks for the username while the password is a generated one', async () => {
    const made = await app().call('POST', '/api/register', { username: 'made-up', password: PASSWORD, passwordGenerated: true });
    const remove = (payload: object) => app().app.inject({ method: 'DELETE', url: '/api/me', headers: { cookie: cookieOf(made) }, payload });
    const wrong = await remove({ username: 'made' });
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'This is not your username.']);
    expect((await remove({ username: ' Made-Up ' })).statusCode).toBe(204);
    expect(await status(cookieOf(made))).toBe(401);
  });

  test('leaves one admin at least', async () => {
    await app().deps.sql.query(`update users set role = 'learner' where role = 'admin'`);
    const [one, other] = [await app().user('admin'), await app().user('admin')];
    const answers = await Promise.all([one, other].map((admin) => admin.call('DELETE', '/api/me', { password: PASSWORD })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe('This is the only admin. Make somebody else an admin first.');
    expect(await app().deps.sql.query(`select count(*)::int as admins from users where role = 'admin' and is_active`)).toEqual([{ admins: 1 }]);
  });
});
