import { role } from '@lou/domain/shapes';
import { describe, expect, test } from 'vitest';
import { accountsApp, newcomer } from './newcomer.ts';
import { cookieOf, PASSWORD } from './start-test-app.ts';

const { app, register, login } = accountsApp();

describe('a registration whose answer got lost', () => {
  const idempotencyKey = 'a-key-drawn-once-0001';

  test('is sent again with its key: it answers the account that it made and signs in to it', async () => {
    const body = newcomer({ idempotencyKey });
    const made = await register(body);
    for (const again of [body, { ...body, username: 'drawn-anew' }, { ...body, username: 'drawn-anew', email: undefined }]) {
      const answer = await register(again);
      expect([answer.statusCode, answer.json()]).toEqual([201, made.json()]);
      expect((await app().app.inject({ url: '/api/user', headers: { cookie: cookieOf(answer) } })).json()).toEqual(made.json());
    }
  });

  test('opens nothing to whoever has the key and not the password', async () => {
    const body = newcomer({ idempotencyKey: 'a-key-drawn-once-0002' });
    await register(body);
    const answer = await register({ ...body, password: 'some other password' });
    expect([answer.statusCode, answer.body]).toEqual([409, 'Username already exists.']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('signing up', () => {
  test('L371 L199 L200 L201 answers the user without a password and signs in', async () => {
    const body = newcomer({ learningGoals: 'Creative Arts, Academic Studies' });
    const answer = await register(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      username: body.username,
      email: body.email,
      firstName: 'Nia',
      role: 'learner',
      learningGoals: 'Creative Arts, Academic Studies',
    });
    expect(answer.body).not.toMatch(/password_hash|argon2/);
    const me = await app().app.inject({ url: '/api/user', headers: { cookie: cookieOf(answer) } });
    expect(me.json()).toEqual(answer.json());
  });

  test('of what is written into the goals only the interests stand in the log', async () => {
    const answer = await register(newcomer({ learningGoals: 'I am Ada of 12 Duke St, creative arts, and I have dyslexia' }));
    expect(answer.json()).toMatchObject({ learningGoals: 'I am Ada of 12 Duke St, creative arts, and I have dyslexia' });
    const [registered] = await app().deps.log.read(`learner-${answer.json().id}`);
    expect(registered).toMatchObject({ type: 'LearnerRegistered', data: { interests: ['Creative Arts'] } });
    const [kept] = await app().deps.sql.query<{ data: string }>('select data::text from facts where id = $1::uuid', [registered?.id ?? '']);
    expect(kept?.data).not.toMatch(/Duke|dyslexia/);
  });

  test('L202 a role is user, teacher, learner or admin, and nothing else', async () => {
    expect(role.options.toSorted()).toEqual(['admin', 'learner', 'teacher', 'user']);
    const made = await register(newcomer());
    const change = app().deps.sql.query('update users set role = $1 where id = $2', ['owner', made.json().id]);
    await expect(change).rejects.toThrow();
  });

  test.each([['admin'], ['teacher'], ['owner']])('L371 whoever asks to be %s becomes a learner', async (role) => {
    const answer = await register(newcomer({ role }));
    expect(answer.json()).toMatchObject({ role: 'learner' });
    const asked = await app().app.inject({ url: '/api/admin/users', headers: { cookie: cookieOf(answer) } });
    expect(asked.statusCode).toBe(403);
  });

  test('L419 L420 a taken name and a taken address say so, whatever their letters’ case', async () => {
    const taken = newcomer();
    await register(taken);
    const name = await register(newcomer({ username: taken.username.toUpperCase() }));
    expect([name.statusCode, name.body]).toEqual([409, 'Username already exists.']);
    const address = await register(newcomer({ email: taken.email.toUpperCase() }));
    expect([address.statusCode, address.body]).toEqual([409, 'Email already exists.']);
  });

  test('names that read alike are one, and are found however they are typed', async () => {
    const body = newcomer({ username: 'Ｆinnegan' });
    expect((await register(body)).json()).toMatchObject({ username: 'Finnegan' });
    expect((await register(newcomer({ username: 'ﬁnnegan' }))).body).toBe('Username already exists.');
    for (const typed of ['finnegan', 'ﬁnnegan', 'ＦＩＮＮＥＧＡＮ']) expect((await login(typed, PASSWORD)).statusCode).toBe(200);
    const address = newcomer({ email: 'zoe\u0301@example.org' });
    expect((await register(address)).json()).toMatchObject({ email: 'zo\u00e9@example.org' });
    for (const typed of ['zoe\u0301@example.org', 'ZO\u00c9@example.org']) expect((await login(typed, PASSWORD)).statusCode).toBe(200);
  });

  test('an account whose name is kept as it was typed once stays reachable, beside the one that it reads like', async () => {
    const [old, later] = [newcomer(), newcomer({ username: 'caf\u00e9' })];
    const { id } = (await register(old)).json();
    await app().deps.sql.query('update users set username = $1, email = $2 where id = $3', ['ｃａｆe\u0301', 'ｏld@example.org', id]);
    expect((await register(later)).statusCode).toBe(201);
    expect((await login('ｃａｆe\u0301', PASSWORD)).json()).toMatchObject({ id });
    expect((await login('ｏld@example.org', PASSWORD)).json()).toMatchObject({ id });
    expect((await login('cafe\u0301', PASSWORD)).json()).toMatchObject({ username: 'caf\u00e9', email: later.email });
  });

  test.each([
    ['username', 'zero\u200bwidth', 'A username has no invisible characters.'],
    ['username', 'right\u202eleft', 'A username has no invisible characters.'],
    ['username', 'two\u3000words', 'A username has no spaces and no @.'],
    ['username', 'some\uff20one', 'A username has no spaces and no @.'],
    ['username', '😀😀😀', 'A username has a letter or a figure in it.'],
    ['firstName', 'N\u200dia', 'A name has no invisible characters.'],
    ['lastName', 'Oka\u2066for', 'A name has no invisible characters.'],
    ['email', 'nia\u200b@example.org', 'Please enter a valid email address.'],
    ['password', 'half a \ud83d character', 'A password is made of whole characters.'],
  ])('the %s %j gets a sentence', async (part, typed, sentence) => {
    const answer = await register(newcomer({ [part]: typed }));
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  test('a joiner that a script is written with is no invisible character', async () => {
    const answer = await register(newcomer({ firstName: 'علی\u200cرضا', lastName: 'Jose\u0301' }));
    expect(answer.json()).toMatchObject({ firstName: 'علی\u200cرضا', lastName: 'Jos\u00e9' });
  });

  test.each(['Mars/Base', 'Europe/\u0000', ''])('the browser’s time zone %j, which nobody typed, counts as UTC', async (timeZone) => {
    expect((await register(newcomer({ timeZone }))).json()).toMatchObject({ timeZone: 'UTC' });
  });

  test('a hundred registrations an hour from one address, and as many from another', async () => {
    const from = (remoteAddress: string) => app().app.inject({ method: 'POST', url: '/api/register', payload: newcomer(), remoteAddress });
    const first = await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.5')));
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const over = await from('203.0.113.5');
    expect([over.statusCode, over.body]).toEqual([429, 'Too many accounts were made from here. Please try again in an hour.']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.6')).statusCode).toBe(201);
    app().clock.pass(60 * 60_000);
    expect((await from('203.0.113.5')).statusCode).toBe(201);
  });

  test('of 20 registrations of one name at once one succeeds', async () => {
    const body = newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => register({ ...body, email: `many${index}@example.org` })));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(19);
  });

  test.each([
    ['no username', { username: '' }, 'Please enter a username.'],
    ['a username with spaces', { username: 'two words' }, 'A username has no spaces and no @.'],
    ['a short password', { password: 'seven77' }, 'A password has at least 8 characters.'],
    ['a long password', { password: 'x'.repeat(129) }, 'A password has at most 128 characters.'],
    ['a password of four signs in eight halves', { password: '🌧🌙🌊🌲' }, 'A password has at least 8 characters.'],
    ['a well-known password', { password: 'iloveyou1' }, 'This password is one of the first that people try. Please choose another.'],
    ['an address that is none', { email: 'not an address' }, 'Please enter a valid email address.'],
    ['a number for a name', { username: 7 }, 'Please enter a username.'],
  ])('L347 %s gets a sentence and nothing is stored', async (_name, change, sentence) => {
    const before = await app().deps.sql.query('select count(*)::int as n from users');
    const answer = await register(newcomer(change));
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await app().deps.sql.query('select count(*)::int as n from users')).toEqual(before);
  });

  test('a password is as long as its characters, not its halves of them', async () => {
    expect((await register(newcomer({ password: '🌧🌙'.repeat(64) }))).statusCode).toBe(201);
  });

  test('L348 email, first and last name are optional', async () => {
    const { username, password } = newcomer();
    expect((await register({ username, password })).statusCode).toBe(201);
  });
});
