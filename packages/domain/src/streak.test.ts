import { describe, expect, test } from 'vitest';
import { localDayOf, spanOfDay } from './days.ts';
import { type DayOfRun, follows, withLearningAt } from './streak.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Something was learned at a moment, where the clocks are a zone's. */
type Deed = readonly [atMs: number, timeZone: string];
const daysOf = (...deeds: readonly Deed[]): readonly DayOfRun[] =>
  deeds.reduce<readonly DayOfRun[]>((days, [atMs, timeZone]) => withLearningAt(days, { day: localDayOf(atMs, timeZone), atMs, timeZone }), []);
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

/** So many hours after a date began in a zone: the hour on its clock, except on the days on which that is changed. */
const at = (day: string, hour: number, zone: string): Deed => [spanOfDay(day, zone).fromMs + hour * HOUR_MS, zone];
const eachAt = (days: readonly string[], hour: number, zone: string): readonly Deed[] => days.map((day) => at(day, hour, zone));
const lengthOf = (day: string, zone: string): number => (spanOfDay(day, zone).toMs - spanOfDay(day, zone).fromMs) / HOUR_MS;

describe('a date in a zone', () => {
  test('is as long as it was there', () => {
    expect(spanOfDay('2026-05-11', 'America/Los_Angeles')).toEqual({ fromMs: Date.UTC(2026, 4, 11, 7), toMs: Date.UTC(2026, 4, 12, 7) });
    expect(spanOfDay('2026-05-11', 'Pacific/Kiritimati').fromMs).toBe(Date.UTC(2026, 4, 10, 10));
    expect([lengthOf('2026-03-29', 'Europe/Berlin'), lengthOf('2026-10-25', 'Europe/Berlin'), lengthOf('2026-03-29', 'UTC')]).toEqual([23, 25, 24]);
    expect([lengthOf('2011-12-29', 'Pacific/Apia'), lengthOf('2011-12-30', 'Pacific/Apia'), lengthOf('2011-12-31', 'Pacific/Apia')]).toEqual([24, 0, 24]);
    expect(lengthOf('1892-07-04', 'Pacific/Apia')).toBeCloseTo(48, 0);
  });
});

describe('a date that a zone skipped', () => {
  const apia = 'Pacific/Apia';
  test.each([0.1, 6, 18, 23.9])('breaks nothing for who stayed and learned at %d o’clock', (hour) => {
    expect(runOf(...eachAt(['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01'], hour, apia))).toBe(4);
  });
  test('is the only one that may be missing, at whatever hours', () => {
    expect(runOf(at('2011-12-29', 0.1, apia), at('2011-12-31', 23.9, apia))).toBe(2);
    expect(runOf(at('2011-12-28', 23.9, apia), at('2011-12-31', 0.1, apia))).toBe(1);
    expect(runOf(at('2011-12-29', 23.9, apia), at('2012-01-01', 0.1, apia))).toBe(1);
  });
  test('is none elsewhere', () => {
    expect(runOf(...eachAt(['2011-12-29', '2011-12-31'], 18, 'Pacific/Auckland'))).toBe(1);
  });
  test('and one that came twice is one', () => {
    const first = at('1892-07-04', 12, apia);
    expect(daysOf(at('1892-07-03', 12, apia), first, [first[0] + DAY_MS, apia], at('1892-07-05', 12, apia)).map(({ day, run }) => [day, run])).toEqual([
      ['1892-07-03', 1],
      ['1892-07-04', 2],
      ['1892-07-05', 3],
    ]);
  });
});

describe('a plain missed day', () => {
  const around = [
    ['Europe/Berlin', '2026-03-28', '2026-03-30'],
    ['Europe/Berlin', '2026-10-24', '2026-10-26'],
    ['America/Los_Angeles', '2026-05-11', '2026-05-13'],
    ['Pacific/Auckland', '2026-05-11', '2026-05-13'],
  ] as const;
  test.each(around)('in %s between %s and %s breaks, at whatever hours', (zone, before, after) => {
    const deeds = (hours: readonly [number, number]) => [at(before, hours[0], zone), at(after, hours[1], zone)];
    for (const hours of [
      [0.1, 22.9],
      [8, 8],
      [23.9, 0.1],
    ] as const)
      expect(runOf(...deeds(hours)), `${hours}`).toBe(1);
  });
  test('breaks for who travels too, where there was a whole day on one side and the time to travel', () => {
    expect(runOf(at('2026-05-11', 20, 'America/New_York'), at('2026-05-13', 20, 'Europe/London'))).toBe(1);
    expect(runOf(at('2026-05-11', 23.5, 'Europe/Berlin'), at('2026-05-13', 20, 'Europe/Helsinki'))).toBe(1);
    expect(runOf(at('2026-05-11', 8, 'America/Los_Angeles'), at('2026-05-14', 20, 'Pacific/Auckland'))).toBe(1);
    expect(runOf(at('2026-05-11', 8, 'Pacific/Auckland'), at('2026-05-13', 0.5, 'America/Los_Angeles'))).toBe(1);
  });
});

describe('who flies over the date line', () => {
  const inLosAngeles = eachAt(['2026-05-08', '2026-05-09', '2026-05-10', '2026-05-11'], 8, 'America/Los_Angeles');
  test.each([7, 9, 20, 23.9])('west, and lands without a date in between, keeps the run at %d o’clock', (hour) => {
    expect(runOf(...inLosAngeles, at('2026-05-13', hour, 'Pacific/Auckland'))).toBe(5);
    expect(runOf(...inLosAngeles, ...eachAt(['2026-05-13', '2026-05-14'], hour, 'Pacific/Auckland'))).toBe(6);
  });
  test('from one island to the next, a day ahead, keeps it at any hour of the next date', () => {
    for (const hours of [
      [0.1, 0.1],
      [8, 20],
      [20, 8],
    ] as const)
      expect(runOf(at('2026-05-11', hours[0], 'Pacific/Pago_Pago'), at('2026-05-13', hours[1], 'Pacific/Apia')), `${hours}`).toBe(2);
    expect(runOf(at('2026-05-11', 8, 'Pacific/Pago_Pago'), at('2026-05-14', 8, 'Pacific/Apia'))).toBe(1);
  });
  test('east, and lives a date twice, keeps it', () => {
    const inAuckland = eachAt(['2026-05-10', '2026-05-11'], 20, 'Pacific/Auckland');
    expect(runOf(...inAuckland, at('2026-05-11', 18, 'America/Los_Angeles'), at('2026-05-12', 18, 'America/Los_Angeles'))).toBe(3);
  });
  test('has no date between where they land before the first deed there', () => {
    const [last] = daysOf(...inLosAngeles).slice(-1);
    if (!last) throw new Error('Nothing was learned.');
    const landed = (day: string, hour: number, timeZone: string) => follows(last, { day, atMs: at(day, hour, timeZone)[0], timeZone });
    expect([landed('2026-05-13', 9, 'Pacific/Auckland'), landed('2026-05-13', 9, 'America/Los_Angeles')]).toEqual([true, false]);
  });
});
