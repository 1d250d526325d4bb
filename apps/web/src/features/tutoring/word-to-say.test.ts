import { expect, test } from 'vitest';
import { wordToSay } from './word-to-say.ts';

const lou = (...texts: (string | { text: string; sources: number[] })[]) => ({
  sentences: texts.map((one) => (typeof one === 'string' ? { text: one, sources: [] } : one)),
});

test('the word that Lou invites to say is offered, wherever in the reply it stands', () => {
  expect(wordToSay(lou('It is four.', 'The question comes back for review; say “next” when you want to go on.'))).toBe('next');
  expect(wordToSay(lou('Or do you mean this? Say “yes” and I answer it.', '“Can a loop stand inside another loop?”'))).toBe('yes');
  expect(wordToSay(lou({ text: 'It is four. Say “next” when you want to go on.', sources: [1] }))).toBe('next');
  expect(wordToSay(lou('What do the two have in common?'))).toBeUndefined();
});

test('a word that Lou cites or asks about is none', () => {
  expect(wordToSay(lou('Well.', { text: 'In Madrid they say “yes” with one letter more.', sources: [1] }))).toBeUndefined();
  expect(wordToSay(lou('How would you say “yes” at the station?'))).toBeUndefined();
  expect(wordToSay(lou('To leave it, say “quiz me”.'))).toBeUndefined();
});
