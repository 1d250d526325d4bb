import type { CourseFolder } from '@lou/api/catalogue/content/content-folder';
import { aCourseFolder, changed, lineOf } from '@lou/api/catalogue/content/testing/a-course-folder';
import { firstCategories } from '@lou/api/catalogue/first-categories';
import { changedFile } from '@lou/api/content/testing/changed-file';
import { aJourneyFile } from '@lou/api/journeys/testing/a-journey-file';
import { anItemFile } from '@lou/api/knowledge/testing/an-item-file';
import { INTERESTS } from '@lou/domain/interests';
import { expect, test } from 'vitest';
import { checkContent } from '../check.ts';
import { checkJourneys } from '../check-journeys.ts';
import { checkKnowledge } from '../check-knowledge.ts';
import { gapsInLibrary, shelf } from './library.ts';

const categories = ['language-learning', 'professional-skills', 'mathematics', 'creative-arts', 'technology-programming', 'personal-development'];
const levels = ['beginner', 'intermediate', 'advanced'];

/** Two courses of each category; only their heads matter here. */
const courses: readonly CourseFolder[] = [...categories, ...categories].map((category, n) => ({
  slug: `course-${n}`,
  files: new Map([
    [
      'course.md',
      (aCourseFolder().get('course.md') ?? '')
        .replace('category: general', `category: ${category}`)
        .replace('difficulty: beginner', `difficulty: ${levels[n % 3]}`),
    ],
  ]),
}));
const items = Array.from({ length: 12 }, (_, n) => ({ slug: `item-${n}`, text: anItemFile }));
const journeys = INTERESTS.map((interest, n) => ({ slug: `way-${n}`, text: changedFile(aJourneyFile, ['interest: Creative Arts', `interest: ${interest}`]) }));

const gaps = (of: { courses?: readonly CourseFolder[]; items?: typeof items; journeys?: typeof journeys }) => {
  const { courses: studied } = checkContent(of.courses ?? courses);
  return gapsInLibrary({
    courses: studied,
    knowledge: checkKnowledge(of.items ?? items, studied),
    journeys: checkJourneys(of.journeys ?? journeys, studied),
  }).map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);
};

test('a library with twelve courses, twelve knowledge items and a journey for each interest lacks nothing', () => {
  expect(gaps({})).toEqual([]);
});

test('a course that is taken away is told, with the interest that lacks it', () => {
  expect(gaps({ courses: courses.slice(1) })).toEqual([
    'courses:1: There are 11 courses; the library needs 12 or more.',
    "courses:1: 'Language Learning' leads to 1 course; it needs 2 or more.",
  ]);
});

test('a level without a course is told', () => {
  const easy = courses.map(({ slug, files }) => ({
    slug,
    files: new Map([...files].map(([file, text]) => [file, text.replace('difficulty: advanced', 'difficulty: beginner')])),
  }));
  expect(gaps({ courses: easy })).toEqual(["courses:1: No course is for the level 'advanced'."]);
});

test('a knowledge item or a journey that is taken away is told', () => {
  expect(gaps({ items: items.slice(1) })).toEqual(['knowledge:1: There are 11 knowledge items; the library needs 12 or more.']);
  expect(gaps({ journeys: journeys.slice(1) })).toEqual(["journeys:1: There is no journey for 'Language Learning'."]);
});

/** What the shelf says of a course with so many sections, of these types in turn. */
const shelved = (sections: number, types: readonly string[], category = 'creative-arts') => {
  const folder = aCourseFolder();
  const head = changed(folder, 'course.md', ['category: general', `category: ${category}`]).get('course.md') ?? '';
  const lessons = Array.from(
    { length: sections },
    (_, n) =>
      [
        `0${n + 1}-part-${n + 1}.md`,
        (folder.get('01-on-the-farm.md') ?? '').replace('objectiveType: learn', `objectiveType: ${types[n % types.length]}`),
      ] as const,
  );
  const { courses: studied } = checkContent([{ slug: 'keepers', files: new Map([['course.md', head], ...lessons]) }]);
  return studied.flatMap(shelf).map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);
};
const mixed = ['learn', 'practice', 'apply'];

test('a course has five to eight sections', () => {
  expect([5, 8].flatMap((count) => shelved(count, mixed))).toEqual([]);
  expect([4, 9].flatMap((count) => shelved(count, mixed))).toEqual([
    'course.md:1: The course has 4 sections; it needs 5 to 8.',
    'course.md:1: The course has 9 sections; it needs 5 to 8.',
  ]);
});

test('its sections are of three objective types or more', () => {
  expect(shelved(6, ['learn', 'practice'])).toEqual([
    'course.md:1: The sections are of 2 objective types (learn, practice); they need 3 of learn, practice, apply, review.',
  ]);
});

test('every category but the general one is matched by an interest, and a course in a category without one is told', () => {
  const files = changed(aCourseFolder(), 'course.md', ['category: general', 'category: creative-arts']);
  for (const { slug } of firstCategories) {
    const told =
      slug === 'general'
        ? [
            `course.md:${lineOf(files, 'course.md', 'category:')}: No interest leads to the category 'general', so nobody with interests would be shown the course.`,
          ]
        : [];
    expect(shelved(5, mixed, slug)).toEqual(told);
  }
});
