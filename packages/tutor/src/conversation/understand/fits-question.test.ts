/** What has the form that a question wants, and what asks at its end. */
import { describe, expect, it } from 'vitest';
import { ideaOf } from '../../testing/own-answers.ts';
import { asksAtEnd, fitsQuestion } from './fits-question.ts';

const where = ideaOf('clear-writing-at-work', 'one-idea-at-a-time/topic-sentence-first');
const which = ideaOf('decisions-under-uncertainty', 'start-from-the-base-rate/two-shares');
const when = ideaOf('choosing-the-right-algorithm', 'counting-steps/log-counts-halvings');
const why = ideaOf('how-a-bill-becomes-law', 'one-text-and-the-president/identical-text');

describe('a message in the form that the question wants', () => {
  it.each([
    ['at the end as a conclusion', where],
    ['i think in the middle', where],
    ['how reliable the meter is', which],
  ])('%j fits', (spelt, idea) => {
    expect(fitsQuestion(spelt, idea)).toBe(true);
  });

  it.each([
    ['at least tell me', where],
    ['in a minute', where],
    ['on the bus', when],
    ['after lunch', when],
    ['in the list', when],
    ['in my opinion it is boring', where],
    ['at the end?', where],
    ['how reliable is the meter', which],
    ['what the weather is like', which],
    ['at the end as a conclusion', why],
  ])('%j does not', (spelt, idea) => {
    expect(fitsQuestion(spelt, idea)).toBe(false);
  });
});

describe('a question after a statement', () => {
  it.each([
    ['57 to 38 was that enough', true],
    ['the vote was 57 to 38 is that enough', true],
    ['it is 12 is that right', false],
    ['because it was that big', false],
    ['where the clauses are the same', false],
  ])('%j: %j', (spelt, asks) => {
    expect(asksAtEnd(spelt)).toBe(asks);
  });
});
