import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll, forgetTab, keep, recall } from './kept-here.ts';

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
