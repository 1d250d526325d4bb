/** The facts that are in the log now, in short pages, so that a server's other work never waits. */
import { allFacts } from '@lou/domain';
import { Refused } from '@lou/domain/kernel';
import { catalogueOf, exportFacts, type RecordedFact } from '@lou/eventlog';
import type { Desk } from './desk.ts';
import type { DeskDeps } from './local-desk.ts';

const PAGE = 500;

/** Refuses UNKNOWN_TYPE: a type that is not in the catalogue of facts. */
export function assertKnownType(type: string | undefined): void {
  if (type !== undefined && !allFacts.some((known) => known.type === type))
    throw new Refused('UNKNOWN_TYPE', `There is no type of fact called '${type}'; packages/domain/src/facts.ts lists them all.`, 'missing');
}

export async function* readEvents(deps: Pick<DeskDeps, 'sql' | 'log'>, { stream, type }: Parameters<Desk['events']>[0]): AsyncIterable<RecordedFact> {
  assertKnownType(type);
  if (stream === undefined) {
    yield* exportFacts(deps.sql, catalogueOf(allFacts, ''), type === undefined ? {} : { types: [type] });
    return;
  }
  for (let afterVersion = 0; ; ) {
    const page = await deps.log.read(stream, { afterVersion, limit: PAGE });
    yield* type === undefined ? page : page.filter((fact) => fact.type === type);
    if (page.length < PAGE) return;
    afterVersion = page.at(-1)?.version ?? afterVersion;
  }
}
