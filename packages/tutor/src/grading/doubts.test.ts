/** What speaks against a point that an answer seems to make, and what does not. */
import { describe, expect, it } from 'vitest';
import { weighing } from '../testing/grade-question.ts';
import { gradedAs, ideaOf } from '../testing/own-answers.ts';
import { gradeAnswer } from './grade-answer.ts';

const pot = {
  question: 'How does the pot look over the day?',
  points: [{ id: 'end', says: 'It is empty at the end.', alsoSaid: ['empty in the evening'], turned: [] }],
};
const kettle = {
  question: 'What may a kettle be?',
  points: [{ id: 'two', says: 'It is open or shut.', alsoSaid: ['open and shut', 'shut or open'], turned: [] }],
};
const cups = {
  question: 'What goes into the mug, and what goes into the bowl?',
  points: [
    { id: 'mug', says: 'Boiling water.', alsoSaid: ['it is scalding'], turned: ['the mug takes whisked powder'] },
    { id: 'bowl', says: 'Whisked powder.', alsoSaid: ['it is beaten'], turned: ['the bowl takes boiling water'] },
  ],
};

const settles = (check: Parameters<typeof gradeAnswer>[0], text: string): boolean => gradeAnswer(check, [], text, weighing).settled;

const guests = {
  question: 'Two guests ordered different teas. Why can the waiter not bring a pot yet?',
  points: [{ id: 'same', says: 'They must agree on one blend.', alsoSaid: ['they need to want one blend'], turned: [] }],
};

describe('a point is not made', () => {
  it.each([
    ['where the opposite stands in the place of a word', pot, 'full at the end, empty at the start', 'full at the start, empty at the end'],
    ['where a third is added to its two', kettle, 'open, shut and locked', 'open and shut'],
    ['where another does another thing', guests, 'the waiter picks one blend', 'they agree on one blend'],
    [
      'where the two things are exchanged',
      cups,
      'whisked powder for the mug, boiling water for the bowl',
      'boiling water for the mug, whisked powder for the bowl',
    ],
  ])('%s', (_name, check, wrong, right) => {
    expect({ wrong: settles(check, wrong), right: settles(check, right) }).toEqual({ wrong: false, right: true });
  });

  it('where a word of who has it wrong stands beside few of its own, with another word of theirs', () => {
    const ideaId = 'assets-that-stay-and-go/receivable-is-a-promise';
    const seen = (text: string) => gradedAs('reading-a-balance-sheet', ideaOf('reading-a-balance-sheet', ideaId), text).pointsSeen;
    expect(seen('its what the company has to pay its suppliers and it could run out of cash')).toEqual([]);
    expect(seen('its what the customers have to pay and it could run out of cash')).toEqual(['owed-by-customers']);
  });

  it('names the point as said the other way round', () => {
    expect(gradeAnswer(kettle, [], 'open, shut and locked', weighing).pointsTurned).toEqual(['two']);
  });
});
