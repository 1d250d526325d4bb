/**
 * The commands of content that is one thing: staff's edits and the shipped content go the same way. Each runs inside
 * `log.appendWith`, writes its rows and answers the thin fact that goes with them. What changes nothing leaves neither.
 */
import type { NewFact } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import type { By, Source } from './by.ts';
import { type ImportDeps, type Imported, importShipped } from './import-shipped.ts';
import { type Head, keepRevision, putHead, type RevisedTables, readHead, setVersion } from './revised.table.ts';
import { sameAsJson } from './same-as-json.ts';

/** A kind of such content: where it is kept and what is told of it. */
export interface RevisedKind<Content extends { readonly id: string }> {
  /** As its shipped units are called; writers of a kind wait for each other. */
  readonly name: 'knowledge' | 'journey';
  readonly tables: RevisedTables;
  readonly stream: string;
  fact(now: { content: Content; revision: number; isActive: boolean; removed: boolean; source: Source }): NewFact;
}

/** What it says from now on, as its next revision. Switching it on or off keeps the revision; a removed one is back. */
export async function revise<Content extends { readonly id: string }>(
  tx: SqlRunner,
  { tables, fact }: RevisedKind<Content>,
  { content, isActive }: { readonly content: Content; readonly isActive: boolean },
  by: By,
): Promise<readonly NewFact[]> {
  const before = await readHead<Content>(tx, tables, content.id);
  const isSame = before !== undefined && sameAsJson(before.content, content);
  if (isSame && before.isActive === isActive && !before.isRemoved) return [];
  const revision = (before?.revision ?? 0) + (isSame ? 0 : 1);
  if (!isSame) await keepRevision(tx, tables, { id: content.id, revision, content }, by.atMs);
  await putHead(tx, tables, { id: content.id, revision, isActive, isRemoved: false }, by);
  return [fact({ content, revision, isActive, removed: false, source: by.source })];
}

/** Takes it away; what cited it still opens. */
export async function remove<Content extends { readonly id: string }>(
  tx: SqlRunner,
  { tables, fact }: RevisedKind<Content>,
  id: string,
  by: By,
): Promise<readonly NewFact[]> {
  const before = await readHead<Content>(tx, tables, id);
  if (!before || before.isRemoved) return [];
  const { content, revision } = before;
  await putHead(tx, tables, { id, revision, isActive: false, isRemoved: true }, by);
  return [fact({ content, revision, isActive: false, removed: true, source: by.source })];
}

/** The shipped form of it at a start (import-shipped.ts). An item that staff switched off is theirs and stays off. */
export function importRevised<Content extends { readonly id: string }>(
  deps: ImportDeps,
  kind: RevisedKind<Content>,
  shipped: { readonly version: number; readonly content: Content },
): Promise<Imported> {
  const { id } = shipped.content;
  const { name, tables, stream } = kind;
  const standing = (sql: SqlRunner): Promise<Head<Content> | undefined> => readHead(sql, tables, id);
  const unit = { kind: name, id, content: shipped.content };
  return importShipped<typeof unit>(deps, {
    id,
    version: shipped.version,
    units: [unit],
    partOf: `${name}:${id}`,
    lock: name,
    stream,
    standing,
    staffEdited: async (tx) => new Set((await standing(tx))?.source === 'staff' ? [`${name} ${id}`] : []),
    carryOut: async (tx, plan, by) => (plan.write.length === 0 ? [] : revise(tx, kind, { content: shipped.content, isActive: true }, by)),
    setVersion: (tx) => setVersion(tx, tables, id, shipped.version),
  });
}
