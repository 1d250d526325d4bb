/** Content of one kind in memory, dropped when a fact says that it changed. Source: house.md, 'Rows and facts together'. */
import type { Deps } from '../deps.ts';
import { kept } from '../kept.ts';
import type { RevisedKind } from './revise.ts';
import { type Head, readHeads, readRevision } from './revised.table.ts';
import { type Listener, tellAll } from './tell-all.ts';

export interface RevisedShelf<Content> {
  /** All that are there, inactive ones too, the last changed first, then by id. */
  all(): Promise<readonly Head<Content>[]>;
  /** Undefined for an unknown id and a removed one. */
  one(id: string): Promise<Head<Content> | undefined>;
  /** What it said at a revision, whatever became of it since. */
  revision(id: string, revision: number): Promise<Content | undefined>;
  /** Called with an id after it changed in any process, one call after the other, and again when one fails; answers how to stop. */
  whenChanged(hear: Listener): () => void;
  /** For the process that has just written: its next read is its own write, without waiting to hear of it. */
  drop(): void;
  close(): Promise<void>;
}

/** One a process and kind. `idOf` finds the id in the kind's fact. */
export async function openShelf<Content extends { readonly id: string }>(
  { sql, log }: Pick<Deps, 'sql' | 'log'>,
  kind: RevisedKind<Content>,
  factType: { readonly type: string },
  idOf: (data: unknown) => string,
): Promise<RevisedShelf<Content>> {
  const heads = kept(async () => {
    const there = (await readHeads<Content>(sql, kind.tables)).filter((head) => !head.isRemoved);
    const list = there.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
    return { list, byId: new Map(list.map((head) => [head.id, head])) };
  });
  const listeners = new Set<Listener>();
  const stop = await log.follow([factType.type], async (facts) => {
    heads.drop();
    await tellAll(listeners, new Set(facts.map((fact) => idOf(fact.data))));
  });
  return {
    all: async () => (await heads.get()).list,
    one: async (id) => (await heads.get()).byId.get(id),
    revision: async (id, revision) => {
      const standing = (await heads.get()).byId.get(id);
      return standing?.revision === revision ? standing.content : readRevision<Content>(sql, kind.tables, id, revision);
    },
    whenChanged: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    drop: heads.drop,
    close: stop,
  };
}
