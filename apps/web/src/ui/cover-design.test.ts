import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { designCover, sequence } from './cover-design.ts';

const courses = path.resolve(import.meta.dirname, '../../../../db/content/courses');

test('the same course always wears the same cover', () => {
  expect(designCover('fractions-that-make-sense', 'academic-studies')).toEqual(designCover('fractions-that-make-sense', 'Academic Studies'));
  expect(designCover('fractions-that-make-sense', 'academic-studies')).toMatchObject({ cloth: 'pine', pattern: 'pies' });
});

test('each of the courses that ship wears the pattern of its subject, and no two the same', () => {
  const files = globSync('*/course.md', { cwd: courses });
  const patterns = files.map((file) => {
    const category = /^category: (.*)$/m.exec(readFileSync(path.join(courses, file), 'utf8'))?.[1] ?? '';
    return [path.dirname(file), designCover(path.dirname(file), category).pattern] as const;
  });
  expect(Object.fromEntries(patterns)).toEqual({
    'choosing-the-right-algorithm': 'tree',
    'chords-and-keys': 'staves',
    'clear-writing-at-work': 'lines',
    'decisions-under-uncertainty': 'dots',
    'drawing-in-perspective': 'depth',
    'first-program-in-python': 'code',
    'fractions-that-make-sense': 'pies',
    'french-telling-what-happened': 'quotes',
    'how-a-bill-becomes-law': 'seats',
    'learning-that-lasts': 'returns',
    'reading-a-balance-sheet': 'balance',
    'spanish-first-conversation': 'tiles',
  });
  expect(new Set(patterns.map(([, pattern]) => pattern)).size).toBe(patterns.length);
});

test.each(['constructor', 'toString', 'Gardening'])('a course of a category that Lou does not know, %s, wears its initial', (category) => {
  expect(designCover('growing-beans', category).pattern).toBe('initial');
});

test('a subject is named by whole beginnings of words', () => {
  expect(designCover('illustration-for-everyone', 'creative-arts').pattern).not.toBe('pies');
  expect(designCover('lawn-care', 'personal-development').pattern).not.toBe('seats');
  expect(designCover('machine-learning', 'technology-programming').pattern).toBe('tree');
});

test('what no word names gets a pattern of its category, always the same and never that of a subject', () => {
  for (let number = 0; number < 50; number += 1) {
    const { cloth, pattern } = designCover(`course-${number}`, 'academic-studies');
    expect(cloth).toBe('pine');
    expect(['steps', 'rings', 'waves']).toContain(pattern);
    expect(designCover(`course-${number}`, 'Academic Studies').pattern).toBe(pattern);
  }
});

test('a category written as a word or as a slug has one cloth', () => {
  expect(designCover('x', 'Technology & Programming').cloth).toBe('slate');
  expect(designCover('x', 'technology-programming').cloth).toBe('slate');
});

test('a category nobody knows gets the initial', () => expect(designCover('x', 'knots').pattern).toBe('initial'));

test('a sequence repeats with its seed and stays below 1', () => {
  const numbers = (seed: number) => {
    const next = sequence(seed);
    return Array.from({ length: 50 }, () => next());
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
});
