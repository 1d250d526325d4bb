import type { Files } from '@lou/api/catalogue/content/course-folder';
import { aCourseFolder, changed, lineOf, without } from '@lou/api/catalogue/content/testing/a-course-folder';
import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { summaryOf } from './summary.ts';

const good = aCourseFolder();
const faults = (files: Files) => checkContent([{ slug: 'keepers', files }]).complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

const course = 'course.md';
const lesson = '01-on-the-farm.md';
const notes = '01-on-the-farm.notes.yaml';
const bank = '01-on-the-farm.bank.yaml';
const figure = 'figures/yard.svg';

test('a course without a fault passes', () => {
  expect(faults(good)).toEqual([]);
});

test.each(['light-dark(var(--sheet), var(--ink))', 'light-dark(var(--ink), var(--sheet))'])('%s may stand in a figure', (colour) => {
  expect(faults(changed(good, figure, ['fill="var(--pine-wash)"', `fill="${colour}"`]))).toEqual([]);
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
  const files = changed(good, file, change);
  expect(faults(files)).toEqual([`${file}:${lineOf(files, file, at)}: ${sentence}`]);
});

test('a wrong option that a sentence of the course supports is a fault', () => {
  const files = changed(good, lesson, ['A path leads past the hen', 'The fox may keep the old book too. A path leads past the hen']);
  expect(faults(files)).toEqual([
    `${bank}:${lineOf(files, bank, '- text: old book')}: The wrong option 'old book' is supported by ${lesson}:${lineOf(files, lesson, 'The fox may keep')}: 'The fox may keep the old book too.'.`,
  ]);
  expect(faults(changed(good, lesson, ['A path leads past the hen', 'The fox does not keep the old book. A path leads past the hen']))).toEqual([]);
});

test('a number or an acronym of the key in the question is a fault, however it is spelt', () => {
  const numbers = changed(changed(good, bank, ['- text: red lamp', '- text: 3 lamps']), bank, [
    'question: What does the fox keep?',
    'question: Which three things does the fox keep?',
  ]);
  expect(faults(numbers)).toEqual([`${bank}:${lineOf(numbers, bank, 'question: Which three')}: The right option shares '3' with the question.`]);
  const acronym = changed(changed(good, bank, ['- text: red lamp', '- text: LED lamp']), bank, [
    'question: What does the fox keep?',
    'question: Which LED does the fox keep?',
  ]);
  expect(faults(acronym)).toEqual([`${bank}:${lineOf(acronym, bank, 'question: Which LED')}: The right option shares 'lead' with the question.`]);
});

test('a word that the question shares with the wrong options too tells nothing', () => {
  let files = changed(good, bank, ['question: What does the fox keep?', 'question: Which lamp does the fox keep?']);
  for (const [from, to] of [
    ['old book', 'big lamp'],
    ['big coat', 'wet lamp'],
  ] as const)
    files = changed(files, bank, [`- text: ${from}`, `- text: ${to}`]);
  expect(faults(files)).toEqual([]);
});

test('options of unlike length are a fault', () => {
  const files = changed(good, bank, ['- text: old book', '- text: the old book that lay under the bed']);
  expect(faults(files)).toContain(`${bank}:${lineOf(files, bank, 'options:')}: The options have 8 to 35 characters; they should be of about one length.`);
});

test('a lesson that is too short or too long is a fault', () => {
  const words = (count: number) => `A path leads past the hen${' so far away'.repeat(count)}`;
  expect(faults(changed(good, lesson, ['A path leads past the hen', words(200)]))).toContain(`${lesson}:9: The lesson has 1055 words; it needs 400 to 800.`);
  const cut = (good.get(lesson) ?? '').replaceAll(/In the morning .*$/gm, '');
  expect(faults(new Map(good).set(lesson, cut))).toEqual([`${lesson}:9: The lesson has 287 words; it needs 400 to 800.`]);
});

test('a lesson that is too hard for its course is a fault', () => {
  const hard = 'Institutional considerations notwithstanding, administrative responsibilities necessitate extraordinarily comprehensive documentation';
  const files = new Map(good).set(lesson, (good.get(lesson) ?? '').replaceAll(/In the morning the (\w+) .*$/gm, `${hard} of the $1.`));
  expect(faults(files)).toEqual([expect.stringMatching(new RegExp(`^${lesson}:9: The reading level is 1\\d\\.\\d; for beginner it is at most 8\\.$`))]);
});

test('a sentence in two lessons is a fault at the second, also across courses', () => {
  const twice = 'Nobody has ever seen the moon from here. A path leads past';
  const files = changed(changed(good, lesson, ['A path leads past', twice]), '02-in-the-wood.md', ['A path leads past', twice]);
  const first = lineOf(files, lesson, 'Nobody has');
  const said = "'Nobody has ever seen the moon from here.'.";
  expect(faults(files)).toEqual([
    `02-in-the-wood.md:${lineOf(files, '02-in-the-wood.md', 'Nobody has')}: This sentence stands in keepers/${lesson}:${first} too: ${said}`,
  ]);
  const two = checkContent([
    { slug: 'keepers', files: good },
    { slug: 'other', files: good },
  ]);
  expect(two.complaints.filter((complaint) => complaint.slug === 'keepers')).toEqual([]);
  expect(two.complaints.filter((complaint) => complaint.sentence.startsWith('This sentence stands in keepers/')).length).toBeGreaterThan(50);
});

