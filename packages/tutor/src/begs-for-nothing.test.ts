/** What orders, or speaks of answers, and begs for none, with a question open, in six courses. */
import { describe, expect, it } from 'vitest';
import { courseIds, intentIn } from './testing/intent-in.ts';

const noBegging = [
  'show me on the number line',
  'my answer was 5',
  'imagine you have a line and put a point on it',
  'show me how you got there',
  'tell me about the first part of the lesson',
  'the answer depends on what you start with',
  'i changed my answer',
  'let me write my answer again',
  'can the answer be bigger than one',
  'i dont get the answer you gave before',
  'show me a picture of it',
  'imagine somebody has only two of them',
  'give me a real life case',
  'explain the last sentence please',
  'do i write the answer as one word',
  'i first look and then say what i see',
  'no more questions please',
  'is my answer right',
  'tell me why that matters',
  'show me where it says that in the lesson',
];

describe.each(courseIds)('in %s', (courseId) => {
  it.each(noBegging)('%j begs for nothing', (text) => {
    expect(intentIn(courseId, text)).not.toBe('solution');
  });
});
