import { describe, expect, it } from 'vitest';
import { type AnswerForm, formOf, isAttempt } from './answer-form.ts';

const question = 'Why does green tea want water that is cooler than boiling?';

describe('the form of an answer', () => {
  it.each<[AnswerForm, readonly string[]]>([
    [
      'attempt',
      ['70 degrees', 'it burns the leaves', 'is it 70 degrees?', 'i dont know why but cooler water is better', 'cooler', 'no', 'so that you can taste it'],
    ],
    ['no-idea', ['i have no idea', 'idk', "I don't know", 'no clue sorry', 'not sure', 'i give up', "I really don't know the answer", 'pass']],
    ['question', ['why is that?', 'what do you mean by cooler?', 'which tea?']],
    ['wish', ['can you give me a hint', 'tell me the answer', 'another example please', 'i want an easier one']],
    ['nothing', ['', '  ', '!?', '🙂']],
    ['echo', [question, 'green tea wants water that is cooler than boiling']],
    [
      'word-list',
      [
        'leaf burn bitter cool hot water kettle cup steam degree heat taste colour',
        'tea, leaf, cup, kettle, steam, heat, burn, taste, bitter, milk, sugar, lemon',
      ],
    ],
  ])('%s', (form, texts) => {
    for (const text of texts) expect([text, formOf(text, question)]).toEqual([text, form]);
  });

  it.each([['6 x 4 = 24, 8 x 3 = 24, 24 / 6 = 4, 24 / 8 = 3'], ['10% = 20, 30% = 60, 5% = 10, 60 + 10 = 70 euros'], ['D F A, E G B, F A C, G B D']])(
    'takes the sum or row %j for an attempt',
    (text) => {
      expect(formOf(text, 'How do you work it out?')).toBe('attempt');
    },
  );

  it('calls only an attempt one', () => {
    expect(isAttempt('cooler water', question)).toBe(true);
    expect(isAttempt('no idea', question)).toBe(false);
  });
});
