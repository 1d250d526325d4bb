import { describe, expect, it } from 'vitest';
import { isDenial, pairsOf, questionKindOf, shareOfPairs, suits, withSignsRead } from './question-kind.ts';
import { sidesOf } from './two-sides.ts';

describe('the kind of a question', () => {
  it.each([
    ['What is a cadence?', 'what'],
    ['so why is it bitter', 'why'],
    ['how come it burns', 'why'],
    ['how do I brew it', 'how'],
    ['how can I brew it longer', 'how'],
    ['how can green tea be stronger than black', 'why'],
    ['how can I use more leaves and still end up with weak tea', 'why'],
    ['When do I stop?', 'when'],
    ['can tea be too strong?', 'whether'],
    ["what's the difference between green and black tea", 'difference'],
    ['whats the diffrence between green and black tea', 'difference'],
    ['green vs black', 'difference'],
    ['tea', null],
  ] as const)('%s', (question, kind) => {
    expect(questionKindOf(question)).toBe(kind);
  });

  it('names the two things to be told apart', () => {
    expect(sidesOf("What's the difference between green tea and black tea?")).toEqual(['green tea', 'black tea']);
    expect(sidesOf('what is tea')).toBeNull();
  });

  it('knows what answers it', () => {
    expect(suits('why', 'why?', 'It burns, because it is hot.')).toBe(1);
    expect(suits('how', 'how do I brew tea', 'To brew tea, warm the pot.')).toBe(1);
    expect(suits('how', 'how do I brew tea', 'A pot in which tea is brewed is warm.')).toBe(0.5);
    expect(suits('difference', 'difference between green and black', 'Green leaves are heated and black ones wilt.')).toBe(1);
  });

  it('sees words that stand side by side, and a denial', () => {
    expect(shareOfPairs(pairsOf('how long does black tea wait'), new Set(pairsOf('Black tea waits.')))).toBeGreaterThan(
      shareOfPairs(pairsOf('how long does black tea wait'), new Set(pairsOf('Tea is black.'))),
    );
    expect([isDenial('Heat is not strength.'), isDenial('Heat is strength.')]).toEqual([true, false]);
  });
});

describe('signs that stand alone', () => {
  it('are read aloud, those of a line of code are not', () => {
    expect(withSignsRead('what is the difference between = and ==?')).toBe('what is the difference between = one equals sign and == two equals signs?');
    expect(withSignsRead('what does x = 5 do?')).toBe('what does x = 5 do?');
    expect(withSignsRead('what does // do')).toBe('what does // double slash do');
    expect(withSignsRead('and %')).toBe('and % percent sign');
    expect(withSignsRead('why is "2"+"2" 22')).toBe('why is "2"+"2" plus joins text in quotes 22');
    for (const sum of ['what is 23 // 5', 'what is 23 % 5', 'is 20% a fifth', 'what is 2+2', 'see https://example.org']) expect(withSignsRead(sum)).toBe(sum);
  });
});
