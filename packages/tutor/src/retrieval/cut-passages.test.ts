import { describe, expect, it } from 'vitest';
import { cutPassages, glossaryPassage, PASSAGE_WORDS_MOST } from './cut-passages.ts';

const lesson = (markdown: string) =>
  cutPassages({
    sourceId: 'tea.brewing.lesson',
    revision: 3,
    courseId: 'tea',
    sectionId: 'tea.brewing',
    lessonId: 'tea.brewing.lesson',
    title: 'Brewing',
    parents: ['Tea'],
    markdown,
  });

const paragraph = (words: number) => `${Array.from({ length: words }, (_, n) => `word${n}`).join(' ')}.`;

describe('cutting passages', () => {
  it('names the revision and counts from one', () => {
    expect(lesson('One.\n\n## Two\n\nThree.').map(({ id }) => id)).toEqual(['tea.brewing.lesson@3#1', 'tea.brewing.lesson@3#2']);
  });

  it('cuts at headings, which title the passage and anchor it', () => {
    const [first, second] = lesson('One.\n\n## Water & heat\n\nThree.');
    expect(first).toMatchObject({ title: 'Brewing', parents: ['Tea'], anchor: 'top', text: 'One.' });
    expect(second).toMatchObject({ title: 'Water & heat', parents: ['Brewing', 'Tea'], anchor: 'water-heat', text: 'Three.' });
  });

  it('holds about 120 words, cut between paragraphs', () => {
    const passages = lesson([40, 40, 40, 40, 40].map(paragraph).join('\n\n'));
    expect(passages.map(({ text }) => text.split(/\s+/).length)).toEqual([120, 80]);
  });

  it('cuts a paragraph that is too long at its sentences', () => {
    const long = Array.from({ length: 12 }, (_, n) => `Sentence ${n} has exactly ten words in it, count them all.`).join(' ');
    const passages = lesson(`${long} ${long}`);
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(PASSAGE_WORDS_MOST);
      expect(text.endsWith('all.')).toBe(true);
    }
  });

  it('is plain text with formulas between $ signs and code between backticks', () => {
    const [passage] = lesson('The **bottom** is *not* $\\frac{a_1}{b*c}$ of `a * b`, see [here](https://example.org).\n\n![alt](figures/x.svg "A *drawing*.")');
    expect(passage?.text).toBe('The bottom is not $\\frac{a_1}{b*c}$ of `a * b`, see here.\n\nA drawing.');
  });

  it('sets code and standing formulas in, and keeps list marks', () => {
    const [passage] = lesson('Look:\n\n```python\nprint(1)\n```\n\n$$\n1 + 1\n$$\n\n- one\n- two\n  more');
    expect(passage?.text).toBe('Look:\n\n    print(1)\n\n    $1 + 1$\n\n- one\n- two more');
  });

  it('gives nothing for nothing', () => {
    expect(lesson('')).toEqual([]);
    expect(lesson('## Only a heading')).toEqual([]);
  });

  it('makes a passage of a term', () => {
    expect(glossaryPassage({ courseId: 'tea', sectionId: null, term: 'green tea', meaning: 'Tea that was heated at once.', parents: [] })).toMatchObject({
      id: 'glossary:tea/green-tea',
      text: 'Green tea: tea that was heated at once.',
    });
    expect(glossaryPassage({ courseId: 'es', sectionId: null, term: 'quisiera', meaning: 'I would like.', parents: [] }).text).toBe('Quisiera: I would like.');
  });
});
