import { describe, expect, it } from 'vitest';
import { carriedQuestion } from './carried-question.ts';

const terms = new Set(['green tea', 'black tea', 'tea pot']);
const carried = (before: string, text: string) => carriedQuestion(text, before, (words) => terms.has(words));

describe('the question before', () => {
  it.each([
    ['so is a cup an heirloom?', 'what about a spoon i own', 'so is a spoon i own an heirloom'],
    ['can green tea be used twice', 'and black tea?', 'can black tea be used twice'],
    ['do i use milk with friends', 'what about strangers', 'do i use milk with strangers'],
    ['is the cup on 2 in the row clean', 'what about the one on 4', 'is the cup on 4 in the row clean'],
    ['can i brew it in the cup', 'and in the pot', 'can i brew it in the pot'],
    ['what is a warm cup', 'and a cold one', 'what is cold cup'],
    ['how do i warm a cup', 'and a pot', 'how do i warm a pot'],
    ['whats the difference between a cup and a pot', 'and what about the second one', 'what is pot'],
    ['can i make it twice', 'why not', 'why can i make it twice'],
    ['is a cup an heirloom', 'and why is that', 'why is a cup an heirloom'],
  ])('%s – %s', (before, text, question) => {
    expect(carried(before, text)).toBe(question);
  });

  it.each([
    ['is a cup an heirloom', 'and i think it is'],
    ['i like tea', 'and cake'],
    ['what is a cup', 'why'],
    ['is a cup an heirloom', 'what about all the many other things that one may own'],
  ])('is not carried on: %s – %s', (before, text) => {
    expect(carried(before, text)).toBeNull();
  });
});
