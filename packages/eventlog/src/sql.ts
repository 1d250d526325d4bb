/**
 * `Sql`: the one port to a PostgreSQL dialect, with two adapters (postgres.js and PGlite in a worker thread).
 * Parameters are $1, $2, ... ; json columns come back parsed; int8 and numeric come back as number where they fit;
 * timestamptz comes back as Date. Pass JSON as `JSON.stringify(x)` with `$1::text::jsonb`.
 */
export type SqlValue = string | number | bigint | boolean | null | Date | Uint8Array | readonly (string | null)[] | readonly (number | null)[];

export interface SqlRunner {
  /** Runs one statement and answers its rows. Throws SqlError with the SQLSTATE in `code`. */
  query<Row = Record<string, unknown>>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** Connections that one caller has for itself until they are released. */
export interface SqlLane extends SqlRunner {
  release(): Promise<void>;
}

export interface TransactionOptions {
  /** What a start does once may take longer than what somebody waits for. */
  readonly deadlineMs?: number;
}

export interface Sql extends SqlRunner {
  readonly kind: 'pglite' | 'postgres';
  /** True when no other process can write to this database (the embedded one, under its lock). */
  readonly soleWriter: boolean;
  /**
   * One transaction; rolled back when `work` throws, or when a statement in it failed. It has a deadline, 10 s unless told
   * (SqlError `DEADLINE`). Inside it only `tx` may be used: the embedded database has one session, and waiting in a
   * transaction for a statement outside of it waits until the deadline.
   */
  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Several statements without parameters, as a migration has them. */
  script(statements: string): Promise<void>;
  /**
   * Hears NOTIFY on a channel. `onLost` is called when the connection that listens is gone (a cache must ask the
   * database until `onBack`).
   */
  listen(channel: string, hear: (payload: string) => void, life?: { onLost?: () => void; onBack?: () => void }): Promise<() => Promise<void>>;
  /** So many connections of one's own, whose statements never wait behind other people's. The embedded database has one for all. */
  apart(connections: number): SqlLane;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  /** True while the embedded database refuses writes because the disk is nearly full. */
  readonly readOnly: boolean;
  close(): Promise<void>;
}

/** A failed statement. `code` is the SQLSTATE (23505 unique violation, ...) or the driver's own (CONNECTION_CLOSED). */
export class SqlError extends Error {
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(code: string, message: string, constraint?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SqlError';
    this.code = code;
    this.constraint = constraint;
  }
}
