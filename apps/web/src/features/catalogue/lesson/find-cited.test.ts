import { expect, test } from 'vitest';
import { findCited, wayBackFrom } from './find-cited.ts';

const lines = ['A number of pieces counts.', 'Here the **whole** stands first. Its parts are equal.', 'The numerator counts. Numerators are on top.'];
const text = { parts: [], outline: [], lines };
const glossary = ['whole', 'numerator', 'to simplify'].map((term) => ({ term, meaning: 'Said.' }));
const passages = [{ id: 'p1', anchor: 'parts', text: 'Its parts are equal. And more.' }];
const found = (passage: string, sentence = '') =>
  findCited(text, { passages, glossary }, new URLSearchParams({ passage, ...(sentence && { sentence }) }).toString());

test('a passage is cited at its sentence, and without one at its first', () => {
  expect(found('gone', 'The numerator counts.').cited?.marked.sentence).toBe('The numerator counts.');
  expect(found('p1')).toMatchObject({ cited: { marked: { sentence: 'Its parts are equal.' } }, goTo: 'parts', term: null });
});

test('a term of the glossary is cited where the lesson says it in bold, else where it is first used', () => {
  expect(found('glossary:c/whole', 'Whole: said.').cited?.marked).toEqual({
    before: '',
    sentence: 'Here the **whole** stands first.',
    after: ' Its parts are equal.',
  });
  expect(found('glossary:c/numerator').cited?.marked.sentence).toBe('The numerator counts.');
});

test('a term that the lesson does not use is cited among the words beside it', () => {
  expect(found('glossary:c/to-simplify')).toEqual({ cited: null, goTo: null, term: 'to simplify' });
  expect(found('glossary:c/unknown')).toEqual({ cited: null, goTo: null, term: null });
});

test('the way back is the search that led here, else the conversation', () => {
  expect(wayBackFrom('passage=p&sentence=s', '/talk')).toEqual({ from: 'conversation', address: '/talk' });
  expect(wayBackFrom('passage=p&for=a%20%26%20b', '/talk')).toEqual({ from: 'search', address: '/library?q=a%20%26%20b' });
  expect(wayBackFrom('for=', '/talk').from).toBe('conversation');
});
