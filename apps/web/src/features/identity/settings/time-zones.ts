/** Time zones as people look for them: by region, then by city. Pure. */

/** Browsers list some zones under names that their cities no longer have; these are what IANA's own list says now. */
const nowCalled: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** `Buenos Aires, Argentina` of `America/Argentina/Buenos_Aires`; a zone without a region is its own name. */
export function cityOf(zone: string): string {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  return nowCalled[zone] ?? (places.length === 0 ? zone : places.toReversed().join(', '));
}

export interface Region {
  readonly region: string;
  readonly zones: readonly string[];
}

/** Each zone once, in the order of the alphabet: the region of `current` first, those without one last. */
export function zonesByRegion(zones: readonly string[], current: string): readonly Region[] {
  const regions = new Map<string, string[]>();
  const placeOf = (region: string): number => (region === regionOf(current) ? 0 : region === OTHERS ? 2 : 1);
  for (const zone of new Set(zones)) {
    const region = regionOf(zone);
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions]
    .map(([region, those]) => ({ region, zones: those.toSorted((one, other) => cityOf(one).localeCompare(cityOf(other))) }))
    .toSorted((one, other) => placeOf(one.region) - placeOf(other.region) || one.region.localeCompare(other.region));
}

const OTHERS = 'Others';
const regionOf = (zone: string): string => (zone.includes('/') ? (zone.split('/')[0] ?? '') : OTHERS);
