import { expect, test } from 'vitest';
import { aroundSentence } from './around-sentence.ts';

test('the cited sentence stands in its own paragraph of the passage', () => {
  expect(aroundSentence('One. Two.\n\nThree. Four. Five.', 'Four.')).toEqual({ before: 'Three. ', sentence: 'Four.', after: ' Five.' });
});
test('a sentence that the passage does not hold stands alone', () => {
  expect(aroundSentence('One.', 'Gone.')).toEqual({ before: '', sentence: 'Gone.', after: '' });
});
