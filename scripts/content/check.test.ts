import { changed, lineOf, without } from '@lou/api/catalogue/content/testing/a-course-folder';
import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { summaryOf } from './summary.ts';
import { bank, faultsIn, keepers, lesson, notes } from './testing/keepers.ts';

const course = 'course.md';
const figure = 'figures/yard.svg';

test('a course without a fault passes', () => {
  expect(faultsIn(keepers)).toEqual([]);
});

test.each(['light-dark(var(--sheet), var(--ink))', 'light-dark(var(--ink), var(--sheet))'])('%s may stand in a figure', (colour) => {
  expect(faultsIn(changed(keepers, figure, ['fill="var(--pine-wash)"', `fill="${colour}"`]))).toEqual([]);
});

/** What is planted, in which file, and what is said at the line of a text that stands there. */
const planted: [string, string, [string, string], string, string][] = [
  ['no worked example', lesson, ['kind: worked\n', ''], '---', 'The section needs a worked example.'],
  [
    'no discussion',
    lesson,
    [':::discussion\ntitle: Why keep a thing\nlou: Any reason will do.\npoints: 5\n---', ':::text\ntitle: Why keep a thing\n---'],
    '---',
    'The section needs a discussion.',
  ],
  [
    'a skill that nobody teaches',
    course,
    ['  - id: resting', '  - id: flying\n    name: flying\n  - id: resting'],
    '  - id: flying',
    "No section teaches the skill 'flying'.",
  ],
  ['a description of one sentence', course, [' Each section tells of twelve.', ''], 'You will know', 'The description needs 2 to 4 sentences, this has 1.'],
  [
    'a paragraph that is too long',
    lesson,
    ['A path leads past the hen', 'Look. Stay. Wait. Sit. Listen. A path leads past the hen'],
    'Look. Stay.',
    'A paragraph has at most 5 sentences, this has 6.',
  ],
  [
    'a worked step without its why',
    lesson,
    ['**We read the name fox.** The fox stands at the start of its line.', 'We read the name fox.'],
    '1. We read',
    "A step reads '**what is done.** why'.",
  ],
  [
    'a worked example that does not look back',
    lesson,
    ['Does it look right? Only', 'Well, only'],
    'Well, only',
    "The last paragraph of a worked example begins with 'Does it look right?'.",
  ],
  [
    'a link that is not https',
    lesson,
    ['A path leads past the hen', 'A [path](http://example.org) leads past the hen'],
    'A [path]',
    "The link 'http://example.org' is not https.",
  ],
  [
    'a bare address that is not https',
    lesson,
    ['A path leads past the hen', 'A path (see http://example.org) leads past the hen'],
    'A path (see',
    "The link 'http://example.org' is not https.",
  ],
  [
    'a figure that is missing',
    lesson,
    ['(figures/yard.svg "The yard")\n', '(figures/yard.svg "The yard")\n\n![A barn with an open door and hay](figures/barn.svg)\n'],
    '![A barn',
    "The figure 'figures/barn.svg' is missing.",
  ],
  [
    'an image from outside',
    lesson,
    ['(figures/yard.svg "The yard")\n', '(figures/yard.svg "The yard")\n\n![A barn with an open door and hay](https://example.org/barn.svg)\n'],
    '![A barn',
    "The image 'https://example.org/barn.svg' is not a drawing of this course (figures/name.svg).",
  ],
  [
    'a figure without alternative text',
    lesson,
    ['![A yard with a gate, a tree and a river behind it]', '![]'],
    '![]',
    "The figure 'figures/yard.svg' does not say what it shows, for someone who cannot see it.",
  ],
  ['a script in a figure', figure, ['<rect', '<script>alert(1)</script>\n  <rect'], '<script', '<script> may not stand in a drawing.'],
  ['a handler in a figure', figure, ['<rect', '<rect onclick="x()"'], 'onclick', "'onclick' may not stand in a drawing."],
  [
    'a style in a figure',
    figure,
    ['<rect', '<rect style="fill:red"'],
    'style=',
    "'style' may not stand in a drawing; fill and stroke take their colour from the theme.",
  ],
  [
    'an image from outside in a figure',
    figure,
    ['<text', '<text href="https://example.org/a.svg#b"/>\n  <text'],
    'href',
    "'https://example.org/a.svg#b' is outside the drawing.",
  ],
  ['what the page does not draw', figure, ['<text', '<use/>\n  <text'], '<use', '<use> may not stand in a drawing.'],
  ['a look that the page does not draw', figure, ['<text', '<text mask="none"'], 'mask', "'mask' is not drawn."],
  ['a colour of its own', figure, ['fill="var(--pine-wash)"', 'fill="#ff0000"'], '#ff0000', "The colour '#ff0000' is none of the theme's."],
  ['letters that are too small', figure, ['font-size="16"', 'font-size="9"'], 'font-size', 'Letters of size 9 are too small; 13 is the least.'],
  ['a figure without a viewBox', figure, [' viewBox="0 0 640 200"', ''], '<svg', 'The drawing has no viewBox.'],
  ['a figure that sets its size', figure, ['viewBox', 'width="640" viewBox'], '<svg', 'The drawing sets its own width; the page does that.'],
  ['an entity in a figure', figure, ['<rect', '<!ENTITY a "b">\n  <rect'], '<!ENTITY', "'<!ENTITY' may not stand in a drawing."],
  ['a figure that is not closed', figure, ['</text>', ''], '</svg>', '</svg> closes what is not open.'],
  [
    'a passage that is not in the lesson',
    notes,
    ['passage: The fox keeps the red lamp.', 'passage: The fox has the red lamp.'],
    'passage: The fox has',
    'The passage is not in the lesson, word for word.',
  ],
  [
    'half a sentence as a passage',
    bank,
    ['passage: The fox keeps the red lamp.', 'passage: The fox keeps the'],
    'passage: The fox keeps the\n',
    'The passage is not a whole sentence of the lesson.',
  ],
  [
    'a passage of another section',
    bank,
    ['passage: The fox keeps the red lamp.', 'passage: The owl keeps the red lamp.'],
    'passage: The owl',
    'The passage is not in the lesson, word for word.',
  ],
  [
    'a hint that gives the answer away',
    notes,
    ['nudge: Look at the end of the line.', 'nudge: It may keep the red lamp, and its house is warm.'],
    'nudge: It may',
    "The hint 'nudge' gives the answer away: it says 'It keeps the red lamp in its warm house.'.",
  ],
  ['a term that is not met', 'glossary.yaml', ['term: fox', 'term: zebra'], 'term: zebra', "The term 'zebra' is not met in the section 'on-the-farm'."],
  ['an option twice', bank, ['- text: old book', '- text: Red  lamp'], '- text: Red  lamp', "The option 'Red  lamp' is there twice."],
  ['an option for all', bank, ['- text: old book', '- text: none of these'], '- text: none of these', "'none of these' is no option of its own."],
  [
    'a stem of the key in the question',
    bank,
    ['question: What does the fox keep?', 'question: Which of the lamps does the fox keep?'],
    'question: Which of the lamps',
    "The right option shares 'lamp' with the question.",
  ],
  ['a key that alone is a number', bank, ['- text: red lamp', '- text: 12345678'], 'options:', 'The right option is the only one that is a number.'],
];

