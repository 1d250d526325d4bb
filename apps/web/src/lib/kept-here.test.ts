import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll, forgetTab, keep, keepOnDevice, recall, recallOnDevice } from './kept-here.ts';

/** A storage as browsers have it: what is kept is what it owns. */
function aStorage(kept: Record<string, string>) {
  const storage: Record<string, unknown> = { ...kept };
  const hidden = {
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => {
      storage[name] = value;
    },
    removeItem: (name: string) => void delete storage[name],
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(storage, name, { value });
  return storage;
}

afterEach(() => void vi.unstubAllGlobals());

/** A device on which somebody has been, and how it looks. */
function aDevice() {
  const tab = aStorage({ 'lou.here.draft.u1.new': '"half"' });
  const device = aStorage({ 'lou.chat.u1': '{}', 'lou.opened.u1': '[]', 'lou-theme': 'dark', other: 'x' });
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
  return { tab, device };
}

test('signing out forgets what the tab and the device kept of people, and nothing else', () => {
  const { tab, device } = aDevice();
  forgetAll();
  expect([Object.keys(tab), Object.keys(device)]).toEqual([[], ['lou-theme', 'other']]);
});

test('what the device keeps for each user outlives the tab', () => {
  const { tab, device } = aDevice();
  forgetTab();
  expect([Object.keys(tab), Object.keys(device).length]).toEqual([[], 4]);
});

test('what is kept comes back, null forgets it, and anything else that stands there is nothing', () => {
  const { tab } = aDevice();
  keep('wizard', { step: 2 });
  expect(recall('wizard')).toEqual({ step: 2 });
  keep('wizard', null);
  expect([recall('wizard'), Object.keys(tab)]).toEqual([null, ['lou.here.draft.u1.new']]);
  tab['lou.here.wizard'] = '{half';
  expect(recall('wizard')).toBeNull();
});

test('what is kept on the device is not in the tab', () => {
  const { tab, device } = aDevice();
  keepOnDevice('chat.u2', { topic: 'halves' });
  expect([recallOnDevice('chat.u2'), recall('chat.u2'), device['lou.chat.u2']]).toEqual([{ topic: 'halves' }, null, '{"topic":"halves"}']);
  expect(Object.keys(tab)).toHaveLength(1);
});

test('where storage is shut, so that even asking for it throws, nothing is kept and nothing breaks', () => {
  const shut = {
    configurable: true,
    get: () => {
      throw new Error('shut');
    },
  };
  const before = ['sessionStorage', 'localStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name] of before) Object.defineProperty(globalThis, name, shut);
  keep('wizard', 1);
  keepOnDevice('chat.u1', 1);
  forgetAll();
  expect([recall('wizard'), recallOnDevice('chat.u1')]).toEqual([null, null]);
  for (const [name, was] of before) Object.defineProperty(globalThis, name, was ?? { configurable: true, value: undefined });
});
