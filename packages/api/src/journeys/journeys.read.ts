/** What every slice may ask of the journeys' definitions. How far a learner is on one is another question (a fold). */
import { JourneyRevised } from '@lou/domain/journeys/events';
import { openShelf } from '../content/revised-shelf.ts';
import type { Deps } from '../deps.ts';
import { type JourneyText, journeyKind } from './journey.ts';

/** A journey as it is in force. */
export interface Journey extends JourneyText {
  readonly revision: number;
  /** When it was last changed, milliseconds since 1970 UTC. */
  readonly updatedAtMs: number;
}

export interface Journeys {
  /** The active ones, the last changed first. */
  journeys(): Promise<readonly Journey[]>;
  /** Undefined for an unknown, a removed and an inactive one. */
  journey(journeyId: string): Promise<Journey | undefined>;
  /** As it stood at a revision, whatever became of it since. */
  journeyAt(journeyId: string, revision: number): Promise<JourneyText | undefined>;
  /** For the process that has just written. */
  drop(): void;
  close(): Promise<void>;
}

/** One a process. */
export async function openJourneys(deps: Pick<Deps, 'sql' | 'log'>): Promise<Journeys> {
  const shelf = await openShelf(deps, journeyKind, JourneyRevised, (data) => (data as { journeyId: string }).journeyId);
  const active = async () =>
    (await shelf.all())
      .filter((head) => head.isActive)
      .map((head): Journey => ({ ...head.content, revision: head.revision, updatedAtMs: head.updatedAt.getTime() }));
  return {
    journeys: active,
    journey: async (journeyId) => (await active()).find((journey) => journey.id === journeyId),
    journeyAt: shelf.revision,
    drop: shelf.drop,
    close: shelf.close,
  };
}
