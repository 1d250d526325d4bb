import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sql } from './sql.ts';
import { cause, openTestDatabase, openTestLog, PagesRead, readingFacts, readingViews, shelf } from './testing/index.ts';

let sql: Sql;
beforeAll(async () => {
  sql = await openTestDatabase();
});
afterAll(() => sql.close());

test('a second log on the embedded database is noticed while it is open, and what it wrote when it is closed', async () => {
  const world = { sql, facts: readingFacts, views: readingViews };
  const page = PagesRead({ bookId: 'b1', pages: 1, localDay: 'd' });
  const first = await openTestLog(world);
  const pages = async () => (await first.log.learner('a')).view(shelf);
  await first.log.append({ stream: 'learner-a', facts: [page], cause });
  expect(await pages()).toEqual({ b1: { pages: 1, finished: false } });

  const second = await openTestLog(world);
  await second.log.append({ stream: 'learner-a', facts: [page], cause });
  expect(await pages()).toEqual({ b1: { pages: 2, finished: false } });
  await second.log.append({ stream: 'learner-a', facts: [page], cause });
  await second.close();
  expect(await pages()).toEqual({ b1: { pages: 3, finished: false } });
  await first.close();
});
