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
  expect(confirmed('cooler water 95 maybe?', ['cooler'])).toEqual(['It answers “Which water does green tea want?”']);
});

it('says nothing of points that were not made', () => {
  expect(confirmed('cooler water', [])).toEqual([]);
});

it('quotes the clause that makes the point, and nothing that stands beside it', () => {
  expect(confirmed('the leaves get burnt and you should always add milk first', ['burns'])).toEqual(['“the leaves get burnt”, as you put it.']);
  expect(confirmed('you should always add milk first and the leaves get burnt', ['burns'])).toEqual(['“the leaves get burnt”, as you put it.']);
});

it('quotes no sentence of which only a part is right', () => {
  expect(confirmed('cooler water, the kettle must whistle loudly', ['cooler'])).toEqual(['“cooler water”, as you put it.']);
});
