/** Reading the log: facts of a stream, words, claims. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from './catalogue.ts';
import type { EventLog } from './log.ts';
import type { SqlRunner } from './sql.ts';
import { FACT_COLUMNS, type FactRow, factOf } from './stored-facts.ts';

export interface LogReader extends Pick<EventLog, 'read' | 'words' | 'claimedBy'> {
  /** Facts of a stream between two versions, both among them. */
  between(stream: string, firstVersion: number, lastVersion: number): Promise<readonly RecordedFact[]>;
  /** The facts of the append that used an idempotency key. */
  ofKey(key: string): Promise<readonly RecordedFact[] | undefined>;
}

export function logReader(runner: SqlRunner, catalogue: Catalogue): LogReader {
  const facts = async (statement: string, values: Parameters<SqlRunner['query']>[1]): Promise<RecordedFact[]> =>
    (await runner.query<FactRow>(statement, values)).map((row) => factOf(row, catalogue));

  return {
    read: (stream, { afterVersion = 0, untilMs, limit } = {}) =>
      facts(
        `select ${FACT_COLUMNS} from facts f
         where f.stream = $1 and f.version > $2::integer and ($3::timestamptz is null or f.recorded_at <= $3::timestamptz)
         order by f.version limit $4::bigint`,
        [stream, afterVersion, untilMs === undefined ? null : new Date(untilMs), limit ?? null],
      ),
    between: (stream, firstVersion, lastVersion) =>
      facts(`select ${FACT_COLUMNS} from facts f where f.stream = $1 and f.version between $2::integer and $3::integer order by f.version`, [
        stream,
        firstVersion,
        lastVersion,
      ]),
    async ofKey(key) {
      const found = await facts(
        `select ${FACT_COLUMNS} from append_keys k
         join facts f on f.stream = k.stream and f.version between k.first_version and k.last_version
         where k.key = $1 order by f.version`,
        [key],
      );
      return found.length > 0 ? found : undefined;
    },
    async words(factIds) {
      const rows = await runner.query<{ fact_id: string; words: Record<string, string | string[]> }>(
        'select fact_id, words from fact_words where fact_id = any ($1::uuid[])',
        [factIds],
      );
      return new Map(rows.map(({ fact_id, words }) => [fact_id, words]));
    },
    async claimedBy(name) {
      const [claim] = await runner.query<{ stream: string }>('select stream from claims where name = $1', [name]);
      return claim?.stream;
    },
  };
}