test.each(planted)('%s is a fault with its line', (_what, file, change, at, sentence) => {
  const files = changed(keepers, file, change);
  expect(faultsIn(files)).toEqual([`${file}:${lineOf(files, file, at)}: ${sentence}`]);
});

test('a lesson that is too short or too long is a fault', () => {
  const words = (count: number) => `A path leads past the hen${' so far away'.repeat(count)}`;
  expect(faultsIn(changed(keepers, lesson, ['A path leads past the hen', words(200)]))).toContain(
    `${lesson}:9: The lesson has 1055 words; it needs 400 to 800.`,
  );
  const cut = (keepers.get(lesson) ?? '').replaceAll(/In the morning .*$/gm, '');
  expect(faultsIn(new Map(keepers).set(lesson, cut))).toEqual([`${lesson}:9: The lesson has 287 words; it needs 400 to 800.`]);
});

test('a lesson that is too hard for its course is a fault', () => {
  const hard = 'Institutional considerations notwithstanding, administrative responsibilities necessitate extraordinarily comprehensive documentation';
  const files = new Map(keepers).set(lesson, (keepers.get(lesson) ?? '').replaceAll(/In the morning the (\w+) .*$/gm, `${hard} of the $1.`));
  expect(faultsIn(files)).toEqual([expect.stringMatching(new RegExp(`^${lesson}:9: The reading level is 1\\d\\.\\d; for beginner it is at most 8\\.$`))]);
});

