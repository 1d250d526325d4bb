import { expect, test } from 'vitest';
import { wordsToSay } from './word-to-say.ts';

const lou = (...texts: (string | { text: string; sources: number[] })[]) => ({
  sentences: texts.map((one) => (typeof one === 'string' ? { text: one, sources: [] } : one)),
});

test('the word that Lou invites to say is offered, wherever in the reply it stands', () => {
  expect(wordsToSay(lou('It is four.', 'The question comes back for review; say “next” when you want to go on.'))).toEqual(['next']);
  expect(wordsToSay(lou('Or do you mean this? Say “yes” and I answer it.', '“Can a loop stand inside another loop?”'))).toEqual(['yes']);
  expect(wordsToSay(lou('Is it one of these? Say “the first” or “the second”.', '“What is a lap?”', '“Say “next”?”'))).toEqual(['the first', 'the second']);
  expect(wordsToSay(lou({ text: 'It is four. Say “next” when you want to go on.', sources: [1] }))).toEqual(['next']);
  expect(wordsToSay(lou('What do the two have in common?'))).toEqual([]);
});

test('a word that Lou cites or asks about is none', () => {
  expect(wordsToSay(lou('Well.', { text: 'In Madrid they say “yes” with one letter more.', sources: [1] }))).toEqual([]);
  expect(wordsToSay(lou('How would you say “yes” at the station?'))).toEqual([]);
  expect(wordsToSay(lou('To leave it, say “quiz me”.'))).toEqual([]);
});
