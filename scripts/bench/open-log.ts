/** The log as the benches open it: each time without a memory, on the machine's clock. */
import { randomUUID } from 'node:crypto';
import { createEventLog, type EventLog, type EventLogOptions, type Sql } from '@lou/eventlog';
import { uuidV7 } from '@lou/eventlog/testing';

/** `snapshotEvery` facts a snapshot is left behind; never unless said. */
export const openBenchLog = (sql: Sql, wiring: Pick<EventLogOptions, 'facts' | 'views' | 'policies'>, snapshotEvery = Number.POSITIVE_INFINITY): EventLog =>
  createEventLog({
    ...{ sql, ...wiring, snapshotEvery, appVersion: '0.1.0' },
    clock: { nowMs: Date.now },
    ids: { ordered: uuidV7, random: randomUUID },
  });
