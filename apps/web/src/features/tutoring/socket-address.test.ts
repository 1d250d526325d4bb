import { expect, test } from 'vitest';
import { socketAddress } from './socket-address.ts';

test('L397 the socket is secure where the page is, and only there', () => {
  expect(socketAddress({ protocol: 'https:', host: 'lou.example' })).toBe('wss://lou.example/ws');
  expect(socketAddress({ protocol: 'http:', host: '127.0.0.1:3000' })).toBe('ws://127.0.0.1:3000/ws');
});
