import { describe, expect, it } from 'vitest';
import { weighing } from '../testing/grade-question.ts';
import { gradeAnswer } from './grade-answer.ts';

const swap = {
  question: 'What do the lid and the cup do?',
  points: [
    {
      id: 'lid',
      says: 'The lid keeps the heat in.',
      alsoSaid: ['the lid holds heat', 'heat stays under the lid'],
      turned: ['the lid lets the heat out', 'heat leaves through the lid'],
    },
    { id: 'cup', says: 'The cup shows the colour.', alsoSaid: ['you see the colour in the cup'], turned: ['the colour shows the cup'] },
  ],
};
const grade = (text: string) => gradeAnswer(swap, [], text, weighing);

describe('a point that is said the wrong way round', () => {
  it.each<[string, string, readonly string[]]>([
    ['in the words of the other way', 'the lid lets the heat out. the cup shows the colour', ['lid']],
    ['in the same words and another order', 'the lid keeps the heat in. the colour shows the cup', ['cup']],
  ])('is not made: %s', (_how, text, turned) => {
    expect(grade(text)).toMatchObject({ settled: false, pointsTurned: turned });
  });

  it.each([
    'the lid keeps the heat in and the cup shows the colour',
    'heat stays under the lid, you see the colour in the cup',
    'the lid doesnt let the heat out, it holds heat. the cup shows the colour',
  ])('is another thing than the point itself: %j', (text) => {
    expect(grade(text)).toMatchObject({ settled: true, pointsTurned: [] });
  });

  it('is not heard in a word alone, nor in the words of the question', () => {
    expect(grade('out').pointsTurned).toEqual([]);
    expect(grade('the cup and the lid').pointsTurned).toEqual([]);
  });
});
