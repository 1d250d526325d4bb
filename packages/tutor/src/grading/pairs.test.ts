import { expect, it } from 'vitest';
import { gradeMany } from '../testing/grade-question.ts';
import { namesOf } from './pairs.ts';
import { askedBy } from './question-words.ts';

const question = 'A gutter and a kerb run away from her. How does each of them slope on the paper?';
const points = [
  ['The gutter falls.', 'gutter goes down'],
  ['The kerb climbs.', 'kerb goes up'],
];
const seen = (text: string) => gradeMany(question, points, text).pointsSeen;

it.each([
  ['as asked', 'the gutter goes down and the kerb goes up'],
  ['the other one first', 'kerb climbs, gutter falls'],
  ['with a word between', 'her gutter falls, i think, but the kerb climbs'],
])('keeps what is said of each with it: %s', (_name, text) => {
  expect(seen(text)).toEqual(['1', '2']);
});

it.each([
  ['exchanged', 'the kerb goes down and the gutter goes up'],
  ['exchanged, the other one first', 'gutter climbs, kerb falls'],
])('credits nothing to what is said of the other: %s', (_name, text) => {
  expect(seen(text)).toEqual([]);
});

it('names the things of each question anew, of the same points too', () => {
  const wordings = points.map(([says = '', ...alsoSaid]) => ({ says, alsoSaid }));
  expect(namesOf(wordings, askedBy(question)).map((names) => names.size)).toEqual([1, 1]);
  expect(namesOf(wordings, askedBy('What happens on the paper?')).map((names) => names.size)).toEqual([0, 0]);
});
