import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localDayOf } from '@lou/domain/days';
import { describe, expect, test } from 'vitest';
import { LONGEST_SITTING_MS, planStories } from './plan.ts';
import { readStories } from './story.ts';

const seeds = path.resolve(import.meta.dirname, '../../../../db/seeds');

describe('the stories of db/seeds', () => {
  test('are about a dozen, without a fault in their form', async () => {
    const { stories, complaints } = await readStories(seeds);
    expect(complaints).toEqual([]);
    expect(stories.length).toBeGreaterThanOrEqual(10);
    expect(new Set(stories.map(({ person }) => person.timeZone)).size).toBeGreaterThanOrEqual(8);
    expect(stories.filter(({ person }) => person.role !== 'learner').map(({ person }) => person.role)).toEqual(['teacher']);
  });
  test.each(['2026-03-10T00:30Z', '2026-07-01T12:00Z', '2026-11-21T22:59Z', '2026-11-21T23:01Z', '2026-11-21T23:30Z'])(
    'told at %s they fill two months, and no two sittings of a person meet',
    async (now) => {
      const { stories } = await readStories(seeds);
      const planned = planStories(stories, Date.parse(now));
      const days = new Set(planned.map(({ startsAtMs }) => localDayOf(startsAtMs, 'UTC')));
      expect(days.size).toBeGreaterThan(45);
      expect(Date.parse(now) - (planned[0]?.startsAtMs ?? 0)).toBeGreaterThan(55 * 86_400_000);
      for (const story of stories) {
        const starts = planned.filter((one) => one.story === story).map(({ startsAtMs }) => startsAtMs);
        for (const [index, startsAtMs] of starts.entries())
          if (index > 0) expect(startsAtMs - (starts[index - 1] ?? 0)).toBeGreaterThanOrEqual(LONGEST_SITTING_MS);
      }
    },
  );
  test('a story with a fault is left out, and the fault is named with its line', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lou-stories-'));
    try {
      const person = 'person: { firstName: A, lastName: B, role: learner, timeZone: Europe/Nowhere, interests: [] }';
      writeFileSync(path.join(folder, 'zora.yaml'), `${person}\nsittings:\n  - { daysAgo: 1, at: "19:00", says: [] }\n`);
      expect(await readStories(folder)).toEqual({
        stories: [],
        complaints: [{ file: 'zora.yaml', line: 1, sentence: "'timeZone' must be a time zone like Europe/Berlin." }],
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
