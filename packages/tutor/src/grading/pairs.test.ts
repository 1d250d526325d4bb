import { describe, expect, it } from 'vitest';
import { gradeMany } from '../testing/grade-question.ts';
import { gradedAs, ideaOf } from '../testing/own-answers.ts';
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

describe('what belongs to one of two things and is said of the other', () => {
  const inOrder = 'When do you say matcha, and when sencha?';
  const toldByOrder = [
    ['The first is for a bowl of powder.', 'powder'],
    ['The second is for a pot of leaves.', 'rolled leaves'],
  ];
  const unnamed = 'How does it change?';
  const told = [
    ['The lid is wet.', 'a wet lid'],
    ['The saucer is dry.', 'a dry saucer'],
  ];

  it.each([
    ['matcha for powder, sencha for leaves', ['1', '2']],
    ['the first is for powder and the second for leaves', ['1', '2']],
    ['sencha for powder, matcha for leaves', []],
    ['the second is for powder and the first for leaves', []],
    ['sencha for powder or a bowl, matcha for leaves or a pot', []],
    // One of them alone.
    ['the first is for leaves', []],
  ])('is told by the order in which the question names them: %s', (text, points) => {
    expect(gradeMany(inOrder, toldByOrder, text).pointsSeen).toEqual(points);
  });

  it.each([
    ['the lid is wet, the saucer is dry', ['1', '2']],
    ['the saucer is wet, the lid is dry', []],
  ])('is told by short clauses that name neither of the question: %s', (text, points) => {
    expect(gradeMany(unnamed, told, text).pointsSeen).toEqual(points);
  });

  it.each([
    ['spanish-first-conversation', 'how-i-am-estar/forms-of-estar', 'yo esta, ella estoy', 'yo estoy, ella esta'],
    [
      'how-a-bill-becomes-law',
      'from-idea-to-committee/hearing-and-markup',
      'at a markup witnesses speak and at a hearing members change the text',
      'at a hearing witnesses speak and at a markup members change the text',
    ],
    [
      'reading-a-balance-sheet',
      'liabilities-and-equity/due-within-a-year',
      '10,000 is non-current and 40,000 is current',
      '10,000 is current and 40,000 is non-current',
    ],
  ])('settles no shipped question: %s, %s', (course, name, wrong, right) => {
    const settles = (text: string): boolean => gradedAs(course, ideaOf(course, name), text).settled;
    expect({ wrong: settles(wrong), right: settles(right) }).toEqual({ wrong: false, right: true });
  });
});
