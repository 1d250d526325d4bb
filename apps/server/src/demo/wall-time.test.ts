import { localDayOf } from '@lou/domain/days';
import { describe, expect, test } from 'vitest';
import { momentOf } from './wall-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

describe('a clock on the wall', () => {
  test.each([
    ['2026-01-05', '19:30', 'Europe/Berlin', '2026-01-05T18:30'],
    ['2026-07-05', '19:30', 'Europe/Berlin', '2026-07-05T17:30'],
    ['2026-01-05', '00:15', 'Pacific/Auckland', '2026-01-04T11:15'],
    ['2026-01-05', '23:45', 'America/New_York', '2026-01-06T04:45'],
    ['2026-01-05', '08:00', 'Asia/Kolkata', '2026-01-05T02:30'],
  ])('%s %s in %s', (day, at, zone, moment) => {
    expect(momentOf(day, at, zone)).toBe(utc(moment));
    expect(localDayOf(momentOf(day, at, zone), zone)).toBe(day);
  });
  test('a time that a change of clocks leaves out is an hour later, one that it shows twice is the first', () => {
    expect(momentOf('2026-03-29', '02:30', 'Europe/Berlin')).toBe(utc('2026-03-29T01:30')); // 03:30 there
    expect(momentOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe(utc('2026-10-25T00:30')); // summer time still
  });
});
