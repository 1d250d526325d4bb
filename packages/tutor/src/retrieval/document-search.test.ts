import { expect, test } from 'vitest';
import { type SearchDocument, searchDocuments } from './document-search.ts';
import { bestSentenceIn, excerptOf, foundWords } from './search-excerpt.ts';

const document = (id: string, title: string, text = '', more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  title,
  names: [],
  texts: [{ id: `${id}#1`, text }],
  ...more,
});

const shelf = [
  document('lamps', 'Keeping a lamp', 'Fill the oil in the evening. Trim the wick.', { names: ['household'] }),
  document('ropes', 'Ropes', 'A rope of hemp is soaked in brine. By a lamp one sees where it frays.'),
  document('years', 'Spanish numbers', 'Tengo treinta años. Ask for the price.'),
  document('fractions', 'What a fraction counts', 'The bottom number is the denominator: it counts the pieces of the whole.'),
];
const idsFor = (query: string, documents: readonly SearchDocument[] = shelf) => searchDocuments(query, documents).found.map((one) => one.document.id);

test('a title counts more than a text, and other names are found as well', () => {
  expect(idsFor('lamp')).toEqual(['lamps', 'ropes']);
  expect(idsFor('household')).toEqual(['lamps']);
});

test('the word in any of its forms comes before a word that shares its stem alone, wherever that stands', () => {
  const roman = document('a-numeral', 'Numerals of chords', 'A numeral names a chord. Numerals are written large.');
  const top = document('top', 'What a fraction counts', `The numerators stand above the line. ${'It counts what was taken. '.repeat(20)}`);
  expect(idsFor('numerator', [roman, top])).toEqual(['top', 'a-numeral']);
  expect(idsFor('numeral', [roman, top])).toEqual(['a-numeral', 'top']);
});

test('words are found in every form, without accents, and as the figures of formulas', () => {
  expect(idsFor('LAMPS')).toEqual(['lamps', 'ropes']);
  expect(idsFor('ano')).toEqual(['years']);
  expect(idsFor('3/4', [document('a', 'Milk', 'Take $\\frac{3}{4}$ of a litre.'), document('b', 'Flour', 'Take all of it.')])).toEqual(['a']);
});

test('a word that stands nowhere is read as the beginning of one, then as misspelt; a short one is not', () => {
  expect(idsFor('denomi')).toEqual(['fractions']);
  expect(idsFor('denomonator')).toEqual(['fractions']);
  expect(idsFor('brien')).toEqual(['ropes']);
  expect(idsFor('yil')).toEqual([]);
});

test('of a misspelt word the nearest spellings are meant, in their forms; those that only share a stem come after', () => {
  const roman = document('a-numeral', 'Numerals of chords', 'A numeral names a chord.');
  const top = document('top', 'What a fraction counts', `The numerator stands above the line. ${'It counts what was taken. '.repeat(20)}`);
  expect(idsFor('numeratr', [roman, top])).toEqual(['top', 'a-numeral']);
});

test('a word that stands in somebody’s own words alone is read as misspelt as well; those words are found, and come after', () => {
  const talk = document('a-talk', 'Fractions', 'What is a denominater? The denominater, please.', { ownWords: true, lift: 0.5 });
  expect(idsFor('denominater', [...shelf, talk])).toEqual(['fractions', 'a-talk']);
  expect(idsFor('denominater', [talk])).toEqual(['a-talk']);
  expect(idsFor('denominator', [...shelf, talk])).toEqual(['fractions']);
});

test('a document with all of the words comes before one with many of one', () => {
  const many = document('many', 'Oil and oil', 'Oil, oil and oil.');
  const both = document('both', 'Evenings', 'Oil for the wick.');
  expect(idsFor('oil wick', [many, both])).toEqual(['both', 'many']);
});

test('stop words find nothing beside others, and something alone; nothing typed finds nothing', () => {
  expect(idsFor('the denominator')).toEqual(['fractions']);
  expect(idsFor('the')).toContain('fractions');
  expect(idsFor('')).toEqual([]);
  expect(idsFor('photosynthesis')).toEqual([]);
});

test('words of other scripts are found as they stand', () => {
  expect(idsFor('привет', [document('a', 'Привет'), document('b', 'Пока')])).toEqual(['a']);
});

test('a word that nothing holds is told, one that is found in another spelling is not', () => {
  const missing = (query: string) => searchDocuments(query, [document('a', 'Brine'), document('b', 'Ropes', 'Interest is paid.')]).missing;
  expect(missing('mortgage interest')).toEqual(['mortgage']);
  expect(missing('the brime inter')).toEqual([]);
});

test('equals come by id whatever their order, and a lift decides between them', () => {
  const twins = [document('b', 'Brine'), document('a', 'Brine')];
  expect(idsFor('brine', twins)).toEqual(['a', 'b']);
  expect(idsFor('brine', [...twins, document('c', 'Brine', '', { lift: 1.5 })])).toEqual(['c', 'a', 'b']);
});

test('the best sentence holds most of what was found; a document found by its names has none', () => {
  const { stems } = searchDocuments('hemp brine', shelf);
  expect(bestSentenceIn(shelf[1] as SearchDocument, stems)).toEqual({ textId: 'ropes#1', sentence: 'A rope of hemp is soaked in brine.' });
  expect(bestSentenceIn(shelf[0] as SearchDocument, searchDocuments('household', shelf).stems)).toBeUndefined();
});

test('an excerpt stays within its length around what was found, and cuts no formula', () => {
  const { stems } = searchDocuments('brine', shelf);
  const long = `${'hemp '.repeat(40)}soaked in brine, ${'and dried '.repeat(30)}again.`;
  const excerpt = excerptOf(long, stems, 80);
  expect(excerpt).toMatch(/^…hemp .*brine, and dried .*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(82);
  expect(excerptOf('Short, with brine.', stems, 80)).toBe('Short, with brine.');
  expect(excerptOf(`brine $1 + 1 = 2$ ${'more '.repeat(20)}`, stems, 12)).toBe('brine…');
});

test('the words that were found are told as they are spelt', () => {
  const { stems } = searchDocuments('ano denomonator', shelf);
  expect(foundWords('Treinta años; the Denominator and the denominators.', stems)).toEqual(['años', 'Denominator', 'denominators']);
});
