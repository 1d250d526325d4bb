import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';
import { type TestDatabase, testStores, testTemplate } from './testing/index.ts';

for (const store of testStores()) {
  describe(`migrations over ${store.name}`, () => {
    let db: TestDatabase;
    let folder = '';
    beforeAll(async () => {
      db = await store.open();
      await db.sql.script('drop schema public cascade; create schema public');
    });
    afterAll(async () => {
      await db.close();
      fs.rmSync(folder, { recursive: true });
    });
    beforeEach(() => {
      if (folder) fs.rmSync(folder, { recursive: true });
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-migrations-'));
      write('0001-shelves.sql', 'create table shelves (id integer primary key); insert into shelves values (1);');
    });
    const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
    const shelves = async () => (await db.sql.query<{ id: number }>('select id from shelves order by id')).map(({ id }) => id);

    test('apply what is missing, in order and once, however many processes start', async () => {
      write('0002-second.sql', '-- a comment with a ; in it\ninsert into shelves values (2);');
      const applied = await Promise.all([migrate(db.sql, folder), migrate(await db.another(), folder), migrate(db.sql, folder)]);
      expect(applied.flat().sort()).toEqual(['0001-shelves.sql', '0002-second.sql']);
      expect(await shelves()).toEqual([1, 2]);
      expect(await migrate(db.sql, folder)).toEqual([]);
    });

    test('are whole or not at all, and say which one failed', async () => {
      write('0002-second.sql', '-- a comment with a ; in it\ninsert into shelves values (2);');
      write('0003-broken.sql', 'insert into shelves values (3); insert into nowhere values (1);');
      await expect(migrate(db.sql, folder)).rejects.toThrow(/^0003-broken\.sql: .*nowhere/);
      expect(await shelves()).toEqual([1, 2]);
      write('0003-broken.sql', 'insert into shelves values (3);');
      expect(await migrate(db.sql, folder)).toEqual(['0003-broken.sql']);
    });

    test('refuse a database that is newer, and a migration that was changed', async () => {
      await expect(migrate(db.sql, folder)).rejects.toThrow('The database is newer than this version of Lou: it has been through 0002-second.sql.');
      write('0002-second.sql', 'insert into shelves values (22);');
      write('0003-broken.sql', 'insert into shelves values (3);');
      await expect(migrate(db.sql, folder)).rejects.toThrow('0002-second.sql was changed after it was applied');
      expect(await shelves()).toEqual([1, 2, 3]);
    });

    test('do not mind the line ends of a checkout', async () => {
      write('0002-second.sql', '-- a comment with a ; in it\r\ninsert into shelves values (2);');
      write('0003-broken.sql', 'insert into shelves values (3);');
      expect(await migrate(db.sql, folder)).toEqual([]);
    });

    test('have a number and a name, each number once', () => {
      write('two.sql', '');
      expect(() => readMigrations(folder)).toThrow('is not named like 0001-log.sql');
      fs.rmSync(path.join(folder, 'two.sql'));
      write('0001-again.sql', '');
      expect(() => readMigrations(folder)).toThrow('have the same number');
      expect(readMigrations(testTemplate.migrations)[0]?.name).toBe('0001-log.sql');
    });
  });
}
