import type { KeyIdea } from '@lou/tutor/course-material';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Catalogue, openCatalogue } from './catalogue.read.ts';
import { aCourseFolder, changed } from './content/testing/a-course-folder.ts';
import { putCourse } from './courses.table.ts';
import { reviseItems, reviseKeyIdeas, reviseLessons, reviseOutline, takeLessonsAway } from './revise.ts';
import { openTestCatalogue } from './testing/a-catalogue.ts';

const folder = aCourseFolder();

let database: Awaited<ReturnType<typeof openTestCatalogue>>;
let catalogue: Catalogue;
/** Statements that the reads have sent. */
let asked = 0;
let keepers: ReturnType<typeof database.newCourse>;

beforeAll(async () => {
  database = await openTestCatalogue();
  const { sql, log } = database.deps;
  const query = <Row>(...of: Parameters<typeof sql.query>) => {
    asked += 1;
    return sql.query<Row>(...of);
  };
  catalogue = await openCatalogue({ sql: { ...sql, query }, log });
});
beforeEach(async () => {
  keepers = database.newCourse();
  const changed = heard(keepers.id);
  await keepers.importFolder(folder);
  await changed;
});
afterAll(async () => {
  await catalogue.close();
  await database.close();
});

/** Resolves when the catalogue has heard that a course changed. */
const heard = (courseId: string) =>
  new Promise<void>((resolve) => {
    const stop = catalogue.whenChanged((id) => {
      if (id !== courseId) return;
      stop();
      resolve();
    });
  });

const farmId = () => `${keepers.id}.on-the-farm`;
const lessonId = () => `${farmId()}.lesson`;
const farm = () => {
  const [section] = keepers.shipped(folder).sections;
  if (!section) throw new Error('The course has no section.');
  return section;
};

test('a course, its sections, its outline and its skills are read as the wire has them', async () => {
  expect(keepers.plain(await catalogue.course(keepers.id))).toEqual({
    id: 'keepers',
    title: 'Who keeps what',
    description: 'You will know two dozen animals and their things. Each section tells of twelve.',
    category: 'general',
    difficulty: 'beginner',
    estimatedDuration: 1,
    totalSections: 2,
    learningObjectives: ['Name each animal', 'Say what it keeps', 'Say where it rests', 'Tell farm from wood'],
    tags: ['animals', 'memory', 'stories'],
    prerequisites: [],
    isActive: true,
    tries: 3,
    outlineRevision: 1,
    source: 'shipped',
  });
  expect((await catalogue.courses()).map((course) => course.id)).toContain(keepers.id);
  expect(keepers.plain(await catalogue.outline(keepers.id))).toEqual({
    courseId: 'keepers',
    revision: 1,
    sectionIds: ['keepers.on-the-farm', 'keepers.in-the-wood'],
    isActive: true,
    tries: 3,
  });
  expect(keepers.plain(await catalogue.section(farmId()))).toEqual({
    id: 'keepers.on-the-farm',
    courseId: 'keepers',
    title: 'On the farm',
    objectiveType: 'learn',
    estimatedDuration: 25,
    orderIndex: 0,
    skills: [
      { id: 'keepers/keeping', name: 'knowing who keeps what' },
      { id: 'keepers/resting', name: 'knowing who rests where' },
    ],
  });
  expect((await catalogue.sections(keepers.id)).map((section) => section.title)).toEqual(['On the farm', 'In the wood']);
  expect(await catalogue.skillName(`${keepers.id}/resting`)).toBe('knowing who rests where');
  expect(await catalogue.titles([keepers.id, farmId(), lessonId(), 'nothing'])).toEqual(
    new Map([
      [keepers.id, 'Who keeps what'],
      [farmId(), 'On the farm'],
      [lessonId(), 'On the farm'],
    ]),
  );
});

test('what is not there is undefined or empty', async () => {
  expect(await catalogue.course('nothing')).toBeUndefined();
  expect(await catalogue.outline('nothing')).toBeUndefined();
  expect(await catalogue.sections('nothing')).toEqual([]);
  expect(await catalogue.passages('nothing')).toEqual([]);
  expect(await catalogue.itemsOfCourse('nothing')).toEqual([]);
  expect(await catalogue.keyIdeas('nothing')).toEqual([]);
  expect(await catalogue.item('nothing')).toBeUndefined();
  for (const id of ['nothing', 'nothing@1#1', 'glossary:nothing/term', `${lessonId()}@9#1`, `${lessonId()}@1#99`])
    expect(await catalogue.passage(id)).toBeUndefined();
});

