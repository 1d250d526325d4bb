/**
 * `npm run bench read [-- --store pglite|postgres] [--samples 40]`: how long the six views of a dashboard take, of a
 * learner with 100, 1,000 and 10,000 facts. Warm: the process has seen the learner (on PostgreSQL it asks for what is
 * new); cold: it has not, and the database has the pages in memory. With snapshots the last one is 125 facts old.
 * Beside it a learner with 1,000 sessions, by the views and rules of the product (many-sessions.ts).
 * Keys: running.md 'Benches'; `warmMs` and `coldMs` are those of PostgreSQL where there is one, else of the embedded one.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { LearnerView } from '@lou/domain/kernel';
import type { EventLog, Sql } from '@lou/eventlog';
import { type BenchStore, benchStores } from './bench-stores.ts';
import { type ManySessions, measureManySessions } from './many-sessions.ts';
import { percentile, progress, rounded, timesOf } from './measuring.ts';
import { openBenchLog } from './open-log.ts';
import { dashboard, historyFact, learningFacts } from './synthetic-learning.ts';

const SIZES = [100, 1_000, 10_000];

/** How many facts came after the last snapshot: half of what may come before the next. */
const TAIL = 125;

interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

type BySize<Figure> = Record<string, Figure>;

interface Figures {
  readonly warmMs: BySize<Percentiles>;
  readonly coldMs: BySize<{ readonly on: Percentiles; readonly off: Percentiles }>;
  readonly manySessions: ManySessions;
}

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { store: { type: 'string' }, samples: { type: 'string', default: '40' } } });
  const stores: Record<string, Figures> = {};
  let main: Figures | undefined;
  for (const store of benchStores(values.store)) {
    main = await measure(store, Number(values.samples));
    stores[store.name] = main;
    console.log(`\n${store.name}, milliseconds for the six views of a dashboard (p50 / p99)`);
    console.table(tableOf(main));
    console.log(`\n${store.name}, milliseconds of a process that has not seen the learner, all views of the product (median)`);
    console.table([main.manySessions]);
  }
  console.log(JSON.stringify({ ...main, ...stores }));
}

async function measure(store: BenchStore, samples: number): Promise<Figures> {
  const { sql, close } = await store.open();
  const warmMs: BySize<Percentiles> = {};
  const coldMs: BySize<{ on: Percentiles; off: Percentiles }> = {};
  for (const size of SIZES) {
    const learnerId = randomUUID();
    await live(sql, learnerId, size);
    await sql.script('analyze facts');
    const log = openLog(sql);
    await look(log, learnerId);
    warmMs[size] = percentiles(await timesOf(samples * 5, () => look(log, learnerId)));
    await log.close();
    const on = percentiles(await timesOf(samples, () => lookCold(sql, learnerId)));
    await sql.query('delete from learner_snapshots');
    const off = percentiles(await timesOf(samples, () => lookCold(sql, learnerId)));
    coldMs[size] = { on, off };
    progress(`${store.name} ${size} facts: warm ${warmMs[size].p50} ms, cold ${on.p50} ms, without snapshots ${off.p50} ms`);
  }
  const manySessions = await measureManySessions(sql, Math.min(5, samples));
  progress(`${store.name} ${manySessions.sessions} sessions: read ${manySessions.readMs} ms, first command ${manySessions.commandMs} ms`);
  await close();
  return { warmMs, coldMs, manySessions };
}

const wiring = { facts: learningFacts, views: dashboard };
const openLog = (sql: Sql, snapshotEvery?: number): EventLog => openBenchLog(sql, wiring, snapshotEvery);

/** Writes a history and leaves a snapshot behind that is TAIL facts old. */
async function live(sql: Sql, learnerId: string, size: number): Promise<void> {
  const eager = openLog(sql, 1);
  await append(eager, learnerId, 0, Math.max(0, size - TAIL));
  await look(eager, learnerId);
  await eager.close();
  const lazy = openLog(sql);
  await append(lazy, learnerId, Math.max(0, size - TAIL), size);
  await lazy.close();
}

async function append(log: EventLog, learnerId: string, from: number, until: number): Promise<void> {
  for (let at = from; at < until; at += 250) {
    const facts = Array.from({ length: Math.min(250, until - at) }, (_, n) => historyFact(1, at + n));
    await log.append({ stream: `learner-${learnerId}`, facts, cause: { actorId: learnerId, correlationId: randomUUID() } });
  }
}

async function look(log: EventLog, learnerId: string): Promise<void> {
  const learner = await log.learner(learnerId);
  for (const view of dashboard as readonly LearnerView<unknown>[]) learner.view(view);
}

/** A process that has just started, on connections that are open. */
async function lookCold(sql: Sql, learnerId: string): Promise<void> {
  const log = openLog(sql);
  await look(log, learnerId);
  await log.close();
}

const percentiles = (times: readonly number[]): Percentiles => ({ p50: rounded(percentile(times, 0.5)), p99: rounded(percentile(times, 0.99)) });

function tableOf({ warmMs, coldMs }: Figures): Record<string, Record<string, string>> {
  const show = ({ p50, p99 }: Percentiles) => `${p50} / ${p99}`;
  return Object.fromEntries(
    SIZES.map((size) => {
      const warm = warmMs[size];
      const cold = coldMs[size];
      return [`${size} facts`, { warm: warm ? show(warm) : '', cold: cold ? show(cold.on) : '', 'cold, no snapshots': cold ? show(cold.off) : '' }];
    }),
  );
}
