import { describe, expect, it } from 'vitest';
import { sidesAlike, sidesOf, wantsApart } from './two-sides.ts';

describe('two things that are to be told apart', () => {
  it.each([
    ['whats the difference between green tea and black tea', 'green tea', 'black tea'],
    ['how are a pot and a kettle different', 'pot', 'kettle'],
    ['how is steeping different from boiling', 'steeping', 'boiling'],
    ['green vs black', 'green', 'black'],
    ['pot or kettle, which is which?', 'pot', 'kettle'],
    ['which is which, a pot or a kettle', 'pot', 'kettle'],
    ['i always mix up oolong and assam', 'oolong', 'assam'],
    ['how do i tell oolong from assam', 'oolong', 'assam'],
    ['compare leaves and bags', 'leaves', 'bags'],
    ['how can i tell oolong from assam just by looking at the leaves', 'oolong', 'assam'],
    ['steeping vs brewing i still dont get it, both take hot water', 'steeping', 'brewing'],
    ['difference between a pot and a kettle if both hold water', 'pot', 'kettle'],
  ])('%s', (question, one, other) => {
    expect([wantsApart(question), sidesOf(question)]).toEqual([true, [one, other]]);
  });

  it.each(['how do i compare', 'do leaves float and sink', 'which one is right', 'i am confused about tea'])('is none: %s', (question) => {
    expect(wantsApart(question)).toBe(false);
  });
});

describe('two things that may be one', () => {
  it.each([
    ["isn't steeping the same as brewing?", 'steeping', 'brewing'],
    ['is oolong really the same thing as assam', 'oolong', 'assam'],
    ['are a pot and a kettle the same thing', 'pot', 'kettle'],
  ])('%s', (question, one, other) => {
    expect([wantsApart(question), sidesAlike(question)]).toEqual([false, [one, other]]);
  });

  it('are none in a question that sets nothing side by side', () => {
    expect(sidesAlike('does the water stay the same')).toBeNull();
  });
});
