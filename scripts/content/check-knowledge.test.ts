import { aCourseFolder } from '@lou/api/catalogue/content/testing/a-course-folder';
import { changedFile, lineIn } from '@lou/api/content/testing/changed-file';
import { anItemFile } from '@lou/api/knowledge/testing/an-item-file';
import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { checkKnowledge } from './check-knowledge.ts';
import { summaryOfKnowledge } from './summary.ts';

const { courses } = checkContent([{ slug: 'keepers', files: aCourseFolder() }]);

/** Sentences of six words, each of its own. */
const filler = (from: number, count: number) =>
  Array.from({ length: Math.ceil(count / 4) }, (_, n) => Array.from({ length: 4 }, (_, m) => `Lamp ${from + 4 * n + m} burns all night.`).join(' ')).join(
    '\n\n',
  );
const good = changedFile(anItemFile, ['## Wick', `## More\n\n${filler(0, 40)}\n\n## Wick`]);
const check = (...texts: string[]) =>
  checkKnowledge(
    texts.map((text, n) => ({ slug: `lamp-${n}`, text })),
    courses,
  );
const faults = (...texts: string[]) => check(...texts).complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

test('an item without a fault passes and is counted', () => {
  expect(faults(good)).toEqual([]);
  expect(summaryOfKnowledge(check(good))[1]).toContain('1 (1 document)');
});

const quiz = (items: readonly string[]) =>
  changedFile(good, ['type: document', 'type: quiz'], ['version: 1\n', `version: 1\nitems:\n${items.map((item) => `  - ${item}\n`).join('')}`]);
const five = ['fox', 'hen', 'cow', 'pig', 'dog'].map((animal) => `keepers/on-the-farm/thing-of-${animal}`);

const planted: [string, string, string, string][] = [
  ['an unknown course', changedFile(good, ['course: keepers', 'course: nobody']), 'course: nobody', "There is no course 'nobody'."],
  ['an unknown skill', changedFile(good, ['skills: [keeping]', 'skills: [flying]']), 'skills: [flying]', "There is no skill 'flying' in the course 'keepers'."],
  [
    'an unknown section',
    quiz([...five.slice(1), 'keepers/at-sea/thing-of-fox']),
    '  - keepers/at-sea',
    "There is no section 'at-sea' in the course 'keepers'.",
  ],
  [
    'an unknown item',
    quiz([...five.slice(1), 'keepers/on-the-farm/thing-of-yak']),
    '  - keepers/on-the-farm/thing-of-yak',
    "There is no item 'thing-of-yak' in 'keepers/on-the-farm'.",
  ],
  ['an item of an unknown course', quiz([...five.slice(1), 'nobody/on-the-farm/thing-of-fox']), '  - nobody', "There is no course 'nobody'."],
  [
    'an item twice',
    quiz([...five, 'keepers/on-the-farm/thing-of-fox']),
    '  - keepers/on-the-farm/thing-of-fox\ncourse',
    "The item 'keepers/on-the-farm/thing-of-fox' is there twice.",
  ],
  [
    'a link that is not https',
    changedFile(good, ['Fill it', 'See [here](http://example.org). Fill it']),
    'See [here]',
    "The link 'http://example.org' is not https.",
  ],
  ['a long paragraph', changedFile(good, ['Fill it', 'Look. Wait. Sit. Stay. Fill it']), 'Look. Wait.', 'A paragraph has at most 5 sentences, this has 6.'],
  ['a document that is too short', anItemFile, 'A lamp keeps', 'The document has 35 words; it needs 200 to 500.'],
  [
    'a document that is too long',
    changedFile(anItemFile, ['## Wick', `${filler(0, 100)}\n\n## Wick`]),
    'A lamp keeps',
    'The document has 535 words; it needs 200 to 500.',
  ],
];

test.each(planted)('%s is a fault with its line', (_what, text, at, sentence) => {
  expect(faults(text)).toContain(`lamp-0.md:${lineIn(text, at)}: ${sentence}`);
});

test('a quiz of known items passes, however short its text', () => {
  expect(faults(changedFile(anItemFile, ['type: document', 'type: quiz'], ['version: 1\n', `version: 1\nitems: [${five.join(', ')}]\n`]))).toEqual([]);
});

test('an item of another course than the quiz is about is a fault', () => {
  const two = checkContent(['keepers', 'finders'].map((slug) => ({ slug, files: aCourseFolder() }))).courses;
  const text = quiz([...five.slice(1), 'finders/on-the-farm/thing-of-fox']);
  const found = checkKnowledge([{ slug: 'lamp', text }], two).complaints;
  expect(found.map(({ line, sentence }) => [line, sentence])).toEqual([
    [lineIn(text, '  - finders'), "The item 'finders/on-the-farm/thing-of-fox' is not of the course 'keepers'."],
  ]);
});

test('what reads too hard for its difficulty is a fault', () => {
  const hard = 'Institutional considerations notwithstanding, administrative responsibilities necessitate extraordinarily comprehensive documentation';
  const text = changedFile(anItemFile, ['## Wick', `${Array.from({ length: 20 }, (_, n) => `${hard} of lamp ${n}.`).join('\n\n')}\n\n## Wick`]);
  expect(faults(text)).toEqual([expect.stringMatching(/: The reading level is \d\d\.\d; for beginner it is at most 8\.$/)]);
});

test('a sentence that stands in a lesson or in another item is a fault', () => {
  const lesson = changedFile(good, ['Fill it in', 'The fox keeps the red lamp. Fill it in']);
  expect(faults(lesson)).toEqual([
    expect.stringMatching(/^lamp-0\.md:\d+: This sentence stands in keepers\/01-on-the-farm\.md:\d+ too: 'The fox keeps the red lamp\.'\.$/),
  ]);
  const other = changedFile(anItemFile, ['## Wick', `${filler(1_000, 40)}\n\n## Wick`]);
  const same = faults(good, other);
  expect(same.length).toBeGreaterThan(0);
  for (const fault of same) expect(fault).toMatch(/^lamp-1\.md:\d+: This sentence stands in knowledge\/lamp-0\.md:\d+ too: /);
});
