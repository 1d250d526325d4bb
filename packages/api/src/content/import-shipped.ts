/**
 * Shipped content at a start, whatever its kind: the first time it is inserted, the same version again does nothing, a
 * newer version changes only what staff have not. One transaction, with its facts. Source: db/content/README.md.
 */
import type { NewFact } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { type By, lockContent } from './by.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { forgetShipped, keepShipped, readShipped, type Unit } from './shipped.table.ts';

export type ImportDeps = Pick<Deps, 'sql' | 'log' | 'clock' | 'ids'>;

/** What an import did with a course, a knowledge item or a journey. */
export interface Imported {
  readonly id: string;
  readonly outcome: 'inserted' | 'updated' | 'unchanged';
  /** Units written or removed. */
  readonly changed: number;
  /** Units that newer content has changed and staff's text still stands for: they are offered, never overwritten. */
  readonly offered: readonly Pick<Unit, 'kind' | 'id'>[];
}

/** Content that ships under one version, and how its kind is written. */
export interface Shipment<Of extends Unit> {
  readonly id: string;
  readonly version: number;
  readonly units: readonly Of[];
  /** Under which its units are remembered. */
  readonly partOf: string;
  /** Whose writers wait for each other. */
  readonly lock: string;
  /** The stream of its facts. */
  readonly stream: string;
  /** What stands; undefined before the first import. */
  standing(sql: SqlRunner): Promise<{ readonly contentVersion: number | null; readonly isRemoved: boolean } | undefined>;
  /** Keys of the units whose text is staff's by now. */
  staffEdited(tx: SqlRunner): Promise<ReadonlySet<string>>;
  carryOut(tx: SqlRunner, plan: ImportPlan<Of>, by: By): Promise<readonly NewFact[]>;
  /** Remembers up to which version the shipped folder has been looked at. */
  setVersion(tx: SqlRunner): Promise<void>;
}

/** A course is some thousand rows: a slow machine may take its time over them, once. */
const IMPORT_DEADLINE_MS = 120_000;

export async function importShipped<Of extends Unit>(deps: ImportDeps, shipment: Shipment<Of>): Promise<Imported> {
  const { id, version, partOf } = shipment;
  const unchanged: Imported = { id, outcome: 'unchanged', changed: 0, offered: [] };
  if (((await shipment.standing(deps.sql))?.contentVersion ?? 0) >= version) return unchanged;

  const by: By = { source: 'shipped', atMs: deps.clock.nowMs() };
  const cause = { actorId: 'system', correlationId: deps.ids.random() };
  const { result } = await deps.log.appendWith(
    async (tx) => {
      await lockContent(tx, shipment.lock);
      const standing = await shipment.standing(tx);
      if ((standing?.contentVersion ?? 0) >= version) return { result: unchanged, appends: [] };

      const plan = planImport(shipment.units, await readShipped<Of>(tx, partOf), await shipment.staffEdited(tx));
      // What staff have removed stays removed: all of it is only remembered.
      const kept: ImportPlan<Of> = standing?.isRemoved ? { ...plan, write: [], offer: [...plan.write, ...plan.offer], remove: [] } : plan;
      const facts = await shipment.carryOut(tx, kept, by);
      await shipment.setVersion(tx);
      await keepShipped(tx, [...kept.write.map(withOffer(false)), ...kept.offer.map(withOffer(true))], { partOf, version });
      await forgetShipped(tx, kept.gone);

      const imported: Imported = {
        id,
        outcome: standing ? 'updated' : 'inserted',
        changed: kept.write.length + kept.remove.length,
        offered: kept.offer.map(({ kind, id: unitId }) => ({ kind, id: unitId })),
      };
      return { result: imported, appends: facts.length === 0 ? [] : [{ stream: shipment.stream, facts, cause, recordedAtMs: by.atMs }] };
    },
    { deadlineMs: IMPORT_DEADLINE_MS },
  );
  return result;
}

const withOffer = (isOffered: boolean) => (unit: Unit) => ({ ...unit, isOffered });
