import type { SessionDetail } from '@lou/contract/tutoring';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConversationPorts, makeConversation } from './conversation.ts';
import { empty, line, nothingUnsent } from './testing/a-session.ts';
import { ASocket } from './testing/a-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A conversation whose connection was lost and is there again; its transcript comes, or not, when the test says so. */
async function lostAndBack(saidBefore?: string, isNew = false) {
  const sockets: ASocket[] = [];
  const answers: { come: (detail: SessionDetail | undefined) => void; fail: (error: Error) => void }[] = [];
  const talk = makeConversation(
    { sessionId: 's1', learnerId: 'l1', topic: 'Halves', isNew },
    {
      load: () => new Promise((come, fail) => answers.push({ come, fail })),
      socket: () => {
        const socket = new ASocket();
        sockets.push(socket);
        return socket;
      },
      nowMs: () => 0,
      notify: () => 0,
      dismiss: () => undefined,
      unsent: nothingUnsent,
      told: () => undefined,
    },
  );
  const last = () => sockets.at(-1) as ASocket;
  const close = talk.open();
  answers.at(-1)?.come(empty);
  await vi.advanceTimersByTimeAsync(0);
  last().joins();
  if (saidBefore) talk.say(saidBefore);
  last().drops();
  await vi.advanceTimersByTimeAsync(2_000);
  last().joins();
  const asked = () => last().sent.filter((text) => text.includes('text_message'));
  return { talk, answers, asked, close, comes: () => vi.advanceTimersByTimeAsync(0) };
}

test('after a loss it is not connected before the transcript says what had arrived, and what had not goes once', async () => {
  const { talk, answers, asked, comes, close } = await lostAndBack('How many?');
  expect(talk.current().connection).toBe('lost');
  expect(talk.quizMe()).toBe(false);
  answers.at(-1)?.come(empty);
  await comes();
  expect(talk.current().connection).toBe('connected');
  expect(asked()).toHaveLength(1);
  expect(talk.current().talk.lines).toMatchObject([{ text: 'How many?', fate: 'sending' }]);
  close();
});

test('the first words of a new talk that were lost go again, once nobody has the talk', async () => {
  const { talk, answers, asked, comes, close } = await lostAndBack('How many?', true);
  answers.at(-1)?.come(undefined);
  await comes();
  expect(asked()).toHaveLength(1);
  expect(talk.current().talk).toMatchObject({ busy: true, lines: [{ text: 'How many?', fate: 'sending' }] });
  close();
});

test('what goes along into another talk leaves this one', async () => {
  const { talk, answers, comes, close } = await lostAndBack('How many?');
  answers.at(-1)?.fail(new Error('Lou cannot be reached.'));
  await comes();
  expect(talk.takeAlong('And why?')).toBe('How many?\nAnd why?');
  expect(talk.current().talk.lines).toEqual([]);
  close();
});

test('what is said while the transcript is on its way is not taken for lost', async () => {
  const { talk, answers, asked, comes, close } = await lostAndBack();
  talk.say('How many?');
  answers.at(-1)?.come(empty);
  await comes();
  expect(talk.current().talk.lines).toMatchObject([{ text: 'How many?', fate: 'sending' }]);
  expect(asked()).toHaveLength(1);
  close();
});

test('a transcript that cannot be loaded after a loss is asked for again, and the words go then', async () => {
  const { talk, answers, asked, comes, close } = await lostAndBack('How many?');
  answers.at(-1)?.fail(new Error('Lou cannot be reached.'));
  await comes();
  expect([talk.current().connection, asked().length]).toEqual(['connected', 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  answers.at(-1)?.come(empty);
  await comes();
  expect(asked()).toHaveLength(1);
  close();
});

test('words that were left on their way with the page go once it is back, unless they arrived', async () => {
  const left = async (hasArrived: boolean, of: { isNew: boolean; isKnown: boolean } = { isNew: false, isKnown: true }) => {
    const socket = new ASocket();
    const messages = hasArrived ? [line(5)] : [];
    let kept: unknown = [{ text: 'How many?', atMs: 0, fate: 'sending', afterSeq: 4 }];
    const ports: ConversationPorts = {
      load: async (_id, after) => (of.isKnown ? { ...empty, messages: after === 0 ? messages : [], openTurnId: 't1' } : undefined),
      ...{ socket: () => socket, nowMs: () => 0, notify: () => 0, dismiss: () => undefined, told: () => undefined },
      unsent: {
        recall: () => kept,
        keep: (unsent) => {
          kept = unsent;
        },
      },
    };
    const talk = makeConversation({ sessionId: 's1', learnerId: 'l1', topic: 'Halves', isNew: of.isNew }, ports);
    const close = talk.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.joins();
    await vi.advanceTimersByTimeAsync(0);
    close();
    return { lines: talk.current().talk.lines, kept, asked: socket.sent.filter((text) => text.includes('text_message')) };
  };
  const lost = await left(false);
  expect(lost.lines).toMatchObject([{ text: 'How many?', fate: 'sending' }]);
  expect([lost.asked.length, lost.kept]).toMatchObject([1, [{ text: 'How many?', fate: 'sending' }]]);
  for (const isNew of [false, true]) {
    const first = await left(false, { isNew, isKnown: false });
    expect(first.lines).toMatchObject([{ text: 'How many?', fate: 'sending' }]);
    expect(first.asked).toHaveLength(1);
  }
  const there = await left(true);
  expect(there.lines).toMatchObject([{ text: 'How many?', fate: 'sent' }]);
  expect([there.asked, there.kept]).toEqual([[], []]);
});

test('what the socket complains about is taken back once it is connected again', async () => {
  const sockets: ASocket[] = [];
  const said: string[] = [];
  const dismissed: number[] = [];
  const talk = makeConversation(
    { sessionId: 's1', learnerId: 'l1', topic: 'Halves', isNew: true },
    {
      load: async () => undefined,
      socket: () => {
        const socket = new ASocket();
        sockets.push(socket);
        return socket;
      },
      nowMs: () => 0,
      notify: ({ title }) => said.push(title),
      dismiss: (id) => void dismissed.push(id),
      unsent: nothingUnsent,
      told: () => undefined,
    },
  );
  const close = talk.open();
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.fails();
  sockets[0]?.drops();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([said, dismissed]).toEqual([['WebSocket connection failed'], []]);
  sockets[1]?.joins();
  await vi.advanceTimersByTimeAsync(0);
  expect([said.length, dismissed]).toEqual([1, [1]]);
  close();
});
