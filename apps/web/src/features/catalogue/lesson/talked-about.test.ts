import type { LessonBlock } from '@lou/contract/catalogue';
import { expect, test } from 'vitest';
import { lessonTextOf } from './lesson-text.ts';
import { talkedAbout } from './talked-about.ts';

const worked: LessonBlock = {
  ...{ id: 'b', type: 'text', title: 'A week', content: '1. **Count.** Seven.\n\nDoes it look right? Yes.' },
  ...{ isInteractive: false, metadata: { kind: 'worked' } },
};
const asked: LessonBlock = {
  ...{ id: 'q', type: 'text', title: 'Questions learners ask', content: '### Why two?\n\nBecause.' },
  ...{ isInteractive: false, metadata: { kind: 'questions' } },
};
const content = 'First.\n\n## Two\n\nSecond.\n\n### Two and a half\n\nMore.\n\n## Three\n\nThird.';
const { parts } = lessonTextOf({ lessons: [{ id: 'l', title: 'Halves', revision: 1, content, objectives: [], blocks: [worked, asked] }] });
const passages = ['top', 'two', 'two-and-a-half', 'three', 'a-week', 'why-two'].map((anchor) => ({ id: `l@1#${anchor}`, anchor, text: anchor }));
const talked = (...rested: string[]) => {
  const { before, now } = talkedAbout(parts, passages, rested);
  return { before: [...before], now };
};

test('the part that Lou rested on last is where the talk is; the others that it rested on were talked about', () => {
  expect(talked()).toEqual({ before: [], now: undefined });
  expect(talked('l@1#two')).toEqual({ before: [], now: 'two' });
  expect(talked('l@1#two', 'l@1#three')).toEqual({ before: ['two'], now: 'three' });
  expect(talked('l@1#two', 'l@1#three', 'l@1#two')).toEqual({ before: ['three'], now: 'two' });
});

test('a lower heading and a worked example stand under their part; what is no part of the outline counts for none', () => {
  expect(talked('l@1#two-and-a-half')).toEqual({ before: [], now: 'two' });
  expect(talked('l@1#a-week')).toEqual({ before: [], now: 'three' });
  expect(talked('l@1#why-two')).toEqual({ before: [], now: 'questions-learners-ask' });
  expect(talked('l@1#two', 'l@1#top', 'other@1#three', 'glossary:c/half')).toEqual({ before: [], now: 'two' });
});
