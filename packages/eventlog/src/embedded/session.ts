/** The one session that PGlite has, shared by everybody: statements as they come, transactions one at a time. */
import type { SqlRunner, SqlValue, TransactionOptions } from '../sql.ts';
import { encodeValue, valueParsers } from '../sql-values.ts';
import { runGuarded } from '../transaction-guard.ts';
import { type Answer, type Column, execute, forget, prepare, readAnswer, simple } from './wire.ts';

/** How many prepared statements the session keeps. */
const STATEMENTS_KEPT = 200;

export interface Session extends SqlRunner {
  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  script(statements: string): Promise<void>;
  /** After calls were given up whose messages may still be carried out: ends whatever transaction they leave open. */
  reset(): void;
}

/**
 * A session over something that answers messages of the wire protocol in order. `onNotification` hears every NOTIFY of a
 * channel that was listened to.
 */
export function openSession(run: (message: Buffer) => Promise<Buffer>, onNotification: (channel: string, payload: string) => void): Session {
  const prepared = new Map<string, { readonly name: string; readonly columns: readonly Column[] }>();
  let evicted: string[] = [];
  let lastName = 0;
  /** Settles when the last transaction that asked for the floor has ended; nobody has it while this is undefined. */
  let turn: Promise<void> | undefined;

  return {
    async query<Row>(statement: string, values: readonly SqlValue[] = []) {
      await turn;
      return query<Row>(statement, values);
    },
    async script(statements) {
      await turn;
      await send(simple(statements));
      forgetAll(); // a script may change what a prepared statement answers
    },
    reset() {
      send(simple('rollback')).catch(() => undefined); // outside a transaction it does nothing
    },
    async transaction<Result>(work: (tx: SqlRunner) => Promise<Result>, options?: TransactionOptions) {
      const before = turn;
      let leave = () => {};
      const mine = new Promise<void>((resolve) => {
        leave = resolve;
      });
      turn = mine;
      try {
        await before;
        await send(simple('begin'));
        const result = await runGuarded({ query }, work, options).catch(async (error: unknown) => {
          await send(simple('rollback')).catch(() => undefined);
          throw error;
        });
        await send(simple('commit'));
        return result;
      } finally {
        if (turn === mine) turn = undefined;
        leave();
      }
    },
  };

  async function query<Row>(statement: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    const encoded = values.map(encodeValue);
    let known = prepared.get(statement);
    if (known) {
      prepared.delete(statement);
      prepared.set(statement, known);
    }
    const name = known?.name ?? `s${++lastName}`;
    const answer = await send(Buffer.concat([...(known ? [] : [...takeEvicted(), prepare(name, statement)]), execute(name, encoded)]), (raw) => {
      // Known from now on, even if running it failed: its name is taken.
      if (!known && raw.prepared) {
        known = { name, columns: raw.columns ?? [] };
        keep(statement, known);
      }
    });
    return rowsOf<Row>(answer, known?.columns ?? []);
  }

  async function send(message: Buffer, look?: (answer: Answer) => void): Promise<Answer> {
    const answer = readAnswer(await run(message));
    for (const { channel, payload } of answer.notifications) onNotification(channel, payload);
    look?.(answer);
    if (answer.error) {
      if (answer.error.code === '0A000') forgetAll(); // 'cached plan must not change result type'
      throw answer.error;
    }
    return answer;
  }

  function keep(statement: string, known: { readonly name: string; readonly columns: readonly Column[] }): void {
    const twin = prepared.get(statement);
    if (twin) evicted.push(twin.name);
    prepared.set(statement, known);
    const [oldest] = prepared;
    if (oldest && prepared.size > STATEMENTS_KEPT) {
      prepared.delete(oldest[0]);
      evicted.push(oldest[1].name);
    }
  }

  function forgetAll(): void {
    evicted.push(...[...prepared.values()].map(({ name }) => name));
    prepared.clear();
  }

  function takeEvicted(): Buffer[] {
    const messages = evicted.map(forget);
    evicted = [];
    return messages;
  }
}

function rowsOf<Row>(answer: Answer, columns: readonly Column[]): Row[] {
  const parsers = columns.map(({ type }) => valueParsers.get(type));
  return answer.rows.map((texts) => {
    const row: Record<string, unknown> = {};
    for (const [index, { name }] of columns.entries()) {
      const text = texts[index];
      const parse = parsers[index];
      row[name] = text === null || text === undefined ? null : parse ? parse(text) : text;
    }
    return row as Row;
  });
}
