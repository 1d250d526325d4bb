/** Which part of a question a point answers. */
import { describe, expect, it } from 'vitest';
import type { KeyIdea } from '../../course-material.ts';
import { ideaOf } from '../../testing/own-answers.ts';
import { narrowQuestion, partsOf } from './narrow-question.ts';

const way = { id: 'way', says: 'Multiply the cups by the price.', alsoSaid: ['cups times price'], turned: [] };
const figure = { id: 'figure', says: 'It comes to 12.', alsoSaid: ['12'], turned: [] };
const check = (question: string, points: KeyIdea['check']['points']): KeyIdea['check'] => ({ question, points, answers: { good: '', partial: '', wrong: '' } });

describe('the parts of a question', () => {
  it('go to its points in their order', () => {
    expect(partsOf(check('How do you count them, and what is the sum?', [way, figure]))).toEqual(['How do you count them?', 'What is the sum?']);
  });

  it('go to the points that they ask for, where the way is told first and the figure is asked for first', () => {
    const parts = check('What is the sum, and how do you get it?', [way, figure]);
    expect(partsOf(parts)).toEqual(['How do you get it?', 'What is the sum?']);
    expect(narrowQuestion(parts, ['way'])).toBe('How do you get it?');
  });

  it('are those that were written for the points, where they were', () => {
    const written = check('What do you do, and what is the sum?', [
      { ...way, asks: 'Which two do you take?' },
      { ...figure, asks: 'Where do they lead?' },
    ]);
    expect(partsOf(written)).toEqual(['Which two do you take?', 'Where do they lead?']);
    expect(narrowQuestion(written, ['figure'])).toBe('Where do they lead?');
  });

  it.each([
    ['Does it suffice, and how do you know?', [way, figure]],
    ['What is the sum, and how do you get it?', [figure, way]],
  ])('stay in their order otherwise: %s', (question, points) => {
    expect(partsOf(check(question, points))?.[0]).toBe(`${question.split(',')[0]}?`);
  });

  it.each([
    ['decisions-under-uncertainty', 'averages-worth-and-ruin/expected-value-sum', 'weigh-and-add', 'How do you get it?'],
    [
      'reading-a-balance-sheet',
      'liabilities-and-equity/roll-forward',
      ideaOf('reading-a-balance-sheet', 'liabilities-and-equity/roll-forward').check.points[0]?.id ?? '',
      'How did you get there?',
    ],
  ])('never ask again for the figure that was given: %s %s', (course, idea, missing, asked) => {
    expect(narrowQuestion(ideaOf(course, idea).check, [missing])).toBe(asked);
  });
});

describe('the part of a question that is open', () => {
  const ofPoints = (question: string, count = 2) =>
    check(
      question,
      ['a', 'b', 'c'].slice(0, count).map((id) => ({ id, says: '', alsoSaid: [], turned: [] })),
    );

  it.each([
    ['You swap two lines. What happens, and why?', ['b'], 'Why?'],
    ['What do you see, and what is missing?', ['a'], 'What do you see?'],
    ['What does it tell, and what does it not?', ['a', 'b'], null],
    ['Why is it so, when nothing moves?', ['b'], null],
    ['What does each of them show?', ['b'], null],
    ['What does a NameError tell, and what an IndexError?', ['b'], null],
  ])('%s', (question, missing, part) => {
    expect(narrowQuestion(ofPoints(question), missing)).toBe(part);
  });

  it('parts a row of three at commas', () => {
    expect(narrowQuestion(ofPoints('When do you say one, when two and when three?', 3), ['b'])).toBe('When two?');
  });
});
