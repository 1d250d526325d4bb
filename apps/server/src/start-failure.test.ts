import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SqlError } from '@lou/eventlog';
import { expect, test } from 'vitest';
import { readEnvironment, WrongEnvironment } from './env.ts';
import { makeDirectory } from './make-directory.ts';
import { startFailure } from './start-failure.ts';

const environment = readEnvironment({ PORT: '4000', DATA_DIR: '/data', DATABASE_URL: 'postgres://db.example/lou' });
function attempt(run: () => void): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}
const failure = (code: string, more = {}) => Object.assign(new Error('it failed'), { code, ...more });

test.each([
  ['PORT', failure('EADDRINUSE')],
  ['PORT', failure('EACCES', { syscall: 'listen' })],
  ['HOST', failure('EADDRNOTAVAIL')],
  ['DATA_DIR', failure('EEXIST', { syscall: 'mkdir' })],
  ['DATABASE_URL', new SqlError('ECONNREFUSED', 'nobody answers')],
  ['DATABASE_URL', new SqlError('3D000', 'no such database')],
  ['DATABASE_URL', new SqlError('ENOTFOUND', 'no such host')],
])('a start that fails names %s in one sentence or two', (name, error) => {
  const sentence = startFailure(error, environment);
  expect(sentence).toMatch(new RegExp(`^${name} .*\\.$`));
  expect(sentence).not.toContain('    at ');
});

test.runIf(existsSync('/proc'))('a directory that the kernel refuses is named, and not tried without end', () => {
  const refusal = attempt(() => makeDirectory('/proc/lou/data'));
  expect(startFailure(refusal, environment)).toContain('DATA_DIR');
});

test('a directory is made with those above it, and may be there already', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lou-directory-'));
  const wanted = path.join(folder, 'a', 'b');
  for (const _ of ['made', 'there']) makeDirectory(wanted);
  expect(existsSync(wanted)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a wrong value names its variable in words', () => {
  for (const [name, value] of [
    ['PORT', 'abc'],
    ['PORT', '1.5'],
    ['RATE_LIMITS', 'maybe'],
    ['DATABASE_URL', 'mysql://x'],
    ['AI_PROVIDER', 'oracle'],
    ['AI_BASE_URL', 'models.example.org'],
    ['AI_DAILY_TOKENS_PER_LEARNER', 'many'],
  ] as const) {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(WrongEnvironment);
    expect(read).toThrow(new RegExp(`^${name} is set to something Lou cannot use: [^{]+\\.`));
  }
});

test.each([
  ['AI_MODEL', { AI_PROVIDER: 'openai', AI_API_KEY: 'k' }],
  ['AI_API_KEY', { AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }],
])('a provider without its %s stops the start with a sentence', (name, given) => {
  expect(() => readEnvironment(given)).toThrow(`${name} is not set: It is needed where AI_PROVIDER is ${given.AI_PROVIDER}.`);
});

test('a compatible provider needs no key, and the embedded tutor nothing', () => {
  const given = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' };
  expect(readEnvironment(given)).toMatchObject({ AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_DAILY_TOKENS_PER_LEARNER: 100_000 });
  expect(readEnvironment({})).toMatchObject({ AI_PROVIDER: 'embedded' });
});

test('what nobody foresaw is shown whole', () => {
  expect(startFailure(new TypeError('undefined is not a function'), environment)).toBeUndefined();
  expect(startFailure(new SqlError('42601', 'syntax error'), environment)).toBeUndefined();
});
