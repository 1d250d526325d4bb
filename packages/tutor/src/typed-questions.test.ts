/**
 * Questions as they are typed beside the page: facts of prose and tables, reasons, a yes or a no, sums, words
 * (packages/tutor/paraphrases, `typed`).
 */
import { describe, expect, it } from 'vitest';
import { answersTyped, typedShare } from './testing/measure-typed.ts';
import { readQuestions } from './testing/read-questions.ts';

const all = await answersTyped(readQuestions());

describe('what is typed while a page is read', () => {
  it('is at least fifty questions of each half', () => {
    for (const half of ['tuned', 'heldBack']) expect(all.filter((one) => one.half === half).length).toBeGreaterThanOrEqual(50);
  });

  it.each([
    ['tuned', 0.65],
    ['heldBack', 0.5],
  ] as const)('is answered to the point: %s', (half, least) => {
    expect(typedShare(all, 'toThePoint', half)).toBeGreaterThanOrEqual(least);
  });

  it('hears no verdict that does not hold', () => {
    expect(all.filter(({ became }) => became === 'wrong').map(({ asks, said }) => `${asks}: ${said}`)).toEqual([]);
  });

  it.each([
    ['how much were receivables in 2025', 'Receivables, 2025: 27,000.'],
    ['by how much did payables change', 'Payables, change: +18,000.'],
    ['load factor of 65536 buckets', '65,536 buckets, load factor: 0.73.'],
    ['participle of boire', 'boire: bu.'],
  ])('what stands in a table is said: %s', (asks, says) => {
    expect(all.find((one) => one.asks === asks)?.said).toContain(says);
  });
});
