import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWizard, keepSent, keepWizard, recallSent, recallWizard } from './kept-wizard.ts';

const about = { firstName: 'Robin', lastName: 'Lind', email: 'robin@example.org' };
const beginning = { step: 1, interests: [], about: { firstName: '', lastName: '', email: '' } };
let tab: Map<string, string>;

beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => void tab.set(name, value),
    removeItem: (name: string) => void tab.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the wizard goes on where it was left, and begins again once it is forgotten', () => {
  keepWizard({ step: 3, interests: ['Creative Arts', 'Academic Studies'], about });
  expect(recallWizard()).toEqual({ step: 3, interests: ['Creative Arts', 'Academic Studies'], about });
  forgetWizard();
  expect(recallWizard()).toEqual(beginning);
});

test('no later step is come back to without the first one, nor one that there is not', () => {
  keepWizard({ step: 2, interests: [], about: { ...about, email: '' } });
  expect(recallWizard().step).toBe(1);
  tab.set('lou.here.wizard', JSON.stringify({ step: 4, interests: ['Juggling', 7], about: { ...about, lastName: 5 } }));
  expect(recallWizard()).toEqual({ ...beginning, about: { ...about, lastName: '' } });
});

test('a registration that was sent is the same one for its address alone, until it is answered', () => {
  const sent = { email: about.email, password: 'Lou-…!', idempotencyKey: 'drawn-once-00001' };
  keepSent(sent);
  expect([recallSent(about.email), recallSent('other@example.org')]).toEqual([sent, null]);
  keepSent(null);
  expect(recallSent(about.email)).toBeNull();
});
