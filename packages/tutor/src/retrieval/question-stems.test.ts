import { describe, expect, it } from 'vitest';
import { wordsOf } from '../language/words.ts';
import { codeStem, questionStems } from './question-stems.ts';

const known = new Set(['subject', 'pronoun', 'committe', codeStem('while'), codeStem('it')]);
const vocabulary = {
  knows: (stem: string) => known.has(stem),
  stemsLike: (stem: string, edits: number) => [...known].filter((other) => other[0] === stem[0] && Math.abs(other.length - stem.length) <= edits),
};
const stems = (question: string) => questionStems(wordsOf(question), vocabulary).map(({ stem }) => stem);

describe('what a question is looked up by', () => {
  it('mends a slip of a known word, and leaves another word what it is', () => {
    expect(stems('the commitee')).toEqual(['committe']);
    expect(stems('the subjunctive')).toEqual(['subjunct']);
    expect(stems('how is it pronounced')).toEqual(['pronounc']);
  });

  it('takes a small word that is set as code for code, but never a pronoun', () => {
    expect(stems('when while')).toEqual([codeStem('while')]);
    expect(stems('where is it')).toEqual([]);
  });
});
