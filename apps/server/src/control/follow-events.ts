/** Everything that is in the log, and then what comes: a listener turned into pieces that are taken one at a time. */
import { allFacts } from '@lou/domain';
import { LOG_START, type RecordedFact } from '@lou/eventlog';
import type { Desk } from './desk.ts';
import type { DeskDeps } from './local-desk.ts';
import { assertKnownType } from './read-events.ts';

/** Ends when `goneAway` says so. A page is handed over whole before the next one is read. */
export async function* followEvents(
  { log }: Pick<DeskDeps, 'log'>,
  { stream, type }: Parameters<Desk['follow']>[0],
  goneAway = new AbortController().signal,
): AsyncIterable<RecordedFact> {
  assertKnownType(type);
  const types = type === undefined ? allFacts.map((known) => known.type) : [type];
  let arrived = Promise.withResolvers<readonly RecordedFact[]>();
  let taken = Promise.withResolvers<void>();
  const end = () => {
    arrived.resolve([]);
    taken.resolve();
  };
  goneAway.addEventListener('abort', end);

  const stop = await log.follow(
    types,
    async (facts) => {
      arrived.resolve(facts);
      await taken.promise;
    },
    { after: LOG_START },
  );
  try {
    while (!goneAway.aborted) {
      const facts = await arrived.promise;
      for (const fact of facts) if (stream === undefined || fact.stream === stream) yield fact;
      arrived = Promise.withResolvers();
      const previous = taken;
      taken = Promise.withResolvers();
      previous.resolve();
      if (goneAway.aborted) end();
    }
  } finally {
    goneAway.removeEventListener('abort', end);
    end();
    await stop();
  }
}
