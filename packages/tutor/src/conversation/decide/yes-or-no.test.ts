import { describe, expect, it } from 'vitest';
import { decides } from './yes-or-no.ts';

describe('a yes or a no', () => {
  it.each([
    ['is the h silent?', 'The letter h is silent in Spanish, and the letter j is a rough breath in the throat.', 'yes'],
    ['so does depreciation move cash?', 'Depreciation moves no cash; the money left when the asset was paid for.', 'no'],
    ['does cloture pass the bill?', 'Cloture does not pass the bill.', 'no'],
    ['is green tea always bitter?', 'Green tea is not always bitter, and a cool kettle keeps it mild.', 'no'],
    ['can an hour be a whole?', 'A dozen eggs can be a whole, and so can an hour, or all the people on a bus.', 'yes'],
    ['is a fourth perfect?', 'The fourth, the fifth and the octave are called perfect.', 'yes'],
    ['does the short axis lie along the axle?', "The short axis of a wheel's ellipse lies along its axle.", 'yes'],
    ['does the vice president always have a vote?', 'The Vice President has no vote unless the senators are tied.', 'no'],
    ['can the president veto just part of a bill?', 'The President has to take a bill as a whole and cannot veto a single part of it.', 'no'],
  ] as const)('%s', (question, sentence, answer) => {
    expect(decides(question, sentence)).toBe(answer);
  });

  it.each([
    ['is a percentage a fraction?', 'A percentage of an amount is a fraction of it, so nothing new is needed.'],
    ['can the vice president vote?', 'The Vice President votes in the Senate only when the senators are tied.'],
    ['can a paragraph be one sentence?', 'The sentence that says what the paragraph is about is its topic sentence.'],
    ['is a loan income?', 'Borrowing raises cash and debt by the same sum, so it makes no profit.'],
    ["doesn't depreciation move cash?", 'Depreciation moves no cash.'],
    ['is it cash or debt?', 'It is cash and debt.'],
    ['are all chords major?', 'Chords are major.'],
    ['can a committee stop a bill?', 'A committee can stop a bill but cannot pass it.'],
    ['can they pass a bill without the senate?', 'The House cannot pass a bill without the Senate.'],
    ['what is silent?', 'The h is silent.'],
  ])('is not given where it is not certain: %s', (question, sentence) => {
    expect(decides(question, sentence)).toBeNull();
  });
});
