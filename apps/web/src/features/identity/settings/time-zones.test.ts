import { expect, test } from 'vitest';
import { cityOf, zonesByRegion } from './time-zones.ts';

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['UTC', 'UTC'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Europe/Kiev', 'Kyiv'],
])('%s is %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});

test('each zone stands once under its region, in the order of the alphabet; the current region comes first, those without one last', () => {
  expect(zonesByRegion(['UTC', 'Europe/Lisbon', 'Europe/Berlin', 'Pacific/Apia', 'Africa/Lagos', 'Europe/Lisbon'], 'Pacific/Auckland')).toEqual([
    { region: 'Pacific', zones: ['Pacific/Apia'] },
    { region: 'Africa', zones: ['Africa/Lagos'] },
    { region: 'Europe', zones: ['Europe/Berlin', 'Europe/Lisbon'] },
    { region: 'Others', zones: ['UTC'] },
  ]);
});
