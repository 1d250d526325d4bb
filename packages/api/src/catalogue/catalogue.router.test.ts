import type { Course, SectionLesson } from '@lou/contract/catalogue';
import type { Role } from '@lou/domain/shapes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx, Deps } from '../deps.ts';
import { createCallerFactory, describeFailure } from '../trpc.ts';
import { type Catalogue, openCatalogue } from './catalogue.read.ts';
import { catalogueRouter } from './catalogue.router.ts';
import { seedCategories } from './categories.table.ts';
import { aCourseFolder } from './content/testing/a-course-folder.ts';
import { reviseLessons, reviseOutline } from './revise.ts';
import { openTestCatalogue } from './testing/a-catalogue.ts';

let database: Awaited<ReturnType<typeof openTestCatalogue>>;
let catalogue: Catalogue;
let open: ReturnType<typeof database.newCourse>;
let hidden: ReturnType<typeof database.newCourse>;
let empty: ReturnType<typeof database.newCourse>;
let farmId: string;

const students = new Map<string, number>();
const ratings = new Map<string, number | null>();

beforeAll(async () => {
  database = await openTestCatalogue();
  [open, hidden, empty] = [database.newCourse(), database.newCourse(), database.newCourse()];
  farmId = `${open.id}.on-the-farm`;
  await seedCategories(database.deps.sql);
  for (const course of [open, hidden, empty]) await course.importFolder(aCourseFolder());
  await database.asStaff(async (tx, by) => {
    await tx.query('update courses set is_active = false where id = $1', [hidden.id]);
    await tx.query('update sections set is_removed = true where course_id = $1', [empty.id]);
    return [...(await reviseOutline(tx, hidden.id, by)), ...(await reviseOutline(tx, empty.id, by))];
  });
  students.set(open.id, 7);
  ratings.set(open.id, 4.6).set(hidden.id, null);
  catalogue = await openCatalogue(database.deps);
});
afterAll(async () => {
  await catalogue.close();
  await database.close();
});

const makeCaller = createCallerFactory(catalogueRouter({ catalogueOf: () => catalogue, studentsOf: async () => students, ratingOf: async () => ratings }));

function as(role: Role | null) {
  const settings = { limits: false, voice: false, tokensPerDay: 0, passwordCost: 'test' as const };
  const ctx: Ctx = {
    deps: { ...database.deps, settings } as unknown as Deps,
    caller: role && { userId: 'ada', role, signInId: 's1', timeZone: 'UTC' },
    pageOf: null,
    isStillSignedIn: async () => true,
    correlationId: 'c1',
    door: { sessionId: null, open: () => {}, close: () => {} },
    address: '127.0.0.1',
    device: '',
  };
  return makeCaller(ctx);
}

/** Status, code and sentence of a refusal. */
async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) throw new Error('Nothing was refused.');
  const { httpStatus, code, sentence } = describeFailure(error);
  return [httpStatus, code, sentence];
}

test('L353 a learner gets the list of the active courses, staff get all of them', async () => {
  for (const role of ['learner', 'user'] as const) expect((await as(role).courses({})).map((course) => course.id)).toEqual([open.id, empty.id]);
  for (const role of ['teacher', 'admin'] as const) expect((await as(role).courses({})).map((course) => course.id)).toEqual([open.id, hidden.id, empty.id]);
});

test('L221 L222 L223 S082 S083 S084 S085 a course has its fields, its duration in hours, lists of text and the slug of its category', async () => {
  const course: Course = await as('learner').course({ courseId: open.id });
  expect(open.plain(course)).toEqual({
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
    students: 7,
    rating: 4.6,
  });
});

test('students and rating come from the slices that count them; without a count they are 0 and null', async () => {
  expect((await as('admin').courses({})).map(({ students: enrolled, rating }) => [enrolled, rating])).toEqual([
    [7, 4.6],
    [0, null],
    [0, null],
  ]);
});

test('L224 S089 the sections of a course come in order with id, title, type and minutes', async () => {
  const sections = open.plain(await as('learner').sections({ courseId: open.id }));
  expect(sections.map(({ id, title, objectiveType, estimatedDuration, orderIndex }) => [id, title, objectiveType, estimatedDuration, orderIndex])).toEqual([
    ['keepers.on-the-farm', 'On the farm', 'learn', 25, 0],
    ['keepers.in-the-wood', 'In the wood', 'learn', 25, 1],
  ]);
});

test('L385 a course without sections has an empty list', async () => {
  expect(await as('learner').sections({ courseId: empty.id })).toEqual([]);
  expect((await as('learner').course({ courseId: empty.id })).totalSections).toBe(0);
});

