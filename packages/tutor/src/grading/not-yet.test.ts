/** What has not been done yet says what has to be done first, where the question asks why it cannot go on. */
import { expect, it } from 'vitest';
import { gradeOne } from '../testing/grade-question.ts';

const question = 'Why can the tea not be poured?';
const seen = (text: string, asked = question): boolean => gradeOne(asked, 'The water must boil on the stove first.', text).settled;

it.each([
  "the water hasn't boiled on the stove",
  'the water has not boiled on the stove yet',
  'the water havent boiled on the stove',
  'the water must boil on the stove',
])('is heard: %s', (text) => {
  expect(seen(text)).toBe(true);
});

it.each(["the water doesn't have to boil on the stove", 'the water does not boil on the stove', "the water hasn't got to boil on the stove"])(
  'is not what need not be done: %s',
  (text) => {
    expect(seen(text)).toBe(false);
  },
);

it('denies as ever where the question asks for something else', () => {
  expect(seen("the water hasn't boiled on the stove", 'What comes before the tea is poured?')).toBe(false);
});
