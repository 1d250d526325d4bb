import { expect, test } from 'vitest';
import { findSentence, sentencesOf } from './mark-sentence.ts';

const paragraph = 'The bottom number is the **denominator** and the top number is the **numerator**. It names the piece. So $\\frac{2}{5}$ is 0.4 of it!';

test('a paragraph falls apart at its sentences, not inside numbers or formulas', () => {
  expect(sentencesOf(paragraph)).toEqual([
    'The bottom number is the **denominator** and the top number is the **numerator**. ',
    'It names the piece. ',
    'So $\\frac{2}{5}$ is 0.4 of it!',
  ]);
  expect(sentencesOf('He said *no.* Then he left.')).toEqual(['He said *no.* ', 'Then he left.']);
});

test('a citation in plain text finds its sentence among the marks', () => {
  expect(findSentence(['Something else.', paragraph], 'The bottom number is the denominator and the top number is the numerator.')).toEqual({
    index: 1,
    marked: {
      before: '',
      sentence: 'The bottom number is the **denominator** and the top number is the **numerator**.',
      after: ' It names the piece. So $\\frac{2}{5}$ is 0.4 of it!',
    },
  });
});

test('whatever is cited, nothing of the paragraph is lost', () => {
  const found = findSentence([paragraph], 'It names the piece.');
  expect(`${found?.marked.before}${found?.marked.sentence}${found?.marked.after}`).toBe(paragraph);
});

test('a sentence that does not stand there is not found', () => {
  expect(findSentence([paragraph], 'Spanish has five vowels.')).toBeNull();
  expect(findSentence([], 'It names the piece.')).toBeNull();
});
