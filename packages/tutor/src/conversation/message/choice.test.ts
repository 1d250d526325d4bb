import { describe, expect, it } from 'vitest';
import { chosen } from '../decide/choose.ts';
import { choiceOf } from './choice.ts';

const offeredIn = (question: string) => choiceOf(question)?.offered.map(({ words }) => words);

describe('what a question offers to choose from', () => {
  it.each([
    ['is the tea hot or cold', ['hot', 'cold']],
    ['does the pot take the newest or the oldest leaves', ['the newest', 'the oldest leaves']],
    ['do the leaves go up or down', ['up', 'down']],
    ['is it fast or slow at first', ['fast', 'slow']],
    ['is the steam in the cup or in the pot', ['in the cup', 'in the pot']],
  ])('%s', (question, offered) => {
    expect(offeredIn(question)).toEqual(offered);
  });

  it.each(['is it hot or not', 'is that right or wrong', 'how do i get tea or coffee', 'is it tea', 'is it tea or milk or both'])(
    'is nothing: %s',
    (question) => {
      expect(choiceOf(question)).toBeNull();
    },
  );
});

describe('the one that a sentence names', () => {
  const named = (question: string, sentence: string) => {
    const choice = choiceOf(question);
    return choice && (chosen(choice, sentence)?.words ?? null);
  };

  it.each([
    ['do the leaves float or sink', 'Dry leaves float, and then they open.', 'float'],
    ['is steeping fast or slow at first', 'Steeping is fast at first and then slows down.', 'fast'],
    ['does a larger pot mean warmer or colder tea', 'The more water there is, the longer it stays hot, so a larger pot means warmer tea.', 'warmer'],
  ])('%s', (question, sentence, word) => {
    expect(named(question, sentence)).toBe(word);
  });

  it.each([
    ['does a queue take the newest or the oldest', 'A queue takes what has waited longest, and a stack takes the newest.', 'it is said of something else'],
    ['does a queue take the newest or the oldest', 'A queue that is emptied from the newest end is called a stack.', 'it only tells which one is meant'],
    ['do the leaves float or sink', 'The leaves float, and wet leaves sink.', 'both are named'],
    ['do the leaves float or sink', 'The leaves float if they are dry.', 'it holds under a condition'],
    ['do the leaves float or sink', 'The leaves do not float.', 'it is denied'],
  ])('is none in %s – %s: %s', (question, sentence) => {
    expect(named(question, sentence)).toBeNull();
  });
});
