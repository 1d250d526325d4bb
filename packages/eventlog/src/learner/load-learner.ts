/** Brings what is known of one learner to the newest version, with as little reading as possible. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { SqlRunner } from '../sql.ts';
import { FACT_COLUMNS, type FactRow, factOf } from '../stored-facts.ts';
import type { LearnerViews } from './learner-views.ts';
import { readSnapshots, type SavedStates } from './snapshots.ts';
import { advance, type Fold, type Folded, type Standing, typesOf } from './standing.ts';

/** Where a learner's facts and snapshots are read. */
export interface LearnerSource {
  readonly sql: SqlRunner;
  readonly catalogue: Catalogue;
  readonly views: LearnerViews;
}

/** A learner as a process remembers them. */
export interface Known extends Standing {
  /** What is folded, in the order in which it was first asked for. */
  readonly folds: readonly Folded[];
  /** The version at which every view has a saved snapshot, as far as this process knows. */
  readonly snapshotAt: number;
}

/** A learner without any fact. */
export const STRANGER: Known = { version: 0, states: new Map(), folds: [], snapshotAt: 0 };

/**
 * The learner at the newest version, with everything that was folded before and what is wanted now. One query where
 * everything wanted is known; otherwise snapshots first, then the facts after them of the types that are listened to.
 * A learner who was erased meanwhile is a stranger again.
 */
export async function loadLearner(source: LearnerSource, stream: string, known: Known, wanted: readonly Folded[]): Promise<Known> {
  const missing = wanted.filter(({ fold }) => !known.states.has(fold));
  const saved: SavedStates = missing.some(({ isRule }) => !isRule) ? await readSnapshots(source.sql, stream, source.views) : new Map();
  const loaded = await foldMissing(source, stream, known, missing, saved);
  if (loaded) return loaded;
  // Something remembered is later than the log: the learner was erased, or a snapshot is not this log's. Begin at the first fact.
  return (await foldMissing(source, stream, STRANGER, distinct([...known.folds, ...wanted]), new Map())) ?? STRANGER;
}

async function foldMissing(source: LearnerSource, stream: string, known: Known, missing: readonly Folded[], saved: SavedStates): Promise<Known | undefined> {
  const begin = ({ fold }: Folded) => saved.get(fold)?.version ?? 0;
  const begins = [...(known.version > 0 ? [known.version] : []), ...missing.map(begin)];
  const facts = await readFacts(source, stream, begins.length > 0 ? Math.min(...begins) : 0, known.version, missing);
  const head = facts.at(-1)?.version ?? 0;
  if (head < Math.max(0, ...begins)) return undefined;

  const further = moveOn(known, facts, head, source.catalogue);
  const states = new Map(further.states);
  for (const folded of missing) {
    const start = saved.get(folded.fold)?.state ?? folded.fold.initial;
    states.set(folded.fold, advance(folded, start, begin(folded), facts, source.catalogue));
  }
  const snapshotAt = source.views.every((view) => saved.has(view)) ? Math.min(...[...saved.values()].map(({ version }) => version)) : known.snapshotAt;
  return { version: head, states, folds: [...known.folds, ...missing], snapshotAt };
}

/** The same learner after more facts. */
export function moveOn(known: Known, facts: readonly RecordedFact[], version: number, catalogue: Catalogue): Known {
  const states = new Map<Fold, unknown>();
  for (const folded of known.folds) states.set(folded.fold, advance(folded, known.states.get(folded.fold), known.version, facts, catalogue));
  return { ...known, version, states };
}

/**
 * Facts from a version on: of what is missing only the types that it listens to, of what is known everything that is new.
 * The last fact is always among them, and so is the one where the known ends: that it is still there says that nobody
 * erased the learner.
 */
async function readFacts(
  { sql, catalogue }: LearnerSource,
  stream: string,
  fromVersion: number,
  known: number,
  missing: readonly Folded[],
): Promise<RecordedFact[]> {
  const types = new Set(missing.flatMap(({ fold }) => [...typesOf(fold)]));
  const rows = await sql.query<FactRow>(
    `select ${FACT_COLUMNS} from facts f
     where f.stream = $1 and f.version >= $2::integer
       and (f.version >= coalesce($3::integer, (select max(newest.version) from facts newest where newest.stream = $1)) or f.type = any ($4::text[]))
     order by f.version`,
    [stream, fromVersion, known > 0 ? known : null, [...types]],
  );
  return rows.map((row) => factOf(row, catalogue));
}

function distinct(folds: readonly Folded[]): Folded[] {
  return [...new Map(folds.map((folded) => [folded.fold, folded])).values()];
}
