import { describe, expect, it } from 'vitest';
import { isDenied, isDeniedOtherwise } from './denied-otherwise.ts';
import { turnsQuestion } from './turns-question.ts';

describe('a sentence that denies what is asked in another way than by a plain not', () => {
  it.each([
    ['does the pot always need a lid', 'The pot needs no lid unless the leaves are green.', 'an exception to always'],
    ['can milk be a tea', 'The tester therefore refuses milk as tea.', 'a refusal'],
    ['are the stems weighed', 'Leaves count by the gram, stems not weighed.', 'what is left out'],
    ['is the cup a porous vessel', 'The cup and the lid are non-porous.', 'what is called non-'],
    ['does the colour change with milk', 'The colour never changes, in summer or in winter.', 'what never is'],
    ['is a higher score better', 'A zero is a perfect score, and lower is better.', 'the opposite'],
  ])('%s – %s: %s', (question, sentence) => {
    expect(isDeniedOtherwise(question, sentence)).toBe(true);
  });

  it('may leave to the heading what it is about', () => {
    expect(isDeniedOtherwise('is a higher score better', 'Zero is perfect, and lower is better.')).toBe(false);
    expect(isDeniedOtherwise('is a higher score better', 'Zero is perfect, and lower is better.', new Set(['score']))).toBe(true);
  });

  it.each([
    ['does the pot need a lid', 'The pot needs no lid unless the leaves are green.', 'nobody asks for always'],
    ['can tea be a milk', 'The tester therefore refuses milk as tea.', 'the other way round'],
    ['is the lid a porous vessel', 'The cup on the lid is bright, and the pot is non-porous.', 'said of another thing'],
    ['does the colour change with milk', 'The colour never changes the taste.', 'something else never is'],
    ['does milk change with the colour', 'The colour never changes.', 'said of another thing'],
    ['is the lid non-porous', 'The cup and the lid are non-porous.', 'the question calls it so itself'],
    ['is milk refused as tea', 'The tester therefore refuses milk as tea.', 'the question refuses itself'],
    ['does the colour never change', 'The colour never changes.', 'the question says never itself'],
    ['does the lid always face you', 'The lid always faces you, because it never bends.', 'it is always so'],
    ['does the lid always face you', 'The lid is never bent, because it faces you.', 'something else never is'],
    ['does lower heat mean a lower price', 'Higher heat means a higher price.', 'both sides are turned'],
    ['is a higher score better', 'Lower is better if the test is short.', 'a condition'],
    ['is a higher score better', 'Lower is better, and higher is worse than a better score.', 'it speaks of both'],
  ])('does not where %s – %s: %s', (question, sentence) => {
    expect(isDeniedOtherwise(question, sentence, new Set(['score']))).toBe(false);
  });
});

describe('what is not always so', () => {
  it('is denied where the sentence holds all that is asked, in any of its clauses', () => {
    expect(isDeniedOtherwise('does green tea always taste bitter', 'Green tea, when it is cool, does not always taste bitter.')).toBe(true);
    expect(isDeniedOtherwise('does green tea always taste bitter', 'Bitter green leaves, that taste of grass, are not always tea.')).toBe(true);
  });

  it.each([
    ['does green tea taste bitter', 'Green tea does not always taste bitter.'],
    ['does green tea always taste of grass', 'Green tea does not always taste bitter.'],
    ['does green tea not always taste bitter', 'Green tea does not always taste bitter.'],
  ])('is not where nobody asks that: %s', (question, sentence) => {
    expect(isDeniedOtherwise(question, sentence)).toBe(false);
  });
});

describe('the one table of denials', () => {
  it('has the plain not and every other way', () => {
    expect(isDenied('can milk be a tea', 'Milk can not be a tea.')).toBe(true);
    expect(isDenied('can milk be a tea', 'The tester therefore refuses milk as tea.')).toBe(true);
    expect(isDenied('can milk be a tea', 'Milk can be a tea.')).toBe(false);
  });

  it.each(['not', 'never', 'or', 'non', 'without', 'if', 'only', 'same', 'refused', 'left out'])('is closed to a question with %s', (word) => {
    expect(turnsQuestion.test(`is milk ${word} a tea`)).toBe(true);
  });
});
