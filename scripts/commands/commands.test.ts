/** The commands for people as a person runs them: beside a server, after it was killed, and on an empty directory. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded } from '@lou/eventlog';
import { testTemplate } from '@lou/eventlog/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, type Ended, type Started, start, startServer } from './testing/processes.ts';

const COURSE = 'fractions-that-make-sense';
const PASSWORD = 'correct horse battery';
const directory = mkdtempSync(path.join(os.tmpdir(), 'lou-commands-'));
const environment = { DATA_DIR: directory };
const run = (name: string, ...args: string[]): Promise<Ended> => command(name, args, environment);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('arguments that a command cannot use', () => {
  const empty = { DATA_DIR: path.join(directory, 'nothing-here') };
  test.each([
    ['events', ['one', 'two'], /One stream or one type/],
    ['events', ['--wrong'], /Unknown option '--wrong'[\s\S]*Usage: npm run events/],
    ['events', [], /There is no database in .* yet/],
    ['replay', ['--until', 'yesterday'], /'yesterday' is no time/],
    ['replay', ['--check', '--until', '2026-01-05'], /--check cannot look at an earlier time/],
    ['replay', ['--out', '/nonexistent/x'], /The file \/nonexistent\/x cannot be written: ENOENT/],
    ['reset-password', [], /Please name one user/],
    ['new-slice', [], /one name, like reading-goals/],
    ['new-slice', ['enrolment'], /There is a slice 'enrolment' already/],
    ['new-slice', ['Not A Name'], /no name for a slice/],
    ['dev', ['--web-port', 'none'], /A port is a number/],
  ])('%s %j', async (name, args, sentence) => {
    const ended = await command(name, args, empty);
    expect(ended.err).toMatch(sentence);
    expect(ended.err).not.toMatch(/\bat .*\.ts:\d/);
    expect(ended.code).toBe(1);
  });
});

describe('beside a running server', () => {
  let server: Started & { readonly url: string };
  const call = (method: string, where: string, body: object, cookie = ''): Promise<Response> =>
    fetch(server.url + where, { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let learner = '';
  let cookie = '';

  beforeAll(async () => {
    server = await startServer(directory);
    const registered = await call('POST', '/api/register', { username: 'zuzanna', password: PASSWORD, learningGoals: 'Secret Things' });
    learner = ((await registered.json()) as { id: string }).id;
    cookie = cookieOf(registered);
  });
  afterAll(async () => {
    const ended = once(server.child, 'exit');
    server.child.kill('SIGKILL');
    await ended;
  });

  test('events tells the log as sentences, follows it, and tells no words and no names', async () => {
    const following = start('scripts/events.ts', ['LearnerEnrolled', '--follow'], environment);
    await call('POST', `/api/courses/${COURSE}/enroll`, {}, cookie);
    await following.says(new RegExp(`^\\d\\d:\\d\\d learner ${learner.slice(0, 4)} enrolled in ${COURSE}$`, 'm'));
    following.child.kill('SIGINT');

    const [all, mine, type] = await Promise.all([run('events'), run('events', `learner-${learner}`), run('events', 'CourseOutlineRevised')]);
    expect(all.out).toMatch(/^── \d{4}-\d\d-\d\d\n/);
    expect(all.out).toMatch(new RegExp(`learner ${learner.slice(0, 4)} registered as learner`));
    expect(all.out).not.toMatch(/zuzanna|Secret/);
    expect(mine.out.trim().split('\n')).toHaveLength(5);
    expect(mine.out).toMatch(/was given the journey \S+, revision 1, with \d+ milestones/);
    expect(type.out).toMatch(new RegExp(`course ${COURSE} got outline 1 with \\d+ sections \\(shipped\\)`));
    expect([all.code, mine.code, type.code]).toEqual([0, 0, 0]);
  });

  test('events has a sentence for a stream or a type that is not there', async () => {
    const [stream, type] = await Promise.all([run('events', 'learner-nobody'), run('events', 'SomethingElseHappened')]);
    expect(stream).toMatchObject({ code: 1, err: expect.stringContaining("The stream 'learner-nobody' has no facts") });
    expect(type).toMatchObject({ code: 1, err: expect.stringContaining("no type of fact called 'SomethingElseHappened'") });
  });

  test('replay prints states and rows, as of a time, or writes them to a file', async () => {
    const file = path.join(directory, 'enrolments.jsonl');
    const [written, rows, before] = await Promise.all([
      run('replay', 'enrolments', '--out', file),
      run('replay', 'course-students'),
      run('replay', 'course-students', '--until', '2020-01-01'),
    ]);
    expect(written).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/^Replayed [\d,]+ facts of 2 learners in [\d.]+ s\.\n$/) });
    const states = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { view: string; learner: string; state: object });
    expect(states.find((line) => line.learner === learner)).toMatchObject({ view: 'enrolments@1', state: { [COURSE]: { courseId: COURSE } } });
    expect(JSON.parse(rows.out)).toEqual({ view: 'course-students@1', key: COURSE, row: { students: 1 } });
    expect(before).toMatchObject({ code: 0, out: '', err: expect.stringContaining('Replayed 0 facts of 0 learners') });
  });

  test('replay --check finds no difference; an unknown view has a sentence', async () => {
    const [check, unknown] = await Promise.all([run('replay', '--check'), run('replay', 'nothing')]);
    expect(check).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/^No difference: [\d,]+ facts of 2 learners/) });
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining("There is no view called 'nothing'. There are: achievements") });
  });

  test('reset-password prints a password that works, is marked generated, and ends the sign-ins', async () => {
    const given = await run('reset-password', 'ZUZANNA');
    expect(given).toMatchObject({ code: 0, out: expect.stringMatching(/^([0-9a-f]{4}-){7}[0-9a-f]{4}\n$/) });
    expect((await fetch(`${server.url}/api/user`, { headers: { cookie } })).status).toBe(401);
    expect((await call('POST', '/api/login', { username: 'zuzanna', password: PASSWORD })).status).toBe(401);
    const signedIn = await call('POST', '/api/login', { username: 'zuzanna', password: given.out.trim() });
    expect(await signedIn.json()).toMatchObject({ username: 'zuzanna', passwordGenerated: true, passwordHandedOver: true });

    const unknown = await run('reset-password', 'nobody');
    expect(unknown).toMatchObject({ code: 1, out: '', err: "There is no user called 'nobody'.\n" });
  });

  test('seed imports again and says that a start does it too; reset refuses', async () => {
    const [seed, reset] = await Promise.all([run('seed'), run('reset', '--yes')]);
    expect(seed).toMatchObject({ code: 0, out: expect.stringMatching(/: unchanged\n[\s\S]*0 changed\. Every start of Lou does this too\.\n$/) });
    expect(reset).toMatchObject({ code: 1, err: expect.stringContaining('Please stop it first') });
  });
});

describe('after the server was killed', () => {
  test('its socket is left behind, and the commands open the database themselves', async () => {
    expect(existsSync(path.join(directory, 'control.sock'))).toBe(true);
    const given = await run('reset-password', 'zuzanna');
    expect(given, given.err).toMatchObject({ code: 0, out: expect.stringMatching(/^[0-9a-f-]{39}\n$/) });
  });

  test('replay --check exits 1 on a row that is wrong, and says which', async () => {
    const sql = await openEmbedded({ directory, template: testTemplate, durable: false });
    await sql.query(`update platform_rows set row = '{"students": 7}' where view = 'course-students'`);
    await sql.close();
    const check = await run('replay', 'course-students', '--check');
    expect(check.err).toMatch(/^One difference \(above\): [\d,]+ facts/);
    expect(check.code).toBe(1);
    expect(JSON.parse(check.out)).toMatchObject({ where: 'row', view: 'course-students@1', of: COURSE });
  });

  test('reset asks first, and then removes the database', async () => {
    const kept = await command('reset', [], environment, 'no\n');
    expect(kept).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was removed.') });
    expect(existsSync(path.join(directory, 'database'))).toBe(true);
    const removed = await command('reset', [], environment, 'yes\n');
    expect(removed).toMatchObject({ code: 0, out: expect.stringContaining('is removed') });
    expect(['database', 'admin-password', 'control.sock'].filter((name) => existsSync(path.join(directory, name)))).toEqual([]);
  });
});
