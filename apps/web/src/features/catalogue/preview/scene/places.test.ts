import { expect, test } from 'vitest';
import { outermost, placesOf } from './places.ts';

const apart = (stops: number): number[] => {
  const places = placesOf(stops);
  return places.flatMap((one, at) => places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.z - other.z)));
};

test.each([1, 2, 6, 8, 12, 20])('%i stops stand on their own feet, within the circle', (stops) => {
  const places = placesOf(stops);
  expect(places).toHaveLength(stops);
  // A stop is 1.1 wide.
  expect(Math.min(9, ...apart(stops))).toBeGreaterThan(1.1);
  for (const { x, z } of places) expect(Math.hypot(x, z)).toBeLessThanOrEqual(outermost(stops) + 1e-9);
});

test('the way rises from stop to stop', () => {
  const heights = placesOf(8).map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(8);
});
