/** Makes postgres.js leave every value to sql-values.ts: text goes out as it is, and comes back through one set of parsers. */
import type postgres from 'postgres';
import { valueParsers } from '../sql-values.ts';

const same = (text: string): string => text;

/** What the driver would otherwise turn into a Date: `date` and `timestamp`, which know no time zone. */
const LEFT_AS_TEXT = [1082, 1114];

const entries = [...valueParsers, ...LEFT_AS_TEXT.map((type) => [type, same] as const)].map(([type, parse]): [string, postgres.PostgresType] => [
  `type-${type}`,
  { to: type, from: [type], serialize: same, parse },
]);

export const textTypes: Record<string, postgres.PostgresType> = Object.fromEntries(entries);
