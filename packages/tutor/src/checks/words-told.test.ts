import { describe, expect, it } from 'vitest';
import { askedBy } from '../grading/question-words.ts';
import { isInTheirWords } from './their-words.ts';
import { DEFINITION, type HeldLeast, holdsWordsOf } from './words-told.ts';

/** Stricter than what is said is held to: it withheld every common question beside an open one. */
const STRICT: HeldLeast = { two: 0.9, three: 0.68, more: 0.6 };

const weighing = { rarity: () => 3, knows: () => false };
const question = 'Which water does green tea want, and why?';

describe('the words of a point', () => {
  it.each([
    ['said of something else', 'Leaves that nobody picks taste bitter in the end.', 'otherwise the leaves taste bitter', true],
    ['two words, both there', 'It lasts longer.', 'then it lasts longer', true],
    ['two words, one there', 'It lasts a day.', 'then it lasts longer', false],
    ['words of the question alone', 'Green tea wants water.', 'it wants green water', false],
    ['another case with other figures', 'At 90 degrees the leaves of black tea open.', 'at 70 degrees the leaves open', false],
    ['a denial that the text does not make', 'Boiling milk rises.', 'milk never boiling', false],
  ])('are found where a learner would find them: %s', (_name, text, wording, held) => {
    expect(holdsWordsOf(text, wording, askedBy(question), weighing, STRICT)).toBe(held);
  });

  it('are looked for in a definition only as nearly the whole of a long wording', () => {
    const long = 'boiling kettles burn tender leaves';
    expect(holdsWordsOf('It lasts longer.', 'then it lasts longer', askedBy(question), weighing, DEFINITION)).toBe(false);
    expect(holdsWordsOf(`“Scalding” means that ${long}.`, long, askedBy(question), weighing, DEFINITION)).toBe(true);
  });
});

describe('what is confirmed', () => {
  it.each([
    ['the same words', 'The leaves burn.', 'the leaves burn i guess', true],
    ['misspelt', 'The leaves get scorched.', 'leaves get scorhced', true],
    ['a result that was not given', 'The leaves burn at 70 degrees.', 'the leaves burn', false],
    ['a near word', 'The price rises.', 'the cost goes up', false],
    ['denied by the learner', 'The leaves burn.', 'the leaves do not burn', false],
    ['only the question', 'Green tea wants water.', 'hm', true],
  ])('is in the learner’s words: %s', (_name, text, written, theirs) => {
    expect(isInTheirWords(text, written, question, weighing)).toBe(theirs);
  });
});
