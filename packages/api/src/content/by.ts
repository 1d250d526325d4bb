/** Whose text stands, and whose change something is. */
import type { SqlRunner } from '@lou/eventlog';

export type Source = 'shipped' | 'staff';

/** Whose change it is, and when. */
export interface By {
  readonly source: Source;
  readonly atMs: number;
}

/** One writer of a kind of content at a time, in any process, until the transaction ends: revisions are counted, and imports must not race. */
export async function lockContent(tx: SqlRunner, kind: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lou ${kind}`]);
}
