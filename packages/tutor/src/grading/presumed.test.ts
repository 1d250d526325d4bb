/** What contradicts the question itself makes no point of it. */
import { describe, expect, it } from 'vitest';
import { weighing } from '../testing/grade-question.ts';
import { readAnswer } from './match-wording.ts';
import { contradictingClauses } from './presumed.ts';

const point = { says: 'The heat leaves through the rim.', alsoSaid: ['it is open at the top'] };
const contradicts = (question: string, text: string, wordings = point) => contradictingClauses(readAnswer(text), question, [wordings], weighing).size > 0;

describe('what a question takes for granted', () => {
  const keep = 'Why can a cup not simply keep its heat?';

  it.each([
    [keep, 'the cup keeps its heat'],
    ['How can both be the same tea?', 'you get different teas'],
    ['How can both be the same tea?', 'if you brew it twice it is a different tea'],
  ])('is contradicted: %s %s', (question, text) => {
    expect(contradicts(question, text)).toBe(true);
  });

  it.each([
    [keep, 'it does not keep the heat'],
    [keep, 'the heat leaves through the rim'],
    [keep, 'it would keep the heat under a lid'],
    ['Why does a cup not keep the heat, and what does keep it?', 'a pot keeps it'],
    ['What is the same tea called?', 'it is a different tea'],
    ['How can both be the same tea?', 'if they were different teas we would see it'],
  ])('is not: %s %s', (question, text) => {
    expect(contradicts(question, text)).toBe(false);
  });

  it('is none where a point says it too', () => {
    expect(contradicts(keep, 'the cup keeps its heat', { ...point, alsoSaid: ['a thin wall keeps no heat, a thick one keeps it'] })).toBe(false);
  });
});