test('a sentence in two lessons is a fault at the second, also across courses', () => {
  const twice = 'Nobody has ever seen the moon from here. A path leads past';
  const files = changed(changed(keepers, lesson, ['A path leads past', twice]), '02-in-the-wood.md', ['A path leads past', twice]);
  const first = lineOf(files, lesson, 'Nobody has');
  const said = "'Nobody has ever seen the moon from here.'.";
  expect(faultsIn(files)).toEqual([
    `02-in-the-wood.md:${lineOf(files, '02-in-the-wood.md', 'Nobody has')}: This sentence stands in keepers/${lesson}:${first} too: ${said}`,
  ]);
  const two = checkContent([
    { slug: 'keepers', files: keepers },
    { slug: 'other', files: keepers },
  ]);
  expect(two.complaints.filter((complaint) => complaint.slug === 'keepers')).toEqual([]);
  expect(two.complaints.filter((complaint) => complaint.sentence.startsWith('This sentence stands in keepers/')).length).toBeGreaterThan(50);
});

test('a sentence twice in one lesson is a fault, and one that a discussion asks in two lessons', () => {
  const again = changed(keepers, lesson, ['A path leads past', 'The fox keeps the red lamp. A path leads past']);
  expect(faultsIn(again)).toEqual([
    `${lesson}:${lineOf(again, lesson, 'The fox keeps the red lamp. A path')}: This sentence stands in keepers/${lesson}:${lineOf(keepers, lesson, 'The fox keeps')} too: 'The fox keeps the red lamp.'.`,
  ]);
  const wood = '02-in-the-wood.md';
  const asked = 'What would you keep in a house of your own?';
  const files = changed(changed(keepers, lesson, ['Why would a hen', `${asked} Why would a hen`]), wood, ['Why would a elk', `${asked} Why would a elk`]);
  expect(faultsIn(files)).toEqual([
    `${wood}:${lineOf(files, wood, asked)}: This sentence stands in keepers/${lesson}:${lineOf(files, lesson, asked)} too: '${asked}'.`,
  ]);
  const short = 'What would you say?';
  expect(
    faultsIn(changed(changed(keepers, lesson, ['Why would a hen', `${short} Why would a hen`]), wood, ['Why would a elk', `${short} Why would a elk`])),
  ).toEqual([]);
});

test('files that are missing are faults', () => {
  expect(faultsIn(without(keepers, notes))).toEqual([`${notes}:1: The file is missing.`]);
  expect(faultsIn(without(keepers, 'glossary.yaml'))).toEqual(['glossary.yaml:1: The file is missing.']);
  expect(faultsIn(without(keepers, bank))).toContain(`${bank}:1: The file is missing.`);
  expect(faultsIn(without(keepers, figure))).toEqual([`${lesson}:${lineOf(keepers, lesson, '![A yard')}: The figure 'figures/yard.svg' is missing.`]);
  expect(faultsIn(new Map(keepers).set('figures/barn.svg', keepers.get(figure) ?? ''))).toEqual(['figures/barn.svg:1: No lesson shows this figure.']);
});

test('the summary says how a course stands', () => {
  const { courses, complaints } = checkContent([{ slug: 'keepers', files: keepers }]);
  expect(courses.flatMap((one) => summaryOf(one, complaints.length))).toEqual([
    'keepers: no fault',
    '  sections            2, 50 minutes (the course says 1 hours)',
    '  words a lesson      455 to 455',
    '  reading level       1.6 to 1.6',
    '  key ideas           8 (4, 4)',
    '  question items      24 (12, 12)',
    '  terms, figures      12, 1',
    '  right option is at  25 %, 25 %, 25 %, 25 %',
    '  guessers right      longest 25 %, commonest word 25 %, place 25 %, overlap 25 %',
  ]);
});
