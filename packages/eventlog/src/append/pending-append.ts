/** One append, made ready: everything that can go wrong in it alone has gone wrong before it joins a batch. */
import type { Clock, FactMeta, Ids, RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { AppendRequest } from '../log.ts';

/** What an append is made of beside the request itself. */
export interface AppendTools {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly appVersion: string;
}

export interface PendingAppend {
  readonly request: AppendRequest;
  readonly facts: readonly PendingFact[];
  readonly meta: FactMeta;
  readonly metaJson: string;
  readonly recordedAtMs: number;
}

export interface PendingFact {
  readonly id: string;
  readonly type: string;
  readonly json: string;
  /** JSON of the words, where the fact has any. */
  readonly words: string | undefined;
}

/** Gives ids and time to an append's facts and writes them as JSON. Throws when one of them is not what the catalogue says. */
export function prepareAppend(request: AppendRequest, { catalogue, clock, ids, appVersion }: AppendTools): PendingAppend {
  if (request.facts.length === 0) throw new Error(`An append to ${request.stream} without facts.`);
  const meta: FactMeta = { ...request.cause, appVersion };
  return {
    request,
    facts: request.facts.map((fact) => ({
      id: ids.ordered(),
      type: fact.type,
      json: catalogue.encode(fact),
      words: fact.words && JSON.stringify(fact.words),
    })),
    meta,
    metaJson: JSON.stringify(meta),
    recordedAtMs: request.recordedAtMs ?? clock.nowMs(),
  };
}

/** The facts as the log keeps them, once it is known where they stand: what a reader would get, byte for byte. */
export function recordedFacts({ request, facts, meta, recordedAtMs }: PendingAppend, firstVersion: number, catalogue: Catalogue): RecordedFact[] {
  return facts.map(({ id, type, json }, index) => ({
    id,
    stream: request.stream,
    version: firstVersion + index,
    type,
    data: catalogue.upcast(type, JSON.parse(json)),
    meta,
    recordedAtMs,
  }));
}
