import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refused } from '@lou/domain/kernel';
import { SqlError } from '@lou/eventlog';
import { expect, test } from 'vitest';
import { readEnvironment, WrongEnvironment, warningsOf } from './env.ts';
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
    ['DATABASE_URL', 'mysql://x'],
    ['AI_BASE_URL', 'models.example.org'],
    ['AI_DAILY_TOKENS_PER_LEARNER', 'many'],
    ['ADMIN_USERNAME', 'ad\u200bmin'],
  ] as const) {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(WrongEnvironment);
    expect(read).toThrow(new RegExp(`^${name} is set to something Lou cannot use: [^{]+\\.`));
  }
});

test.each([
  ['LOG_LEVEL', 'It is fatal, error, warn, info, debug, trace or silent.'],
  ['DEMO', 'It is on or off.'],
  ['RATE_LIMITS', 'It is on or off.'],
  ['TRUST_PROXY', 'It is on or off.'],
  ['AI_PROVIDER', 'It is embedded, openai, anthropic or openai-compatible.'],
  ['VOICE_PROVIDER', 'It is off.'],
])('%s names the words that it takes', (name, sentence) => {
  expect(() => readEnvironment({ [name]: 'maybe' })).toThrow(`${name} is set to something Lou cannot use: ${sentence} (.env.example`);
});

test.each([
  'postgres://',
  'postgres://db.example',
  'postgres://db.example/',
  'postgres:///lou',
  'postgres://lou@/lou',
  'postgres://:5432/lou',
  'postgresql://?host=x',
])('the address %s asks for a host and a database', (url) => {
  expect(() => readEnvironment({ DATABASE_URL: url })).toThrow('DATABASE_URL is set to something Lou cannot use: It names a host and a database');
});

test.each([
  'postgres://db/lou',
  'postgresql://lou:a%20word@db.example:5433/lou?sslmode=require',
  'postgres://[::1]:5432/lou',
  'postgres://one.example:1,two.example:2/lou',
])('the address %s is one', (url) => {
  expect(readEnvironment({ DATABASE_URL: url })).toMatchObject({ DATABASE_URL: url });
});

test.each([
  ['ADMIN_PASSWORD is set to something Lou cannot use: Too well known.', new Refused('PASSWORD_WELL_KNOWN', 'Too well known.', 'invalid')],
  ['ADMIN_USERNAME admin belongs to somebody who is no admin.', new Refused('USERNAME_TAKEN', 'Username already exists.')],
  ['the disk of DATA_DIR /data has less than 256 MB free.', new Refused('READ_ONLY', 'Read-only.', 'unavailable')],
  ['the disk of DATA_DIR /data has less than 256 MB free.', failure('ENOSPC')],
])('a first start that cannot write says why: %s', (sentence, error) => {
  expect(startFailure(error, readEnvironment({ DATA_DIR: '/data' }))).toContain(sentence);
});

test('an https origin without a trusted proxy is warned of', () => {
  const given = { PUBLIC_ORIGIN: 'https://lou.example.org' };
  expect(warningsOf(readEnvironment(given))).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
  expect(warningsOf(readEnvironment({ ...given, TRUST_PROXY: 'on' }))).toEqual([]);
  expect(warningsOf(readEnvironment({ PUBLIC_ORIGIN: 'http://localhost:3000' }))).toEqual([]);
  expect(warningsOf(readEnvironment({}))).toEqual([]);
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
