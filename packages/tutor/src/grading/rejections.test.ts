/** A wording that rejects something is said by an answer that rejects it. */
import { describe, expect, it } from 'vitest';
import { gradeMany } from '../testing/grade-question.ts';

describe('a wording that rejects', () => {
  const word = (text: string) =>
    gradeMany('A friend asks how you are. What do you say, and which word do you keep away from?', [['bien'], ['You avoid bueno.', 'bueno is wrong']], text)
      .pointsSeen;

  it('is not said by the word that it calls wrong, put among others', () => {
    expect(word('bueno gracias')).not.toContain('2');
    expect(word('bien, bueno is wrong')).toEqual(['1', '2']);
    expect(word('bien, not bueno')).toEqual(['1', '2']);
  });

  it('may be answered with the rejected word alone', () => {
    expect(word('bien, bueno')).toEqual(['1', '2']);
  });

  it('is not said by how many it denies it of', () => {
    const ask = (text: string) => gradeMany('Why not all houses?', [['Most are not like hers.', 'most of them are nothing like it']], text).settled;
    expect(ask('they are the most similar')).toBe(false);
    expect(ask('most of them are nothing like it')).toBe(true);
  });

  it('is not said by one side of its "or not"', () => {
    const ask = (text: string) => gradeMany('Why is the place told like this?', [['Permanent or not is not the point.']], text).settled;
    expect(ask('because mountains are permanent')).toBe(false);
    expect(ask('permanent or not is not the point here')).toBe(true);
  });
});
