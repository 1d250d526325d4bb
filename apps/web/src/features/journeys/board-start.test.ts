import { expect, test } from 'vitest';
import { boardStart } from './board-start.ts';

const frames = (many: number) => Array.from({ length: many }, (_one, place) => ({ offsetLeft: 2 + 100 * place, offsetWidth: 100 }));

test('a long board begins with the frame before the one to work on now', () => {
  expect(boardStart(frames(12), 0, 350)).toBe(0);
  expect(boardStart(frames(12), 4, 350)).toBe(300);
});

test('near its end it begins at a frame’s own edge, not in the middle of a picture', () => {
  expect(boardStart(frames(7), 5, 640)).toBe(0);
  expect(boardStart(frames(12), 10, 350)).toBe(800);
});

test('the one to work on now is never cut', () => {
  expect(boardStart(frames(7), 6, 640)).toBe(60);
});
