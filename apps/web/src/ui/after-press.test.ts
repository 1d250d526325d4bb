import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';

const page = new EventTarget();
vi.stubGlobal('window', page);
const { afterPress } = await import('./after-press.ts');

const happens = (kind: string) => page.dispatchEvent(new Event(kind));
let ran = 0;
const run = () => {
  ran += 1;
};
beforeEach(() => {
  ran = 0;
});

test('where nothing is pressed it runs at once', () => {
  afterPress(run);
  expect(ran).toBe(1);
});

test.each(['pointerup', 'pointercancel'])('during a press it waits for its end, a %s, and runs once', async (end) => {
  happens('pointerdown');
  afterPress(run);
  expect(ran).toBe(0);
  happens(end);
  expect(ran, 'the click comes first').toBe(0);
  await pause(1);
  happens('pointerup');
  await pause(1);
  expect(ran).toBe(1);
});
