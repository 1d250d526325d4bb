import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import { cause, openTestLog, PagesRead, pagesByDay, readingFacts, testStores, whenCaughtUp } from '../testing/index.ts';
import { readRows } from './known-rows.ts';
import { refoldWithout } from './refold.ts';

/** Of another name: a view that a newer version of Lou has just begun to follow. */
const younger: typeof pagesByDay = { ...pagesByDay, name: 'younger' };

const localDay = '2026-01-05';

for (const store of testStores()) {
  describe(`folding anew without a learner, over ${store.name}`, () => {
    test('takes each fact once into each view, where one is followed and another stands at its beginning', async () => {
      const { sql, close } = await store.open();
      const followed = await openTestLog({ sql, facts: readingFacts, views: [pagesByDay] });
      const read = (id: string, pages: number) => followed.log.append({ stream: `learner-${id}`, facts: [PagesRead({ bookId: 'b', pages, localDay })], cause });
      await read('ada', 10);
      await read('bob', 7);
      await read('eve', 5);
      await whenCaughtUp(followed.log);
      const facts = await followed.log.read('learner-ada');
      await followed.close();
      await sql.query(`insert into platform_checkpoints (view, view_version) values ('younger', 1)`);

      const refold = await refoldWithout(sql, catalogueOf(readingFacts, 'test'), [pagesByDay, younger], 'learner-ada', facts);
      await sql.transaction(async (tx) => {
        await tx.query('select erase_stream($1)', ['learner-ada']);
        expect(await refold.finish(tx)).toBe(true);
      });
      expect([...(await readRows(sql, pagesByDay, undefined))]).toEqual([[localDay, { pages: 12 }]]);
      expect([...(await readRows(sql, younger, undefined))]).toEqual([]);
      await close();
    });
  });
}
