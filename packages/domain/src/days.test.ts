import { afterEach, expect, test, vi } from 'vitest';
import { isTimeZone, localDayOf } from './days.ts';

afterEach(() => vi.unstubAllGlobals());

/** How many formats are made while something runs. */
function formatsMadeBy(run: () => void): number {
  let made = 0;
  const { DateTimeFormat } = Intl;
  const counting = new Proxy(DateTimeFormat, {
    construct(target, given) {
      made += 1;
      return Reflect.construct(target, given);
    },
  });
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: counting } }));
  run();
  vi.unstubAllGlobals();
  return made;
}

/** One zone, spelled in as many mixes of capitals. */
const spellings = (many: number): string[] =>
  Array.from({ length: many }, (_, number) =>
    [...'america/argentina/buenos_aires'].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
  );

test('the format of a zone is made once', () => {
  expect(formatsMadeBy(() => [1, 2, 3].map((days) => localDayOf(days * 86_400_000, 'asia/TOKYO')))).toBe(1);
});

test('formats are not kept without end, however a zone is spelled', () => {
  const many = spellings(2_000);
  expect(many.every(isTimeZone)).toBe(true);
  expect(
    formatsMadeBy(() => isTimeZone(many[0] ?? '')),
    'the first one is not kept any more',
  ).toBe(1);
  expect(localDayOf(Date.UTC(2026, 0, 5, 1), 'America/Argentina/Buenos_Aires')).toBe('2026-01-04');
});
