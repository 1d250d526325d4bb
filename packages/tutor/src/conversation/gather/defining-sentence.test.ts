import { describe, expect, it } from 'vitest';
import type { Passage } from '../../course-material.ts';
import { readCourse } from '../../testing/read-course.ts';
import { sidesOf } from '../message/two-sides.ts';
import { definingSentence, letterSentence, namingSentence } from './defining-sentence.ts';
import { entriesOfSides } from './glossary-entry.ts';

const passage = (text: string): Passage => ({ id: 'l@1#1', courseId: 'c', sectionId: 's', lessonId: 'l', title: 'Oven', parents: [], text, anchor: 'top' });
const library = (text: string) => ({ passagesOf: () => [passage(text)] });
const found = (term: string, text: string) => definingSentence(term, ['c'], library(text))?.sentence.text ?? null;

describe('a term that no glossary has', () => {
  it('is told by the lesson where it says what it is', () => {
    expect(found('crumb', 'We tear the crumb. The crumb is the soft inside of a loaf.')).toBe('The crumb is the soft inside of a loaf.');
    expect(found('peel', 'Marta slides the peel, a flat wooden shovel, under the loaf.')).toBe('Marta slides the peel, a flat wooden shovel, under the loaf.');
    expect(found('poolish', 'A wet first dough is called a poolish.')).toBe('A wet first dough is called a poolish.');
  });

  it('is not told by what it comes to in one case', () => {
    expect(found('difference', 'The loss makes 10,000. The difference is 15,000.')).toBeNull();
    expect(found('difference', 'The loss makes 10,000. The difference was €15,000 then.')).toBeNull();
    expect(found('dozen', 'We bake by the dozen. A dozen is 12.')).toBe('A dozen is 12.');
  });

  it('is not told by a sentence that only mentions it', () => {
    expect(found('crumb', 'The thick bar is the crumb, the dashed line the crust. A crumb is not a crust.')).toBeNull();
  });
});

describe('a letter', () => {
  const text = 'A word is long. The letter ñ is the “ny” of “canyon”. The letters b and v share one sound.';
  it.each([
    ['what does ñ sound like', 'The letter ñ is the “ny” of “canyon”.'],
    ['how do you pronounce the letter ñ?', 'The letter ñ is the “ny” of “canyon”.'],
    ['do b and v sound the same', 'The letters b and v share one sound.'],
    ['what does n sound like', undefined],
    ['how do i say i am tired', undefined],
    ['how do you say a word', undefined],
  ])('%s', (question, sentence) => {
    expect(letterSentence(question, ['c'], library(text))?.sentence.text).toBe(sentence);
  });
});

describe('a person', () => {
  const text = 'The will comes first. Nora bakes at night for her street. Later Nora sells.';
  it('is known by the first sentence with the name', () => {
    expect(namingSentence('who is nora again?', ['c'], library(text))?.sentence.text).toBe('Nora bakes at night for her street.');
    expect(namingSentence('who is will?', ['c'], library(text))).toBeNull();
    expect(namingSentence('what is nora?', ['c'], library(text))).toBeNull();
  });
});

describe('two things to be told apart', () => {
  it.each([
    ['what is the difference between a mixed number and an improper fraction?', ['mixed number', 'improper fraction']],
    ['how is odds different from probability', ['odds', 'probability']],
    ['triad vs inversion', ['triad', 'inversion']],
  ])('%s', (question, sides) => {
    expect(sidesOf(question)).toEqual(sides);
  });

  it('have their entries, though what they share is left out or they are called normal', () => {
    const titles = (sides: readonly [string, string], id: string) =>
      entriesOfSides(sides, [id], { passagesOf: () => readCourse(id).passages }).map((entry) => entry?.title);
    expect(titles(['current', 'non-current'], 'reading-a-balance-sheet')).toEqual(['current asset', 'non-current asset']);
    expect(titles(['common denominator', 'normal denominator'], 'fractions-that-make-sense')).toEqual(['common denominator', 'denominator']);
  });
});
