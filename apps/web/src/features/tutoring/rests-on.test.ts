import { expect, it } from 'vitest';
import { restsOn } from './rests-on.ts';

const from = (...passageIds: string[]) => passageIds.map((passageId) => ({ passageId }));

it.each([
  [from('a'), 'Rests on 1 passage'],
  [from('a', 'b'), 'Rests on 2 passages'],
  [from('a', 'a'), 'Rests on 2 sentences of 1 passage'],
  [from('a', 'b', 'a'), 'Rests on 3 sentences of 2 passages'],
])('a passage that is cited twice is counted once: %j', (sources, words) => {
  expect(restsOn(sources)).toBe(words);
});
