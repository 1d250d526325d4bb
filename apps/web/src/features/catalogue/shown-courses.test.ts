import { expect, test } from 'vitest';
import { beyondInterests, categoriesOf, choiceOf, leftOut, searchOf, shownCourses } from './shown-courses.ts';

const courses = [
  { id: 'fractions', category: 'academic-studies' },
  { id: 'spanish', category: 'language-learning' },
  { id: 'statistics', category: 'academic-studies' },
];
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

test('L470 with interests only the matching courses show, without any all of them', () => {
  expect(ids(shownCourses(courses, { show: 'mine' }, ['Academic Studies']))).toEqual(['fractions', 'statistics']);
  expect(ids(shownCourses(courses, { show: 'mine' }, []))).toEqual(['fractions', 'spanish', 'statistics']);
  expect(beyondInterests(courses, ['Academic Studies'])).toBe(1);
});

test('what the interests leave out is known; a category leaves out on purpose', () => {
  expect(ids(leftOut(courses, { show: 'mine' }, ['Academic Studies']))).toEqual(['spanish']);
  expect(leftOut(courses, { show: 'category', category: 'language-learning' }, ['Academic Studies'])).toEqual([]);
});

test('L143 a category shows only its own courses', () => {
  expect(ids(shownCourses(courses, { show: 'category', category: 'language-learning' }, ['Academic Studies']))).toEqual(['spanish']);
  expect(ids(shownCourses(courses, { show: 'all' }, ['Academic Studies']))).toHaveLength(3);
});

test('L142 each category of the courses has one pill', () => {
  expect(categoriesOf(courses, (slug) => (slug === 'language-learning' ? 'A' : 'B'))).toEqual(['language-learning', 'academic-studies']);
});

test('the address keeps the choice', () => {
  expect(choiceOf('', ['Academic Studies'])).toEqual({ show: 'mine' });
  expect(choiceOf('', [])).toEqual({ show: 'all' });
  for (const choice of [{ show: 'all' }, { show: 'category', category: 'academic-studies' }] as const)
    expect(choiceOf(searchOf(choice).slice(1), ['Academic Studies'])).toEqual(choice);
});
