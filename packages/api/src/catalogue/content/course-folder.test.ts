import { expect, test } from 'vitest';
import { readCourseFolder } from './course-folder.ts';
import { brokenReferences } from './references.ts';
import { aCourseFolder, changed, lineOf, without } from './testing/a-course-folder.ts';

const good = aCourseFolder();
const faults = (files: ReadonlyMap<string, string>) => {
  const { course, complaints } = readCourseFolder('keepers', files);
  return [...complaints, ...brokenReferences(course)].map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);
};

test('a course without a fault is read whole', () => {
  expect(faults(good)).toEqual([]);
  const { course } = readCourseFolder('keepers', good);
  expect(course.sections.map((section) => [section.slug, section.notes?.value?.keyIdeas.length, section.bank?.value?.items.length])).toEqual([
    ['on-the-farm', 4, 12],
    ['in-the-wood', 4, 12],
  ]);
  expect([course.head.value?.version, course.head.value?.tries, course.glossary?.value?.terms.length, [...course.figures.keys()]]).toEqual([
    1,
    3,
    12,
    ['figures/yard.svg'],
  ]);
});

const bankFile = '01-on-the-farm.bank.yaml';
const notesFile = '01-on-the-farm.notes.yaml';
const lessonFile = '01-on-the-farm.md';

/** What is changed, in which file, and what is said at the line of a text that stands there. */
const planted: [string, string, [string, string], string, string][] = [
  [
    'a course title that is too long',
    'course.md',
    ['title: Who keeps what', `title: ${'w'.repeat(61)}`],
    'title: w',
    "'title' must have at most 60 characters.",
  ],
  ['an unknown category', 'course.md', ['category: general', 'category: cooking'], 'category:', "'category' must be the slug of a category."],
  ['an unknown difficulty', 'course.md', ['difficulty: beginner', 'difficulty: easy'], 'difficulty:', "'difficulty' must be beginner, intermediate, advanced."],
  ['a version that is no number', 'course.md', ['version: 1', 'version: one'], 'version:', "'version' must be a whole number."],
  ['a capital in a tag', 'course.md', ['tags: [animals', 'tags: [Animals'], 'tags:', "'tags' must be lower case."],
  [
    'too few objectives',
    'course.md',
    ['[Name each animal, Say what it keeps, Say where it rests, Tell farm from wood]', '[Name each animal]'],
    'learningObjectives',
    "'learningObjectives' needs 4 to 6 entries.",
  ],
  ['a field that is unknown', 'course.md', ['tries: 3', 'tries: 3\nprice: 9'], 'price', "'price' is not a field that belongs here."],
  [
    'a skill twice',
    'course.md',
    ['  - id: resting', '  - id: keeping\n    name: again\n  - id: resting'],
    'id: keeping\n    name: again',
    "The skill 'keeping' is there twice.",
  ],
  ['an unknown skill of a section', lessonFile, ['skills: [keeping, resting]', 'skills: [keeping, sleeping]'], 'skills:', "There is no skill 'sleeping'."],
  ['an unknown skill of a key idea', notesFile, ['skill: keeping', 'skill: feeding'], 'skill: feeding', "There is no skill 'feeding'."],
  ['an unknown skill of an item', bankFile, ['skill: resting', 'skill: feeding'], 'skill: feeding', "There is no skill 'feeding'."],
  ['an item twice', bankFile, ['id: thing-of-pig', 'id: thing-of-cow'], 'id: thing-of-cow\n    skill: resting', "The item 'thing-of-cow' is there twice."],
  [
    'a key idea twice, in another section',
    '02-in-the-wood.notes.yaml',
    ['id: owl-keeps', 'id: fox-keeps'],
    'id: fox-keeps',
    "The key idea 'fox-keeps' is there twice.",
  ],
  [
    'a quiz block with an unknown item',
    lessonFile,
    ['items: [thing-of-fox, thing-of-hen]', 'items: [thing-of-fox, thing-of-owl]'],
    'items:',
    "There is no item of this bank 'thing-of-owl'.",
  ],
  ['a term twice, but for its accent', 'glossary.yaml', ['term: hen', 'term: Fóx'], 'term: Fóx', "The term 'fox' is there twice."],
  [
    'a term of an unknown section',
    'glossary.yaml',
    ['section: on-the-farm', 'section: on-the-moon'],
    'section: on-the-moon',
    "There is no section 'on-the-moon'.",
  ],
  [
    'two right options',
    bankFile,
    ['        feedback: The cow has that.', '        right: true'],
    'options:',
    "'options' needs exactly one entry with 'right: true', this has 2.",
  ],
  ['no feedback to a wrong option', bankFile, ['\n        feedback: The cow has that.', ''], 'text: old book', "'feedback' is missing."],
  ['an item without an explanation', bankFile, ['    explanation: It stands in its own line.\n', ''], 'id: thing-of-fox', "'explanation' is missing."],
  ['sample answers that are missing', notesFile, ['wrong: nothing', 'wrong: ""'], 'answers:', "'wrong' must not be empty."],
  [
    'a misconception heard once',
    notesFile,
    ['heardAs: ["it has nothing", "it is poor"]', 'heardAs: ["it is poor"]'],
    'heardAs: ["it is poor"]',
    "'heardAs' needs 2 to 3 entries.",
  ],
  ['an exercise without answers', lessonFile, ['answers: ["red lamp", "the red lamp"]', 'answers: []'], 'answers: []', "'answers' needs at least one entry."],
];

test.each(planted)('%s is a complaint with its line', (_what, file, change, at, sentence) => {
  const files = changed(good, file, change);
  expect(faults(files)).toEqual([`${file}:${lineOf(files, file, at)}: ${sentence}`]);
});

test('a folder with a file too many, a gap in its numbers, or without course.md is said', () => {
  expect(faults(new Map(good).set('01-on-the-farm.bnak.yaml', ''))).toEqual(['01-on-the-farm.bnak.yaml:1: This file belongs to no section of the course.']);
  const gap = new Map([...good].map(([file, text]) => [file.replace('02-', '03-'), text]));
  expect(faults(gap)).toEqual(['03-in-the-wood.md:1: This section should be number 02.']);
  expect(faults(without(good, 'course.md'))).toEqual(['course.md:1: The file is missing.']);
  expect(faults(new Map([['course.md', good.get('course.md') ?? '']]))).toEqual(['course.md:1: The course has no section.']);
});
