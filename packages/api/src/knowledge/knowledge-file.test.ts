import { expect, test } from 'vitest';
import { changedFile, lineIn } from '../content/testing/changed-file.ts';
import { readKnowledgeFile } from './knowledge-file.ts';
import { anItemFile } from './testing/an-item-file.ts';

const faults = (text: string) => readKnowledgeFile('lamp', text).complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);
const fields = (more: string) => changedFile(anItemFile, ['version: 1\n', `version: 1\n${more}\n`]);
const items = (count: number) => `items:\n${Array.from({ length: count }, (_, n) => `  - keepers/on-the-farm/thing-${n}`).join('\n')}`;

test('a file is read into the item that ships, under the ids by which everything else is named', () => {
  expect(readKnowledgeFile('lamp', anItemFile).shipped).toEqual({
    version: 1,
    content: {
      id: 'lamp',
      title: 'Keeping a lamp',
      type: 'document',
      category: 'general',
      difficulty: 'beginner',
      tags: ['lamps', 'keeping', 'night'],
      estimatedDurationMinutes: 5,
      content: anItemFile.slice(anItemFile.indexOf('A lamp')).trim(),
      courseId: 'keepers',
      skillIds: ['keepers/keeping'],
      itemIds: [],
      video: null,
    },
  });
});

test('a quiz names items by path, a video its address, a course its course', () => {
  const quiz = changedFile(fields(items(5)), ['type: document', 'type: quiz']);
  expect(readKnowledgeFile('lamp', quiz).shipped?.content.itemIds[0]).toBe('keepers.on-the-farm/thing-0');
  const video = changedFile(fields('video: { url: "https://example.org/v", title: A film, durationMinutes: 9 }'), ['type: document', 'type: video']);
  expect(readKnowledgeFile('lamp', video).shipped?.content.video).toEqual({ url: 'https://example.org/v', title: 'A film', durationMinutes: 9 });
  expect(faults(changedFile(anItemFile, ['type: document', 'type: course']))).toEqual([]);
});

const planted: [string, string, string, string][] = [
  ['an unknown type', changedFile(anItemFile, ['type: document', 'type: song']), 'type: song', "'type' must be document, course, video, quiz, text."],
  ['a category that is none of the form’s', changedFile(anItemFile, ['category: general', 'category: lamps']), 'category: lamps', "'category' must be"],
  ['a quiz without items', changedFile(anItemFile, ['type: document', 'type: quiz']), '---', "'items' is missing."],
  ['a quiz of four items', changedFile(fields(items(4)), ['type: document', 'type: quiz']), 'items:', "'items' needs 5 to 12 entries."],
  ['a quiz of thirteen items', changedFile(fields(items(13)), ['type: document', 'type: quiz']), 'items:', "'items' needs 5 to 12 entries."],
  ['items of a document', fields(items(5)), 'items:', "'items' belongs to items of type quiz only."],
  ['a video without an address', changedFile(anItemFile, ['type: document', 'type: video']), '---', "'video' is missing."],
  [
    'a video that is not https',
    changedFile(fields('video:\n  url: http://example.org/v\n  title: A film\n  durationMinutes: 9'), ['type: document', 'type: video']),
    'url:',
    "'url' must begin with https://.",
  ],
  [
    'a course that is not named',
    changedFile(anItemFile, ['type: document', 'type: course'], ['course: keepers\n', ''], ['skills: [keeping]\n', '']),
    '---',
    "'course' is missing.",
  ],
  ['skills of no course', changedFile(anItemFile, ['course: keepers\n', '']), 'skills:', "'skills' needs a course that they belong to."],
  ['a block', changedFile(anItemFile, ['## Oil', ':::quiz\ntitle: x\n---\ny\n:::\n\n## Oil']), ':::quiz', 'An item has no blocks.'],
  ['a picture', changedFile(anItemFile, ['## Oil', '![A lamp](figures/lamp.svg)\n\n## Oil']), '![A lamp', 'An item has no pictures.'],
  [
    'an opening that is no paragraph',
    changedFile(anItemFile, ['A lamp keeps', '- A lamp keeps']),
    '- A lamp',
    'The item must open with a paragraph: it is the description on its card.',
  ],
  [
    'an opening that is too long for a card',
    changedFile(anItemFile, ['A lamp keeps', `${'A lamp glows. '.repeat(14)}A lamp keeps`]),
    'A lamp glows',
    'The first paragraph has 258 characters; as a description it has at most 240.',
  ],
];

test.each(planted)('%s is a fault with its line, and the item does not ship', (_what, text, at, sentence) => {
  const found = faults(text).filter((fault) => fault.includes(sentence));
  expect(found).toHaveLength(sentence === 'An item has no blocks.' ? 2 : 1);
  const line = at === '---' ? expect.any(Number) : lineIn(text, at);
  if (at !== '---') expect(found[0]).toMatch(new RegExp(`^lamp\\.md:${line}: `));
  expect(readKnowledgeFile('lamp', text).shipped).toBeUndefined();
});

test('a file without anything below its front matter does not ship', () => {
  expect(faults(anItemFile.slice(0, anItemFile.indexOf('A lamp')))).toEqual(['lamp.md:12: The item says nothing below its front matter.']);
});
