import { describe, expect, it } from 'vitest';
import { createCutter } from './cut-sentences.ts';

/** Everything that comes out, however the text arrives. */
function cut(text: string, piece: number) {
  const cutter = createCutter();
  const found = [];
  for (let at = 0; at < text.length; at += piece) found.push(...cutter.add(text.slice(at, at + piece)));
  return [...found, ...cutter.end()];
}

describe('a stream of text', () => {
  it.each([
    ['numbers before the mark', 'Tea wants time [1]. Time is short [2].', ['Tea wants time.', [1]], ['Time is short.', [2]]],
    ['numbers behind the mark', 'Tea wants time. [1] Time is short. [2]', ['Tea wants time.', [1]], ['Time is short.', [2]]],
    ['several numbers', 'Tea wants time [1][3]. Time is short. [2, 4]', ['Tea wants time.', [1, 3]], ['Time is short.', [2, 4]]],
    ['no number', 'Tea wants time. Time is short [2].', ['Tea wants time.', []], ['Time is short.', [2]]],
    ['a decimal and an abbreviation', 'Take 2.5 grams, e.g. a spoon [1]. Dr. Li agrees [2].', ['Take 2.5 grams, e.g. a spoon.', [1]], ['Dr. Li agrees.', [2]]],
    ['lines', 'Tea wants time [1].\n\n  Time is short [2].\n', ['Tea wants time.', [1]], ['Time is short.', [2]]],
    ['an end without an end', 'Tea wants time [1]. Time is', ['Tea wants time.', [1]]],
    ['nothing', ' \n'],
  ] as [string, string, ...[string, number[]][]][])('with %s is the same sentences in pieces of any size', (_name, text, ...sentences) => {
    for (const piece of [1, 2, 3, 5, 8, 1_000]) expect(cut(text, piece)).toEqual(sentences.map(([said, sources]) => ({ text: said, sources })));
  });

  it('tells a sentence as soon as the next one begins', () => {
    const cutter = createCutter();
    expect(cutter.add('Tea wants time. ')).toEqual([]);
    expect(cutter.add('[1]')).toEqual([]);
    expect(cutter.add(' Ti')).toEqual([{ text: 'Tea wants time.', sources: [1] }]);
  });

  it('what is far too long is no sentence', () => {
    expect(cut(`Tea ${'and tea '.repeat(100)}is good [1].`, 50)).toMatchObject([{ sources: null }]);
  });
});
