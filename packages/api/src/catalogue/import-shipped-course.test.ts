import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOffers } from '../content/shipped.table.ts';
import { aCourseFolder, changed } from './content/testing/a-course-folder.ts';
import { putCourse, removeSections } from './courses.table.ts';
import { readItemHeads } from './items.table.ts';
import { readLessonsById } from './lessons.table.ts';
import { reviseItems, reviseLessons, reviseOutline } from './revise.ts';
import { openTestCatalogue } from './testing/a-catalogue.ts';

const first = aCourseFolder();
const version2 = changed(first, 'course.md', ['version: 1', 'version: 2']);

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
let keepers: ReturnType<typeof catalogue.newCourse>;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
beforeEach(() => {
  keepers = catalogue.newCourse();
});
afterAll(() => catalogue.close());

const farmLesson = () => `${keepers.id}.on-the-farm.lesson`;
const foxItem = () => `${keepers.id}.on-the-farm/thing-of-fox`;
const farm = () => {
  const [section] = keepers.shipped(first).sections;
  if (!section) throw new Error('The course has no section.');
  return section;
};

/** Rows of this test's course: those whose `column` names it. */
const rows = async (columns: string, table: string, column: string, more = '') =>
  keepers.plain(await catalogue.deps.sql.query<Record<string, unknown>>(`select ${columns} from ${table} where ${column} like '%${keepers.id}%' ${more}`));

test('the first time everything is inserted, with its facts', async () => {
  expect(await keepers.importFolder(first)).toEqual({ id: 'keepers', outcome: 'inserted', changed: 1 + 2 + 2 + 2 + 24 + 12, offered: [] });
  const tables = { courses: 'id', skills: 'id', sections: 'id', lessons: 'id', content_blocks: 'id', lesson_revisions: 'lesson_id' };
  const more = { key_ideas: 'section_id', question_items: 'id', question_item_revisions: 'item_id', glossary_terms: 'id' };
  const counted = await Promise.all(Object.entries({ ...tables, ...more }).map(async ([table, column]) => [table, (await rows('1', table, column)).length]));
  expect(Object.fromEntries(counted)).toEqual({
    courses: 1,
    skills: 2,
    sections: 2,
    lessons: 2,
    content_blocks: 10,
    lesson_revisions: 2,
    key_ideas: 2,
    question_items: 24,
    question_item_revisions: 24,
    glossary_terms: 12,
  });
  const told = await keepers.told();
  expect(told.slice(0, 6)).toEqual([
    'CourseOutlineRevised keepers 1 shipped',
    'LessonRevised keepers.on-the-farm.lesson 1 shipped',
    'LessonRevised keepers.in-the-wood.lesson 1 shipped',
    'KeyIdeasRevised keepers.on-the-farm 1 shipped',
    'KeyIdeasRevised keepers.in-the-wood 1 shipped',
    'ItemRevised keepers.on-the-farm/thing-of-fox 1 shipped',
  ]);
  expect(told).toHaveLength(1 + 2 + 2 + 24);
});

test('the rows of a lesson and its blocks say what its revision says', async () => {
  await keepers.importFolder(first);
  const [row] = await rows('*', 'lessons', 'id', `and section_id like '%farm'`);
  const blocks = await rows('*', 'content_blocks', 'lesson_id', `and lesson_id like '%farm.lesson' order by order_index`);
  const standing = (await readLessonsById(catalogue.deps.sql, [farmLesson()])).get(farmLesson())?.lesson;
  expect(standing).toEqual(farm().lesson);
  const lesson = keepers.plain(farm().lesson);
  expect(row).toMatchObject({
    section_id: 'keepers.on-the-farm',
    title: 'On the farm',
    content: lesson.content,
    objectives: lesson.objectives,
    estimated_duration_minutes: 25,
    difficulty: 'beginner',
    lou_personality: { tone: 'friendly', expertise: 'beginner', teachingStyle: 'interactive', responseStyle: 'explanatory' },
    is_published: true,
    revision: 1,
    source: 'shipped',
  });
  expect(blocks.map((block) => [block.id, block.type, block.title, block.content, block.lou_context, block.is_interactive, block.metadata])).toEqual(
    lesson.blocks.map((block) => [block.id, block.type, block.title, block.content, block.louContext, block.isInteractive, block.metadata]),
  );
});

test('the same version again does nothing, whatever the folder says', async () => {
  await keepers.importFolder(first);
  const before = await keepers.told();
  const edited = changed(first, 'course.md', ['title: Who keeps what', 'title: Another title']);
  expect(await keepers.importFolder(edited)).toEqual({ id: 'keepers', outcome: 'unchanged', changed: 0, offered: [] });
  expect(await keepers.told()).toEqual(before);
  expect(await rows('title', 'courses', 'id')).toEqual([{ title: 'Who keeps what' }]);
});

test('two starts at the same time insert once', async () => {
  const outcomes = await Promise.all([keepers.importFolder(first), keepers.importFolder(first)]);
  expect(outcomes.map((imported) => imported.outcome).sort()).toEqual(['inserted', 'unchanged']);
  expect(await keepers.told()).toHaveLength(29);
});

