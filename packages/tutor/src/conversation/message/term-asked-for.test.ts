import { expect, it } from 'vitest';
import { termAskedFor } from './term-asked-for.ts';

it.each([
  ['what is a denominator', 'denominator'],
  ['denominator?', 'denominator'],
  ['remind me what a denominator is', 'denominator'],
  ['i dont get it. exam tomorrow. just explain what denominator means', 'denominator'],
  ['i’m lost, just tell me what common denominator means', 'common denominator'],
  ['sorry I missed that, what does tonic mean?', 'tonic'],
])('%j asks for the term %j', (asked, term) => {
  expect(termAskedFor(asked)).toBe(term);
});

it.each(['a denominator', 'why is a denominator there', 'it means that the pieces are smaller', 'i think it is the bottom number'])(
  '%j asks for none',
  (said) => {
    expect(termAskedFor(said)).toBeNull();
  },
);
