import { allFacts } from '@lou/domain/facts';
import { fixedClock } from '@lou/domain/testing';
import { openTestLog, testIds } from '@lou/eventlog/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKnowledgeItem, deleteKnowledgeItem, type KnowledgeDraft, reviseKnowledgeItem } from './knowledge.commands.ts';
import { type Knowledge, openKnowledge } from './knowledge.read.ts';
import { descriptionOf, minutesToRead } from './knowledge-item.ts';

const clock = fixedClock();
let database: Awaited<ReturnType<typeof openTestLog>>;
let knowledge: Knowledge;
/** Another process on the same database. */
let elsewhere: Knowledge;
/** Statements that the reads have sent. */
let asked = 0;
const deps = () => ({ log: database.log, clock, ids: testIds(), knowledge });
const cause = { actorId: 'admin', correlationId: 'edit' };

const draft: KnowledgeDraft = {
  title: 'Keeping a lamp',
  type: 'text',
  category: 'general',
  difficulty: 'beginner',
  tags: ['lamps'],
  isActive: true,
  content: 'A lamp keeps the dark away.\n\n## Oil\n\nFill it in the **evening**.',
};

beforeAll(async () => {
  database = await openTestLog({ facts: allFacts, clock });
  const query = <Row>(...of: Parameters<typeof database.sql.query>) => {
    asked += 1;
    return database.sql.query<Row>(...of);
  };
  knowledge = await openKnowledge({ log: database.log, sql: { ...database.sql, query } });
  elsewhere = await openKnowledge({ log: database.log, sql: database.sql });
});
beforeEach(async () => {
  for (const { id } of await knowledge.list()) await deleteKnowledgeItem(deps(), cause, id);
});
afterAll(async () => {
  await knowledge.close();
  await elsewhere.close();
  await database.close();
});

let made = 0;
async function make(change: Partial<KnowledgeDraft> = {}): Promise<string> {
  made += 1;
  return createKnowledgeItem({ ...deps(), ids: { ...testIds(), random: () => `item-${made}` } }, cause, { ...draft, ...change });
}
const heardBy = (other: Knowledge, itemId: string) =>
  new Promise<void>((resolve) => {
    const stop = other.whenChanged((id) => {
      if (id !== itemId) return;
      stop();
      resolve();
    });
  });

test('an item is listed as learners see it: a text is a document, the first paragraph its description', async () => {
  const id = await make();
  expect(await knowledge.list()).toEqual([
    {
      id,
      title: 'Keeping a lamp',
      description: 'A lamp keeps the dark away.',
      category: 'general',
      contentType: 'document',
      estimatedDuration: 1,
      updatedAt: new Date(clock.nowMs()).toISOString(),
    },
  ]);
});

test('the last changed comes first', async () => {
  const first = await make();
  clock.pass(1_000);
  const second = await make();
  expect((await knowledge.list()).map(({ id }) => id)).toEqual([second, first]);
  clock.pass(1_000);
  await reviseKnowledgeItem(deps(), cause, first, { title: 'Keeping two lamps' });
  expect((await knowledge.list()).map(({ id }) => id)).toEqual([first, second]);
});

test('an inactive, a removed and an unknown item are nowhere: not listed, not read, no passages', async () => {
  const hidden = await make({ isActive: false });
  const gone = await make();
  await deleteKnowledgeItem(deps(), cause, gone);
  expect(await knowledge.list()).toEqual([]);
  for (const id of [hidden, gone, 'nowhere']) expect([await knowledge.item(id), await knowledge.passages(id)]).toEqual([undefined, []]);
});

test('passages carry title, text and the revision; those of an old revision and of a removed item still open', async () => {
  const id = await make();
  const passages = await knowledge.passages(id);
  expect(passages.map((passage) => [passage.id, passage.title, passage.text, passage.courseId])).toEqual([
    [`knowledge:${id}@1#1`, 'Keeping a lamp', 'A lamp keeps the dark away.', `knowledge:${id}`],
    [`knowledge:${id}@1#2`, 'Oil', 'Fill it in the evening.', `knowledge:${id}`],
  ]);
  await reviseKnowledgeItem(deps(), cause, id, { content: 'Only a wick.' });
  expect((await knowledge.passages(id)).map((passage) => passage.id)).toEqual([`knowledge:${id}@2#1`]);
  expect(await knowledge.passage(`knowledge:${id}@1#2`)).toEqual(passages[1]);
  await deleteKnowledgeItem(deps(), cause, id);
  expect((await knowledge.passage(`knowledge:${id}@2#1`))?.text).toBe('Only a wick.');
  expect(await knowledge.passage(`knowledge:${id}@9#1`)).toBeUndefined();
  expect(await knowledge.passage('fractions.halves.lesson@1#1')).toBeUndefined();
});

test('reads do not touch the database until a fact says that something changed, whoever changed it', async () => {
  const heardHere = heardBy(knowledge, `item-${made + 1}`);
  const id = await make();
  await heardHere;
  await knowledge.list();
  asked = 0;
  await knowledge.list();
  await knowledge.item(id);
  await knowledge.passages(id);
  expect(asked).toBe(0);
  expect((await elsewhere.item(id))?.title).toBe('Keeping a lamp');
  const heard = heardBy(elsewhere, id);
  await reviseKnowledgeItem(deps(), cause, id, { title: 'Ours' });
  expect((await knowledge.item(id))?.title).toBe('Ours');
  await heard;
  expect((await elsewhere.item(id))?.title).toBe('Ours');
});

test('a description is cut at a word where the first paragraph is too long for a card', () => {
  const long = descriptionOf(`${'lamp '.repeat(80)}end`);
  expect(long.length).toBeLessThanOrEqual(240);
  expect(long).toMatch(/lamp…$/);
  expect(descriptionOf('- a list\n\nThen *words*.')).toBe('Then words.');
  expect(descriptionOf('')).toBe('');
});

test('an item without a duration takes as long as its words, and at least a minute', () => {
  expect([minutesToRead(''), minutesToRead('word '.repeat(150)), minutesToRead('word '.repeat(151))]).toEqual([1, 1, 2]);
});
