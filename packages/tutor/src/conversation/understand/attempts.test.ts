/** Which few words are a try at the open question. */
import { describe, expect, it } from 'vitest';
import { courseOf, ideaOf } from '../../testing/own-answers.ts';
import { speltOut } from '../message/spelt-out.ts';
import { isPlainTry } from './attempts.ts';

const tries = (courseId: string, name: string, text: string): boolean => isPlainTry(text, speltOut(text), ideaOf(courseId, name), courseOf(courseId).weighing);

describe('a plain try', () => {
  it.each(['fifty four', 'two hundred and fifty', '54', 'nineteen'])('is a number, also in words: %s', (text) => {
    expect(tries('fractions-that-make-sense', 'fractions-larger-than-one/back-to-one-fraction', text)).toBe(true);
  });

  it.each(['pan', 'eres', 'somos'])('is a single word of the language that is learnt: %s', (text) => {
    expect(tries('spanish-first-conversation', 'how-i-am-estar/forms-of-estar', text)).toBe(true);
  });

  it.each(['tomorrow', 'zzyzx', 'pan?'])('is none of any talk, none that nobody knows, and no question: %s', (text) => {
    expect(tries('spanish-first-conversation', 'how-i-am-estar/forms-of-estar', text)).toBe(false);
  });

  it('is no term of a course in English', () => {
    expect(tries('choosing-the-right-algorithm', 'counting-steps/keep-the-fastest-term', 'bucket')).toBe(false);
  });
});
