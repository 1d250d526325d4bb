import type { User } from '@lou/contract/identity';
import { expect, test, vi } from 'vitest';
import { currentUser, noticeWho, readCurrentUser, storeUser } from './current-user.ts';
import { makeQueryClient } from './queries.ts';
import { signInMarker } from './sign-in-marker.ts';
import { CallFailed } from './wire.ts';

const amara: User = {
  id: 'u1',
  username: 'amara',
  email: null,
  firstName: 'Amara',
  lastName: null,
  role: 'learner',
  learningGoals: '',
  passwordGenerated: false,
  passwordHandedOver: false,
  timeZone: 'UTC',
  createdAt: '2026-01-05T09:00:00Z',
  theme: 'system',
  motion: 'system',
  gamification: true,
  reminders: true,
  singleKeys: true,
};
const marker = (...values: (string | null)[]) => ({ now: () => (values.length > 1 ? values.shift() : values[0]) ?? null, forget: vi.fn() });
const refused = new CallFailed(401, 'Please sign in to continue.');

test('L368 a 401 yields nothing, and the marker that outlived its session is forgotten', async () => {
  const outlived = marker('first');
  expect(await readCurrentUser(async () => Promise.reject(refused), outlived)).toBeNull();
  expect(outlived.forget).toHaveBeenCalledOnce();
});

test('without the marker nobody is asked', async () => {
  const ask = vi.fn();
  expect(await readCurrentUser(ask, marker(null))).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('a late 401 is about the sign-in that asked: the next one keeps its marker, and its user is asked for', async () => {
  const next = marker('first', 'second');
  const ask = vi.fn<() => Promise<User>>().mockRejectedValueOnce(refused).mockResolvedValue(amara);
  expect(await readCurrentUser(ask, next)).toEqual(amara);
  expect(next.forget).not.toHaveBeenCalled();
});

test('any other failure is a failure, not a signed-out visitor', async () => {
  const kept = marker('first');
  await expect(readCurrentUser(async () => Promise.reject(new CallFailed(500, 'Something went wrong.')), kept)).rejects.toThrow('500: Something went wrong.');
  expect(kept.forget).not.toHaveBeenCalled();
});

test('L255 signing out clears the stored user and the whole cache', () => {
  const client = makeQueryClient();
  storeUser(client, amara);
  client.setQueryData(['enrolment.list', {}], [{ courseId: 'fractions' }]);
  client.setQueryData(['catalogue.course', { courseId: 'fractions' }], { title: 'Fractions' });
  storeUser(client, null);
  expect(client.getQueryData(currentUser.queryKey)).toBeNull();
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});

test('signing in forgets what was known of whoever was here before', () => {
  const client = makeQueryClient();
  client.setQueryData(['enrolment.list', {}], []);
  storeUser(client, amara);
  expect(client.getQueryData(currentUser.queryKey)).toEqual(amara);
  expect(client.getQueryData(['enrolment.list', {}])).toBeUndefined();
});

/** A tab in which Amara is signed in, with something known and something kept. */
function aTabOfAmara() {
  const kept: Record<string, unknown> = { 'lou.here.draft.u1.new': '"half"' };
  Object.defineProperty(kept, 'removeItem', { value: (name: string) => delete kept[name] });
  vi.stubGlobal('sessionStorage', kept);
  const client = makeQueryClient();
  storeUser(client, amara);
  client.setQueryData(['identity.settings', {}], { firstName: 'Amara' });
  const left = () => [
    ...client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
    ...Object.keys(kept),
  ];
  return { client, left };
}

test('somebody else who signed in in another tab finds nothing of the first person in this one', () => {
  const { client, left } = aTabOfAmara();
  noticeWho(client, null);
  expect(left()).toEqual(['identity.currentUser', 'identity.settings', 'lou.here.draft.u1.new']);
  noticeWho(client, { ...amara, id: 'u2' });
  expect(left()).toEqual(['identity.currentUser']);
  vi.unstubAllGlobals();
});

test('the same person is known as before', () => {
  const { client, left } = aTabOfAmara();
  noticeWho(client, { ...amara, firstName: 'Ama' });
  storeUser(client, amara);
  expect(left()).toEqual(['identity.currentUser', 'lou.here.draft.u1.new']);
  vi.unstubAllGlobals();
});

test.each([
  ['lou-signed-in=x_1', 'x_1'],
  ['a=1; lou-signed-in=x_1; b=2', 'x_1'],
  ['not-lou-signed-in=x_1', null],
  ['', null],
])('the marker in %j is read: %s', (cookies, read) => {
  expect(signInMarker(cookies)).toBe(read);
});
