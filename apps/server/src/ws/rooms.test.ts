import type { ServerMessage } from '@lou/contract/socket';
import { expect, test } from 'vitest';
import { type Listener, openRooms } from './rooms.ts';

const told = (seq: number): ServerMessage => ({ type: 'session_joined', seq, sessionId: 's1' });
const delta: ServerMessage = { type: 'response_delta', seq: 1, turnId: 't1', text: 'So.', sources: [] };
function listening(stream = false) {
  const heard: ServerMessage[] = [];
  const listener: Listener = { stream, say: (message) => void heard.push(message) };
  return { heard, listener };
}

test('what happens in a room happens one after another, also after something failed', async () => {
  const room = openRooms()('ada', 's1');
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

test('sentences are told to those who want them, everything else to everybody', () => {
  const room = openRooms()('ada', 's1');
  const [plain, streaming] = [listening(), listening(true)];
  for (const { listener } of [plain, streaming]) room.enter(listener);
  for (const message of [delta, told(1)]) room.tell(message);
  expect([plain.heard, streaming.heard]).toEqual([[told(1)], [delta, told(1)]]);
});

test('a room is one learner’s and one session’s, and is there while somebody is in it or something happens in it', async () => {
  const rooms = openRooms();
  const room = rooms('ada', 's1');
  expect([rooms('ada', 's2') === room, rooms('eve', 's1') === room, rooms('ada', 's1') === room]).toEqual([false, false, true]);
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
  expect(rooms('ada', 's1')).toBe(room);
  finish();
  await work;
  await new Promise((resolve) => setTimeout(resolve));
  expect(rooms('ada', 's1')).not.toBe(room);
});
