import { describe, expect, it } from 'vitest';
import { falsePremise } from './false-premise.ts';
import { sumInWords } from './sum-in-words.ts';

const said = (text: string) => {
  const sum = falsePremise(text);
  return sum && sumInWords(sum).says;
};

describe('a comparison that a question takes for granted', () => {
  it.each([
    ['why is 3/5 bigger than 2/3', 'No, 3/5 is less than 2/3: as fifteenths they are 9/15 and 10/15.'],
    ['ok but how come 1/8 is bigger than 1/4?', 'No, 1/8 is less than 1/4: as eighths they are 1/8 and 2/8.'],
    ['i dont get why a half is less than a third', 'No, 1/2 is more than 1/3: as sixths they are 3/6 and 2/6.'],
    ['how can 2/6 be the same as 1/2', 'No, 2/6 is less than 1/2: as sixths they are 2/6 and 3/6.'],
    ['why are two thirds smaller than 0.5?', 'No, 2/3 is more than 0.5: 2/3 = 0.666…'],
  ])('%s: %s', (text, expected) => expect(said(text)).toBe(expected));

  it.each([
    'why is 1/4 bigger than 1/8',
    'why is a half more than a third',
    'why is a fraction bigger than a number',
    'is 3/5 bigger than 2/3',
    'why is 5/0 more than 1',
  ])('%s takes nothing false for granted', (text) => expect(said(text)).toBeNull());
});