test('a section has its lesson with blocks and passages, its terms, its key ideas and its items', async () => {
  const [lesson] = await catalogue.lessons(farmId());
  expect(lesson).toMatchObject({ ...farm().lesson, id: lessonId(), revision: 1, isPublished: true });
  expect((await catalogue.terms({ courseId: keepers.id, sectionId: farmId() })).map((term) => term.term)).toEqual(['fox', 'hen', 'cow', 'pig', 'dog', 'cat']);
  expect(await catalogue.terms({ courseId: keepers.id })).toHaveLength(12);
  expect(await catalogue.keyIdeas(farmId())).toEqual(farm().keyIdeas);
  expect(await catalogue.itemsOfSection(farmId())).toEqual(farm().items.map((item) => ({ ...item, revision: 1 })));
  expect(await catalogue.itemsOfCourse(keepers.id)).toHaveLength(24);
  expect(await catalogue.item(`${farmId()}/thing-of-hen`)).toMatchObject({ revision: 1, question: 'What does the hen keep?' });
});

test('passages name the revision, say where they stand, and hold nothing that gives an exercise away', async () => {
  const passages = keepers.plain(await catalogue.passages(keepers.id));
  const ids = passages.map((passage) => passage.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.includes('on-the-farm'))).toEqual([
    'keepers.on-the-farm.lesson@1#1',
    'keepers.on-the-farm.lesson@1#2',
    'keepers.on-the-farm.lesson@1#3',
    'keepers.on-the-farm.lesson.1-text@1#1',
    'keepers.on-the-farm.lesson.2-text@1#1',
  ]);
  expect(passages.find((passage) => passage.id === 'keepers.on-the-farm.lesson.1-text@1#1')).toMatchObject({
    courseId: 'keepers',
    sectionId: 'keepers.on-the-farm',
    lessonId: 'keepers.on-the-farm.lesson',
    title: 'Finding the fox',
    parents: ['On the farm', 'Who keeps what'],
    anchor: 'finding-the-fox',
  });
  expect(passages[0]).toMatchObject({ title: 'Who is there', anchor: 'who-is-there', parents: ['On the farm', 'Who keeps what'] });
  expect(ids).toContain('glossary:keepers/fox');
  const everything = JSON.stringify(passages);
  expect(everything).not.toContain('It is at the end of the line.');
  expect(everything).not.toContain('The learner should look');
  expect(everything).not.toContain('Why would a hen');
});

test('a sentence of a passage is found again in a passage of its section', async () => {
  const texts = (await catalogue.passages(keepers.id)).filter((passage) => passage.sectionId === farmId()).map((passage) => passage.text);
  for (const item of farm().items) expect(texts.some((text) => text.includes(item.passage))).toBe(true);
});

test('once read, nothing is asked of the database again', async () => {
  const readAll = async () => {
    await catalogue.courses();
    await catalogue.categories();
    await catalogue.sections(keepers.id);
    await catalogue.outline(keepers.id);
    await catalogue.lessons(farmId());
    await catalogue.keyIdeas(farmId(), 1);
    await catalogue.item(`${farmId()}/thing-of-hen`, 1);
    await catalogue.passage(`${farmId()}.lesson.1-text@1#1`);
    await catalogue.passage(`glossary:${keepers.id}/fox`);
  };
  await readAll();
  const before = asked;
  await readAll();
  expect(asked).toBe(before);
});

test('memory is dropped when a fact says so, whoever wrote it', async () => {
  expect((await catalogue.course(keepers.id))?.title).toBe('Who keeps what');
  const changedNow = heard(keepers.id);
  await database.asStaff(async (tx, by) => {
    await putCourse(tx, keepers.id, { ...keepers.shipped(folder).details, title: 'Another title' }, by);
    return reviseOutline(tx, keepers.id, by);
  });
  await changedNow;
  expect(await catalogue.course(keepers.id)).toMatchObject({ title: 'Another title', outlineRevision: 2, source: 'staff' });
});

test.each([
  [
    'lesson',
    async (tx, by) => reviseLessons(tx, [{ ...farm().lesson, title: 'New' }], { ...by, isPublished: true }),
    async () => (await catalogue.lessons(farmId()))[0]?.title,
  ],
  [
    'key idea',
    async (tx, by) =>
      reviseKeyIdeas(tx, [{ sectionId: farmId(), courseId: keepers.id, keyIdeas: farm().keyIdeas.map((idea) => ({ ...idea, statement: 'New' })) }], by),
    async () => (await catalogue.keyIdeas(farmId()))[0]?.statement,
  ],
  [
    'item',
    async (tx, by) =>
      reviseItems(
        tx,
        keepers.id,
        farm().items.map((item, orderIndex) => ({ ...item, question: 'New', orderIndex })),
        by,
      ),
    async () => (await catalogue.itemsOfSection(farmId()))[0]?.question,
  ],
] as [string, Parameters<typeof database.asStaff>[0], () => Promise<string | undefined>][])(
  'a revised %s is read after its fact',
  async (_what, change, read) => {
    expect(await read()).not.toBe('New');
    const changedNow = heard(keepers.id);
    await database.asStaff(change);
    await changedNow;
    expect(await read()).toBe('New');
  },
);

