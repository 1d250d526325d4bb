/**
 * The part of PostgreSQL's wire protocol (version 3) that the embedded database is spoken to with: one extended query in
 * one message, answered by one. Going through PGlite's own `query` takes six crossings into wasm and costs three times as much.
 */
import { SqlError } from '../sql.ts';

/** A column of an answer: its name and the number of its type. */
export interface Column {
  readonly name: string;
  readonly type: number;
}

/** What one message was answered with. `columns` is there only where the statement was described. */
export interface Answer {
  readonly columns: readonly Column[] | undefined;
  /** True when a statement was prepared. */
  readonly prepared: boolean;
  readonly rows: (string | null)[][];
  readonly error: SqlError | undefined;
  readonly notifications: readonly { readonly channel: string; readonly payload: string }[];
  /** `I` outside a transaction, `T` inside one, `E` inside a failed one. */
  readonly status: string;
}

/** Parse and describe a statement under a name. */
export const prepare = (name: string, statement: string): Buffer =>
  Buffer.concat([message('P', text(name), text(statement), int16(0)), message('D', Buffer.from('S'), text(name))]);

/** Bind values (in text) to a prepared statement, run it and end the implicit transaction. */
export function execute(name: string, values: readonly (string | null)[]): Buffer {
  const bound = values.flatMap((value) => {
    if (value === null) return [int32(-1)];
    const bytes = Buffer.from(value);
    return [int32(bytes.length), bytes];
  });
  return Buffer.concat([
    message('B', text(''), text(name), int16(0), int16(values.length), ...bound, int16(0)),
    message('E', text(''), int32(0)),
    message('S'),
  ]);
}

/** Forgets a prepared statement; goes before another message. */
export const forget = (name: string): Buffer => message('C', Buffer.from('S'), text(name));

/** One or several statements without values. */
export const simple = (statements: string): Buffer => message('Q', text(statements));

/** Reads everything that one message was answered with. */
export function readAnswer(bytes: Buffer): Answer {
  let columns: Column[] | undefined;
  let prepared = false;
  let error: SqlError | undefined;
  let status = 'I';
  const rows: (string | null)[][] = [];
  const notifications: { channel: string; payload: string }[] = [];

  for (let at = 0; at + 5 <= bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const body = at + 5;
    switch (bytes[at]) {
      case 0x31: // ParseComplete
        prepared = true;
        break;
      case 0x44: // DataRow
        rows.push(readRow(bytes, body));
        break;
      case 0x54: // RowDescription
        columns = readColumns(bytes, body);
        break;
      case 0x45: // ErrorResponse
        error ??= readError(bytes, body, end);
        break;
      case 0x41: {
        // NotificationResponse, after the four bytes of a process id
        const channel = bytes.indexOf(0, body + 4);
        notifications.push({ channel: bytes.toString('utf8', body + 4, channel), payload: bytes.toString('utf8', channel + 1, end - 1) });
        break;
      }
      case 0x5a: // ReadyForQuery
        status = String.fromCharCode(bytes[body] ?? 0);
        break;
    }
    at = end;
  }
  return { columns, prepared, rows, error, notifications, status };
}

function readRow(bytes: Buffer, start: number): (string | null)[] {
  const row = new Array<string | null>(bytes.readInt16BE(start));
  let at = start + 2;
  for (let column = 0; column < row.length; column += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) row[column] = null;
    else {
      row[column] = bytes.toString('utf8', at, at + length);
      at += length;
    }
  }
  return row;
}

function readColumns(bytes: Buffer, start: number): Column[] {
  const columns: Column[] = [];
  let at = start + 2;
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const end = bytes.indexOf(0, at);
    columns.push({ name: bytes.toString('utf8', at, end), type: bytes.readInt32BE(end + 7) });
    at = end + 19;
  }
  return columns;
}

function readError(bytes: Buffer, start: number, end: number): SqlError {
  const fields = new Map<string, string>();
  for (let at = start; at < end - 1; ) {
    const close = bytes.indexOf(0, at + 1);
    fields.set(String.fromCharCode(bytes[at] ?? 0), bytes.toString('utf8', at + 1, close));
    at = close + 1;
  }
  return new SqlError(fields.get('C') ?? 'XX000', fields.get('M') ?? 'The database refused without saying why.', fields.get('n'));
}

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  return Buffer.concat([Buffer.from(type), int32(length), ...parts]);
}

const text = (content: string): Buffer => Buffer.from(`${content}\0`);

function int16(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32BE(value);
  return bytes;
}
