import { randomBytes } from 'node:crypto';
import { forgetOldSignIns } from '@lou/api/identity/old-sign-ins';
import { describe, expect, test } from 'vitest';
import { accountsApp, newcomer } from './newcomer.ts';
import { cookieOf, PASSWORD, type TestApp } from './start-test-app.ts';

const { app, register, login } = accountsApp();

/** Does something between the look at a password and the sign-in that it opens. */
async function whileSigningIn(username: string, meanwhile: () => Promise<unknown>) {
  const sql = app().deps.sql as { query: TestApp['deps']['sql']['query'] };
  const { query } = sql;
  const reached = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  sql.query = async (statement, values) => {
    if (statement.includes('insert into sign_ins')) {
      reached.resolve();
      await done.promise;
    }
    return query.call(app().deps.sql, statement, values) as never;
  };
  const answer = login(username, PASSWORD);
  await reached.promise;
  sql.query = query;
  await meanwhile();
  done.resolve();
  return answer;
}

describe('a password that is right when it is looked at', () => {
  test('opens nothing when it was changed before the sign-in was', async () => {
    const who = await app().user();
    const change = () => who.call('POST', '/api/me/password', { current: PASSWORD, next: 'an entirely new one' });
    const answer = await whileSigningIn(who.username, change);
    expect([answer.statusCode, answer.body]).toEqual([401, 'Invalid username or password.']);
    const rows = await app().deps.sql.query('select from sign_ins where user_id = $1', [who.id]);
    expect(rows).toHaveLength(1);
  });

  test('opens nothing when the account was erased meanwhile', async () => {
    const who = await app().user();
    const answer = await whileSigningIn(who.username, () => who.call('DELETE', '/api/me', { password: PASSWORD }));
    expect([answer.statusCode, answer.body]).toEqual([401, 'Invalid username or password.']);
  });
});

