/** What a history of many sessions costs, by the product's own rules and views: a fold that copies all it knows shows here first. */
import { randomUUID } from 'node:crypto';
import { allFacts } from '@lou/domain';
import { manySessions } from '@lou/domain/testing';
import { type SessionCommand, session } from '@lou/domain/tutoring/session';
import type { EventLog, Sql } from '@lou/eventlog';
import { policies, views } from '../../apps/server/src/wiring.ts';
import { median, rounded, timesOf } from './measuring.ts';
import { openBenchLog } from './open-log.ts';

/** Sessions of five turns, eleven facts each. */
export const SESSIONS = 1_000;

/** Medians, in milliseconds, of a process that has not seen the learner. */
export interface ManySessions {
  readonly sessions: number;
  /** All views of the product, from the first fact and from a snapshot. */
  readonly readMs: number;
  readonly readWithSnapshotMs: number;
  /** The first command of a talk: its rules have no snapshot. */
  readonly commandMs: number;
}

export async function measureManySessions(sql: Sql, samples: number): Promise<ManySessions> {
  const learnerId = randomUUID();
  await live(sql, learnerId);
  const commandMs = await cold(sql, samples, (log) => begin(log, learnerId));
  const readMs = await cold(sql, samples, (log) => log.learner(learnerId));
  const eager = openLog(sql, 1);
  await eager.learner(learnerId);
  await eager.close();
  const readWithSnapshotMs = await cold(sql, samples, (log) => log.learner(learnerId));
  return { sessions: SESSIONS, readMs, readWithSnapshotMs, commandMs };
}

const wiring = { facts: allFacts, policies, views: views.filter((view) => !('keysOf' in view)) };
const openLog = (sql: Sql, snapshotEvery?: number): EventLog => openBenchLog(sql, wiring, snapshotEvery);

async function live(sql: Sql, learnerId: string): Promise<void> {
  const log = openLog(sql);
  const facts = manySessions(SESSIONS);
  for (let at = 0; at < facts.length; at += 250)
    await log.append({ stream: `learner-${learnerId}`, facts: facts.slice(at, at + 250), cause: { actorId: learnerId, correlationId: randomUUID() } });
  await log.close();
  await sql.script('analyze facts');
}

async function cold(sql: Sql, samples: number, work: (log: EventLog) => Promise<unknown>): Promise<number> {
  const times = await timesOf(samples, async () => {
    const log = openLog(sql);
    await work(log);
    await log.close();
  });
  return rounded(median(times));
}

function begin(log: EventLog, learnerId: string): Promise<unknown> {
  const subject = { courseId: null, sectionId: null, knowledgeItemId: null };
  const command: SessionCommand = {
    type: 'StartSession',
    sessionId: randomUUID(),
    subject,
    atMs: Date.now(),
    localDay: '2026-01-05',
    words: { topic: 'halves' },
    asks: null,
  };
  return log.handle(learnerId, session, command, { cause: { actorId: learnerId, correlationId: randomUUID() } });
}