test('a newer version revises what changed, adds what is new and retires what is gone', async () => {
  await keepers.importFolder(first);
  const before = (await keepers.told()).length;
  let newer = changed(version2, '01-on-the-farm.md', ['A path leads past', 'A road leads past']);
  newer = changed(newer, '01-on-the-farm.bank.yaml', ['question: What does the fox keep?', 'question: What is kept by the fox?']);
  newer = changed(newer, '02-in-the-wood.bank.yaml', ['id: thing-of-crow', 'id: crow-and-its-thing']);
  newer = changed(newer, 'glossary.yaml', ['meaning: An animal of the farm.', 'meaning: A farm animal.']);
  expect(await keepers.importFolder(newer)).toEqual({ id: 'keepers', outcome: 'updated', changed: 5, offered: [] });
  expect((await keepers.told()).slice(before)).toEqual([
    'CourseOutlineRevised keepers 2 shipped',
    'LessonRevised keepers.on-the-farm.lesson 2 shipped',
    'ItemRevised keepers.on-the-farm/thing-of-fox 2 shipped',
    'ItemRevised keepers.in-the-wood/crow-and-its-thing 1 shipped',
    'ItemRevised keepers.in-the-wood/thing-of-crow 1 retired shipped',
  ]);
  expect(await rows('revision', 'lesson_revisions', 'lesson_id', `and lesson_id like '%farm.lesson' order by revision`)).toEqual([
    { revision: 1 },
    { revision: 2 },
  ]);
  expect(await rows('content_version', 'courses', 'id')).toEqual([{ content_version: 2 }]);
});

test('a newer version that says nothing new leaves no fact', async () => {
  await keepers.importFolder(first);
  const before = await keepers.told();
  expect(await keepers.importFolder(version2)).toMatchObject({ outcome: 'updated', changed: 0 });
  expect(await keepers.told()).toEqual(before);
});

test('what staff edited is never overwritten: it is offered, and everything else is updated', async () => {
  await keepers.importFolder(first);
  const { details } = keepers.shipped(first);
  const [fox] = farm().items;
  await catalogue.asStaff(async (tx, by) => {
    const lesson = await reviseLessons(tx, [{ ...farm().lesson, content: 'Our own words.' }], { ...by, isPublished: true });
    const item = fox ? await reviseItems(tx, keepers.id, [{ ...fox, question: 'Our own question?', orderIndex: 0 }], by) : [];
    await putCourse(tx, keepers.id, { ...details, title: 'Our title' }, by);
    return [...lesson, ...item, ...(await reviseOutline(tx, keepers.id, by))];
  });
  const before = (await keepers.told()).length;

  let newer = changed(version2, '01-on-the-farm.md', ['A path leads past', 'A road leads past']);
  newer = changed(newer, '02-in-the-wood.md', ['A path leads past', 'A lane leads past']);
  newer = changed(newer, '01-on-the-farm.bank.yaml', ['question: What does the fox keep?', 'question: What is kept by the fox?']);
  newer = changed(newer, '01-on-the-farm.bank.yaml', ['question: What does the hen keep?', 'question: What is kept by the hen?']);
  newer = changed(newer, 'course.md', ['title: Who keeps what', 'title: Who has what']);
  const imported = await keepers.importFolder(newer);
  expect(imported).toMatchObject({ outcome: 'updated', changed: 2 });
  expect(imported.offered).toEqual([
    { kind: 'course', id: 'keepers' },
    { kind: 'lesson', id: 'keepers.on-the-farm.lesson' },
    { kind: 'item', id: 'keepers.on-the-farm/thing-of-fox' },
  ]);
  expect((await keepers.told()).slice(before)).toEqual([
    'LessonRevised keepers.in-the-wood.lesson 2 shipped',
    'ItemRevised keepers.on-the-farm/thing-of-hen 2 shipped',
  ]);
  expect(await rows('title, content_version', 'courses', 'id')).toEqual([{ title: 'Our title', content_version: 2 }]);
  expect((await readLessonsById(catalogue.deps.sql, [farmLesson()])).get(farmLesson())).toMatchObject({ revision: 2, lesson: { content: 'Our own words.' } });
  expect((await readItemHeads(catalogue.deps.sql, [foxItem()])).get(foxItem())?.item.question).toBe('Our own question?');

  const offers = keepers.plain(await readOffers(catalogue.deps.sql, keepers.id));
  expect(offers.map(({ kind, id, contentVersion }) => [kind, id, contentVersion])).toEqual([
    ['course', 'keepers', 2],
    ['item', 'keepers.on-the-farm/thing-of-fox', 2],
    ['lesson', 'keepers.on-the-farm.lesson', 2],
  ]);
  expect(offers[0]?.content).toMatchObject({ title: 'Who has what' });
});

