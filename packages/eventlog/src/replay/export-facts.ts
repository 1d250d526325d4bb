/** Facts on their way out: for a backup that is not the database's own files, for an analyst, for another log. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import { newestPosition, readPage } from '../feed/pages.ts';
import type { SqlRunner } from '../sql.ts';

export interface ExportOptions {
  readonly types?: readonly string[];
  readonly untilMs?: number;
}

/** Every fact that was there at the beginning, in stored order, page by page: a short query each, so that a server does not wait. */
export async function* exportFacts(sql: SqlRunner, catalogue: Catalogue, { types, untilMs }: ExportOptions = {}): AsyncGenerator<RecordedFact> {
  const newest = await newestPosition(sql);
  for (let after = 0; after < newest; ) {
    const page = await readPage(sql, catalogue, { after, upTo: newest, types });
    for (const fact of page.facts) if (untilMs === undefined || fact.recordedAtMs <= untilMs) yield fact;
    after = page.upTo;
  }
}