test('a sentence twice in one lesson is a fault, and one that a discussion asks in two lessons', () => {
  const again = changed(good, lesson, ['A path leads past', 'The fox keeps the red lamp. A path leads past']);
  expect(faults(again)).toEqual([
    `${lesson}:${lineOf(again, lesson, 'The fox keeps the red lamp. A path')}: This sentence stands in keepers/${lesson}:${lineOf(good, lesson, 'The fox keeps')} too: 'The fox keeps the red lamp.'.`,
  ]);
  const wood = '02-in-the-wood.md';
  const asked = 'What would you keep in a house of your own?';
  const files = changed(changed(good, lesson, ['Why would a hen', `${asked} Why would a hen`]), wood, ['Why would a elk', `${asked} Why would a elk`]);
  expect(faults(files)).toEqual([
    `${wood}:${lineOf(files, wood, asked)}: This sentence stands in keepers/${lesson}:${lineOf(files, lesson, asked)} too: '${asked}'.`,
  ]);
  const short = 'What would you say?';
  expect(
    faults(changed(changed(good, lesson, ['Why would a hen', `${short} Why would a hen`]), wood, ['Why would a elk', `${short} Why would a elk`])),
  ).toEqual([]);
});

test('files that are missing are faults', () => {
  expect(faults(without(good, notes))).toEqual([`${notes}:1: The file is missing.`]);
  expect(faults(without(good, 'glossary.yaml'))).toEqual(['glossary.yaml:1: The file is missing.']);
  expect(faults(without(good, bank))).toContain(`${bank}:1: The file is missing.`);
  expect(faults(without(good, figure))).toEqual([`${lesson}:${lineOf(good, lesson, '![A yard')}: The figure 'figures/yard.svg' is missing.`]);
  expect(faults(new Map(good).set('figures/barn.svg', good.get(figure) ?? ''))).toEqual(['figures/barn.svg:1: No lesson shows this figure.']);
});

test('a bank must cover every difficulty', () => {
  const easy = new Map(good).set(bank, (good.get(bank) ?? '').replaceAll('difficulty: advanced', 'difficulty: beginner'));
  expect(faults(easy)).toEqual([`${bank}:1: The bank has no advanced item.`]);
});

test('over a bank and over a course the key is neither mostly the longest nor mostly at one place', () => {
  const longer = (text: string) => text.replaceAll(/- text: (.*)\n {8}right: true/g, '- text: fine $1\n        right: true');
  const longest = new Map(good).set(bank, longer(good.get(bank) ?? ''));
  expect(faults(longest)).toEqual([
    `${bank}:1: The right option is the longest in 100 % of the items; it should be 20 to 32 %.`,
    'course.md:1: The right option is the longest in 63 % of the items; it should be 20 to 32 %.',
    'course.md:1: Who takes the longest option is right in 63 % of the items; 32 % is the most.',
  ]);
  const first = (text: string) => text.replaceAll(/( {4}options:\n)([\s\S]*?)( {6}- text: .*\n {8}right: true\n)/g, '$1$3$2');
  const placed = new Map(good).set(bank, first(good.get(bank) ?? ''));
  expect(faults(placed).filter((fault) => fault.startsWith(bank))).toEqual([
    `${bank}:1: The right option is number 1 in 100 % of the items; it should be 18 to 32 %.`,
    `${bank}:1: The right option is number 2 in 0 % of the items; it should be 18 to 32 %.`,
    `${bank}:1: The right option is number 3 in 0 % of the items; it should be 18 to 32 %.`,
    `${bank}:1: The right option is number 4 in 0 % of the items; it should be 18 to 32 %.`,
  ]);
  expect(faults(placed)).toContain('course.md:1: Who always takes the same place is right in 63 % of the items; 32 % is the most.');
});

test('nobody who has not read the lesson does better by the commonest word or by the words of the question', () => {
  const common = new Map(good).set(bank, (good.get(bank) ?? '').replaceAll(/- text: (\w+) \w+\n {8}right: true/g, '- text: $1 home\n        right: true'));
  expect(faults(common)).toContain('course.md:1: Who takes the option with the commonest word of the course is right in 63 % of the items; 32 % is the most.');
  const asked = (good.get(bank) ?? '').replaceAll(/keep\?(\n {4}options:[\s\S]*?- text: (\w+) \w+\n {8}right: true)/g, 'keep that is $2?$1');
  expect(faults(new Map(good).set(bank, asked))).toContain(
    'course.md:1: Who takes the option that shares most words with the question is right in 63 % of the items; 32 % is the most.',
  );
});

test('the summary says how a course stands', () => {
  const { courses, complaints } = checkContent([{ slug: 'keepers', files: good }]);
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
