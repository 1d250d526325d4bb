import { describe, expect, it } from 'vitest';
import { wordsOf } from '../language/words.ts';
import { signsSpeltOut } from './exact-signs.ts';

const read = (text: string): string => wordsOf(signsSpeltOut(text)).join(' ');

describe('figures with a k are thousands', () => {
  it.each([
    ['5k', '5000'],
    ['1.5k', '1500'],
    ['1,5k', '1500'],
    ['0.25k', '250'],
    ['1.005k', '1005'],
    ['about 12k a year', 'about 12000 a year'],
    ['20k.', '20000'],
  ])('“%s”', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it.each([
    ['€', 'euro'],
    ['£', 'pound'],
    ['$', 'dollar'],
  ])('before and after a %s', (sign, name) => {
    for (const [figure, count] of [
      ['5k', '5000'],
      ['1.5k', '1500'],
      ['5K', '5000'],
      ['5', '5'],
      ['5,000', '5000'],
    ]) {
      expect(read(`${sign}${figure}`), `${sign}${figure}`).toBe(`${count} ${name}`);
      expect(read(`it is ${sign} ${figure} now`), `${sign} ${figure}`).toBe(`it is ${count} ${name} now`);
      expect(read(`${figure}${sign}`), `${figure}${sign}`).toBe(`${count} ${name}`);
      expect(read(`${figure} ${sign}`), `${figure} ${sign}`).toBe(`${count} ${name}`);
    }
  });

  it('but a large K without money is a unit', () => {
    expect(read('300K')).not.toContain('300000');
  });
});

describe('Am', () => {
  it.each(['Am', 'Am, F, C', 'Am is the relative minor', 'it goes from C to Am', 'it is Am not C', 'Am not C'])('is a chord in “%s”', (text) => {
    expect(signsSpeltOut(text)).toContain('letter_a minor');
  });

  it.each(['Am not sure', 'Am I right', 'Am still lost', 'Am guessing here', 'No idea. Am so confused'])('is a verb in “%s”', (text) => {
    expect(signsSpeltOut(text)).not.toContain('minor');
  });
});
