/** GET /api/search: everything that the caller may open, and nothing else. */
import { createKnowledgeItem, deleteKnowledgeItem, reviseKnowledgeItem } from '@lou/api/knowledge/knowledge.commands';
import type { FoundEntry } from '@lou/contract/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from './a-socket.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let ada: TestUser;
const cause = { actorId: 'admin', correlationId: 'edit' };

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
});
afterAll(() => app.close());

const ask = (query: string, who: TestUser = ada) => who.call('GET', `/api/search?${query}`);
async function find(q: string, who: TestUser = ada, more = ''): Promise<FoundEntry[]> {
  const answer = await ask(`q=${encodeURIComponent(q)}${more}`, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const draft = { type: 'text', category: 'general', difficulty: 'beginner', tags: [], isActive: true } as const;
const make = (title: string, content: string, more: object = {}) => createKnowledgeItem(app.deps, cause, { ...draft, title, content, ...more });

/** A conversation in which somebody said this. */
async function talk(who: TestUser, topic: string, text: string, subject: object = {}): Promise<string> {
  const { id } = (await who.call('POST', '/api/sessions/start', { topic, ...subject })).json();
  const socket = await openSocket(app, who.cookie);
  socket.send({ type: 'join_session', sessionId: id, learnerId: who.id, topic, stream: true, graded: true });
  await socket.next('session_joined');
  socket.send({ type: 'text_message', text });
  await socket.next('text_response');
  socket.close();
  return id;
}

describe('what is found', () => {
  test('a course, its lessons and items of the knowledge base, each with every field and a link', async () => {
    const found = await find('fractions');
    expect(found[0]).toMatchObject({ kind: 'course', id: FRACTIONS, title: 'Fractions that make sense', link: `/course/${FRACTIONS}`, partOf: null });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['course', 'lesson', 'item']));
    for (const one of found) {
      expect(Object.keys(one).sort()).toEqual(['at', 'contentType', 'excerpt', 'found', 'id', 'kind', 'link', 'missing', 'partOf', 'title']);
      expect(one.excerpt.length).toBeGreaterThan(10);
      expect(one.excerpt.length).toBeLessThanOrEqual(222);
    }
    expect(found.find(({ kind }) => kind === 'lesson')).toMatchObject({ partOf: 'Fractions that make sense', contentType: null });
  });

  test('a lesson opens at the sentence that was found, which its section has', async () => {
    const [first] = await find('denominator numerator');
    expect(first).toMatchObject({
      kind: 'lesson',
      title: 'What a fraction counts',
      excerpt: 'The bottom number is the denominator and the top number is the numerator.',
    });
    expect(first?.found).toEqual(['denominator', 'numerator']);
    const address = new URL(first?.link ?? '', 'http://lou');
    const [, , courseId, , sectionId] = address.pathname.split('/');
    const lesson = (await ada.call('GET', `/api/courses/${courseId}/sections/${sectionId}/lesson`)).json();
    const passage = lesson.passages.find(({ id }: { id: string }) => id === address.searchParams.get('passage'));
    expect(passage.text).toContain(address.searchParams.get('sentence'));
  });

  test('what learners ask is found by its question, and opens at its answer', async () => {
    const [first] = await find('is lowest common denominator the least common multiple');
    expect(first).toMatchObject({
      kind: 'lesson',
      title: 'Is the lowest common denominator the same as the least common multiple?',
      partOf: 'Adding unlike pieces',
    });
    expect(first?.excerpt).toMatch(/^Yes, the lowest common denominator is/);
    expect(new URL(first?.link ?? '', 'http://lou').searchParams.get('sentence')).toMatch(/^Yes, the lowest/);
  });

  test('an item opens at the sentence that was found, which it has', async () => {
    const [first] = await find('traceback');
    const address = new URL(first?.link ?? '', 'http://lou');
    expect([first?.kind, first?.contentType, address.pathname]).toEqual(['item', 'document', '/knowledge']);
    const item = (await ada.call('GET', `/api/knowledge/${address.searchParams.get('item')}`)).json();
    const passage = item.passages.find(({ id }: { id: string }) => id === address.searchParams.get('passage'));
    expect(passage.text).toContain(address.searchParams.get('sentence'));
  });

  test('misspelt and unfinished words find the same', async () => {
    const whole = (await find('denominator')).map(({ id }) => id);
    expect((await find('denomonator')).map(({ id }) => id)).toEqual(whole);
    expect((await find('denominat')).map(({ id }) => id)).toEqual(whole);
  });

  test('a word that one misspelt in a talk still finds the lesson that spells it well, and that talk after it', async () => {
    const kim = await app.user();
    const id = await talk(kim, 'Homework', 'What does the denominater say?');
    const found = await find('denominater', kim);
    expect(found[0]).toMatchObject({ kind: 'lesson', found: expect.arrayContaining(['denominator']) });
    expect(found.map((one) => one.id)).toContain(id);
    expect((await find('numeratr', kim))[0]?.title).toBe((await find('numerator', kim))[0]?.title);
  });

  test('a kind leaves the others out, pages of 20 follow each other without a repeat, and nothing found is an empty list', async () => {
    expect(await find('fractions', ada, '&kind=')).toEqual(await find('fractions'));
    expect(new Set((await find('fractions', ada, '&kind=item')).map(({ kind }) => kind))).toEqual(new Set(['item']));
    const pages = [await find('one', ada), await find('one', ada, '&page=2')];
    expect(pages[0]).toHaveLength(20);
    expect(pages[1]?.length).toBeGreaterThan(0);
    expect(new Set(pages.flat().map(({ kind, id }) => `${kind} ${id}`)).size).toBe(pages.flat().length);
    expect(await find('photosynthesis')).toEqual([]);
  });
});

