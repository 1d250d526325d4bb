import { catalogueAppend, reviseLessons, reviseOutline } from '@lou/api/catalogue/revise';
import type { By } from '@lou/api/content/by';
import type { NewFact } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import { expect, test } from 'vitest';
import { SECTION, socketApp } from './socket-app.ts';
import { FRACTIONS } from './start-test-app.ts';

const { app, learner, start, joined, typesOf, openItem } = socketApp();

/** What staff do, until this process has heard of it. */
async function asStaff(change: (tx: SqlRunner, by: By) => Promise<readonly NewFact[]>): Promise<void> {
  const { log, catalogue, clock } = app().deps;
  const by: By = { source: 'staff', atMs: clock.nowMs() };
  const heard = new Promise<void>((resolve) => {
    const stop = catalogue.whenChanged(() => {
      stop();
      resolve();
    });
  });
  await log.appendWith(async (tx) => ({
    result: undefined,
    appends: catalogueAppend(await change(tx, by), { actorId: 'teacher', correlationId: 'edit' }, by.atMs),
  }));
  await heard;
}

async function aTalk() {
  const user = await learner();
  const id = await start(user);
  const socket = await joined(user, id);
  const say = async (text: string) => {
    socket.send({ type: 'text_message', text });
    return socket.next('text_response');
  };
  return { user, id, socket, say };
}

const activate = (isActive: boolean) =>
  asStaff(async (tx, by) => {
    await tx.query('update courses set is_active = $2 where id = $1', [FRACTIONS, isActive]);
    return reviseOutline(tx, FRACTIONS, by);
  });

test('a lesson that is taken back is no more asked about, helped with or quizzed on, also in a talk that was open; back again, it is', async () => {
  const { user, id, socket, say } = await aTalk();
  expect((await say('What does the denominator tell?')).sources.length).toBeGreaterThan(0);
  const itemId = await openItem(user, id);
  expect(itemId).toContain(SECTION);
  const [lesson] = await app().deps.catalogue.lessons(SECTION);
  if (!lesson) throw new Error('The section has no lesson.');
  const { revision: _revision, isPublished: _isPublished, passages: _passages, ...text } = lesson;
  const publish = (isPublished: boolean) => asStaff((tx, by) => reviseLessons(tx, [text], { ...by, isPublished }));

  await publish(false);
  const before = (await typesOf(user)).length;
  socket.send({ type: 'show_me', itemId });
  expect((await socket.next('hint')).level).toBe(0);
  expect((await typesOf(user)).length).toBe(before);
  expect(await openItem(user, id)).toBeNull();
  const { catalogue } = app().deps;
  expect((await catalogue.terms({ courseId: FRACTIONS, sectionId: SECTION })).length).toBe(0);
  const cited = (await catalogue.passages(FRACTIONS)).filter(({ sectionId }) => sectionId === SECTION);
  expect(cited).toEqual([]);
  for (const text of ['next', 'not sure', 'How do you find the place of 5/8 on a number line?']) {
    const { sources, openItemId } = await say(text);
    expect(sources.filter(({ passageId }) => passageId.startsWith(SECTION))).toEqual([]);
    expect(openItemId ?? '').not.toContain(SECTION);
  }
  await publish(true);
  expect((await catalogue.terms({ courseId: FRACTIONS, sectionId: SECTION })).length).toBeGreaterThan(0);
  expect((await say('next')).openItemId).toContain(SECTION);
});

test('of two lessons of a section, the ideas of the one that is taken back go with it', async () => {
  const { catalogue } = app().deps;
  const [lesson] = await catalogue.lessons(SECTION);
  if (!lesson) throw new Error('The section has no lesson.');
  const { revision: _revision, isPublished: _isPublished, passages: _passages, ...text } = lesson;
  const ideas = await catalogue.keyIdeas(SECTION);
  const kept = ideas[0]?.passage ?? '';
  const other = { ...text, id: `${text.id}-more`, title: 'More', content: kept, blocks: [] };
  const publish = (lessons: (typeof text)[], isPublished: boolean) => asStaff((tx, by) => reviseLessons(tx, lessons, { ...by, isPublished }));
  await publish([other], true);
  expect(await catalogue.keyIdeas(SECTION)).toEqual(ideas);
  await publish([text], false);
  expect((await catalogue.keyIdeas(SECTION)).map(({ id }) => id)).toEqual([ideas[0]?.id]);
  await publish([text], true);
  await publish([other], false);
  expect(await catalogue.keyIdeas(SECTION)).toEqual(ideas);
});

test('a course that is taken back is nobody’s material, also in a talk that was open', async () => {
  const { user, id, socket, say } = await aTalk();
  expect((await say('What does the denominator tell?')).sources.length).toBeGreaterThan(0);
  const itemId = await openItem(user, id);
  await activate(false);
  try {
    for (const type of ['hint', 'show_me']) {
      socket.send({ type, itemId });
      expect((await socket.next('hint')).level).toBe(0);
    }
    for (const text of ['next', 'What does the denominator tell?', 'not sure']) {
      const { sources, openItemId } = await say(text);
      expect(sources.filter(({ passageId }) => passageId.includes(FRACTIONS))).toEqual([]);
      expect(openItemId ?? '').not.toContain(FRACTIONS);
    }
    const quizzed = await say('Quiz me.');
    expect([quizzed.quiz, quizzed.response]).toEqual([null, expect.stringContaining('There are no questions on this yet.')]);
  } finally {
    await activate(true);
  }
  expect((await say('Quiz me.')).quiz).toHaveLength(5);
});
