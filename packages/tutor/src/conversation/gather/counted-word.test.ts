import { describe, expect, it } from 'vitest';
import type { Passage } from '../../course-material.ts';
import { countedWord } from './counted-word.ts';

const counting: Passage = {
  ...{ id: 'numbers', courseId: 'spanish', sectionId: 'spanish.numbers', lessonId: 'spanish.numbers.lesson', title: 'Numbers', parents: [], anchor: 'top' },
  text: `Counting in Spanish

0 to 5: cero, uno, dos, tres, cuatro, cinco
20 to 50: veinte, treinta, cuarenta, cincuenta

The numbers from 16 to 29 are written as one word. From 31 on, you say the ten, then y, then the unit.`,
};
const uneven: Passage = { ...counting, id: 'uneven', text: '1 to 10: uno, cinco, diez' };
const saidOf = (question: string, passages: readonly Passage[] = [counting]) => countedWord(question, passages)?.says ?? null;

describe('the word for a figure', () => {
  it.each([
    ['what is 50 in spanish', '50: cincuenta.'],
    ['how do you say 30', '30: treinta.'],
    ['what is forty in spanish?', '40: cuarenta.'],
    ['what is veinte in english', 'veinte: 20.'],
    ['how do you write 54 in spanish', '50: cincuenta; 4: cuatro.'],
  ])('“%s”: %s', (question, says) => {
    expect(saidOf(question)).toBe(says);
  });

  it('of a ten and a unit comes with the sentence on such figures', () => {
    expect(countedWord('what is 24 in spanish', [counting])?.rule?.sentence.text).toBe('The numbers from 16 to 29 are written as one word.');
    expect(countedWord('what is 54 in spanish', [counting])?.rule?.sentence.text).toMatch(/^From 31 on/);
  });

  it('has the sum that its figure comes out of', () => {
    expect(countedWord('what is 30 in spanish', [counting])?.sums).toEqual(['20 + 10 = 30']);
  });

  it.each(['what is 15', '24', 'what is 50 in french', '30 in German', 'what is 70 in spanish', 'how do you say thank you'])(
    '“%s” asks for none of them',
    (question) => {
      expect(saidOf(question)).toBeNull();
    },
  );

  it('is looked for in no row whose steps are uneven', () => {
    expect(saidOf('how do you say 5', [uneven])).toBeNull();
  });
});
