import { expect, test } from 'vitest';
import { readLesson } from './lesson-file.ts';

const head = `---
title: Halves
objectiveType: learn
estimatedDurationMinutes: 20
skills: [cut, count]
objectives: [Cut a whole, Count the parts]
personality: { tone: friendly, expertise: beginner, teachingStyle: socratic, responseStyle: concise }
---
`;
const read = (body: string) => readLesson(head + body, '01-halves.md');
const said = (body: string) => read(body).complaints.map(({ line, sentence }) => `${line}: ${sentence}`);

const exercise = ':::exercise\ntitle: Cut\nlou: Look for the middle.\npoints: 10\nanswers: ["1/2"]\nexplanation: It is one of two.\n---\nCut it.\n:::';

test('prose before the first block is the content, each block is a block, prose between them is text under its headings', () => {
  const { lesson, complaints } = read(`First.\n\n## One\n\nSecond.\n\n${exercise}\n\nBetween.\n\n## A title\n\nMore.\n\n${exercise}\n\n## Last\n\nThe end.\n`);
  expect(complaints).toEqual([]);
  expect([lesson.content, lesson.contentLine]).toEqual(['First.\n\n## One\n\nSecond.', 9]);
  expect(lesson.blocks.map(({ head: { type, title }, body, line, bodyLine }) => [type, title, body, line, bodyLine])).toEqual([
    ['exercise', 'Cut', 'Cut it.', 15, 22],
    ['text', '', 'Between.', 25, 25],
    ['text', 'A title', 'More.', 27, 29],
    ['exercise', 'Cut', 'Cut it.', 31, 38],
    ['text', 'Last', 'The end.', 41, 43],
  ]);
});

test('every kind of block is read with its head', () => {
  const { lesson, complaints } = read(`Prose.

:::text
title: Worked
kind: worked
---
1. **Cut.** Yes.
:::

:::discussion
title: Talk
lou: Listen.
points: 5
---
Why?
:::

:::quiz
title: Check
lou: Easy.
items: [a, b]
---
Two.
:::

:::video
title: Watch
url: https://example.org/v
durationMinutes: 3
---
A film.
:::
`);
  expect(complaints).toEqual([]);
  expect(lesson.blocks.map((block) => block.head)).toEqual([
    { type: 'text', title: 'Worked', kind: 'worked' },
    { type: 'discussion', title: 'Talk', lou: 'Listen.', points: 5 },
    { type: 'quiz', title: 'Check', lou: 'Easy.', items: ['a', 'b'] },
    { type: 'video', title: 'Watch', url: 'https://example.org/v', durationMinutes: 3 },
  ]);
});

test('code between fences is no block, no heading and no rule', () => {
  const { lesson, complaints } = read(
    `Prose.\n\n\`\`\`\n:::exercise\n## no title\n\`\`\`\n\n:::discussion\ntitle: Talk\nlou: x\npoints: 5\n---\n\`\`\`\n---\n:::\n\`\`\`\n:::\n`,
  );
  expect(complaints).toEqual([]);
  expect(lesson.blocks).toHaveLength(1);
  expect(lesson.blocks[0]?.body).toBe('```\n---\n:::\n```');
});

test('each fault of form is said at its line', () => {
  expect(said(`Prose.\n\n:::puzzle\ntitle: x\n---\ny\n:::\n`)).toEqual([
    "11: There is no block ':::puzzle'; the blocks are text, exercise, discussion, quiz, video.",
  ]);
  expect(said(`Prose.\n\n:::text\ntitle: x\n---\ny\n`)).toEqual(["11: The block ':::text' is not closed: a line ':::' is missing."]);
  expect(said(`Prose.\n\n:::text\ntitle: x\n---\ny\n\n${exercise}\n`)).toEqual(["11: The block ':::text' is not closed: a line ':::' is missing."]);
  expect(said(`Prose.\n\n:::\n`)).toEqual(["11: This ':::' closes nothing."]);
  expect(said(`Prose.\n\n:::text\ntitle: x\n:::\n`)).toEqual([
    "11: The block ':::text' has no '---' between its head and its body.",
    "11: The block ':::text' says nothing below its '---'.",
  ]);
  expect(said(`${exercise}\n`)).toEqual(['9: The lesson must begin with prose, before its first block.']);
  expect(said(`Prose.\n\n${exercise.replace('points: 10', 'points: 50')}\n`)).toEqual(["14: 'points' must be from 5 to 20."]);
  expect(said(`Prose.\n\n${exercise.replace('lou: Look for the middle.\n', '')}\n`)).toEqual(["12: 'lou' is missing."]);
  expect(said(`Prose.\n\n:::video\ntitle: x\nurl: http://example.org\ndurationMinutes: 3\n---\ny\n:::\n`)).toEqual(["13: 'url' must begin with https://."]);
});

test('a file without front matter, and one with a wrong head, are said', () => {
  expect(readLesson('Prose.\n', 'a.md').complaints).toEqual([
    { file: 'a.md', line: 1, sentence: "The file must begin with front matter between two lines '---'." },
  ]);
  const wrong = head.replace('tone: friendly', 'tone: stern').replace('skills: [cut, count]', 'skills: [cut]');
  expect(readLesson(`${wrong}Prose.\n`, 'a.md').complaints.map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([
    "5: 'skills' needs 2 to 4 entries.",
    "7: 'tone' must be friendly, professional, casual, formal.",
  ]);
});

test('L225 a section is to learn, practice, apply or review, and nothing else', () => {
  const of = (type: string) =>
    readLesson(`${head.replace('objectiveType: learn', `objectiveType: ${type}`)}Prose.\n`, 'a.md').complaints.map(({ sentence }) => sentence);
  for (const type of ['learn', 'practice', 'apply', 'review']) expect(of(type)).toEqual([]);
  expect(of('watch')).toEqual(["'objectiveType' must be learn, practice, apply, review."]);
});
