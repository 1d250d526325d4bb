/** Appending facts to one stream, through the writer. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { AppendRequest, AppendVerdict } from '../log.ts';
import type { Outcome } from './append-many.ts';
import { isLost, untilKnown } from './lost-connection.ts';
import { type AppendTools, type PendingAppend, prepareAppend, recordedFacts } from './pending-append.ts';
import type { Writer } from './writer.ts';

export interface AppenderTools extends AppendTools {
  readonly writer: Writer;
  /** Facts of a stream between two versions, both among them. */
  readonly factsBetween: (stream: string, firstVersion: number, lastVersion: number) => Promise<readonly RecordedFact[]>;
  /** Called with facts that have just been written. */
  readonly onAppended: (stream: string, facts: readonly RecordedFact[]) => void;
  /** Called when nobody knows what became of an append to this stream. */
  readonly onUnknown: (stream: string) => void;
}

/** EventLog.append. */
export function appender(tools: AppenderTools) {
  return async function append(request: AppendRequest): Promise<AppendVerdict> {
    const pending = prepareAppend(request, tools);
    try {
      return await verdictOf(tools, pending, await tools.writer.write(pending));
    } catch (error) {
      if (isLost(error)) tools.onUnknown(request.stream);
      throw error;
    }
  };
}

async function verdictOf(tools: AppenderTools, pending: PendingAppend, outcome: Outcome): Promise<AppendVerdict> {
  switch (outcome.kind) {
    case 'written':
      return written(tools, pending, outcome.firstVersion);
    case 'repeated':
      // Found by its own id: an earlier try of this very append was committed, and nobody had heard of it.
      if (outcome.firstId === pending.facts[0]?.id) return written(tools, pending, outcome.firstVersion);
      return { ok: true, facts: await untilKnown(() => tools.factsBetween(outcome.stream, outcome.firstVersion, outcome.lastVersion)), repeated: true };
    case 'conflict':
      return { ok: false, reason: 'conflict', currentVersion: outcome.currentVersion };
    case 'claim-taken':
      return { ok: false, reason: 'claim-taken', claim: outcome.claim, stream: outcome.stream };
    case 'erased':
      return { ok: false, reason: 'erased' };
  }
}

function written(tools: AppenderTools, pending: PendingAppend, firstVersion: number): AppendVerdict {
  const facts = recordedFacts(pending, firstVersion, tools.catalogue);
  tools.onAppended(pending.request.stream, facts);
  return { ok: true, facts, repeated: false };
}
