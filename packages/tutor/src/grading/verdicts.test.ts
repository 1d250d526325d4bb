/** An answer that opens with the other verdict does not make the point that says it. */
import { expect, it } from 'vitest';
import { gradedAs, ideaOf } from '../testing/own-answers.ts';
import { readAnswer } from './match-wording.ts';
import { saysOtherVerdict, verdictOf } from './verdicts.ts';

const passes = { says: 'Yes, it passes.', alsoSaid: ['it goes through', 'yes'] };
const both = { says: 'Yes, it may.', alsoSaid: ['no, it need not'] };

it('reads the verdict of a point from its wordings', () => {
  expect([passes, both, { says: 'It passes.', alsoSaid: [] }].map(verdictOf)).toEqual(['yes', null, null]);
});

it.each([
  ['no, it needs 218 yes votes', true],
  ['yes, it has the votes', false],
  ['it has the votes', false],
  // Comes to it in the end.
  ['no, wait, yes it passes', false],
])('%s: %j', (text, isOther) => {
  expect(saysOtherVerdict(readAnswer(text), passes)).toBe(isOther);
});

it('does not settle a question with its verdict turned, though the word of the right one stands in it', () => {
  const idea = ideaOf('how-a-bill-becomes-law', 'house-floor/majority-of-those-voting');
  expect(gradedAs('how-a-bill-becomes-law', idea, 'no, it needs 218 yes votes').settled).toBe(false);
  expect(gradedAs('how-a-bill-becomes-law', idea, 'yes cause 206 is more than 199').settled).toBe(true);
});
