/** A PostgreSQL server (15 or newer) behind the `Sql` port, through postgres.js. */
import postgres from 'postgres';
import { type Sql, SqlError, type SqlRunner, type SqlValue, type TransactionOptions } from '../sql.ts';
import { encodeValue } from '../sql-values.ts';
import { runGuarded } from '../transaction-guard.ts';
import { type ListeningHooks, listener } from './listener.ts';
import { textTypes } from './text-types.ts';

export interface PostgresOptions {
  /** How many connections at most, beside those that are `apart` and the one that listens; 10. */
  readonly connections?: number;
}

/** Waits .1, .2, .4, .8 and then 1 s between tries: postgres.js's own 20 s keep learners waiting long after the server is back. */
const backoff = (tries: number): number => Math.min(1, 0.1 * 2 ** tries);

/** Opens the pool and makes sure that the server answers. Throws SqlError when it does not. */
export async function openPostgres(url: string, { connections = 10 }: PostgresOptions = {}): Promise<Sql> {
  const pools = new Set<postgres.Sql>();
  const pool = (max: number, hooks: Partial<ListeningHooks> = {}): postgres.Sql => {
    const made = postgres(url, {
      ...hooks,
      max,
      backoff,
      types: textTypes,
      fetch_types: false,
      connect_timeout: 10,
      keep_alive: 30,
      onnotice: () => undefined,
      max_lifetime: null,
      connection: { application_name: 'lou' },
    } as postgres.Options<Record<string, postgres.PostgresType>>);
    pools.add(made);
    return made;
  };
  const end = async (each: postgres.Sql): Promise<void> => {
    pools.delete(each);
    await each.end({ timeout: 5 });
  };
  const shared = pool(connections);
  const listening = listener((hooks) => pool(1, hooks));

  const sql: Sql = {
    kind: 'postgres',
    soleWriter: false,
    readOnly: false,
    query: runnerOn(shared).query,
    transaction: (work, options) => transactionOn(shared, work, options),
    async script(statements) {
      await translated(shared.unsafe(statements).simple());
    },
    apart(count) {
      const own = pool(count);
      return { ...runnerOn(own), release: () => end(own) };
    },
    listen: listening.listen,
    async ping() {
      await sql.query('select 1');
    },
    async close() {
      await listening.stop();
      await Promise.all([...pools].map(end));
    },
  };
  try {
    await sql.ping();
  } catch (error) {
    await sql.close();
    throw error;
  }
  return sql;
}

type Unsafe = Pick<postgres.Sql, 'unsafe'>;

/** Prepared statements, and every value as text: what the driver would make of it is decided in sql-values.ts. */
function send(runner: Unsafe, statement: string, values: readonly SqlValue[] = []): postgres.PendingQuery<postgres.Row[]> {
  return runner.unsafe(
    statement,
    values.map(encodeValue) as postgres.ParameterOrJSON<never>[],
    { prepare: true, simple: false } as postgres.UnsafeQueryOptions,
  );
}

function runnerOn(runner: Unsafe): SqlRunner {
  return { query: <Row>(statement: string, values?: readonly SqlValue[]) => translated<Row[]>(send(runner, statement, values)) };
}

async function transactionOn<Result>(pool: postgres.Sql, work: (tx: SqlRunner) => Promise<Result>, options: TransactionOptions = {}): Promise<Result> {
  let failure: { readonly error: unknown } | undefined;
  try {
    const done = await pool.begin(async (tx) => {
      let running: ReturnType<typeof send> | undefined;
      const runner: SqlRunner = {
        query<Row>(statement: string, values?: readonly SqlValue[]) {
          running = send(tx, statement, values);
          return translated<Row[]>(running);
        },
      };
      try {
        // In a box, because postgres.js awaits every element of an array that is answered here.
        return { result: await runGuarded(runner, work, { ...options, onDeadline: () => running?.cancel() }) };
      } catch (error) {
        failure = { error };
        throw error;
      }
    });
    return done.result;
  } catch (error) {
    throw failure ? failure.error : translate(error);
  }
}

/** The rows as a plain array, and errors as the port promises them. */
async function translated<Rows>(pending: PromiseLike<readonly unknown[]>): Promise<Rows> {
  try {
    return Array.from(await pending) as Rows;
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (error instanceof SqlError || !(error instanceof Error)) return error;
  const { code, constraint_name: constraint } = error as { code?: unknown; constraint_name?: string };
  return typeof code === 'string' ? new SqlError(code, error.message || code, constraint, { cause: error }) : error;
}
