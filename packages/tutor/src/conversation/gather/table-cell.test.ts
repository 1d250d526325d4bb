import { describe, expect, it } from 'vitest';
import type { Passage } from '../../course-material.ts';
import { tableCell } from './table-cell.ts';

const passageWith = (id: string, text: string, sectionId = 'tea.first'): Passage => ({
  ...{ id, courseId: 'tea', sectionId, lessonId: 'tea.first.lesson', title: 'The stock of the shop', parents: ['First'], text, anchor: 'top' },
});
const stock = passageWith(
  'stock',
  `Here is what stood on the shelf.

                     2024    2025  change
    Green leaves   12,000  10,000  -2,000
    Cups, saucers   6,000  12,000  +6,000
    
    Total on shelf 18,000  22,000  +4,000`,
);
const looks = passageWith(
  'looks',
  `    boxes   fullness   average looks
    1,000       48.0            25.0
    5,000        1.0             1.5`,
);
const words = passageWith('words', 'The participles are regular, apart from venu (venir), né (naître) and mort (mourir).');
const program = passageWith('program', '    total = 0  # all\n    for age  in ages:\n    print(12  + 3)');
const cellOf = (question: string, passages: readonly Passage[] = [stock, looks, words, program]) =>
  tableCell(question, ['tea'], { passagesOf: () => passages }, 'tea.first')?.says ?? null;

describe('what stands in a table', () => {
  it.each([
    ['how many green leaves were there in 2025', 'Green leaves, 2025: 10,000.'],
    ['by how much did the cups change', 'Cups, saucers, change: +6,000.'],
    ['what was the total in 2024', 'Total on shelf, 2024: 18,000.'],
    ['average looks with 1000 boxes', '1,000 boxes, average looks: 25.0.'],
    ['cups 2024 2025', 'Cups, saucers, 2024: 6,000; 2025: 12,000.'],
    ['what is the participle of naître', 'naître: né.'],
  ])('is said where a row and a column are named: %s', (question, says) => {
    expect(cellOf(question)).toBe(says);
  });

  it.each([
    ['what are cups', 'no column is named'],
    ['what happened in 2025', 'no row is named'],
    ['how much was the rent in 2025', 'no row is called so'],
    ['why did the cups change', 'a reason is asked for'],
    ['how many cups did the violin cost in 2025', 'it speaks of what the passage does not'],
    ['what is the violin of naître', 'the passage says nothing of the kind'],
  ])('is not said to “%s”: %s', (question) => {
    expect(cellOf(question)).toBeNull();
  });

  it('is that of the section first', () => {
    const there = passageWith('there', stock.text.replace('10,000', '77,000'), 'tea.second');
    expect(cellOf('green leaves in 2025', [there, stock])).toBe('Green leaves, 2025: 10,000.');
  });
});
