import { expect, test } from 'vitest';
import { moveClearOf } from './clear-of.ts';

const wide = { left: 0, right: 390 };
const toast = { top: 8, bottom: 108, left: 16, right: 374, moves: 'down', pageHeight: 844 } as const;
const notice = { top: 728, bottom: 828, left: 16, right: 374, moves: 'up', pageHeight: 844 } as const;

test('what covers nothing stays', () => {
  expect(moveClearOf([{ ...wide, top: 300, bottom: 340 }], toast)).toBe(0);
  expect(moveClearOf([{ left: 400, right: 900, top: 0, bottom: 844 }], toast)).toBe(0);
});

test('from the top it goes below, from the foot above, past one after the other', () => {
  expect(moveClearOf([{ ...wide, top: 60, bottom: 100 }], toast)).toBe(100);
  expect(
    moveClearOf(
      [
        { ...wide, top: 180, bottom: 220 },
        { ...wide, top: 60, bottom: 100 },
      ],
      toast,
    ),
  ).toBe(220);
  expect(moveClearOf([{ ...wide, top: 660, bottom: 775 }], notice)).toBe(-176);
});

test('where there is no room it stays', () => expect(moveClearOf([{ ...wide, top: 60, bottom: 800 }], toast)).toBe(0));
