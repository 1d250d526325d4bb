import { expect, it } from 'vitest';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aKeyIdea, aTurn, coursePassages, openItem } from '../../testing/a-course.ts';
import { turnOf } from '../turn.ts';
import { confirmation } from './confirmation.ts';

function confirmed(text: string, pointIds: readonly string[]): readonly string[] {
  const index = createPassageIndex();
  index.replace('tea', coursePassages);
  return confirmation(aKeyIdea(), pointIds, turnOf(aTurn({ text, openItem }), index)).map((sentence) => sentence.text);
}

it('says a point as the course does where the learner used all its words', () => {
  expect(confirmed('about 70 degrees', ['cooler'])).toEqual(['It wants water of about 70 degrees.']);
});

it('says it in the learner’s words where the course’s would tell more', () => {
  expect(confirmed('Hm. Cooler water!', ['cooler'])).toEqual(['“Cooler water”, as you put it.']);
});

it('names the part of the question where the learner’s words cannot be said again', () => {
  expect(confirmed('cooler water, 95 maybe?', ['cooler'])).toEqual(['It answers “Which water does green tea want?”']);
});

it('says nothing of points that were not made', () => {
  expect(confirmed('cooler water', [])).toEqual([]);
});
