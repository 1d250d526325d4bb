/** Brings a database to the shape that this version of Lou expects: forward only, each step once, whole or not at all. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Sql, SqlError } from './sql.ts';

/** One file of db/migrations: `0001-log.sql`. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, whatever its line ends. */
  readonly checksum: string;
}

/** The migrations of a directory, by number. Throws when two have the same number or a name is no migration's. */
export function readMigrations(directory: string): readonly Migration[] {
  const migrations = fs
    .readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (!number) throw new Error(`${path.join(directory, file)} is not named like 0001-log.sql.`);
      const text = fs.readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n');
      return { number, name: file, text, checksum: createHash('sha256').update(text).digest('hex') };
    })
    .sort((one, other) => one.number - other.number);
  for (const [index, { number, name }] of migrations.entries()) {
    if (migrations[index + 1]?.number === number) throw new Error(`${name} and ${migrations[index + 1]?.name} have the same number.`);
  }
  return migrations;
}

/**
 * Applies what is missing and answers the names of what it applied. Each migration is one transaction, so a file must not
 * begin or end one itself. Processes that start together wait for each other. Throws, with a sentence for the person who
 * started it, when the database is newer than the directory or a migration was changed after it was applied. Where nothing
 * is missing nothing is written: a start on a disk that is nearly full still reads.
 */
export async function migrate(sql: Pick<Sql, 'query' | 'script'>, directory: string): Promise<readonly string[]> {
  const migrations = readMigrations(directory);
  if (missing(migrations, await knownBefore(sql)).length === 0) return [];
  await sql.script(`select pg_advisory_xact_lock(${MIGRATION_LOCK}); ${LEDGER}`);
  const applied: string[] = [];
  for (const migration of missing(migrations, await readApplied(sql))) {
    if (await apply(sql, migration)) applied.push(migration.name);
  }
  return applied;
}

const MIGRATION_LOCK = 7565;

const LEDGER = `
  create table if not exists migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

const readApplied = (sql: Pick<Sql, 'query'>): Promise<Applied[]> => sql.query<Applied>('select number, name, checksum from migrations order by number');

async function knownBefore(sql: Pick<Sql, 'query'>): Promise<Applied[]> {
  const [ledger] = await sql.query<{ stands: boolean }>(`select to_regclass('migrations') is not null as stands`);
  return ledger?.stands ? readApplied(sql) : [];
}

function missing(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of applied) {
    const migration = known.get(number);
    if (!migration) throw new Error(`The database is newer than this version of Lou: it has been through ${name}. Please start the newer version.`);
    if (migration.checksum !== checksum) throw new Error(`${name} was changed after it was applied to this database. A change needs a migration of its own.`);
  }
  const done = new Set(applied.map(({ number }) => number));
  return migrations.filter(({ number }) => !done.has(number));
}

/** Statements of one script are one transaction. The row comes first: where another process was faster, it ends the rest. */
async function apply(sql: Pick<Sql, 'script'>, { number, name, checksum, text }: Migration): Promise<boolean> {
  try {
    await sql.script(`
      select pg_advisory_xact_lock(${MIGRATION_LOCK});
      insert into migrations (number, name, checksum) values (${number}, '${name}', '${checksum}');
      ${text}`);
    return true;
  } catch (error) {
    if (error instanceof SqlError && error.constraint === 'migrations_pkey') return false;
    if (error instanceof SqlError) throw new SqlError(error.code, `${name}: ${error.message}`, error.constraint, { cause: error });
    throw error;
  }
}
