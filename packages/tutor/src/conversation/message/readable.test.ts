import { describe, expect, it } from 'vitest';
import { isKeyMashing } from './readable.ts';
import { speltOut } from './spelt-out.ts';

describe('a message that cannot be read', () => {
  it.each(['asdfgh', 'asdfasdf', 'qwerty', 'qweqwe', 'lkjhgf', 'aaaaaaa', 'asdddddd', 'sdkfjhsk', 'zxcvbnm'])('is “%s”', (text) => {
    expect(isKeyMashing(text)).toBe(true);
  });

  it.each(['property', 'poverty', 'liberty', 'noooooo', 'yesssss', 'helppppp', 'whaaaaaat', 'pleaseeeee', 'opera', 'were', 'xviiiii'])(
    'is not “%s”',
    (text) => {
      expect(isKeyMashing(text)).toBe(false);
    },
  );
});

describe('a word drawn out', () => {
  it.each([
    ['noooooo', 'no'],
    ['yesssss please', 'yes please'],
    ['helppppp', 'help'],
    ['Goooood one', 'good one'],
    ['whyyy?', 'why?'],
    ['sooo coool', 'so cool'],
    ['chord iii and XVIII', 'chord iii and xviii'],
    ['the letter aaa', 'the letter aaa'],
  ])('“%s” is read as “%s”', (text, read) => {
    expect(speltOut(text)).toBe(read);
  });
});
