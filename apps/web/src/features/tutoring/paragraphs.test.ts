import { describe, expect, test } from 'vitest';
import { paragraphsOf, spokenText } from './paragraphs.ts';

const said = (text: string, ...sources: number[]) => ({ text, sources });
const counts = (...sentences: ReturnType<typeof said>[]) => paragraphsOf(sentences).map(({ kind, sentences: set }) => `${kind} ${set.length}`);

describe('a reply', () => {
  test('runs on as one paragraph', () => {
    expect(counts(said('One.', 1), said('Two.'))).toEqual(['running 2']);
    expect(counts(said('One.'), said('Two.'), said('And what is three?'))).toEqual(['running 3']);
  });
  test('ends with its question apart from what was said with sources', () => {
    expect(counts(said('One.', 1), said('Back to my question.'), said('What is three?'))).toEqual(['running 1', 'running 2']);
  });
  test('sets several questions that may be meant apart, and one in its paragraph', () => {
    expect(counts(said('Is it one?'), said('“What is a lap?”'), said('“What is a loop?”'))).toEqual(['running 1', 'running 1', 'running 1']);
    expect(counts(said('Or this?'), said('“What is a lap?”'))).toEqual(['running 2']);
  });
  test('lets code stand by itself', () => {
    expect(counts(said('See:'), said('```python\nprint(1)\n```'), said('Done.'))).toEqual(['running 1', 'standing 1', 'running 1']);
  });
});

test('the ear hears fractions as words and no marks', () => {
  expect(spokenText('It is $\\frac{3}{7}$ of *all*.')).toBe('It is 3 over 7 of all.');
});
