import { describe, expect, test } from 'vitest';
import { planStories } from './plan.ts';
import type { Sitting, Story } from './story.ts';

const NOON = Date.parse('2026-03-10T12:00Z');

const storyOf = (username: string, timeZone: string, sittings: readonly Sitting[]): Story => ({
  username,
  person: { firstName: 'Ada', lastName: 'Byron', role: 'learner', timeZone, interests: [] },
  sittings: [...sittings],
});
const at = (daysAgo: number, time: string): Sitting => ({ daysAgo, at: time, says: [] });
const plan = (...stories: Story[]) =>
  planStories(stories, NOON).map(({ story, number, startsAtMs }) => [story.username, number, new Date(startsAtMs).toISOString().slice(0, 16)]);

describe('the plan of the stories', () => {
  test('is in the order of time over all people, each on their own wall clock', () => {
    const berlin = storyOf('berlin', 'Europe/Berlin', [at(1, '19:00'), at(2, '19:00')]);
    const auckland = storyOf('auckland', 'Pacific/Auckland', [at(1, '19:00')]); // it is the 11th there
    expect(plan(berlin, auckland)).toEqual([
      ['berlin', 1, '2026-03-08T18:00'],
      ['berlin', 2, '2026-03-09T18:00'],
      ['auckland', 1, '2026-03-10T06:00'],
    ]);
  });
  test('leaves out what could not be over yet', () => {
    expect(plan(storyOf('utc', 'UTC', [at(0, '11:01'), at(0, '11:00'), at(0, '23:00')]))).toEqual([['utc', 1, '2026-03-10T11:00']]);
  });
  test('a sitting counted back in minutes is told at every hour', () => {
    expect(plan(storyOf('utc', 'UTC', [{ minutesAgo: 60, says: [] }]))).toEqual([['utc', 1, '2026-03-10T11:00']]);
  });
});
