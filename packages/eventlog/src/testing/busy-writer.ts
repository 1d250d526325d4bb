/** A process of its own that appends for a while, for tests of several processes: `busy-writer.ts URL SALT MILLISECONDS`. */
import { openPostgres } from '../postgres/open-postgres.ts';
import { openTestLog } from './open-test-log.ts';
import { cause, PagesRead, readingFacts } from './reading.ts';
import { testIds } from './test-ids.ts';

const [url = '', salt = '1', milliseconds = '1000'] = process.argv.slice(2);
const sql = await openPostgres(url);
const { log, close } = await openTestLog({ sql, facts: readingFacts, ids: testIds(Number(salt)) });
const end = performance.now() + Number(milliseconds);
const page = PagesRead({ bookId: 'b', pages: 1, localDay: '2026-01-05' });
let acknowledged = 0;

await Promise.all(
  Array.from({ length: 16 }, async (_, writer) => {
    for (let n = 0; performance.now() < end; n += 1) {
      const stream = `learner-${salt}-${writer}`;
      if (n % 5 === 0) {
        // A transaction that takes its time before it appends, and sometimes gives up.
        await log
          .appendWith(async (tx) => {
            await tx.query('select pg_sleep($1::float8)', [(n % 7) / 1_000]);
            return { result: 0, appends: [{ stream, facts: [page], cause, ...(n % 3 === 0 ? { expectedVersion: 0 } : {}) }] };
          })
          .then(({ facts }) => (acknowledged += facts.length))
          .catch(() => undefined);
      } else {
        const verdict = await log.append({ stream, facts: [page], cause });
        if (verdict.ok) acknowledged += verdict.facts.length;
      }
    }
  }),
);
await close();
await sql.close();
process.send?.(acknowledged);
process.disconnect?.();
