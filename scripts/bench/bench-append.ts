/**
 * `npm run bench append [-- --store pglite|postgres] [--rounds 5] [--seconds 1]`: appends a second of the log, against raw
 * unchecked INSERTs into a table of the same shape (same columns, same indexes), one commit each, by as many writers on as
 * many connections. The two take turns in each round; `ratio` is the median of the rounds' ratios. Keys: running.md 'Benches'.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { factType } from '@lou/domain/kernel';
import { createEventLog, type EventLog, type SqlRunner } from '@lou/eventlog';
import { uuidV7 } from '@lou/eventlog/testing';
import * as z from 'zod';
import { type BenchStore, benchStores } from './bench-stores.ts';
import { median, progress, rateOf, rounded } from './measuring.ts';

const WRITERS = [1, 16, 64];
const FACTS = [1, 10];

/** Its data is 200 bytes of JSON. */
const SectionRead = factType(
  'SectionRead',
  z.object({ courseId: z.string(), sectionId: z.string(), revision: z.number(), durationSeconds: z.number(), localDay: z.string(), note: z.string() }),
  { sample: { courseId: 'c', sectionId: 's', revision: 1, durationSeconds: 1, localDay: '2026-01-05', note: '' } },
);
const data = {
  courseId: randomUUID(),
  sectionId: randomUUID(),
  revision: 12,
  durationSeconds: 345,
  localDay: '2026-01-05',
  note: '0123456789abcdef0123456789ab',
};
const WORDS = { said: 'A hundred bytes of what somebody said to Lou, give or take: why is the sky blue and the sea too?'.slice(0, 89) };
const meta = { actorId: randomUUID(), correlationId: randomUUID(), appVersion: '0.1.0' };

interface Figures {
  readonly raw: number;
  readonly log: number;
  readonly ratio: number;
}

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      store: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      case: { type: 'string' },
      plain: { type: 'boolean' },
    },
  });
  const settings = { rounds: Number(values.rounds), seconds: Number(values.seconds), only: values.case };
  const figures: Record<string, unknown> = {};
  const words: Record<string, unknown> = {};
  for (const store of benchStores(values.store)) {
    figures[store.name] = await measure(store, false, settings);
    if (!values.plain) words[store.name] = await measure(store, true, settings);
  }
  if (!values.plain) figures.words = words;
  console.log(JSON.stringify(figures));
}

async function measure(
  store: BenchStore,
  withWords: boolean,
  { rounds, seconds, only }: { rounds: number; seconds: number; only: string | undefined },
): Promise<Record<string, Figures>> {
  const { sql, close } = await store.open();
  await sql.script('create table raw_facts (like facts including all); create table raw_words (like fact_words including all)');
  const log = createEventLog({ sql, clock: { nowMs: Date.now }, ids: { ordered: uuidV7, random: randomUUID }, facts: [SectionRead], appVersion: '0.1.0' });
  const figures: Record<string, Figures> = {};
  const connections = sql.apart(Math.max(...WRITERS));
  for (const writers of WRITERS) {
    for (const facts of FACTS) {
      const name = `w${writers}n${facts}`;
      if (only && only !== name) continue;
      const ofRaw: number[] = [];
      const ofLog: number[] = [];
      await rateOf(writers, 0.3, rawWriter(connections, writers, facts, withWords));
      await rateOf(writers, 0.3, logWriter(log, writers, facts, withWords));
      for (let round = 0; round < rounds; round += 1) {
        ofRaw.push(await rateOf(writers, seconds, rawWriter(connections, writers, facts, withWords)));
        ofLog.push(await rateOf(writers, seconds, logWriter(log, writers, facts, withWords)));
      }
      const ratio = median(ofLog.map((rate, round) => rate / (ofRaw[round] ?? Number.NaN)));
      figures[name] = { raw: rounded(median(ofRaw)), log: rounded(median(ofLog)), ratio: rounded(ratio) };
      progress(`${store.name}${withWords ? ' with words' : ''} ${name}: raw ${figures[name].raw}/s, log ${figures[name].log}/s, ratio ${figures[name].ratio}`);
    }
  }
  await log.close();
  await close();
  console.log(`\n${store.name}, appends a second${withWords ? ', with words' : ''}`);
  console.table(figures);
  return figures;
}

/** Each writer appends to its own learner and says what version it expects. */
function logWriter(log: EventLog, writers: number, facts: number, withWords: boolean): (writer: number) => Promise<void> {
  const learners = Array.from({ length: writers }, () => ({ stream: `learner-${randomUUID()}`, version: 0 }));
  return async (writer) => {
    const learner = learners[writer];
    if (!learner) return;
    const verdict = await log.append({
      stream: learner.stream,
      expectedVersion: learner.version,
      facts: Array.from({ length: facts }, () => SectionRead(data, withWords ? WORDS : undefined)),
      cause: meta,
    });
    if (!verdict.ok) throw new Error(`An append was refused: ${verdict.reason}.`);
    learner.version += facts;
  };
}

const RAW = `insert into raw_facts (id, stream, version, type, data, meta, recorded_at)
  select fact.id, $2::text, fact.version, fact.type, fact.data::json, fact.meta::json, to_timestamp(fact.recorded / 1000.0)
  from unnest($1::uuid[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::bigint[]) as fact (id, version, type, data, meta, recorded)`;
const RAW_WITH_WORDS = `with said as (insert into raw_words (fact_id, stream, words) select said.id, $2::text, said.words::json from unnest($1::uuid[], $8::text[]) as said (id, words)) ${RAW}`;

/** One INSERT a commit on a connection of one's own: no version is checked, nobody is told. */
function rawWriter(connections: SqlRunner, writers: number, facts: number, withWords: boolean): (writer: number) => Promise<void> {
  const learners = Array.from({ length: writers }, () => ({ stream: `learner-${randomUUID()}`, version: 0 }));
  const metaJson = JSON.stringify(meta);
  return async (writer) => {
    const learner = learners[writer];
    if (!learner) return;
    const each = <Value>(value: (index: number) => Value): Value[] => Array.from({ length: facts }, (_, index) => value(index));
    await connections.query(withWords ? RAW_WITH_WORDS : RAW, [
      each(uuidV7),
      learner.stream,
      each((index) => learner.version + index + 1),
      each(() => SectionRead.type),
      each(() => JSON.stringify(data)),
      each(() => metaJson),
      each(() => Date.now()),
      ...(withWords ? [each(() => JSON.stringify(WORDS))] : []),
    ]);
    learner.version += facts;
  };
}
