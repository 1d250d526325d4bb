/** The socket of the command line: who may open it, what it refuses, what it does when the one who asked goes away. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReplayLine } from '../src/control/desk.ts';
import { localDesk } from '../src/control/local-desk.ts';
import { type ControlLine, controlSocketPath, isOwnFolder } from '../src/control/wire.ts';
import { openControlSocket } from '../src/control-socket.ts';
import { FRACTIONS, startTestApp, type TestApp } from './start-test-app.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'lou-control-'));
const place = controlSocketPath(directory);
const errors: unknown[] = [];
const gone: AbortSignal[] = [];
let lou: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  lou = await startTestApp();
  writeFileSync(place, 'left by a process that was killed');
  close = await openControlSocket({
    dataDirectory: directory,
    desk: (goneAway) => {
      gone.push(goneAway);
      return localDesk(lou.deps, 'nowhere', goneAway);
    },
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await close();
  await lou.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Sends a line and answers every line that comes back until `enough`, or the end. */
function ask(request: string, enough: (lines: readonly ControlLine[]) => boolean = () => false, at = place): Promise<ControlLine[]> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(at, () => socket.write(request));
    let text = '';
    const lines = () =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as ControlLine);
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (enough(lines())) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(lines()));
  });
}

test('a file that was left behind is replaced by a socket that is this user’s alone', () => {
  const file = statSync(place);
  expect(file.isSocket()).toBe(true);
  expect(file.mode & 0o777).toBe(0o600);
});

test.each([
  ['what is no JSON', 'hello\n'],
  ['an unknown command', '{"command":"sql","text":"select 1"}\n'],
  ['a command without what it needs', '{"command":"reset-password"}\n'],
  ['an endless line', 'x'.repeat(20_000)],
])('refuses %s', async (_what, request) => {
  expect(await ask(request)).toEqual([{ refused: { code: 'UNKNOWN_COMMAND', sentence: expect.stringContaining('does not know this command') } }]);
});

test('streams what there is and ends with an end', async () => {
  const lines = await ask('{"command":"events","type":"CourseOutlineRevised"}\n');
  expect(lines.at(-1)).toEqual({ end: true });
  expect(lines.filter((line) => 'piece' in line).length).toBeGreaterThan(0);
});

test('follows into what comes, and stops when the one who asked goes away', async () => {
  const user = await lou.user();
  const before = gone.length;
  const followed = ask(`{"command":"follow","stream":"learner-${user.id}"}\n`, (lines) => lines.length >= 2);
  await expect.poll(() => gone.length).toBe(before + 1);
  await user.call('POST', `/api/courses/${FRACTIONS}/enroll`, {});
  const types = (await followed).map((line) => ('piece' in line ? (line.piece as { type: string }).type : 'none'));
  expect(types.slice(0, 2)).toEqual(['LearnerRegistered', 'LearnerEnrolled']);
  await expect.poll(() => gone.at(-1)?.aborted).toBe(true);
});

test('a check says nothing of learners who go on meanwhile, and tells what is wrong and stays wrong', async () => {
  const desk = localDesk(lou.deps, 'nowhere');
  const check = async (): Promise<ReplayLine[]> => {
    const lines: ReplayLine[] = [];
    for await (const line of desk.check({})) lines.push(line);
    return lines;
  };
  const users = await Promise.all([lou.user(), lou.user(), lou.user()]);
  const [quiet] = await Promise.all([check(), ...users.map((user) => user.call('POST', `/api/courses/${FRACTIONS}/enroll`, {}))]);
  expect(quiet).toEqual([{ figures: expect.objectContaining({ learners: expect.any(Number) }) }]);

  await lou.deps.sql.query(`update platform_rows set row = '{"students": 99}' where view = 'course-students'`);
  const found = await check();
  expect(found.slice(0, -1)).toEqual([{ difference: expect.objectContaining({ where: 'row', view: 'course-students@1', of: FRACTIONS }) }]);
});

test('what goes wrong is logged here and told without detail', async () => {
  expect(await ask('{"command":"seed"}\n')).toEqual([{ failed: 'Something went wrong in the server; its log says what.' }]);
  expect(errors).toHaveLength(1);
});

test('a data directory with a long name has its socket in a folder of this user’s own', async () => {
  const long = path.join(directory, 'x'.repeat(150));
  const short = controlSocketPath(long);
  expect(Buffer.byteLength(short)).toBeLessThanOrEqual(103);
  expect(controlSocketPath(`${long}y`)).not.toBe(short);
  const closeIt = await openControlSocket({ dataDirectory: long, desk: (goneAway) => localDesk(lou.deps, 'nowhere', goneAway), onError: () => undefined });
  const folder = path.dirname(short);
  expect([statSync(short).isSocket(), statSync(short).mode & 0o777, statSync(folder).mode & 0o777, isOwnFolder(folder)]).toEqual([true, 0o600, 0o700, true]);
  expect((await ask('{"command":"events","type":"CourseOutlineRevised"}\n', undefined, short)).at(-1)).toEqual({ end: true });
  await closeIt();
});

test('a folder that others can write to is not one’s own', () => {
  const shared = path.join(directory, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o777);
  expect([isOwnFolder(shared), isOwnFolder(path.join(directory, 'nowhere'))]).toEqual([false, false]);
});

test('closing cuts off whoever is being answered and takes the file away', async () => {
  const before = gone.length;
  const cut = ask('{"command":"follow"}\n');
  await expect.poll(() => gone.length).toBe(before + 1);
  await close();
  expect((await cut).some((line) => 'end' in line)).toBe(false);
  expect(existsSync(place)).toBe(false);
});
