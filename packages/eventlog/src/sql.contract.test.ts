import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SqlError } from './sql.ts';
import { type TestDatabase, testStores } from './testing/index.ts';

for (const store of testStores()) {
  describe(`the Sql port over ${store.name}`, () => {
    let db: TestDatabase;
    beforeAll(async () => {
      db = await store.open();
      await db.sql.script('create table shelves (id integer primary key, label text); create table other (n int)');
    });
    afterAll(() => db.close());

    test('gives the same JavaScript for every type', async () => {
      const [row] = await db.sql.query(
        `select $1::integer as i, $2::bigint as l, $3::text[] as names, $4::integer[] as numbers, $5::boolean as yes, $6::timestamptz as at,
                $7::bytea as bytes, $8::text::jsonb as doc, $9::json as direct, null as nothing, 1.5::numeric as n, 9007199254740993::bigint as big,
                123456789012345678.5::numeric as exact, '2026-01-05'::date as day, '{}'::text[] as none, array[array[1,2],array[3,4]] as nested,
                false as never`,
        [
          7,
          12345678901,
          ['a "quoted"', 'back\\slash', null, 'NULL', '', 'ü'],
          [1, null, -3],
          true,
          new Date(1767603600123),
          new Uint8Array([0, 255]),
          '{"b":1,"a":[2]}',
          '[1,2]',
        ],
      );
      expect(row).toEqual({
        i: 7,
        l: 12345678901,
        names: ['a "quoted"', 'back\\slash', null, 'NULL', '', 'ü'],
        numbers: [1, null, -3],
        yes: true,
        at: new Date(1767603600123),
        bytes: new Uint8Array([0, 255]),
        doc: { a: [2], b: 1 },
        direct: [1, 2],
        nothing: null,
        n: 1.5,
        big: 9007199254740993n,
        exact: '123456789012345678.5',
        day: '2026-01-05',
        none: [],
        nested: [
          [1, 2],
          [3, 4],
        ],
        never: false,
      });
    });

    test('says what went wrong in a code', async () => {
      await db.sql.query('insert into shelves values (1, $1)', ['first']);
      await expect(db.sql.query('insert into shelves values (1, $1)', ['again'])).rejects.toMatchObject({
        name: 'SqlError',
        code: '23505',
        constraint: 'shelves_pkey',
      });
      await expect(db.sql.query('select from nowhere')).rejects.toMatchObject({ code: '42P01' });
      await expect(db.sql.query('select $1::integer', ['x'])).rejects.toBeInstanceOf(SqlError);
      expect(await db.sql.query('select label from shelves')).toEqual([{ label: 'first' }]);
    });

    test('keeps a transaction whole, or nothing of it', async () => {
      await db.sql.transaction(async (tx) => {
        await tx.query('insert into shelves values (2, $1)', ['second']);
        await tx.query('insert into shelves values (3, $1)', ['third']);
      });
      const failing = db.sql.transaction(async (tx) => {
        await tx.query('insert into shelves values (4, $1)', ['fourth']);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await db.sql.query('select id from shelves where id > 1 order by id')).toEqual([{ id: 2 }, { id: 3 }]);
    });

    test('does not keep a transaction in which a statement failed, even when nobody minded', async () => {
      const careless = db.sql.transaction(async (tx) => {
        await tx.query('insert into shelves values (5, $1)', ['fifth']);
        await tx.query('insert into shelves values (5, $1)', ['fifth again']).catch(() => undefined);
        return 'done';
      });
      await expect(careless).rejects.toMatchObject({ code: '23505' });
      expect(await db.sql.query('select id from shelves where id = 5')).toEqual([]);
    });

    test('lets nobody into a transaction, and nobody use it afterwards', async () => {
      let later: Promise<unknown> = Promise.resolve();
      let tx: { query: (statement: string) => Promise<unknown[]> } | undefined;
      const seen: string[] = [];
      const inside = db.sql.transaction(async (own) => {
        tx = own;
        await own.query('insert into other values (1)');
        later = db.sql.query('select count(*) as n from other').then(([row]) => seen.push(`outside ${(row as { n: number }).n}`));
        // PostgreSQL answers the other connection at once and shows it nothing; PGlite answers it afterwards.
        await (store.name === 'PGlite' ? new Promise((resolve) => setTimeout(resolve, 30)) : later);
        await own.query('insert into other values (2)');
        seen.push('inside');
      });
      await inside;
      await later;
      expect(seen).toEqual(store.name === 'PGlite' ? ['inside', 'outside 2'] : ['outside 0', 'inside']);
      await expect(tx?.query('insert into other values (3)')).rejects.toMatchObject({ code: 'TRANSACTION_OVER' });
    });

    test('ends a transaction at its deadline, of which nothing is kept; a longer one may be told', async () => {
      const takes = (id: number, deadlineMs: number) =>
        db.sql.transaction(
          async (tx) => {
            await tx.query('insert into shelves values ($1::integer, $2)', [id, 'slow']);
            await new Promise((resolve) => setTimeout(resolve, 300));
            await tx.query('select 1');
          },
          { deadlineMs },
        );
      await expect(takes(6, 50)).rejects.toMatchObject({ code: 'DEADLINE' });
      await takes(7, 60_000);
      expect(await db.sql.query('select id from shelves where id > 5')).toEqual([{ id: 7 }]);
    });

    test('runs many transactions and statements at once without mixing them up', async () => {
      await db.sql.script('create table tally (who integer, n integer)');
      await Promise.all(
        Array.from({ length: 20 }, async (_, who) => {
          await db.sql
            .transaction(async (tx) => {
              await tx.query('insert into tally values ($1::integer, 1)', [who]);
              await new Promise((resolve) => setTimeout(resolve, who % 3));
              await tx.query('insert into tally values ($1::integer, 2)', [who]);
              if (who % 2 === 1) throw new Error('odd');
            })
            .catch(() => undefined);
          await db.sql.query('insert into tally values ($1::integer, 3)', [who]);
        }),
      );
      const rows = await db.sql.query<{ who: number; ns: number[] }>('select who, array_agg(n order by n) as ns from tally group by who order by who');
      expect(rows).toEqual(Array.from({ length: 20 }, (_, who) => ({ who, ns: who % 2 === 1 ? [3] : [1, 2, 3] })));
    });

    test('hears a notification when it was committed, and stops hearing', async () => {
      const heard: string[] = [];
      const stop = await db.sql.listen('birds', (payload) => heard.push(payload));
      await db.sql.transaction(async (tx) => {
        await tx.query(`select pg_notify('birds', 'robin')`);
      });
      await db.sql
        .transaction(async (tx) => {
          await tx.query(`select pg_notify('birds', 'never')`);
          throw new Error('rolled back');
        })
        .catch(() => undefined);
      await db.sql.query(`select pg_notify('birds', 'wren')`);
      await expect.poll(() => heard).toEqual(['robin', 'wren']);
      await stop();
      await db.sql.query(`select pg_notify('birds', 'owl')`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual(['robin', 'wren']);
    });

    test('goes on with a prepared statement when a script changed its table', async () => {
      await db.sql.script('create table changing (a integer); insert into changing values (1)');
      expect(await db.sql.query('select * from changing')).toEqual([{ a: 1 }]);
      await db.sql.script('alter table changing add column b integer default 2');
      expect(await db.sql.query('select * from changing')).toEqual([{ a: 1, b: 2 }]);
    });

    test('runs more different statements than it keeps', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 250; n += 1) expect(await db.sql.query(`select ${n} as n, $1::text as t`, ['x'])).toEqual([{ n, t: 'x' }]);
      }
    });
  });
}
