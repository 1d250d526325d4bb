import { expect, test } from 'vitest';
import { approach, dragged, facing } from './turning.ts';

test('L163 a drag across the scene is half a turn, either way', () => {
  expect(dragged(0, 500, 500)).toBeCloseTo(Math.PI);
  expect(dragged(1, -250, 500)).toBeCloseTo(1 - Math.PI / 2);
  expect(Number.isFinite(dragged(0, 10, 0))).toBe(true);
});

test('a place faces the reader by the shortest way', () => {
  // Turned by an angle about the upright axis a place at (x, z) stands at (x cos + z sin, z cos - x sin).
  const place = { x: -2, z: 1 };
  for (const from of [0, 3, -40, 77.7]) {
    const angle = facing(from, place);
    expect(place.x * Math.cos(angle) + place.z * Math.sin(angle)).toBeCloseTo(0);
    expect(place.z * Math.cos(angle) - place.x * Math.sin(angle)).toBeGreaterThan(0);
    expect(Math.abs(angle - from)).toBeLessThanOrEqual(Math.PI + 1e-9);
  }
});

test('a way to an angle ends there, and never overshoots', () => {
  let angle = 0;
  for (let frame = 0; frame < 400 && angle !== 1; frame += 1) {
    const next = approach(angle, 1, 16);
    expect(next).toBeGreaterThan(angle);
    expect(next).toBeLessThanOrEqual(1);
    angle = next;
  }
  expect(angle).toBe(1);
});
