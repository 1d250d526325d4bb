import { describe, expect, it } from 'vitest';
import { askingOf } from './asking.ts';
import { asksInPhrase } from './asks-in-phrase.ts';
import { speltOut } from './spelt-out.ts';

describe('a message that tells and then asks', () => {
  it.each([
    'they take the median here, why not the mean',
    '57 to 40 and it still did not pass?? how',
    'the owner’s bike, is that an asset or a debt',
    '30 people say yes and 28 say no, does the bill reach the Senate',
    'it prints 1111 and not 11, help',
    'mine came out far too short. what went wrong',
  ])('%j asks', (text) => {
    expect(asksInPhrase(text)).toBe(true);
  });

  it.each([
    'the pieces are smaller, is that right',
    'it counts the steps, does that make sense',
    'put the ask first, the reasons after it',
    'they agree, are they not',
    'first you say what you want, then why',
    'because the loop would run for ever, I think',
    'a long vowel, or a short one',
    'oh wait. is it because the eight parts are of one size?',
  ])('%j does not', (text) => {
    expect(asksInPhrase(text)).toBe(false);
  });
});

describe('a noun that stands alone for the question about it', () => {
  it.each([
    'difference between a nudge and a hint',
    'quickest way to sort a list',
    'plural of lápiz please',
    'long vowels or short ones??',
    'merge it or a full sort for a short list',
    'if nobody reads it anyway why bother with a heading',
    'the best trick for long words',
  ])('%j asks', (text) => {
    expect(askingOf(speltOut(text))).toBe('outright');
  });

  it.each(['the difference between them is one half step', 'the fastest way to do it is to halve it', 'two cups of tea please', 'a cup of coffee please'])(
    '%j does not',
    (text) => {
      expect(askingOf(speltOut(text))).not.toBe('outright');
    },
  );
});