describe('who finds what', () => {
  test('one’s own conversations are found by what was said in them, nobody else’s are', async () => {
    const eve = await app.user();
    const id = await talk(ada, 'Evening ropes', 'Why do the ropemakers of Elsbury use brine?');
    const [found] = await find('ropemakers Elsbury', ada, '&kind=session');
    expect(found).toMatchObject({ kind: 'session', id, title: 'Evening ropes', link: `/sessions?session=${id}`, at: expect.stringMatching(/Z$/) });
    expect(found?.excerpt).toContain('ropemakers of Elsbury');
    expect((await find('Evening ropes'))[0]?.id).toBe(id);
    const later = await talk(ada, 'Evening nets', 'And what do the netmakers of Elsbury use?');
    expect((await find('netmakers', ada, '&kind=session')).map((one) => one.id)).toEqual([later]);
    for (const other of [eve, await app.user('teacher'), await app.user('admin')]) {
      expect((await find('ropemakers Elsbury', other)).filter(({ kind }) => kind === 'session')).toEqual([]);
    }
  });

  test('a conversation about a section is called by the section, as elsewhere, and is part of the course', async () => {
    const [section] = await app.deps.catalogue.sections(FRACTIONS);
    const course = await app.deps.catalogue.course(FRACTIONS);
    await talk(ada, `${course?.title} - ${section?.title}`, 'Why do the sailmakers of Elsbury use wax?', { courseId: FRACTIONS, sectionId: section?.id });
    expect(await find('sailmakers', ada, '&kind=session')).toMatchObject([{ title: section?.title, partOf: course?.title }]);
  });

  test('a sign beside a word finds nothing of its own; alone it is looked for', async () => {
    const ids = async (q: string) => (await find(q)).map(({ id }) => id);
    expect(await ids('<numerator>')).toEqual(await ids('numerator'));
    expect((await ids('<')).length).toBeGreaterThan(0);
  });

  test('what lessons teach comes before what was said about it, and a welcome is not looked through', async () => {
    const eve = await app.user();
    const [section] = await app.deps.catalogue.sections(FRACTIONS);
    const started = (await eve.call('POST', '/api/sessions/start', { topic: 'Sharing', courseId: FRACTIONS, sectionId: section?.id })).json();
    const socket = await openSocket(app, eve.cookie);
    socket.send({ type: 'join_session', sessionId: started.id, learnerId: eve.id, topic: 'Sharing', stream: true, graded: true });
    await socket.next('session_joined');
    socket.send({ type: 'text_message', text: 'What is a numerator?' });
    await socket.next('text_response');
    socket.close();
    for (let n = 0; n < 3; n++) await talk(eve, 'Homework', 'Why are equivalent fractions the same number?');
    const kinds = (await find('equivalent fractions', eve)).map(({ kind }) => kind);
    expect(kinds).toContain('session');
    expect(kinds.indexOf('session')).toBeGreaterThan(kinds.indexOf('lesson'));
    const welcome: string = (await eve.call('GET', `/api/sessions/${started.id}`)).json().messages[0].text;
    const [found] = await find(`numerator ${welcome.slice(0, 150)}`, eve, '&kind=session');
    expect(found?.id).toBe(started.id);
    expect(welcome).not.toContain(found?.excerpt.slice(0, 30));
  });

  test('a session that was only opened, and erased words, are not found', async () => {
    const eve = await app.user();
    await eve.call('POST', '/api/sessions/start', { topic: 'Quicklime' });
    expect(await find('quicklime', eve)).toEqual([]);
    await talk(eve, 'Quicklime', 'What is quicklime?');
    expect(await find('quicklime', eve)).toHaveLength(1);
    await app.deps.log.erase(eve.id, cause, async () => {});
    expect((await ask('q=quicklime', eve)).json()).toEqual([]);
  });

  test('an inactive and a removed item are nobody’s; a change is found at once in its new words alone', async () => {
    const id = await make('Quern', 'A quern grinds barley.');
    expect((await find('quern'))[0]?.id).toBe(id);
    await reviseKnowledgeItem(app.deps, cause, id, { content: 'It grinds spelt.' });
    expect((await find('barley quern'))[0]?.excerpt).toBe('It grinds spelt.');
    await reviseKnowledgeItem(app.deps, cause, id, { isActive: false });
    for (const who of [ada, await app.user('admin')]) expect(await find('quern', who)).toEqual([]);
    await reviseKnowledgeItem(app.deps, cause, id, { isActive: true });
    await deleteKnowledgeItem(app.deps, cause, id);
    expect(await find('quern')).toEqual([]);
  });

  test('an inactive course with its lessons is found by staff alone', async () => {
    const teacher = await app.user('teacher');
    await app.deps.sql.query('update courses set is_active = false where id = $1', ['drawing-in-perspective']);
    app.deps.catalogue.drop('drawing-in-perspective');
    const of = (found: FoundEntry[]) => found.filter(({ link }) => link.startsWith('/course/drawing-in-perspective')).map(({ kind }) => kind);
    expect(of(await find('vanishing point'))).toEqual([]);
    expect(of(await find('vanishing point', teacher))).toEqual(expect.arrayContaining(['course', 'lesson']));
    await app.deps.sql.query('update courses set is_active = true where id = $1', ['drawing-in-perspective']);
    app.deps.catalogue.drop('drawing-in-perspective');
    expect(of(await find('vanishing point'))).toContain('lesson');
  });
});

test.each([
  ['q=', 'Please type what you are looking for.'],
  ['q=%20%20', 'Please type what you are looking for.'],
  ['', 'Please type what you are looking for.'],
  [`q=${'a'.repeat(201)}`, 'Please look for 200 characters at most.'],
  ['q=lamp&kind=user', 'Please choose course, lesson, item or session.'],
  ['q=lamp&page=0', 'Please choose a page from 1 to 500.'],
  ['q=lamp&page=x', 'Please choose a page from 1 to 500.'],
])('?%s is refused with a sentence', async (query, sentence) => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
});

test('200 characters are looked for, whatever they are', async () => {
  for (const odd of ['a'.repeat(200), '%_\\\'";--', '$\\frac{', '（１）', '🙂'.repeat(50), '.*+?^$(){}|[]'])
    expect((await ask(`q=${encodeURIComponent(odd)}`)).statusCode).toBe(200);
});
