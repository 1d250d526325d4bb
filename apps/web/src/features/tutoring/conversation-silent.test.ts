import type { SessionDetail } from '@lou/contract/tutoring';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConversationPorts, makeConversation } from './conversation.ts';
import { SILENT_MS } from './silence.ts';
import { JOIN_WITHIN_MS } from './socket-life.ts';
import { empty, line, nothingUnsent } from './testing/a-session.ts';
import { ASocket } from './testing/a-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A conversation whose sockets join at once and then say what the test says; `transcript` is what it is asked for over and over. */
async function aTalk(transcript: () => SessionDetail, joins: () => boolean = () => true) {
  const sockets: ASocket[] = [];
  const notices: string[] = [];
  const ports: ConversationPorts = {
    load: async () => transcript(),
    socket: () => {
      const socket = new ASocket();
      sockets.push(socket);
      setTimeout(() => joins() && socket.joins());
      return socket;
    },
    ...{ nowMs: () => 60_000, notify: ({ title }) => notices.push(title), dismiss: () => undefined, unsent: nothingUnsent, told: () => undefined },
  };
  const talk = makeConversation({ sessionId: 's1', learnerId: 'l1', topic: 'Halves', isNew: false }, ports);
  const close = talk.open();
  await vi.advanceTimersByTimeAsync(1);
  const sent = (type: string) => sockets.flatMap((socket) => socket.sent.filter((text) => text.includes(type))).length;
  return { talk, sockets, notices, sent, close, last: () => sockets.at(-1) as ASocket, said: () => talk.current().talk };
}

test('an answer that never comes in another place is given up when the transcript says so', async () => {
  let detail = empty;
  const { last, said, close } = await aTalk(() => detail);
  last().tells({ ...line(3), type: 'learner_said' });
  detail = { ...empty, messages: [line(3)], openTurnId: 't1' };
  await vi.advanceTimersByTimeAsync(59_000);
  expect(said().busy).toBe(true);
  detail = { ...empty, messages: [line(3)] };
  await vi.advanceTimersByTimeAsync(3_000);
  expect(said()).toMatchObject({ busy: false, lines: [{ text: 'How many?', fate: 'unanswered' }] });
  close();
});

describe('a line that goes silent after joining', () => {
  test('is joined anew once what is awaited does not come, and says so meanwhile; nothing goes before the transcript is known', async () => {
    const { talk, sockets, last, said, sent, close } = await aTalk(() => empty);
    talk.say('How many?');
    await vi.advanceTimersByTimeAsync(SILENT_MS - 1);
    expect([sockets.length, talk.current().connection]).toEqual([1, 'connected']);
    vi.advanceTimersByTime(1);
    expect([sockets.length, talk.current().connection, said().busy]).toEqual([2, 'doubted', true]);
    expect([sockets[0]?.closedWith, sent('text_message')]).toEqual([1_000, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(talk.current().connection).toBe('connected');
    expect([sent('text_message'), last().sent.filter((text) => text.includes('How many?')).length]).toEqual([2, 1]);
    expect(said()).toMatchObject({ busy: true, lines: [{ text: 'How many?', fate: 'sending' }] });
    close();
  });
  test('sends nothing twice that the transcript knows; its answer is waited for', async () => {
    let detail = empty;
    const { talk, said, sent, close } = await aTalk(() => detail);
    talk.say('How many?');
    detail = { ...empty, messages: [line(3)], openTurnId: 't1' };
    await vi.advanceTimersByTimeAsync(SILENT_MS + 1);
    expect([talk.current().connection, sent('text_message')]).toEqual(['connected', 1]);
    expect(said()).toMatchObject({ busy: true, lines: [{ text: 'How many?', fate: 'sent' }] });
    close();
  });
  test('that joins no more is lost, and the line is open to write on', async () => {
    let joins = true;
    const { talk, notices, said, close } = await aTalk(
      () => empty,
      () => joins,
    );
    joins = false;
    talk.say('How many?');
    await vi.advanceTimersByTimeAsync(SILENT_MS + JOIN_WITHIN_MS);
    expect([talk.current().connection, said().busy, notices]).toEqual(['lost', false, ['WebSocket connection failed']]);
    close();
  });
  test('is no such line while it speaks, and where nothing is awaited', async () => {
    const { talk, sockets, last, close } = await aTalk(() => empty);
    await vi.advanceTimersByTimeAsync(10 * SILENT_MS);
    talk.say('How many?');
    for (let said = 0; said < 4; said += 1) {
      await vi.advanceTimersByTimeAsync(SILENT_MS - 1);
      last().tells({ type: 'response_delta', seq: 3, turnId: 't1', text: `Sentence ${said}.`, sources: [] });
    }
    expect(sockets).toHaveLength(1);
    close();
  });
  test('that swallows the same words again keeps them, to be sent again by hand', async () => {
    const { talk, said, sent, close } = await aTalk(() => empty);
    talk.say('How many?');
    await vi.advanceTimersByTimeAsync(5 * SILENT_MS);
    expect(sent('text_message')).toBe(2);
    expect(said()).toMatchObject({ busy: false, lines: [{ text: 'How many?', fate: 'failed' }] });
    close();
  });
  test('lets a swallowed choice be made again, and says so, unless it had arrived', async () => {
    const answered = { choice: 1, correct: true, correctAnswer: 1, explanation: '', feedback: '' };
    const question = { itemId: 'i1', skill: 'halves', question: 'How many?', options: ['1', '2'] };
    const asking = (more: object): SessionDetail => ({ ...empty, messages: [{ ...line(3), from: 'ai', quizId: 'q1', quiz: [{ ...question, ...more }] }] });
    let detail = asking({});
    const { talk, notices, said, close } = await aTalk(() => detail);
    talk.answer('i1', 1, 10);
    await vi.advanceTimersByTimeAsync(SILENT_MS - 1);
    expect(said().marking).toEqual({ itemId: 'i1', choice: 1 });
    await vi.advanceTimersByTimeAsync(2);
    expect([said().marking, notices]).toEqual([null, ['Your answer may not have arrived']]);
    talk.answer('i1', 1, 10);
    detail = asking({ answered });
    await vi.advanceTimersByTimeAsync(SILENT_MS + 1);
    expect([said().marking, notices.length]).toEqual([null, 1]);
    expect(said().lines).toMatchObject([{ quiz: [{ answered }] }]);
    close();
  });
  test('lets help be asked for again, and another topic', async () => {
    const { talk, sockets, said, close } = await aTalk(() => ({ ...empty, openItemId: 'i1' }));
    talk.hint();
    expect(said().busy).toBe(true);
    await vi.advanceTimersByTimeAsync(SILENT_MS + 1);
    expect([said().busy, sockets.length]).toEqual([false, 2]);
    talk.rename('Thirds');
    await vi.advanceTimersByTimeAsync(SILENT_MS + 1);
    expect([talk.current().connection, sockets.length]).toEqual(['connected', 3]);
    await vi.advanceTimersByTimeAsync(10 * SILENT_MS);
    expect(sockets).toHaveLength(3);
    close();
  });
});
