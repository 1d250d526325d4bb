/** Time zones as people look for them: by region, then by city. Pure. */

/** `Buenos Aires, Argentina` of `America/Argentina/Buenos_Aires`; a zone without a region is its own name. */
export function cityOf(zone: string): string {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length === 0 ? zone : places.toReversed().join(', ');
}

export interface Region {
  readonly region: string;
  readonly zones: readonly string[];
}

/** Each zone once, in the order of the alphabet; those without a region come last. */
export function zonesByRegion(zones: readonly string[]): readonly Region[] {
  const regions = new Map<string, string[]>();
  for (const zone of new Set(zones)) {
    const region = zone.includes('/') ? (zone.split('/')[0] ?? '') : OTHERS;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions]
    .map(([region, those]) => ({ region, zones: those.toSorted((one, other) => cityOf(one).localeCompare(cityOf(other))) }))
    .toSorted((one, other) => Number(one.region === OTHERS) - Number(other.region === OTHERS) || one.region.localeCompare(other.region));
}

const OTHERS = 'Others';
