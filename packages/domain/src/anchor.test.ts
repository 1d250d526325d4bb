import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test('anchors are words and hyphens without accents and marks, `top` where there are none', () => {
  expect([anchorOf('¿Qué es?'), anchorOf('A, b & c'), anchorOf('What, a *fraction*?'), anchorOf('…')]).toEqual(['que-es', 'a-b-c', 'what-a-fraction', 'top']);
});
