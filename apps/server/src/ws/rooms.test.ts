import type { ServerMessage } from '@lou/contract/socket';
import { expect, test } from 'vitest';
import { type Listener, openRooms } from './rooms.ts';

const told = (seq: number): ServerMessage => ({ type: 'session_joined', seq, sessionId: 's1' });
const act = { learnerId: 'ada', cause: { actorId: 'ada', correlationId: 'c1' }, atMs: 1_767_603_600_000, localDay: '2026-01-05', timeZone: 'UTC' };
const delta: ServerMessage = { type: 'response_delta', seq: 1, turnId: 't1', text: 'So.', sources: [] };
function listening({ stream = false, graded = false } = {}) {
  const heard: ServerMessage[] = [];
  const listener: Listener = { stream, graded, act: () => act, say: (message) => void heard.push(message) };
  return { heard, listener };
}

test('what happens in a room happens one after another, also after something failed', async () => {
  const room = openRooms().open('ada', 's1');
  const { heard, listener } = listening();
  room.enter(listener);
  const slow = room.inOrder(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    room.tell(told(1));
    throw new Error('too bad');
  });
  const quick = room.inOrder(async () => room.tell(told(2)));
  await expect(slow).rejects.toThrow('too bad');
  await quick;
  expect(heard.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('sentences, words and marked answers are told to those who want them, everything else to everybody', () => {
  const room = openRooms().open('ada', 's1');
  const [plain, streaming, graded] = [listening(), listening({ stream: true }), listening({ graded: true })];
  for (const { listener } of [plain, streaming, graded]) room.enter(listener);
  const said: ServerMessage = { type: 'learner_said', seq: 1, turnId: 't1', text: 'So?', at: '' };
  const verdict = { itemId: 'i1', choice: 0, correct: true, correctAnswer: 0, explanation: '', feedback: '', finished: null, awards: [] };
  const marked: ServerMessage = { type: 'question_graded', seq: 2, ...verdict };
  const over: ServerMessage = { type: 'session_ended', seq: 3 };
  for (const message of [said, delta, marked, over, told(1)]) room.tell(message);
  expect([plain.heard, streaming.heard, graded.heard]).toEqual([[told(1)], [said, delta, over, told(1)], [marked, told(1)]]);
});

test('who says something is not told it', () => {
  const room = openRooms().open('ada', 's1');
  const [here, there] = [listening(), listening()];
  for (const { listener } of [here, there]) room.enter(listener);
  room.tell(told(1), here.listener);
  expect([here.heard, there.heard, room.hasTold(1)]).toEqual([[], [told(1)], true]);
});

test('a room is one learner’s and one session’s, and is there while somebody is in it or something happens in it', async () => {
  const rooms = openRooms();
  const room = rooms.open('ada', 's1');
  expect([rooms.open('ada', 's2') === room, rooms.open('eve', 's1') === room, rooms.open('ada', 's1') === room]).toEqual([false, false, true]);
  const { listener } = listening();
  room.enter(listener);
  let finish: () => void = () => undefined;
  const work = room.inOrder(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  room.leave(listener);
  await Promise.resolve();
  expect(rooms.find('ada', 's1')).toBe(room);
  finish();
  await work;
  await new Promise((resolve) => setTimeout(resolve));
  expect(rooms.find('ada', 's1')).toBeUndefined();
});

test('a room knows what it was told of late, and whose it is while somebody is in it', () => {
  const room = openRooms().open('ada', 's1');
  expect(room.act()).toBeUndefined();
  room.enter(listening().listener);
  for (let seq = 1; seq <= 130; seq += 1) room.tell(told(seq));
  expect([room.hasTold(130), room.hasTold(31), room.hasTold(30), room.hasTold(131)]).toEqual([true, true, false, false]);
  expect(room.act()).toBe(act);
});
