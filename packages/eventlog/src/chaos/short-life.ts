/**
 * A server with a short life, for the kill -9 tests: `short-life.ts pglite DIRECTORY LIFE ACKS` or `postgres URL LIFE ACKS`.
 * It looks whether everything that earlier lives acknowledged is there and equals its replay, says `ready`, and then
 * writes until it is killed. Each line of its output is a promise: `begun KEY`, `ack STREAM VERSION ID KEY`, `wrong ...`.
 */
import { readFileSync, writeSync } from 'node:fs';
import { catalogueOf } from '../catalogue.ts';
import { createEventLog } from '../create-event-log.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { checkReplay } from '../replay/check-replay.ts';
import { cause, readingFacts, readingViews, readPages, starPolicy, testClock, testIds, testTemplate, whenCaughtUp } from '../testing/index.ts';

const [store, place = '', life = '1', acksFile = ''] = process.argv.slice(2);
const WRITERS = 12;
const LEARNERS = 5;

const sql = store === 'pglite' ? await openEmbedded({ directory: place, template: testTemplate }) : await openPostgres(place, { connections: 4 });
const log = createEventLog({
  sql,
  clock: testClock(),
  ids: testIds(Number(life)),
  facts: readingFacts,
  policies: [starPolicy],
  views: readingViews,
  appVersion: 'test',
  snapshotEvery: 20,
  holdMs: 300,
});

const lines = readFileSync(acksFile, 'utf8').split('\n').filter(Boolean);
await verify();
if (life === 'last') {
  await log.close();
  await sql.close();
  say('verified');
} else {
  say('ready');
  await Promise.all([...retries(), ...Array.from({ length: WRITERS }, (_, writer) => write(writer))]);
}

/** Out before anything else happens, so that the kill cannot come between a promise and its line. */
function say(line: string): void {
  for (let rest = Buffer.from(`${line}\n`); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error; // the pipe is full: the reader is slow
    }
  }
}

/** What an earlier life began and never heard the end of is done again under the same key: once, whatever became of it. */
function retries(): Promise<void>[] {
  const acknowledged = new Set(lines.filter((line) => line.startsWith('ack')).map((line) => line.split(' ')[4]));
  const open = lines.filter((line) => line.startsWith('begun')).map((line) => line.split(' ')[1] ?? '');
  return open.filter((key) => !acknowledged.has(key)).map((key) => read(key));
}

async function write(writer: number): Promise<void> {
  for (let n = 0; ; n += 1) await read(`${life}-${writer}-${n}`);
}

/** Reads a page of a book that has the name of the key. */
async function read(key: string): Promise<void> {
  const learner = `l${[...key].reduce((sum, character) => sum + character.charCodeAt(0), 0) % LEARNERS}`;
  say(`begun ${key}`);
  const { facts } = await log.handle(learner, readPages, { bookId: key, pages: 40, thought: key }, { cause, idempotencyKey: key });
  for (const { stream, version, id } of facts) say(`ack ${stream} ${version} ${id} ${key}`);
}

async function verify(): Promise<void> {
  const wrong = (what: string) => say(`wrong ${what}`);
  const stored = await sql.query<{ id: string; stream: string; version: number; book: string; type: string }>(
    `select id, stream, version, type, data->>'bookId' as book from facts order by stream, version`,
  );
  const byId = new Map(stored.map((fact) => [fact.id, fact]));
  for (const line of lines.filter((each) => each.startsWith('ack'))) {
    const [, stream, version, id = ''] = line.split(' ');
    const fact = byId.get(id);
    if (!fact || fact.stream !== stream || String(fact.version) !== version) wrong(`lost: ${line}`);
  }
  const heads = new Map<string, number>();
  for (const { stream, version } of stored) {
    if (version !== (heads.get(stream) ?? 0) + 1) wrong(`gap: ${stream} ${version}`);
    heads.set(stream, version);
  }
  const books = stored.filter(({ type }) => type === 'PagesRead').map(({ book }) => book);
  if (new Set(books).size !== books.length) wrong('twice: a key was carried out more than once');
  const words = await sql.query<{ n: number }>(
    `select count(*) as n from facts f left join fact_words w on w.fact_id = f.id where f.type = 'NoteTaken' and w.fact_id is null`,
  );
  if (words[0]?.n !== 0) wrong(`words: ${words[0]?.n} facts without theirs`);
  await whenCaughtUp(log);
  const { differences } = await checkReplay({ sql, catalogue: catalogueOf(readingFacts, 'test'), views: readingViews }, log);
  for (const difference of differences) wrong(`view: ${JSON.stringify(difference)}`);
}
