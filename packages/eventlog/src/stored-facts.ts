/** Facts as they come out of the database. */
import type { FactMeta, RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from './catalogue.ts';

/** The columns of `facts` that make a RecordedFact; for a table named f. */
export const FACT_COLUMNS = 'f.id, f.stream, f.version, f.type, f.data, f.meta, f.recorded_at';

/** A row of FACT_COLUMNS. */
export interface FactRow {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
  readonly meta: FactMeta;
  readonly recorded_at: Date;
}

/** The fact of a row, in its latest shape. */
export function factOf(row: FactRow, catalogue: Catalogue): RecordedFact {
  return {
    id: row.id,
    stream: row.stream,
    version: row.version,
    type: row.type,
    data: catalogue.upcast(row.type, row.data),
    meta: row.meta,
    recordedAtMs: row.recorded_at.getTime(),
  };
}
