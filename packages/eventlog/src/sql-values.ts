/**
 * JavaScript values to PostgreSQL's text format and back, one way for both adapters: what a driver does by itself
 * differs from driver to driver (nulls in arrays, BigInt, JSON encoded twice).
 */
import type { SqlValue } from './sql.ts';

/** PostgreSQL's numbers for the types that come back as something else than text. */
const BOOL = 16;
const BYTEA = 17;
const INT8 = 20;
const INT2 = 21;
const INT4 = 23;
const TEXT = 25;
const OID = 26;
const JSON_TYPE = 114;
const FLOAT4 = 700;
const FLOAT8 = 701;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;
const JSONB = 3802;

type Parse = (text: string) => unknown;

const parsers = new Map<number, Parse>([
  [BOOL, (text) => text === 't'],
  [BYTEA, (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))],
  [INT2, Number],
  [INT4, Number],
  [OID, Number],
  [FLOAT4, Number],
  [FLOAT8, Number],
  [INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [NUMERIC, (text) => (significantDigits(text) <= 15 ? Number(text) : text)],
  [JSON_TYPE, (text) => JSON.parse(text)],
  [JSONB, (text) => JSON.parse(text)],
  [TIMESTAMPTZ, (text) => new Date(text)],
]);

/** Array types by their number, with the type of their elements. */
const arraysOf: readonly (readonly [array: number, element: number])[] = [
  [199, JSON_TYPE],
  [1000, BOOL],
  [1001, BYTEA],
  [1005, INT2],
  [1007, INT4],
  [1009, TEXT],
  [1015, TEXT],
  [1016, INT8],
  [1021, FLOAT4],
  [1022, FLOAT8],
  [1028, OID],
  [1185, TIMESTAMPTZ],
  [1231, NUMERIC],
  [2951, TEXT],
  [3807, JSONB],
];
for (const [array, element] of arraysOf) parsers.set(array, (text) => parseArray(text, parsers.get(element)));

/** How each type comes back; a type that is not here comes back as the text that PostgreSQL prints. */
export const valueParsers: ReadonlyMap<number, Parse> = parsers;

/** The text that PostgreSQL reads as this value; null is null. */
export function encodeValue(value: SqlValue): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  if (typeof value === 'object') return encodeArray(value);
  return String(value);
}

function encodeArray(elements: readonly (string | number | null)[]): string {
  const parts = elements.map((element) => {
    if (element === null) return 'NULL';
    return typeof element === 'number' ? String(element) : `"${NEEDS_ESCAPE.test(element) ? element.replace(ESCAPED, '\\$&') : element}"`;
  });
  return `{${parts.join(',')}}`;
}

const NEEDS_ESCAPE = /["\\]/;
const ESCAPED = /["\\]/g;

/** Reads `{a,"b c",NULL}` and nested arrays. */
function parseArray(text: string, parse: Parse | undefined): unknown[] {
  let at = text.indexOf('{') + 1;
  return elements();

  function elements(): unknown[] {
    const found: unknown[] = [];
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1;
      if (text[at] === '{') {
        at += 1;
        found.push(elements());
      } else found.push(text[at] === '"' ? value(quoted()) : unquoted());
    }
    at += 1;
    return found;
  }

  function quoted(): string {
    let content = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      content += text[at];
    }
    at += 1;
    return content;
  }

  function unquoted(): unknown {
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at += 1;
    const content = text.slice(start, at);
    return content === 'NULL' ? null : value(content);
  }

  function value(content: string): unknown {
    return parse ? parse(content) : content;
  }
}

function significantDigits(text: string): number {
  return text.replace(/^-?0*\.?0*/, '').replace('.', '').length;
}