test('S086 the categories come in their order with their fields', async () => {
  const categories = await as('learner').categories({});
  expect(categories.map((category) => category.slug)).toEqual([
    'language-learning',
    'academic-studies',
    'mathematics',
    'science',
    'technology-programming',
    'professional-skills',
    'creative-arts',
    'personal-development',
    'general',
  ]);
  expect(categories[1]).toEqual({
    id: 'academic-studies',
    name: 'Academic Studies',
    slug: 'academic-studies',
    description: 'What school and university ask, explained from the ground up.',
    color: '#3B6FB6',
    icon: '🎓',
    sortOrder: 1,
  });
});

test('S087 S088 S137 S295 a category without them gets a blue, a book and the order 0; an icon has at most 10 characters', async () => {
  const { sql } = database.deps;
  const [row] = await sql.query(`insert into categories (id, name, slug) values ('c', 'C', 'c') returning color, icon, sort_order`);
  expect(row).toEqual({ color: '#3B82F6', icon: '📖', sort_order: 0 });
  await expect(sql.query(`update categories set icon = '12345678901' where id = 'c'`)).rejects.toThrow();
  await sql.query(`delete from categories where id = 'c'`);
});

test('a section shows its published lesson, its glossary and its passages, and nothing that is for Lou alone', async () => {
  const answer: SectionLesson = open.plain(await as('learner').sectionLesson({ courseId: open.id, sectionId: farmId }));
  expect(answer.section.title).toBe('On the farm');
  expect(answer.lessons.map(({ id, revision, blocks }) => [id, revision, blocks.map((block) => block.type)])).toEqual([
    ['keepers.on-the-farm.lesson', 1, ['text', 'text', 'exercise', 'discussion', 'quiz']],
  ]);
  expect(answer.lessons[0]?.blocks[2]?.metadata).toEqual({
    answers: ['red lamp', 'the red lamp'],
    explanation: 'It is at the end of the line.',
    points: 10,
    difficulty: 'beginner',
  });
  expect(answer.glossary[0]).toEqual({ term: 'fox', meaning: 'An animal of the farm.' });
  expect(answer.passages[0]).toMatchObject({ id: 'keepers.on-the-farm.lesson@1#1', anchor: 'who-is-there' });
  expect(JSON.stringify(answer)).not.toMatch(/louContext|louPersonality|The learner should look/);
});

test('drafts are for staff who ask for them', async () => {
  const lesson = open.shipped(aCourseFolder()).sections[1]?.lesson;
  if (!lesson) throw new Error('The course has no second lesson.');
  await database.asStaff((tx, by) => reviseLessons(tx, [lesson], { ...by, isPublished: false }));
  catalogue.drop(open.id);
  const of = { courseId: open.id, sectionId: lesson.sectionId };
  const lessons = async (role: Role, draft?: string) => (await as(role).sectionLesson({ ...of, ...(draft && { draft }) })).lessons.length;
  expect([await lessons('teacher', '1'), await lessons('teacher'), await lessons('learner', '1'), await lessons('learner')]).toEqual([1, 0, 0, 0]);
});

test('what does not exist is refused with a sentence, and an inactive course does not exist for learners', async () => {
  const noCourse = [404, 'COURSE_NOT_FOUND', 'This course does not exist.'];
  expect(await refusal(as('learner').course({ courseId: 'nothing' }))).toEqual(noCourse);
  expect(await refusal(as('learner').sections({ courseId: 'nothing' }))).toEqual(noCourse);
  expect(await refusal(as('learner').course({ courseId: hidden.id }))).toEqual(noCourse);
  expect(await refusal(as('learner').sections({ courseId: hidden.id }))).toEqual(noCourse);
  expect(await refusal(as('learner').sectionLesson({ courseId: hidden.id, sectionId: `${hidden.id}.on-the-farm` }))).toEqual(noCourse);
  expect((await as('teacher').course({ courseId: hidden.id })).isActive).toBe(false);
  const noSection = [404, 'SECTION_NOT_FOUND', 'This section does not exist.'];
  expect(await refusal(as('learner').sectionLesson({ courseId: open.id, sectionId: 'nothing' }))).toEqual(noSection);
  expect(await refusal(as('learner').sectionLesson({ courseId: empty.id, sectionId: farmId }))).toEqual(noSection);
});

test('a signed-out caller and a wrong input are refused with a sentence', async () => {
  expect(await refusal(as(null).courses({}))).toEqual([401, 'SIGNED_OUT', 'Please sign in to continue.']);
  expect(await refusal(as('learner').course({ courseId: '' }))).toEqual([400, 'INVALID_INPUT', "The field 'courseId' is missing or wrong."]);
  expect(await refusal(as('learner').course({} as { courseId: string }))).toEqual([400, 'INVALID_INPUT', "The field 'courseId' is missing or wrong."]);
});
