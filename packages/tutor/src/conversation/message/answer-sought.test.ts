import { expect, it } from 'vitest';
import { soughtBy } from './answer-sought.ts';

it.each([
  ['how long did she speak', 'She spoke for 24 hours.', 'She spoke against the bill.'],
  ['when did he sign', 'On Wednesday, June 11, he signs.', 'The text was signed by both.'],
  ['how many looks for 3000 numbers', 'At most twelve looks settle them.', 'Each look halves what is left.'],
  ['who turns the page', 'Once a month, Tom will turn a page.', 'The page is turned once a month.'],
  ['why did she draw it flat', 'She had drawn it flat because the table is flat.', 'She had drawn it flat.'],
])('%s', (question, holds, lacks) => {
  expect(soughtBy(question)?.isIn(holds)).toBe(true);
  expect(soughtBy(question)?.isIn(lacks)).toBe(false);
});

it('is not told by any other form', () => {
  expect(soughtBy('what is a quorum')).toBeNull();
});
