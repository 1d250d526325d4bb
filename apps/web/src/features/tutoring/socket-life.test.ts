import type { ServerMessage } from '@lou/contract/socket';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, JOIN_WITHIN_MS, keepSocket, LOOK_EVERY_MS, NORMAL_CLOSE, type SocketLike } from './socket-life.ts';
import { ASocket } from './testing/a-socket.ts';

function keeping(make?: () => SocketLike) {
  const sockets: ASocket[] = [];
  const states: Connection[] = [];
  const complaints: string[] = [];
  const heard: ServerMessage[] = [];
  const life = keepSocket({
    make:
      make ??
      (() => {
        const socket = new ASocket();
        sockets.push(socket);
        return socket;
      }),
    hello: () => ({ type: 'join_session', sessionId: 's1', stream: true, graded: true, lastSeq: 4 }),
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    complain: (sentence) => complaints.push(sentence),
  });
  return { life, sockets, states, complaints, heard, last: () => sockets.at(-1) as ASocket };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the chat’s socket', () => {
  test('L274 sends join_session on connect, and is connected once it is joined', () => {
    const { last, states, heard } = keeping();
    last().joins();
    expect(JSON.parse(last().sent[0] ?? '')).toEqual({ type: 'join_session', sessionId: 's1', stream: true, graded: true, lastSeq: 4 });
    expect(states).toEqual(['connecting', 'connected']);
    expect(heard).toHaveLength(1);
  });
  test('L276 L277 is retried up to 3 times, after 2 s times the attempt', () => {
    const { sockets, last, states } = keeping();
    for (const attempt of [1, 2, 3]) {
      last().drops();
      expect(states.at(-1)).toBe('lost');
      vi.advanceTimersByTime(2_000 * attempt - 1);
      expect(sockets).toHaveLength(attempt);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(attempt + 1);
    }
    last().drops();
    vi.advanceTimersByTime(LOOK_EVERY_MS - 1);
    expect(sockets).toHaveLength(4);
    expect(states.at(-1)).toBe('given-up');
  });
  test('after its retries it stays disconnected and looks every 10 s, quietly, until the server is back', () => {
    const { sockets, last, states, complaints } = keeping();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      last().fails();
      last().drops();
      vi.advanceTimersByTime(attempt < 3 ? 6_000 : 0);
    }
    for (let look = 1; look <= 30; look += 1) {
      vi.advanceTimersByTime(LOOK_EVERY_MS);
      expect(sockets).toHaveLength(4 + look);
      last().fails();
      last().drops();
      expect(states.at(-1)).toBe('given-up');
    }
    expect(complaints).toEqual(['WebSocket connection failed']);
    vi.advanceTimersByTime(LOOK_EVERY_MS);
    last().joins();
    expect(states.at(-1)).toBe('connected');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(35);
  });
  test('looks at once when it is asked to, where it is lost and nowhere else', () => {
    const { life, sockets, last, states } = keeping();
    life.look();
    expect(sockets).toHaveLength(1);
    last().joins();
    life.look();
    expect(sockets).toHaveLength(1);
    last().drops();
    life.look();
    expect(sockets).toHaveLength(2);
    last().joins();
    expect(states.at(-1)).toBe('connected');
  });
  test('a server that takes the connection and never answers is given up after 15 s, and tried again', () => {
    const { sockets, last, states, complaints } = keeping();
    last().opens();
    vi.advanceTimersByTime(JOIN_WITHIN_MS);
    expect(sockets[0]?.closedWith).toBe(NORMAL_CLOSE);
    expect(complaints).toEqual(['WebSocket connection failed']);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
    last().joins();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('connected');
    expect(sockets).toHaveLength(2);
  });
  test('a connection that stood has all its retries again', () => {
    const { sockets, last } = keeping();
    last().drops();
    vi.advanceTimersByTime(2_000);
    last().joins();
    last().drops();
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(3);
  });
  test('L275 reconnects on a close with a code other than 1000, and only then', () => {
    const normal = keeping();
    normal.last().drops(NORMAL_CLOSE);
    vi.advanceTimersByTime(60_000);
    expect(normal.sockets).toHaveLength(1);
    const restarted = keeping();
    restarted.last().drops(1001);
    vi.advanceTimersByTime(2_000);
    expect(restarted.sockets).toHaveLength(2);
  });
  test('L278 closes with 1000 when the chat is removed, and stays closed', () => {
    const { life, sockets, last } = keeping();
    last().joins();
    life.close();
    expect(last().closedWith).toBe(1_000);
    life.again();
    life.look();
    life.lose();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
  test('L441 a socket that fails says so once, however often it is tried', () => {
    const { last, complaints } = keeping();
    last().fails();
    last().drops();
    vi.advanceTimersByTime(2_000);
    last().fails();
    expect(complaints).toEqual(['WebSocket connection failed']);
  });
  test('a socket that stood again, or that somebody asked for again, says so anew when it fails', () => {
    const { life, last, complaints } = keeping();
    last().fails();
    last().drops();
    vi.advanceTimersByTime(2_000);
    last().joins();
    last().fails();
    expect(complaints).toHaveLength(2);
    last().drops();
    life.again();
    last().fails();
    expect(complaints).toHaveLength(3);
  });
  test('L442 a socket that cannot be made says so', () => {
    const { complaints, states } = keeping(() => {
      throw new Error('blocked');
    });
    expect(complaints).toEqual(['Failed to create WebSocket connection']);
    expect(states.at(-1)).toBe('lost');
  });
  test('L443 a send without an open socket says so', () => {
    const { life, last, complaints } = keeping();
    last().opens();
    expect(life.send({ type: 'text_message', text: 'Hello' })).toBe(false);
    expect(complaints).toEqual(['WebSocket is not connected']);
    expect(last().sent).toHaveLength(1);
  });
  test('starts over when it is asked to, after it has given up', () => {
    const { life, sockets, last, states } = keeping();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      last().drops();
      vi.advanceTimersByTime(6_000);
    }
    expect(states.at(-1)).toBe('given-up');
    life.again();
    last().joins();
    expect(states.at(-1)).toBe('connected');
    expect(sockets).toHaveLength(5);
  });
  test('without a network an open socket is lost at once, without a complaint, and is opened again when the network is back', () => {
    const { life, sockets, last, states, complaints } = keeping();
    last().joins();
    life.lose();
    expect(states.at(-1)).toBe('lost');
    expect(life.send({ type: 'text_message', text: 'Hello' })).toBe(false);
    life.look();
    last().joins();
    expect(states.at(-1)).toBe('connected');
    expect(sockets).toHaveLength(2);
    expect(complaints).toEqual(['WebSocket is not connected']);
  });
  test('without a network nothing that fails is complained about', () => {
    const { life, last, complaints } = keeping();
    last().joins();
    life.lose();
    vi.advanceTimersByTime(LOOK_EVERY_MS);
    last().fails();
    last().drops();
    expect(complaints).toEqual([]);
  });
  test('where nobody says that the network is back, it looks by itself', () => {
    const { life, sockets, last } = keeping();
    last().joins();
    life.lose();
    vi.advanceTimersByTime(LOOK_EVERY_MS);
    expect(sockets).toHaveLength(2);
  });
});