describe('signing in', () => {
  test('L370 with the username or the address, whatever their letters’ case', async () => {
    const body = newcomer();
    await register(body);
    for (const name of [body.username, body.email, body.username.toUpperCase()]) {
      const answer = await login(name, PASSWORD);
      expect([answer.statusCode, answer.json().username]).toEqual([200, body.username]);
    }
  });

  test('one sentence for a wrong password and an unknown name', async () => {
    const body = newcomer();
    await register(body);
    const wrong = await login(body.username, 'not the password');
    const unknown = await login('nobody-of-that-name', 'not the password');
    expect([wrong.statusCode, wrong.body]).toEqual([401, 'Invalid username or password.']);
    expect([unknown.statusCode, unknown.body]).toEqual([401, 'Invalid username or password.']);
  });

  test('the database knows only a hash of the session id, and a new sign-in is a new one', async () => {
    const body = newcomer();
    const first = cookieOf(await register(body));
    const second = await login(body.username, PASSWORD, { cookie: first });
    expect(cookieOf(second)).not.toBe(first);
    const kept = JSON.stringify(await app().deps.sql.query('select * from sign_ins'));
    expect(kept).not.toContain(cookieOf(second).slice(4));
    expect((await app().app.inject({ url: '/api/user', headers: { cookie: first } })).statusCode).toBe(401);
  });

  test('the cookie is for our pages alone; a readable marker without a secret stands beside it', async () => {
    const answer = await register(newcomer());
    const sid = answer.cookies.find((cookie) => cookie.name === 'sid');
    expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const marker = answer.cookies.find((cookie) => cookie.name === 'lou-signed-in');
    expect(marker).toMatchObject({ value: expect.stringMatching(/^[\w-]{12}$/), sameSite: 'Lax' });
    expect(marker?.httpOnly).toBeFalsy();
    expect(sid?.value).not.toContain(marker?.value);
  });

  test('the marker is another one for each sign-in', async () => {
    const body = newcomer();
    const marks = [await register(body), await login(body.username, PASSWORD), await login(body.username, PASSWORD)].map(
      ({ cookies }) => cookies.find(({ name }) => name === 'lou-signed-in')?.value,
    );
    expect(new Set(marks).size).toBe(3);
  });

  test('signing out with a session that is over clears what is left of it in the browser', async () => {
    const body = newcomer();
    const cookie = cookieOf(await register(body));
    const out = () => app().app.inject({ method: 'POST', url: '/api/logout', headers: { cookie }, payload: {} });
    await out();
    const cleared = (await out()).cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()]);
    expect(cleared).toEqual([
      ['sid', '', 0],
      ['lou-signed-in', '', 0],
    ]);
  });

  test('five failures are free, then waits grow, and a right password is not let through meanwhile', async () => {
    const body = newcomer();
    await register(body);
    for (let tries = 0; tries < 5; tries += 1) expect((await login(body.username, 'wrong wrong')).statusCode).toBe(401);
    const locked = await login(body.username, PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    app().clock.pass(60_000);
    expect((await login(body.username, PASSWORD)).statusCode).toBe(200);
  });

  test('what was counted of an account goes with it', async () => {
    const body = { ...newcomer(), passwordGenerated: true };
    const made = await register(body);
    for (const password of ['wrong wrong', 'wrong again']) await login(body.username, password);
    const counted = () => app().deps.sql.query('select name from throttles where name = $1', [`login:${made.json().id}`]);
    expect(await counted()).toHaveLength(1);
    await app().app.inject({ method: 'DELETE', url: '/api/me', headers: { cookie: cookieOf(made) }, payload: { username: body.username } });
    expect(await counted()).toEqual([]);
  });

  test('tries that come together are counted one after another, whatever name is used', async () => {
    const body = newcomer();
    await register(body);
    const wrong = Array.from({ length: 40 }, (_, n) => login(n % 2 ? body.username : body.email, 'wrong wrong'));
    const answers = (await Promise.all([...wrong, login(body.username, PASSWORD)])).map((answer) => answer.statusCode);
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(36);
    expect(Number((await login(body.username, PASSWORD)).headers['retry-after'])).toBeGreaterThan(0);
  });

  test('no control character is a 500, and nobody is made by it', async () => {
    for (const odd of ['\u0000', '\u0007', '\ud800']) {
      for (const part of ['username', 'firstName', 'lastName', 'learningGoals', 'email'] as const) {
        const body = newcomer();
        const answer = await register({ ...body, [part]: `${body[part as 'username'] ?? 'x'}${odd}y` });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
      }
      expect((await login(`x${odd}y`, PASSWORD)).statusCode).toBe(400);
    }
  });

  test('a sign-in that ended and failures that count no more are forgotten', async () => {
    const { sql, clock } = app().deps;
    const old = newcomer();
    await register(old);
    await login('nobody at all', 'wrong wrong');
    await sql.query('update sign_ins set expires_at = $1 where user_id = (select id from users where username = $2)', [
      new Date(clock.nowMs() - 1),
      old.username,
    ]);
    const counts = async () =>
      (
        await sql.query('select (select count(*) from sign_ins where expires_at <= $1) as ended, (select count(*) from throttles) as throttled', [
          new Date(clock.nowMs()),
        ])
      )[0];
    await forgetOldSignIns(app().deps);
    expect(await counts()).toMatchObject({ ended: 0 });
    expect(Number((await counts())?.throttled)).toBeGreaterThan(0);
    app().clock.pass(2 * 24 * 60 * 60_000);
    await forgetOldSignIns(app().deps);
    expect(await counts()).toEqual({ ended: 0, throttled: 0 });
  });

  test('L374 signing out ends the session, also for the cookie that was kept', async () => {
    const cookie = cookieOf(await register(newcomer()));
    const out = await app().app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
    expect(out.statusCode).toBe(200);
    expect((await app().app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
  });

  test('L369 a signed-out caller gets 401', async () => {
    expect((await app().call('GET', '/api/user')).statusCode).toBe(401);
  });
});

describe('a password of one’s own', () => {
  test('is not asked for the current one while that is a generated one, and is afterwards', async () => {
    const body = newcomer({ password: `Lou-${randomBytes(16).toString('base64url')}!`, passwordGenerated: true });
    const answer = await register(body);
    expect(answer.json()).toMatchObject({ passwordGenerated: true, passwordHandedOver: false });
    const cookie = cookieOf(answer);
    const choose = (payload: object) => app().app.inject({ method: 'POST', url: '/api/me/password', headers: { cookie }, payload });
    expect((await choose({ next: PASSWORD })).statusCode).toBe(204);
    expect((await app().app.inject({ url: '/api/user', headers: { cookie } })).json()).toMatchObject({ passwordGenerated: false, passwordHandedOver: false });
    const unasked = await choose({ next: 'another good one' });
    expect([unasked.statusCode, unasked.body]).toEqual([400, 'The current password is not right.']);
    expect((await choose({ current: PASSWORD, next: 'another good one' })).statusCode).toBe(204);
    expect((await login(body.username, 'another good one')).statusCode).toBe(200);
  });

  test('is chosen where it is chosen already: the answer of the first time got lost', async () => {
    const body = newcomer();
    const cookie = cookieOf(await register(body));
    const choose = (payload: object) => app().app.inject({ method: 'POST', url: '/api/me/password', headers: { cookie }, payload });
    const change = { current: PASSWORD, next: 'another good one' };
    expect([(await choose(change)).statusCode, (await choose(change)).statusCode]).toEqual([204, 204]);
    expect((await choose({ current: PASSWORD, next: 'a third good one' })).statusCode).toBe(400);
    expect((await login(body.username, 'another good one')).statusCode).toBe(200);
  });

  test('ends the other sign-ins and keeps this one', async () => {
    const body = newcomer();
    const here = cookieOf(await register(body));
    const elsewhere = cookieOf(await login(body.username, PASSWORD));
    await app().app.inject({ method: 'POST', url: '/api/me/password', headers: { cookie: here }, payload: { current: PASSWORD, next: 'another good one' } });
    expect((await app().app.inject({ url: '/api/user', headers: { cookie: here } })).statusCode).toBe(200);
    expect((await app().app.inject({ url: '/api/user', headers: { cookie: elsewhere } })).statusCode).toBe(401);
  });
});

test('no password, cookie or address stands in what was logged', async () => {
  const body = newcomer({ password: 'a canary in a cage' });
  const answer = await register(body);
  await login(body.username, 'another canary');
  expect(app().logged.join('\n')).not.toMatch(/canary|newcomer\d+@|sid=/);
  expect(app().logged.join('\n')).not.toContain(cookieOf(answer).slice(4));
});
