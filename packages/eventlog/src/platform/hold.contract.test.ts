import { platformView } from '@lou/domain/kernel';
import { describe, expect, test } from 'vitest';
import type { SqlRunner } from '../sql.ts';
import { pagesByDay, testStores } from '../testing/index.ts';
import { Hold } from './hold.ts';

const views = Array.from({ length: 12 }, (_, n) => platformView({ ...pagesByDay, name: `view ${n}` }));
const backwards = [...views].reverse();

const ROUNDS = 150;
const rounds = async (what: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < ROUNDS; n += 1) await what();
};

for (const store of testStores()) {
  describe(`holding platform views over ${store.name}`, () => {
    test('never deadlocks with an erasure, which locks every checkpoint, nor with a process that names them in another order', async () => {
      const db = await store.open();
      const one = new Hold(await db.another(), 'one', 60_000);
      const two = new Hold(await db.another(), 'two', 60_000);
      const lockAll = (tx: SqlRunner) => tx.query('select 1 from platform_checkpoints order by view, view_version for update');
      const follow = async (hold: Hold, order: typeof views) => {
        const [first] = await hold.take(order);
        const from = first?.position ?? 0;
        await hold.move({ views: order.map((view) => ({ view, generation: 0 })), from, to: from, changes: [] });
        await hold.release();
      };
      // The rows lie in the store in another order than that of their names.
      for (const view of backwards) await one.take([view]);
      await one.release();
      await expect(
        Promise.all([
          rounds(() => follow(one, views)),
          rounds(() => follow(two, backwards)),
          rounds(() => db.sql.transaction(lockAll)),
          rounds(() => one.forgetOldVersions(views)),
        ]),
      ).resolves.toHaveLength(4);
      await db.close();
    });
  });
}
