/** The question's own sentence, said or denied, is its yes or its no. */
import { describe, expect, it } from 'vitest';
import { gradedAs, ideaOf } from '../testing/own-answers.ts';
import { readAnswer } from './match-wording.ts';
import { verdictRestated } from './restated.ts';

const asks = 'Can that paragraph alone be struck out, and what follows?';

describe('a verdict in the words of the question', () => {
  it.each([
    ['he cannot strike out that paragraph', 'no'],
    ['you can strike out a paragraph alone', 'yes'],
    ['nobody strikes out the paragraph', 'no'],
    // One word of the question, or much beside them, says nothing of it.
    ['the paragraph stays', null],
    ['i doubt that they strike out the paragraph', null],
    ['it is impossible to strike out the paragraph', null],
    ['idk if you can strike out the paragraph', null],
    ['strike the long green paragraph of the second reading tomorrow', null],
    ['it is struck out in one paragraph, and not struck out in that paragraph', null],
  ])('%s: %s', (text, verdict) => {
    expect(verdictRestated(readAnswer(text), asks)?.verdict ?? null).toBe(verdict);
  });

  it.each([
    ['which asks for no verdict', 'Why is that paragraph struck out?'],
    ['which offers a choice', 'Is that paragraph kept or struck out?'],
    ['which asks whether twice', 'Can that paragraph be struck out? Is it struck out?'],
    ['which denies', 'Can that paragraph not be struck out?'],
  ])('is none to a question %s', (_what, question) => {
    expect(verdictRestated(readAnswer('he cannot strike out that paragraph'), question)).toBeNull();
  });
});

it('makes the point that says so, and with what follows settles the question', () => {
  const idea = ideaOf('how-a-bill-becomes-law', 'one-text-and-the-president/whole-bill');
  const grade = (text: string) => gradedAs('how-a-bill-becomes-law', idea, text);
  expect(grade('he cant veto just that paragraph because the court struck that down in 98').pointsSeen).toEqual(['not-alone']);
  expect(grade('no he has to take the whole bill, so he signs it with the bad paragraph or vetoes all of it').settled).toBe(true);
  expect(grade('he can veto just that paragraph').pointsSeen).toEqual([]);
});
