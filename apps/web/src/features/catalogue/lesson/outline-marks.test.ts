import { expect, test } from 'vitest';
import { marksOf, readOn } from './outline-marks.ts';

const outline = ['one', 'two', 'three'].map((anchor) => ({ anchor, title: anchor }));

test('what one has gone on from is read, and stays read when one goes back', () => {
  const anchors = ['one', 'two', 'three'];
  expect(readOn([], anchors, 'one', 'two')).toEqual(['one']);
  expect(readOn(['one'], anchors, 'two', 'three')).toEqual(['one', 'two']);
  expect(readOn([], anchors, 'one', 'three')).toEqual(['one', 'two']);
  expect(readOn(['one'], anchors, 'two', 'one')).toEqual(['one']);
  expect(readOn(['one'], anchors, 'one', 'two')).toEqual(['one']);
  expect(readOn([], anchors, '', 'two')).toEqual([]);
});

test('of a section that is completed every part is behind one but the one that one is at', () => {
  const talked = { before: new Set(['one']), now: 'two', means: 'Talked about' } as const;
  expect(marksOf(outline, false, talked)).toBe(talked);
  expect(marksOf(outline, true, talked)).toEqual({ before: new Set(['one', 'three']), now: 'two', means: 'Completed' });
  expect(marksOf(outline, true, { before: new Set(), now: undefined, means: 'Talked about' }).before).toEqual(new Set(['one', 'two', 'three']));
});
