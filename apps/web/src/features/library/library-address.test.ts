import { expect, test } from 'vitest';
import { addressOf, lookedForIn, openedFrom } from './library-address.ts';

test('what is looked for comes back from its address', () => {
  for (const lookedFor of [
    { words: '', kind: null },
    { words: 'a & b?', kind: null },
    { words: '3/4 = ¾', kind: 'item' as const },
  ])
    expect(lookedForIn(addressOf(lookedFor).split('?')[1] ?? '')).toEqual(lookedFor);
  expect(addressOf({ words: '', kind: null })).toBe('/library');
});

test('an address that somebody wrote is trimmed to what may be asked', () => {
  expect(lookedForIn('q=%20lamp%20&kind=user')).toEqual({ words: 'lamp', kind: null });
  expect(lookedForIn('kind=toString').kind).toBeNull();
  expect(lookedForIn(`q=${'a'.repeat(300)}`).words).toHaveLength(200);
});

test('a text that opens at a sentence is told what was looked for', () => {
  expect(openedFrom('/course/c/section/s/read?passage=p&sentence=S', 'a b')).toBe('/course/c/section/s/read?passage=p&sentence=S&for=a%20b');
  expect(openedFrom('/course/c', 'a b')).toBe('/course/c');
});
