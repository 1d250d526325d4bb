/** The stores that a contract suite runs over: the embedded database always, PostgreSQL where DATABASE_URL is set. */
import { migrate } from '../migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import type { Sql } from '../sql.ts';
import { openTestDatabase, testTemplate } from './open-test-database.ts';

export interface TestDatabase {
  readonly sql: Sql;
  /** One more connection to the same database, as another process would have it; the embedded one has only itself. */
  another(): Promise<Sql>;
  /** Where it can be reached; undefined for the embedded one. */
  readonly url: string | undefined;
  /** Closes it and everything that was opened on it, and drops it. */
  close(): Promise<void>;
}

export interface TestStore {
  readonly name: 'PGlite' | 'PostgreSQL';
  open(): Promise<TestDatabase>;
}

const pglite: TestStore = {
  name: 'PGlite',
  async open() {
    const sql = await openTestDatabase();
    return { sql, another: async () => sql, url: undefined, close: () => sql.close() };
  },
};

let databases = 0;

/** A database of its own on a server, made for one suite and dropped after it. */
export function postgresStore(serverUrl: string): TestStore {
  return {
    name: 'PostgreSQL',
    async open() {
      const name = `lou_test_${process.pid}_${++databases}`;
      const url = new URL(serverUrl);
      const admin = await openPostgres(serverUrl, { connections: 1 });
      await admin.query(`create database ${name} template template0`);
      url.pathname = `/${name}`;
      const sql = await openPostgres(url.href);
      await migrate(sql, testTemplate.migrations);
      const opened = [sql];
      return {
        sql,
        url: url.href,
        async another() {
          const one = await openPostgres(url.href);
          opened.push(one);
          return one;
        },
        async close() {
          await Promise.all(opened.map((one) => one.close()));
          await admin.query(`drop database ${name} with (force)`);
          await admin.close();
        },
      };
    },
  };
}

/** All stores that can be tested here; says in a sentence when that is only one. */
export function testStores(): readonly TestStore[] {
  const url = process.env.DATABASE_URL;
  if (url) return [pglite, postgresStore(url)];
  console.log('DATABASE_URL is not set: the tests of the log run over the embedded database only.');
  return [pglite];
}
