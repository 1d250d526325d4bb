import { expect, it } from 'vitest';
import { withoutHedges } from './without-hedges.ts';

it.each([
  ['idk maybe the top', 'the top'],
  ['im not sure but i think its the top', 'its the top'],
  ['no clue tbh but is it because the top grows', 'the top grows'],
  ['hm ok, correct me if im wrong but the top grows or something', 'the top grows'],
  ['the top grows, right?', 'the top grows'],
  ['the top grows but im not sure lol', 'the top grows'],
])('%j says %j', (text, bare) => {
  expect(withoutHedges(text)).toBe(bare);
});

it.each(['well then', 'not the top', 'the right one', 'it is sure to end', 'no, the bottom', 'maybe'])('%j stays as it is', (text) => {
  expect(withoutHedges(text)).toBe(text);
});