test('an edit of staff that newer content leaves alone is not offered anything', async () => {
  await keepers.importFolder(first);
  const { lesson } = farm();
  await catalogue.asStaff((tx, by) => reviseLessons(tx, [{ ...lesson, title: 'Ours' }], { ...by, isPublished: true }));
  const newer = changed(version2, '02-in-the-wood.md', ['A path leads past', 'A lane leads past']);
  expect(await keepers.importFolder(newer)).toMatchObject({ changed: 1, offered: [] });
  expect(await readOffers(catalogue.deps.sql, keepers.id)).toEqual([]);
});

const withoutWood = new Map(
  [...version2]
    .filter(([file]) => !file.startsWith('02-'))
    .map(([file, text]) => [file, file === 'glossary.yaml' ? text.replaceAll('in-the-wood', 'on-the-farm') : text] as const),
);

test('a section that is no longer shipped leaves the outline; its revisions stay', async () => {
  await keepers.importFolder(first);
  const before = (await keepers.told()).length;
  await keepers.importFolder(withoutWood);
  const wood = keepers.plain(keepers.shipped(first)).sections[1]?.items ?? [];
  expect((await keepers.told()).slice(before)).toEqual([
    'CourseOutlineRevised keepers 2 shipped',
    'LessonRevised keepers.in-the-wood.lesson 1 shipped',
    'KeyIdeasRevised keepers.in-the-wood 2 shipped',
    ...wood.map((item) => `ItemRevised ${item.id} 1 retired shipped`).sort(),
  ]);
  const outline = (await keepers.facts())[before];
  expect(keepers.plain(outline?.data)).toMatchObject({ sectionIds: ['keepers.on-the-farm'], isActive: true });
  expect(await rows('lesson_id', 'lesson_revisions', 'lesson_id')).toHaveLength(2);
});

test('a section that is no longer shipped stays whole where staff edited something in it', async () => {
  await keepers.importFolder(first);
  const [owl] = keepers.shipped(first).sections[1]?.items ?? [];
  if (!owl) throw new Error('The course has no owl.');
  await catalogue.asStaff((tx, by) => reviseItems(tx, keepers.id, [{ ...owl, question: 'Ours?', orderIndex: 0 }], by));
  const before = (await keepers.told()).length;
  await keepers.importFolder(withoutWood);
  expect((await keepers.told()).slice(before).filter((told) => told.includes('in-the-wood'))).toEqual([]);
  expect(await rows('id', 'sections', 'id', 'and not is_removed')).toHaveLength(2);
});

test('what staff removed does not come back', async () => {
  await keepers.importFolder(first);
  await catalogue.asStaff(async (tx, by) => {
    await removeSections(tx, [`${keepers.id}.in-the-wood`], by.source);
    return reviseOutline(tx, keepers.id, by);
  });
  await keepers.importFolder(changed(version2, '02-in-the-wood.md', ['title: In the wood', 'title: In the forest']));
  expect(await rows('id', 'sections', 'id', 'and not is_removed')).toEqual([{ id: 'keepers.on-the-farm' }]);

  await catalogue.deps.sql.query(`update courses set is_removed = true, source = 'staff' where id = $1`, [keepers.id]);
  const before = await keepers.told();
  const version3 = changed(changed(first, 'course.md', ['version: 1', 'version: 3']), '01-on-the-farm.md', ['A path', 'A road']);
  expect(await keepers.importFolder(version3)).toMatchObject({ changed: 0 });
  expect(await keepers.told()).toEqual(before);
});

test('a fault in the middle keeps nothing', async () => {
  await keepers.importFolder(first);
  const before = await keepers.told();
  const { lesson } = farm();
  const change = catalogue.asStaff(async (tx, by) => {
    await reviseLessons(tx, [{ ...lesson, title: 'Ours' }], { ...by, isPublished: true });
    throw new Error('down');
  });
  await expect(change).rejects.toThrow('down');
  expect(await keepers.told()).toEqual(before);
  expect(await rows('lesson_id', 'lesson_revisions', 'lesson_id')).toHaveLength(2);
});

test('a revision is never changed', async () => {
  await keepers.importFolder(first);
  for (const table of ['lesson_revisions', 'key_idea_revisions', 'question_item_revisions']) {
    await expect(catalogue.deps.sql.query(`update ${table} set revision = 9`)).rejects.toThrow('A revision is never changed.');
    await expect(catalogue.deps.sql.query(`delete from ${table}`)).rejects.toThrow('A revision is never changed.');
  }
});

test('publishing and taking away keep the revision, editing makes the next', async () => {
  await keepers.importFolder(first);
  const { lesson } = farm();
  const revised = async (text: typeof lesson, isPublished: boolean) =>
    (await catalogue.asStaff((tx, by) => reviseLessons(tx, [text], { ...by, isPublished }))).map((fact) => fact.data);
  expect(await revised(lesson, true)).toEqual([]);
  expect(await revised(lesson, false)).toMatchObject([{ revision: 1, isPublished: false, source: 'staff' }]);
  expect(await revised({ ...lesson, title: 'Ours' }, false)).toMatchObject([{ revision: 2, isPublished: false }]);
  expect(await revised({ ...lesson, title: 'Ours' }, true)).toMatchObject([{ revision: 2, isPublished: true }]);
});
