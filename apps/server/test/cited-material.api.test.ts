/** What Lou cites follows the catalogue at once, without a restart, and holds nothing that a learner may not see. */
import { reviseKeyIdeas, reviseLessons } from '@lou/api/catalogue/revise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket } from './a-socket.ts';
import { asStaff, switchOff } from './as-staff.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let ada: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
});
afterAll(() => app.close());

async function sourcesOf(question: string, subject: object = { courseId: FRACTIONS }): Promise<{ passageId: string; sentence: string }[]> {
  const started = await ada.call('POST', '/api/sessions/start', subject);
  const socket = await openSocket(app, ada.cookie);
  socket.send({ type: 'join_session', sessionId: started.json().id, learnerId: ada.id, topic: 'x', stream: true, graded: true });
  await socket.next('session_joined');
  socket.send({ type: 'text_message', text: question });
  const { sources } = await socket.next('text_response');
  socket.close();
  return sources;
}

const QUESTION = 'Why do the ropemakers of Elsbury soak their hemp in brine?';
const TAUGHT = 'The ropemakers of Elsbury soak their hemp in brine, because salt keeps it from rotting.';
const MENDED = 'The ropemakers of Elsbury soak their hemp in brine, because salt makes it easy to twist.';

/** The first lesson of the course with a last part of its own. */
async function lessonWith(part: string) {
  const [section] = await app.deps.catalogue.sections(FRACTIONS);
  const [lesson] = await app.deps.catalogue.lessons(section?.id ?? '', { drafts: true });
  if (!lesson) throw new Error('the course has no lesson');
  const { passages: _passages, isPublished: _isPublished, revision: _revision, ...text } = lesson;
  return { ...text, content: `${text.content.replace(/\n\n## Ropes[\s\S]*$/, '')}\n\n## Ropes\n\n${part}` };
}

test('a revised lesson is cited at once, in its newest words, and a draft of it is not', async () => {
  expect(await sourcesOf(QUESTION)).toEqual([]);
  const first = await lessonWith(TAUGHT);
  await asStaff(app, FRACTIONS, (tx, by) => reviseLessons(tx, [first], { ...by, isPublished: true }));
  expect((await sourcesOf(QUESTION)).map(({ sentence }) => sentence)).toContain(TAUGHT);
  const second = await lessonWith(MENDED);
  await asStaff(app, FRACTIONS, (tx, by) => reviseLessons(tx, [second], { ...by, isPublished: true }));
  const sentences = (await sourcesOf(QUESTION)).map(({ sentence }) => sentence);
  expect(sentences).toContain(MENDED);
  expect(sentences).not.toContain(TAUGHT);
  await asStaff(app, FRACTIONS, (tx, by) => reviseLessons(tx, [second], { ...by, isPublished: false }));
  expect(await sourcesOf(QUESTION)).toEqual([]);
  await asStaff(app, FRACTIONS, (tx, by) => reviseLessons(tx, [second], { ...by, isPublished: true }));
  expect((await sourcesOf(QUESTION)).map(({ sentence }) => sentence)).toContain(MENDED);
});

test('a key idea says its new words from the moment that staff write them', async () => {
  const [section] = await app.deps.catalogue.sections(FRACTIONS);
  const [first, ...others] = await app.deps.catalogue.keyIdeas(section?.id ?? '');
  if (!section || !first) throw new Error('the section has no key ideas');
  const belief = { id: 'zorble', belief: 'A zorble zibbles a frindle.', heardAs: ['zorbles zibble frindles'], correction: 'No zorble zibbles.' };
  const changed = { ...first, misconceptions: [...first.misconceptions, belief] };
  await asStaff(app, FRACTIONS, (tx, by) => reviseKeyIdeas(tx, [{ sectionId: section.id, courseId: FRACTIONS, keyIdeas: [changed, ...others] }], by));
  const [source] = await sourcesOf('Is it so that a zorble zibbles a frindle?', { courseId: FRACTIONS, sectionId: section.id });
  expect(source?.passageId).toMatch(new RegExp(`^${section.id}`));
});

test('a course that is switched off is ranked for no learner', async () => {
  expect(await sourcesOf(QUESTION, { topic: 'Ropes' })).not.toEqual([]);
  await switchOff(app, FRACTIONS);
  expect(await sourcesOf(QUESTION, { topic: 'Ropes' })).toEqual([]);
});
