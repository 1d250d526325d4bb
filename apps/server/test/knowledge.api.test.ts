import { createKnowledgeItem, reviseKnowledgeItem } from '@lou/api/knowledge/knowledge.commands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket, type SocketClient } from './a-socket.ts';
import { switchOff } from './as-staff.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let ada: TestUser;
const cause = { actorId: 'admin', correlationId: 'edit' };

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
});
afterAll(() => app.close());

interface Item {
  readonly id: string;
  readonly progress: number;
  readonly updatedAt: string;
}
const list = async (who: TestUser = ada): Promise<Item[]> => (await who.call('GET', '/api/knowledge')).json();
const progressOf = async (id: string, who: TestUser = ada) => (await list(who)).find((item) => item.id === id)?.progress;

const draft = { type: 'text', category: 'general', difficulty: 'beginner', tags: ['goblets'], isActive: true } as const;
const goblets = 'The glassblowers of Tarnwick cool their goblets overnight in warm ash.';
const make = (title: string, more: object = {}) => createKnowledgeItem(app.deps, cause, { ...draft, title, content: goblets, ...more });

async function start(body: object, who: TestUser = ada): Promise<{ id: string; sessionData: { topic: string; messages: { content: string }[] } }> {
  const answer = await who.call('POST', '/api/sessions/start', body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
async function joined(sessionId: string, who: TestUser = ada): Promise<SocketClient> {
  const socket = await openSocket(app, who.cookie);
  socket.send({ type: 'join_session', sessionId, learnerId: who.id, topic: 'x', stream: true, graded: true });
  await socket.next('session_joined');
  return socket;
}
async function ask(sessionId: string, text: string) {
  const socket = await joined(sessionId);
  socket.send({ type: 'text_message', text });
  const reply = await socket.next('text_response');
  socket.close();
  return reply;
}

describe('the list', () => {
  test('L378 L218 answers the knowledge items with every field, the last changed first', async () => {
    const items = await list();
    expect(items.length).toBeGreaterThanOrEqual(12);
    for (const item of items) {
      expect(Object.keys(item).sort()).toEqual(['category', 'contentType', 'description', 'estimatedDuration', 'id', 'progress', 'title', 'updatedAt']);
      expect(item).toMatchObject({
        id: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        category: expect.stringMatching(/./),
        estimatedDuration: expect.any(Number),
        progress: 0,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
    }
    app.clock.pass(60_000);
    const id = await make('Fresh');
    expect((await list())[0]?.id).toBe(id);
    const times = (await list()).map((item) => item.updatedAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('L219 shows four types and no other; a text of staff is a document', async () => {
    const id = await make('A text');
    const types = new Map((await ada.call('GET', '/api/knowledge')).json().map((item: Item & { contentType: string }) => [item.id, item.contentType]));
    expect(types.get(id)).toBe('document');
    expect([...new Set(types.values())].sort()).toEqual(['course', 'document', 'quiz', 'video']);
  });

  test('an inactive item is not listed', async () => {
    const id = await make('Hidden', { isActive: false });
    expect(await progressOf(id)).toBeUndefined();
    await reviseKnowledgeItem(app.deps, cause, id, { isActive: true });
    expect(await progressOf(id)).toBe(0);
  });

  test('L220 progress is a percent: 0 unopened, 50 opened in a session, 100 its session completed, and one’s own', async () => {
    const eve = await app.user();
    expect(await progressOf('fraction-facts')).toBe(0);
    const { id } = await start({ knowledgeItemId: 'fraction-facts', topic: 'Fraction facts' });
    expect(await progressOf('fraction-facts')).toBe(50);
    expect(await progressOf('fractions-in-the-kitchen')).toBe(0);
    await ada.call('POST', `/api/sessions/${id}/end`, {});
    expect(await progressOf('fraction-facts')).toBe(100);
    await start({ knowledgeItemId: 'fraction-facts' });
    expect(await progressOf('fraction-facts')).toBe(100);
    expect(await progressOf('fraction-facts', eve)).toBe(0);
  });

  test('a day without activity completes no item', async () => {
    const eve = await app.user();
    const { id } = await start({ knowledgeItemId: 'study-with-lou' }, eve);
    app.clock.pass(25 * 60 * 60_000);
    expect((await eve.call('GET', `/api/sessions/${id}`)).json().completionStatus).toBe('completed');
    expect(await progressOf('study-with-lou', eve)).toBe(50);
  });
});

describe('a session on an item', () => {
  test('takes its topic and its course from the item', async () => {
    const { id, sessionData } = await start({ knowledgeItemId: 'fraction-facts' });
    expect(sessionData.topic).toBe('Fraction facts on one page');
    expect(sessionData.messages[0]?.content.length).toBeGreaterThan(20);
    expect((await ada.call('GET', `/api/sessions/${id}`)).json()).toMatchObject({ courseId: FRACTIONS, sectionId: null });
    const named = await start({ knowledgeItemId: 'fraction-facts', topic: 'My own topic' });
    expect(named.sessionData.topic).toBe('My own topic');
  });

  test('Lou cites the item in a talk about it and in one about nothing else, with a link to it, and points to it from a course', async () => {
    const nets = 'The netmakers of Elsbury dry their nets over cold smoke.';
    const id = await make('Nets', { content: nets });
    await app.deps.knowledge.list();
    const question = 'Over what do the netmakers of Elsbury dry their nets?';
    const here = await start({ knowledgeItemId: id });
    const reply = await ask(here.id, question);
    expect(reply.sources.map((source: { passageId: string }) => source.passageId)).toEqual([`knowledge:${id}@1#1`]);
    expect(reply.sources[0]).toMatchObject({ text: nets, title: 'Nets · Knowledge Base', link: expect.stringContaining(`/knowledge?item=${id}&passage=`) });
    const anywhere = await start({ topic: 'Nets' });
    expect((await ask(anywhere.id, question)).sources.map((source: { passageId: string }) => source.passageId)).toEqual([`knowledge:${id}@1#1`]);
    const inCourse = await ask((await start({ courseId: FRACTIONS })).id, question);
    expect(inCourse.sources.map((source: { passageId: string }) => source.passageId)).toEqual([`knowledge:${id}@1#1`]);
    await reviseKnowledgeItem(app.deps, cause, id, { isActive: false });
    await app.deps.knowledge.list();
    expect((await ask(anywhere.id, question)).sources).toEqual([]);
  });

  test('an item that was switched off is nobody’s material: no new session, and none of its words in an open one', async () => {
    const id = await make('Switched off');
    const { id: sessionId } = await start({ knowledgeItemId: id });
    await reviseKnowledgeItem(app.deps, cause, id, { isActive: false });
    const refused = await ada.call('POST', '/api/sessions/start', { knowledgeItemId: id });
    expect([refused.statusCode, refused.body]).toEqual([404, 'This content does not exist.']);
    const { sources } = await ask(sessionId, 'In what do the glassblowers of Tarnwick cool their goblets?');
    expect(sources.filter((source: { passageId: string }) => source.passageId.startsWith(`knowledge:${id}@`))).toEqual([]);
  });

  test('a quiz of the knowledge base has the items that it names, five at a time, and then the others', async () => {
    const item = await app.deps.knowledge.item('fractions-check-up');
    expect(item?.itemIds).toHaveLength(10);
    const { id } = await start({ knowledgeItemId: 'fractions-check-up' });
    const [first, second] = [await ask(id, 'Quiz me.'), await ask(id, 'Quiz me again.')];
    const asked = [...(first.quiz ?? []), ...(second.quiz ?? [])].map((question: { itemId: string }) => question.itemId);
    expect(first.quiz).toHaveLength(5);
    expect(asked.toSorted()).toEqual([...(item?.itemIds ?? [])].toSorted());
  });

  test('a quiz in a session on a document is about its skills', async () => {
    const { id } = await start({ knowledgeItemId: 'typing-spanish-accents' });
    const { quiz } = await ask(id, 'Quiz me.');
    const item = await app.deps.knowledge.item('typing-spanish-accents');
    const skills = await Promise.all((quiz ?? []).map(async ({ itemId }: { itemId: string }) => (await app.deps.catalogue.item(itemId))?.skill));
    expect(skills.length).toBe(5);
    for (const skill of skills) expect(item?.skillIds).toContain(skill);
  });
});

test('everything that ships is there after a start, and quizzes name items that may be offered', async () => {
  const listed = await app.deps.knowledge.list();
  const named = (await Promise.all(listed.map(({ id }) => app.deps.knowledge.item(id)))).flatMap((item) => item?.itemIds ?? []);
  expect(named.length).toBeGreaterThanOrEqual(10);
  for (const itemId of named) expect(await app.deps.catalogue.item(itemId), itemId).toBeDefined();
  const journeys = await app.deps.journeys.journeys();
  expect(journeys.map(({ interest }) => interest).sort()).toEqual([
    'Academic Studies',
    'Creative Arts',
    'Language Learning',
    'Personal Development',
    'Professional Skills',
    'Technology & Programming',
  ]);
});

describe('an item to read', () => {
  const read = (id: string, who: TestUser = ada) => who.call('GET', `/api/knowledge/${encodeURIComponent(id)}`);

  test('has what the list has of it, its text, its course and its passages', async () => {
    const listed = (await list()).find(({ id }) => id === 'fraction-facts');
    const item = (await read('fraction-facts')).json();
    expect(item).toMatchObject({ ...listed, difficulty: 'beginner', course: { id: FRACTIONS, title: 'Fractions that make sense' }, video: null, questions: 0 });
    expect(item.content).toContain('## What the two numbers say');
    expect(item.passages[0]).toMatchObject({ id: expect.stringMatching(/^knowledge:fraction-facts@\d+#1$/), text: expect.stringMatching(/./) });
  });

  test('a video has its link, title and length, a quiz the number of its questions', async () => {
    expect((await read('what-is-computation')).json()).toMatchObject({
      contentType: 'video',
      video: { url: expect.stringMatching(/^https:/), title: expect.stringMatching(/./), durationMinutes: 43 },
    });
    expect((await read('fractions-check-up')).json()).toMatchObject({ contentType: 'quiz', questions: 10 });
  });

  test('an unknown, an inactive and a removed one are refused alike, for staff as well', async () => {
    const hidden = await make('Behind a door', { isActive: false });
    for (const who of [ada, await app.user('admin')]) {
      for (const id of [hidden, 'nowhere']) {
        const answer = await read(id, who);
        expect([answer.statusCode, answer.body]).toEqual([404, 'This content does not exist.']);
      }
    }
  });
});

test('an item about a course that was switched off is still read, and leads to no course', async () => {
  await switchOff(app, FRACTIONS);
  const item = (await ada.call('GET', '/api/knowledge/fraction-facts')).json();
  expect([item.id, item.course]).toEqual(['fraction-facts', null]);
});
