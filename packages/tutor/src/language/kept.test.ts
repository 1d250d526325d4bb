import { describe, expect, it } from 'vitest';
import { kept } from './kept.ts';

describe('what is kept of a text', () => {
  it('is read once, also where the reading is nothing', () => {
    const read: string[] = [];
    const of = kept(10, (text) => void read.push(text));
    for (const text of ['tea', 'milk', 'tea', 'milk']) of(text);
    expect(read).toEqual(['tea', 'milk']);
  });

  it('is nothing of a text that is too long', () => {
    const read: string[] = [];
    const of = kept(10, (text) => read.push(text), 4);
    for (const text of ['tea', 'water', 'tea', 'water']) of(text);
    expect(read).toEqual(['tea', 'water', 'water']);
  });

  it('is never more than it may be', () => {
    const read: string[] = [];
    const of = kept(2, (text) => read.push(text));
    for (const text of ['tea', 'milk', 'water', 'water', 'tea']) of(text);
    expect(read).toEqual(['tea', 'milk', 'water', 'tea']);
  });
});
