import { describe, expect, it } from 'vitest';
import { wishIn } from '../intents.ts';
import { speltOut } from '../spelt-out.ts';

describe('what it is good for to learn this', () => {
  it.each([
    'how is this useful in real life',
    'why do i need this?',
    'when would i ever use that',
    'why do i even have to learn all this stuff',
    "what's the point of this",
    'what is this good for',
    'who needs this',
    'where can i use this at work',
    'is this ever useful',
    'will i ever need it later',
  ])('%s', (text) => {
    expect(wishIn(speltOut(text))).toBe('what-for');
  });

  it.each(['why do i need a common denominator', 'when would i use a while loop', 'what is this', 'what is it for loops do', 'how is this made'])(
    'is not asked by %s',
    (text) => {
      expect(wishIn(speltOut(text))).not.toBe('what-for');
    },
  );
});