test('an item that does not pass the gate is not offered, and opens as it was offered before', async () => {
  const [offered, ...others] = await catalogue.itemsOfSection(farmId());
  if (!offered) throw new Error('The section has no item.');
  await database.asStaff((tx, by) =>
    reviseItems(
      tx,
      keepers.id,
      farm().items.map((item, orderIndex) => (item.id === offered.id ? { ...item, explanation: '', orderIndex } : { ...item, orderIndex })),
      by,
    ),
  );
  catalogue.drop(keepers.id);
  expect(await catalogue.itemsOfSection(farmId())).toEqual(others);
  expect(await catalogue.item(offered.id)).toBeUndefined();
  expect(await catalogue.item(offered.id, 1)).toEqual(offered);
});

test('the process that wrote need not wait to hear of it', async () => {
  await catalogue.lessons(farmId());
  await database.asStaff((tx, by) => reviseLessons(tx, [{ ...farm().lesson, title: 'Mine' }], { ...by, isPublished: true }));
  catalogue.drop(keepers.id);
  expect((await catalogue.lessons(farmId()))[0]?.title).toBe('Mine');
});

test('an old passage still opens, as it was, also after its lesson is gone', async () => {
  const old = (await catalogue.passages(keepers.id)).filter((passage) => passage.lessonId === lessonId());
  const version2 = changed(folder, 'course.md', ['version: 1', 'version: 2']);
  let changedNow = heard(keepers.id);
  await keepers.importFolder(changed(version2, '01-on-the-farm.md', ['The fox keeps the red lamp.', 'The fox has a red lamp of its own.']));
  await changedNow;
  expect((await catalogue.passages(keepers.id)).find((passage) => passage.id === `${lessonId()}@2#1`)?.text).toContain('The fox has a red lamp');
  for (const passage of old) expect(await catalogue.passage(passage.id)).toEqual(passage);
  expect((await catalogue.passages(keepers.id)).map((passage) => passage.id)).not.toContain(`${lessonId()}@1#1`);

  changedNow = heard(keepers.id);
  await database.asStaff((tx, by) => takeLessonsAway(tx, [lessonId()], by));
  await changedNow;
  expect(await catalogue.lessons(farmId(), { drafts: true })).toEqual([]);
  for (const passage of old) expect(await catalogue.passage(passage.id)).toEqual(passage);
});

test('an item and key ideas can be read as they stood at a revision', async () => {
  const changedNow = heard(keepers.id);
  const itemId = `${farmId()}/thing-of-fox`;
  await database.asStaff(async (tx, by) => [
    ...(await reviseItems(tx, keepers.id, [{ ...(farm().items[0] as ReturnType<typeof farm>['items'][0]), question: 'New?', orderIndex: 0 }], by)),
    ...(await reviseKeyIdeas(tx, [{ sectionId: farmId(), courseId: keepers.id, keyIdeas: [] }], by)),
  ]);
  await changedNow;
  expect(await catalogue.item(itemId)).toMatchObject({ revision: 2, question: 'New?' });
  expect(await catalogue.item(itemId, 1)).toMatchObject({ revision: 1, question: 'What does the fox keep?' });
  expect(await catalogue.item(itemId, 7)).toBeUndefined();
  expect(await catalogue.keyIdeas(farmId())).toEqual([]);
  expect(await catalogue.keyIdeas(farmId(), 1)).toHaveLength(4);
});

test('key ideas that were stored before any had questions of learners, details or formulas are read with none', async () => {
  const changedNow = heard(keepers.id);
  const earlier = farm().keyIdeas.map(({ askedAs: _absent, details: _none, formulas: _neither, ...idea }) => idea as KeyIdea);
  await database.asStaff((tx, by) => reviseKeyIdeas(tx, [{ sectionId: farmId(), courseId: keepers.id, keyIdeas: earlier }], by));
  await changedNow;
  const read = earlier.map((idea) => ({ ...idea, askedAs: [], details: [], formulas: [] }));
  expect(await catalogue.keyIdeas(farmId())).toEqual(read);
  await database.asStaff((tx, by) => reviseKeyIdeas(tx, [{ sectionId: farmId(), courseId: keepers.id, keyIdeas: [] }], by));
  expect(await catalogue.keyIdeas(farmId(), 2)).toEqual(read);
});

test('a draft is read only where it is asked for, and is not cited', async () => {
  const changedNow = heard(keepers.id);
  await database.asStaff((tx, by) => reviseLessons(tx, [farm().lesson], { ...by, isPublished: false }));
  await changedNow;
  expect(await catalogue.lessons(farmId())).toEqual([]);
  expect(await catalogue.lessons(farmId(), { drafts: true })).toHaveLength(1);
  expect((await catalogue.passages(keepers.id)).filter((passage) => passage.lessonId === lessonId())).toEqual([]);
});
