import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cause, openTestLog, PagesRead, readingFacts, testTemplate } from '../testing/index.ts';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';
import { type EmbeddedOptions, openEmbedded } from './open-embedded.ts';
import { openSession } from './session.ts';
import { template } from './template.ts';
import { startThread } from './thread.ts';
import { tidy } from './tidy.ts';

const folders = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-embedded-'));
let directory = '';
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(folders, 'data-'));
});
afterAll(() => fs.rmSync(folders, { recursive: true, force: true }));

const open = (options: Partial<EmbeddedOptions> = {}) => openEmbedded({ directory, template: testTemplate, ...options });
const page = PagesRead({ bookId: 'b', pages: 1, localDay: 'd' });

describe('the embedded database on a directory', () => {
  test('keeps what was written, and is ready with all migrations at the first start', async () => {
    const sql = await open();
    const { log, close } = await openTestLog({ sql, facts: readingFacts });
    await log.append({ stream: 'learner-a', facts: [page], cause });
    await close();
    await sql.close();
    const again = await open();
    expect(await again.query('select stream, version from facts')).toEqual([{ stream: 'learner-a', version: 1 }]);
    await again.close();
  });

  test('begins again where a first start was cut short', async () => {
    fs.mkdirSync(path.join(directory, 'database.copying', 'base'), { recursive: true });
    const sql = await open();
    expect(await sql.query('select count(*) as n from facts')).toEqual([{ n: 0 }]);
    await sql.close();
    expect(fs.readdirSync(directory)).toEqual(['database']);
  });

  test('asks the disk at every commit; without durability never', async () => {
    for (const durable of [true, false]) {
      const sql = await open({ durable, directory: fs.mkdtempSync(path.join(folders, 'data-')) });
      const { log, close } = await openTestLog({ sql, facts: readingFacts });
      await log.append({ stream: 'learner-a', facts: [page], cause });
      const before = await sql.fsyncs();
      for (let n = 0; n < 10; n += 1) await log.append({ stream: 'learner-a', facts: [page], cause });
      const asked = (await sql.fsyncs()) - before;
      if (durable) expect(asked).toBeGreaterThanOrEqual(10);
      else expect(asked).toBe(0);
      const settings = await sql.query(
        `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') order by 1`,
      );
      if (durable) expect(settings.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'fsync']);
      await close();
      await sql.close();
    }
  });

  test('says in a sentence that its files are another version’s', async () => {
    const sql = await open();
    await sql.close();
    fs.writeFileSync(path.join(directory, 'database', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(/was written by PostgreSQL 17, and this version of Lou reads 18/);
    // and lets go of the directory
    fs.writeFileSync(path.join(directory, 'database', 'PG_VERSION'), '18\n');
    await (await open()).close();
  });

  test.each([
    ['its version is gone', (cluster: string) => fs.rmSync(path.join(cluster, 'PG_VERSION'))],
    ['its control file is gone', (cluster: string) => fs.rmSync(path.join(cluster, 'global', 'pg_control'))],
    ['its control file is nonsense', (cluster: string) => fs.writeFileSync(path.join(cluster, 'global', 'pg_control'), 'nonsense'.repeat(1_024))],
  ])('says so when it is damaged: %s', async (_how, damage) => {
    await (await open()).close();
    damage(path.join(directory, 'database'));
    await expect(open({ onSilent: () => undefined })).rejects.toThrow(/^The data directory .* cannot be opened: its files are damaged\. .*\.$/);
    await (await lockDirectory(directory)).release(); // and lets go of the directory
  });

  test('tidies tables whose rows change often', async () => {
    const { tarball } = await template(testTemplate);
    const thread = await startThread({ directory: undefined, tarball, durable: false }, 30_000, { onSilent: () => undefined });
    const session = openSession(thread.run, () => undefined);
    await session.script(
      `create table busy (a integer primary key, b text); insert into busy select g, 'x' from generate_series(1, 9000) g; update busy set b = 'y'`,
    );
    await session.query('select pg_stat_force_next_flush()');
    expect(await tidy(session)).toEqual(['public.busy']);
    expect(await session.query(`select n_dead_tup as n from pg_stat_user_tables where relname = 'busy'`)).toEqual([{ n: 0 }]);
    expect(await tidy(session)).toEqual([]);
    await thread.close();
  });

  test('answers nobody after it was closed', async () => {
    const sql = await open();
    await sql.close();
    await expect(sql.query('select 1')).rejects.toMatchObject({ code: 'DATABASE_GONE' });
  });
});

describe('one process for a directory', () => {
  const holder = () => {
    const child = fork(path.join(import.meta.dirname, '../testing/holds-a-directory.ts'), [directory], { execArgv: [] });
    return new Promise<typeof child>((resolve, reject) => {
      child.on('message', () => resolve(child));
      child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
  };

  test('a second one is refused with a clear sentence, and comes in when the first was killed', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const child = await holder();
      await expect(open()).rejects.toThrow(new DirectoryInUse(directory, child.pid));
      await expect(open()).rejects.toThrow(`The data directory ${directory} is in use by process ${child.pid}.`);
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      expect(fs.existsSync(path.join(directory, 'process.pid'))).toBe(true);
      const lock = await lockDirectory(directory);
      await lock.release();
    }
  });

  test('the same process is refused as well, and under another name of the directory', async () => {
    const lock = await lockDirectory(directory);
    const alias = `${directory}-alias`;
    fs.symlinkSync(directory, alias);
    await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUse);
    await expect(lockDirectory(alias)).rejects.toBeInstanceOf(DirectoryInUse);
    await lock.release();
    await (await lockDirectory(alias)).release();
  });

  test('the file alone keeps a second one out, where the socket does not reach', async () => {
    const file = path.join(directory, 'process.pid');
    const held = { pid: process.ppid, host: os.hostname(), began: fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] };
    fs.writeFileSync(file, JSON.stringify(held));
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.ppid}.`);
    // The same process id, but of a process that began at another time.
    fs.writeFileSync(file, JSON.stringify({ ...held, began: '1' }));
    await (await lockDirectory(directory)).release();
  });

  test('of a holder elsewhere only the beat is believed', async () => {
    const file = path.join(directory, 'process.pid');
    const held = JSON.stringify({ pid: 1, host: 'another machine', began: '' });
    fs.writeFileSync(file, held);
    const beating = setInterval(() => fs.writeFileSync(file, held), 50);
    await expect(lockDirectory(directory, 300)).rejects.toThrow('in use by process 1.');
    clearInterval(beating);
    await (await lockDirectory(directory, 300)).release();
  });
});

describe('a disk that fills up', () => {
  test('makes it read-only before it is full, and lets it write again', async () => {
    let free = 300 * 1024 * 1024;
    const sql = await open({ disk: { freeBytes: () => free, everyMs: 20 } });
    const { log, close } = await openTestLog({ sql, facts: readingFacts });
    await log.append({ stream: 'learner-a', facts: [page], cause });
    expect(sql.readOnly).toBe(false);

    free = 255 * 1024 * 1024;
    await expect.poll(() => sql.readOnly).toBe(true);
    const refusal = { name: 'Refused', code: 'READ_ONLY', kind: 'unavailable', message: 'The service is temporarily read-only. Please try again later.' };
    await expect(log.append({ stream: 'learner-a', facts: [page], cause })).rejects.toMatchObject(refusal);
    await expect(Promise.all(['b', 'c'].map((id) => log.append({ stream: `learner-${id}`, facts: [page], cause })))).rejects.toMatchObject(refusal);
    await expect(sql.transaction((tx) => tx.query('create table t (a int)'))).rejects.toMatchObject(refusal);
    expect(await log.read('learner-a')).toHaveLength(1);

    free = 400 * 1024 * 1024;
    await expect.poll(() => sql.readOnly).toBe(false);
    expect((await log.append({ stream: 'learner-a', facts: [page], cause })).ok).toBe(true);
    expect(await log.read('learner-a')).toHaveLength(2);
    await close();
    await sql.close();
  });

  test('is looked at before a large write, and counts as full when it cannot be asked', async () => {
    let free = () => 1e12;
    const sql = await open({ disk: { freeBytes: () => free(), everyMs: 60_000 } });
    await sql.script('create table t (a text)');
    free = () => {
      throw new Error('no such disk');
    };
    await sql.query('insert into t values ($1)', ['small']);
    await expect(sql.query('insert into t values ($1)', ['x'.repeat(1_500_000)])).rejects.toMatchObject({ code: 'READ_ONLY' });
    await sql.close();
  });

  test('leaves no transaction open that was given up while it was silent', { timeout: 40_000 }, async () => {
    const sql = await open({ directory: undefined, silenceMs: 600, onSilent: () => undefined });
    await sql.script('create table t (a integer)');
    const stuck = sql.query('select pg_sleep(2.5)');
    const behind = sql.transaction((tx) => tx.query('insert into t values (1)'));
    for (const each of [stuck, behind]) await expect(each).rejects.toMatchObject({ code: 'NOT_ANSWERING' });
    await expect
      .poll(
        () =>
          sql.query('insert into t values (2)').then(
            () => 'written',
            () => 'silent',
          ),
        { timeout: 20_000 },
      )
      .toBe('written');
    expect(await sql.query('select pg_current_xact_id_if_assigned() as open, array_agg(a) as a from t')).toEqual([{ open: null, a: [2] }]);
    await sql.close();
  });
});
