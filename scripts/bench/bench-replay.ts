/**
 * `npm run bench replay [-- --store pglite|postgres] [--facts 100000] [--learners 200]`: every view of all learners folded
 * from nothing, and whether what the server remembers (live states, snapshots with the facts after them, platform rows)
 * equals it. Keys: running.md 'Benches'; at the top stand those of PostgreSQL where there is one, else of the embedded one.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { catalogueOf, checkReplay, createEventLog, type EventLog, replay } from '@lou/eventlog';
import { uuidV7, whenCaughtUp } from '@lou/eventlog/testing';
import { type BenchStore, benchStores } from './bench-stores.ts';
import { median, progress, rounded } from './measuring.ts';
import { dashboard, historyFact, learningFacts, shared } from './synthetic-learning.ts';

const ROUNDS = 5;
const WRITERS = 32;
const FACTS_AN_APPEND = 25;

interface Figures {
  readonly factsPerSecond: number;
  readonly sameHash: 0 | 1;
  readonly peakMb: number;
}

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { store: { type: 'string' }, facts: { type: 'string', default: '100000' }, learners: { type: 'string', default: '200' } },
  });
  const stores: Record<string, Figures> = {};
  let main: Figures | undefined;
  for (const store of benchStores(values.store)) {
    main = await measure(store, Number(values.facts), Number(values.learners));
    stores[store.name] = main;
  }
  console.table(stores);
  console.log(JSON.stringify({ ...main, ...stores }));
}

async function measure(store: BenchStore, facts: number, learners: number): Promise<Figures> {
  const { sql, close } = await store.open();
  const views = [...dashboard, ...shared];
  const log = createEventLog({
    sql,
    clock: { nowMs: Date.now },
    ids: { ordered: uuidV7, random: randomUUID },
    facts: learningFacts,
    views,
    appVersion: '0.1.0',
  });
  await fill(log, facts, learners);
  await whenCaughtUp(log);
  progress(`${store.name}: ${facts} facts of ${learners} learners are written`);

  const source = { sql, catalogue: catalogueOf(learningFacts, '0.1.0'), views };
  const rates: number[] = [];
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  for (let round = 0; round < ROUNDS; round += 1) {
    const begunMs = performance.now();
    const replayed = await replay(source);
    rates.push((replayed.facts * 1_000) / (performance.now() - begunMs));
    progress(`${store.name}: round ${round + 1}, ${rounded(rates.at(-1) ?? 0)} facts a second`);
  }
  clearInterval(watching);
  const { differences } = await checkReplay(source, log);
  for (const difference of differences.slice(0, 5)) progress(`Differs: ${JSON.stringify(difference)}`);
  await log.close();
  await close();
  return { factsPerSecond: rounded(median(rates)), sameHash: differences.length === 0 ? 1 : 0, peakMb: rounded(peak / 1e6) };
}

/** Learners take turns, as they do; now and then one is looked at, so that states are kept and snapshots saved. */
async function fill(log: EventLog, facts: number, learners: number): Promise<void> {
  const names = Array.from({ length: learners }, () => randomUUID());
  const each = Math.ceil(facts / learners);
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let from = 0; from < each; from += FACTS_AN_APPEND) {
        for (let learner = writer; learner < learners; learner += WRITERS) {
          const learnerId = names[learner] ?? '';
          const history = Array.from({ length: Math.min(FACTS_AN_APPEND, each - from) }, (_, n) => historyFact(learner, from + n));
          await log.append({ stream: `learner-${learnerId}`, facts: history, cause: { actorId: learnerId, correlationId: learnerId } });
          if (from % 100 === 0) await log.learner(learnerId);
        }
      }
    }),
  );
}
