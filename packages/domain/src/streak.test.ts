import { describe, expect, test } from 'vitest';
import { localDayOf } from './days.ts';
import { type DayOfRun, withLearningAt } from './streak.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Something was learned at a moment, where the clocks are a zone's. */
type Deed = readonly [atMs: number, timeZone: string];
const daysOf = (...deeds: readonly Deed[]): readonly DayOfRun[] =>
  deeds.reduce<readonly DayOfRun[]>((days, [atMs, zone]) => withLearningAt(days, localDayOf(atMs, zone), atMs), []);
const runOf = (...deeds: readonly Deed[]): number => daysOf(...deeds).at(-1)?.run ?? 0;

const [WEST, MIDDLE, EAST] = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'] as const;
const mondayMorning = Date.UTC(2026, 2, 9, 11, 5);

describe('a change of zones alone', () => {
  test('makes no day of a second: three zones in one are one day', () => {
    const days = daysOf([mondayMorning, WEST], [mondayMorning + 500, MIDDLE], [mondayMorning + 1_000, EAST]);
    expect(days.map(({ day, run }) => [day, run])).toEqual([['2026-03-08', 1]]);
    expect(daysOf([mondayMorning, EAST], [mondayMorning + 500, MIDDLE], [mondayMorning + 1_000, WEST])).toHaveLength(1);
  });
  test('makes no third day of an hour, however often it is changed', () => {
    const zones = [WEST, MIDDLE, EAST, WEST, MIDDLE, EAST];
    expect(runOf(...zones.map((zone, at): Deed => [mondayMorning + at * 10 * MINUTE_MS, zone]))).toBe(2);
    expect(runOf(...zones.toReversed().map((zone, at): Deed => [mondayMorning + at * 10 * MINUTE_MS, zone]))).toBe(2);
  });
  test('learns nothing for tomorrow in the sitting of today', () => {
    const yesterday: Deed = [mondayMorning - DAY_MS, MIDDLE];
    expect(runOf(yesterday, [mondayMorning, MIDDLE], [mondayMorning + 1_000, EAST])).toBe(2);
    expect(runOf(yesterday, [mondayMorning, MIDDLE], [mondayMorning + 1_000, EAST], [mondayMorning + 2 * DAY_MS, MIDDLE])).toBe(1);
  });
});

describe('who learns', () => {
  test('a minute before midnight and a minute after has learned on two days, and a day later on three', () => {
    const midnight = Date.UTC(2026, 2, 9, 18, 15); // in Kathmandu, a quarter to the hour ahead
    const nights = [midnight - MINUTE_MS, midnight + MINUTE_MS, midnight + DAY_MS + MINUTE_MS].map((atMs): Deed => [atMs, 'Asia/Kathmandu']);
    expect([1, 2, 3].map((many) => runOf(...nights.slice(0, many)))).toEqual([1, 2, 3]);
  });
  test('across the night when the clock is put forward, and when it is put back, misses none', () => {
    for (const firstNight of [Date.UTC(2026, 2, 28, 22, 59), Date.UTC(2026, 9, 24, 21, 59)]) {
      const nights = [firstNight, firstNight + 2 * MINUTE_MS, firstNight + 25 * HOUR_MS + 2 * MINUTE_MS];
      expect(runOf(...nights.map((atMs): Deed => [atMs, 'Europe/Berlin']))).toBe(3);
    }
  });
});

describe('who travels', () => {
  const evening = (day: number, zone: string, utcHour: number): Deed => [Date.UTC(2026, 2, day, utcHour), zone];
  test('west over the date line keeps the run, without the date that was skipped', () => {
    const losAngeles = [evening(8, 'America/Los_Angeles', 3), evening(9, 'America/Los_Angeles', 3), evening(10, 'America/Los_Angeles', 3)];
    const auckland = [evening(10, 'Pacific/Auckland', 20), evening(11, 'Pacific/Auckland', 20)];
    expect(daysOf(...losAngeles, ...auckland).map(({ day, run }) => [day, run])).toEqual([
      ...[
        ['2026-03-07', 1],
        ['2026-03-08', 2],
        ['2026-03-09', 3],
      ],
      ...[
        ['2026-03-11', 4],
        ['2026-03-12', 5],
      ],
    ]);
  });
  test('east over the date line learns twice on one date, and it is one', () => {
    const auckland = [evening(8, 'Pacific/Auckland', 20), evening(9, 'Pacific/Auckland', 20)];
    const losAngeles = [evening(10, 'America/Los_Angeles', 18), evening(11, 'America/Los_Angeles', 3), evening(12, 'America/Los_Angeles', 3)];
    expect(daysOf(...auckland, ...losAngeles).map(({ day, run }) => [day, run])).toEqual([
      ['2026-03-09', 1],
      ['2026-03-10', 2],
      ['2026-03-11', 3],
    ]);
  });
  test('over the line and back within the hour has learned on both days', () => {
    const [inApia, inPagoPago] = [Date.UTC(2026, 2, 10, 20), Date.UTC(2026, 2, 10, 21)];
    const days = daysOf([inApia, 'Pacific/Apia'], [inPagoPago, 'Pacific/Pago_Pago']);
    expect(days.map(({ day, run }) => [day, run])).toEqual([
      ['2026-03-10', 1],
      ['2026-03-11', 2],
    ]);
  });
  test('a long way east within a day has three days as soon as half of one is over', () => {
    const lastInLosAngeles: Deed = [Date.UTC(2026, 2, 10, 6), 'America/Los_Angeles']; // Monday, eleven at night, on the aeroplane
    const inTokyo = [11, 16].map((hour): Deed => [Date.UTC(2026, 2, 10, hour), 'Asia/Tokyo']); // Tuesday evening, Wednesday at one
    expect(runOf(lastInLosAngeles, ...inTokyo)).toBe(2);
    expect(runOf(lastInLosAngeles, ...inTokyo, [Date.UTC(2026, 2, 10, 22), 'Asia/Tokyo'])).toBe(3);
  });
});
