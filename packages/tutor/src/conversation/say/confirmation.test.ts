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

it('reads back no half of an answer that has the things of the question exchanged', () => {
  const points = [
    { id: 'bowl', says: 'The first wants powder.', alsoSaid: ['powder for matcha'], turned: ['the first wants leaves'] },
    { id: 'pot', says: 'The second wants leaves.', alsoSaid: ['leaves for sencha'], turned: ['the second wants powder'] },
  ];
  const base = aKeyIdea();
  const idea = { ...base, misconceptions: [], check: { ...base.check, question: 'What does matcha want, and what does sencha want?', points } };
  const index = createPassageIndex();
  index.replace('tea', coursePassages);
  const said = (text: string) => confirmation(idea, ['pot'], turnOf(aTurn({ text, openItem }), index)).length;
  expect({ exchanged: said('leaves for sencha, and the first wants leaves'), half: said('leaves for sencha') }).toEqual({ exchanged: 0, half: 1 });
});
