import { expect, test } from 'vitest';
import { shippedCourse } from './ship.ts';
import { aCourseFolder, changed, withQuestions } from './testing/a-course-folder.ts';

const folder = aCourseFolder();
const ship = (files = folder) => {
  const { course, complaints } = shippedCourse('keepers', files);
  if (!course) throw new Error(JSON.stringify(complaints));
  return course;
};

test('ids follow from the folder', () => {
  const [farm] = ship().sections;
  expect(farm?.id).toBe('keepers.on-the-farm');
  expect(farm?.lesson.id).toBe('keepers.on-the-farm.lesson');
  expect(farm?.lesson.blocks.map((block) => block.id)).toEqual([
    'keepers.on-the-farm.lesson.1-text',
    'keepers.on-the-farm.lesson.2-text',
    'keepers.on-the-farm.lesson.3-exercise',
    'keepers.on-the-farm.lesson.4-discussion',
    'keepers.on-the-farm.lesson.5-quiz',
  ]);
  expect(farm?.keyIdeas[0]).toMatchObject({ id: 'keepers.on-the-farm/fox-keeps', sectionId: 'keepers.on-the-farm', skill: 'keepers/keeping', analogy: null });
  expect(farm?.items[1]).toMatchObject({ id: 'keepers.on-the-farm/thing-of-hen', skill: 'keepers/resting' });
  expect(ship().details.skills).toEqual([
    { id: 'keepers/keeping', name: 'knowing who keeps what' },
    { id: 'keepers/resting', name: 'knowing who rests where' },
  ]);
  expect(ship().glossary[0]).toMatchObject({ id: 'glossary:keepers/fox', sectionId: 'keepers.on-the-farm' });
});

test('what learners ask stands at the end of the lesson, and beside its key idea as a detail', () => {
  const [farm, wood] = ship(withQuestions(folder)).sections;
  const block = farm?.lesson.blocks.at(-1);
  expect(block).toMatchObject({
    id: 'keepers.on-the-farm.lesson.6-text',
    orderIndex: 5,
    type: 'text',
    title: 'Questions learners ask',
    metadata: { kind: 'questions' },
  });
  const answer = 'No, a fox lends nothing. Without the red lamp the house of the fox would be bare.';
  expect(block?.content.startsWith(`### May the fox lend its red lamp?\n\n${answer}\n\n### May the hen`)).toBe(true);
  expect(farm?.keyIdeas[0]?.details.at(-1)).toEqual({
    ...{ says: answer, asks: 'May the fox lend its red lamp?' },
    askedAs: ['May the fox lend its red lamp?', 'could i borrow from fox', 'would fox share', 'on loan from fox please', 'red lamp for me too'],
  });
  expect(wood?.lesson.blocks).toHaveLength(5);
  expect(wood?.keyIdeas[0]?.details).toEqual([]);
});

test('a point keeps what turns it round, and has none where nobody wrote any', () => {
  const files = changed(folder, '01-on-the-farm.notes.yaml', ['alsoSaid: ["a red lamp"]', 'alsoSaid: ["a red lamp"]\n          turned: ["the lamp keeps it"]']);
  const [fox, hen] = ship(files).sections[0]?.keyIdeas.map(({ check }) => check.points[0]) ?? [];
  expect(fox?.turned).toEqual(['the lamp keeps it']);
  expect(hen && 'turned' in hen).toBe(false);
});

test('a block keeps its answers, points and items in its metadata and what is for Lou in its context', () => {
  const blocks = ship().sections[0]?.lesson.blocks ?? [];
  expect(blocks.map((block) => block.metadata)).toEqual([
    { kind: 'worked' },
    {},
    { answers: ['red lamp', 'the red lamp'], explanation: 'It is at the end of the line.', points: 10, difficulty: 'beginner' },
    { points: 5, difficulty: 'beginner' },
    { items: ['keepers.on-the-farm/thing-of-fox', 'keepers.on-the-farm/thing-of-hen'], difficulty: 'beginner' },
  ]);
  expect(blocks.map((block) => block.louContext)).toEqual([
    'Ask for the thing first.',
    '',
    'The learner should look at the end of the line.',
    'Any reason will do.',
    'Two quick looks back.',
  ]);
  expect(blocks.map((block) => block.isInteractive)).toEqual([false, false, true, true, true]);
  expect(blocks.map((block) => block.title)).toEqual(['Finding the fox', 'More to see here', 'A thing for the fox', 'Why keep a thing', 'Before you go on']);
});

test('a video is an outside link with its minutes', () => {
  const film = ':::video\ntitle: A film\nurl: https://example.org/film\ndurationMinutes: 4\n---\nSee the yard.\n:::\n\n:::discussion';
  const [farm] = ship(changed(folder, '01-on-the-farm.md', [':::discussion', film])).sections;
  expect(farm?.lesson.blocks[3]).toMatchObject({ type: 'video', metadata: { videoUrl: 'https://example.org/film', duration: 4 }, isInteractive: false });
});

test('figures are served under the name of their course', () => {
  expect(ship().sections[0]?.lesson.content).toContain('](/figures/keepers/yard.svg "The yard")');
});

test('a course with a fault is not shipped', () => {
  const { course, complaints } = shippedCourse('keepers', changed(folder, '01-on-the-farm.md', ['points: 5', 'points: none']));
  expect(course).toBeUndefined();
  expect(complaints).toHaveLength(1);
});

test('the same folder ships the same course', () => {
  expect(JSON.stringify(ship(aCourseFolder()))).toBe(JSON.stringify(ship(aCourseFolder())));
});
