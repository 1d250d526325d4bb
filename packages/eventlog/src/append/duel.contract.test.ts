import { describe, expect, test } from 'vitest';
import type { AppendRequest } from '../log.ts';
import { cause, openTestLog, PagesRead, readingFacts, testStores } from '../testing/index.ts';

const WRITERS = 50;
const EACH = 20;

for (const store of testStores()) {
  describe(`duels over ${store.name}`, () => {
    test('of fifty writers with twenty appends each, every version has one winner and none is missing', async () => {
      const db = await store.open();
      const logs = await Promise.all([db.sql, await db.another()].map(async (sql) => openTestLog({ sql, facts: readingFacts })));
      const won: number[] = [];
      let lost = 0;
      await Promise.all(
        Array.from({ length: WRITERS }, async (_, writer) => {
          const log = logs[writer % logs.length]?.log;
          let expectedVersion = 0;
          for (let wins = 0; wins < EACH; ) {
            const request: AppendRequest = {
              stream: 'learner-prize',
              expectedVersion,
              facts: [PagesRead({ bookId: `w${writer}`, pages: wins + 1, localDay: 'd' })],
              cause,
            };
            const verdict = await log?.append(request);
            if (verdict?.ok) {
              won.push(verdict.facts[0]?.version ?? 0);
              expectedVersion = verdict.facts[0]?.version ?? 0;
              wins += 1;
            } else if (verdict?.reason === 'conflict') {
              expectedVersion = verdict.currentVersion;
              lost += 1;
            }
          }
        }),
      );
      const numbers = Array.from({ length: WRITERS * EACH }, (_, n) => n + 1);
      expect(won.sort((one, other) => one - other)).toEqual(numbers);
      expect(lost).toBeGreaterThan(WRITERS);
      const facts = (await logs[0]?.log.read('learner-prize')) ?? [];
      expect(facts.map(({ version }) => version)).toEqual(numbers);
      for (let writer = 0; writer < WRITERS; writer += 1) {
        const own = facts.map(({ data }) => data as { bookId: string; pages: number }).filter(({ bookId }) => bookId === `w${writer}`);
        expect(own.map(({ pages }) => pages)).toEqual(Array.from({ length: EACH }, (_, n) => n + 1));
      }
      await Promise.all(logs.map(({ close }) => close()));
      await db.close();
    });
  });
}
