/** What staff do to content that is one thing: rows and their fact in one transaction. Who may do it is the policy's to say. */
import { type NewFact, Refused } from '@lou/domain/kernel';
import type { Cause, SqlRunner } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { type By, lockContent } from './by.ts';
import { type RevisedKind, remove, revise } from './revise.ts';
import { type Head, readHead } from './revised.table.ts';

type CommandDeps = Pick<Deps, 'log' | 'clock'>;
interface Standing<Content> {
  readonly content: Content;
  readonly isActive: boolean;
}

/** How staff change a kind. `missing` is refused for an id that is not there. */
export function staffCommands<Content extends { readonly id: string }>(kind: RevisedKind<Content>, missing: { code: string; sentence: string }) {
  async function standing(tx: SqlRunner, id: string): Promise<Head<Content>> {
    const head = await readHead<Content>(tx, kind.tables, id);
    if (!head || head.isRemoved) throw new Refused(missing.code, missing.sentence, 'missing');
    return head;
  }
  async function change(deps: CommandDeps, cause: Cause, work: (tx: SqlRunner, by: By) => Promise<readonly NewFact[]>): Promise<void> {
    const by: By = { source: 'staff', atMs: deps.clock.nowMs() };
    await deps.log.appendWith(async (tx) => {
      await lockContent(tx, kind.name);
      const facts = await work(tx, by);
      return { result: undefined, appends: facts.length === 0 ? [] : [{ stream: kind.stream, facts, cause, recordedAtMs: by.atMs }] };
    });
  }
  return {
    create: (deps: CommandDeps, cause: Cause, made: Standing<Content>) => change(deps, cause, (tx, by) => revise(tx, kind, made, by)),
    /** From now on the text is staff's. */
    revise: (deps: CommandDeps, cause: Cause, id: string, next: (before: Standing<Content>) => Standing<Content>) =>
      change(deps, cause, async (tx, by) => revise(tx, kind, next(await standing(tx, id)), by)),
    /** What cited it still opens, and a start does not bring it back. */
    remove: (deps: CommandDeps, cause: Cause, id: string) =>
      change(deps, cause, async (tx, by) => {
        await standing(tx, id);
        return remove(tx, kind, id, by);
      }),
  };
}
