/** The databases that the benches of the log run on: the embedded one in its durable mode, PostgreSQL where DATABASE_URL is set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded, type Sql } from '@lou/eventlog';
import { postgresStore, testTemplate } from '@lou/eventlog/testing';

export interface BenchStore {
  readonly name: 'pglite' | 'postgres';
  /** A fresh migrated database, dropped when it is closed. */
  open(): Promise<{ readonly sql: Sql; close(): Promise<void> }>;
}

const pglite: BenchStore = {
  name: 'pglite',
  async open() {
    const directory = mkdtempSync(path.join(tmpdir(), 'lou-bench-'));
    const sql = await openEmbedded({ directory, template: testTemplate });
    return {
      sql,
      async close() {
        await sql.close();
        rmSync(directory, { recursive: true, force: true });
      },
    };
  },
};

/** The stores there are, or the one that is named. */
export function benchStores(only: string | undefined): readonly BenchStore[] {
  const url = process.env.DATABASE_URL;
  const all: BenchStore[] = [pglite, ...(url ? [{ name: 'postgres' as const, open: () => postgresStore(url).open() }] : [])];
  if (!url) console.error('DATABASE_URL is not set: the embedded database alone is measured.');
  return all.filter(({ name }) => !only || name === only);
}
