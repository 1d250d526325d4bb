/** One word of a point exchanged for its rival, and what the same word says of something else. */
import { describe, expect, it } from 'vitest';
import { weighing } from '../testing/grade-question.ts';
import { gradedAs, ideaOf } from '../testing/own-answers.ts';
import { exchangedClauses, rivalsOf } from './exchanged.ts';
import { gradeAnswer } from './grade-answer.ts';
import { readAnswer } from './match-wording.ts';

const lid = {
  id: 'lid',
  says: 'Steam rises to the lid first.',
  alsoSaid: ['the lid gets the steam first', 'the lid is hot'],
  turned: ['steam rises to the saucer first', 'it never rises'],
};
const cup = { id: 'cup', says: 'The saucer stays cool.', alsoSaid: ['the saucer is cool'], turned: [] };
const check = { question: 'Why does a cup on a saucer want a lid?', points: [lid, cup] };
const seen = (text: string) => gradeAnswer(check, [], text, weighing).pointsSeen;
const exchanged = (text: string) => [...exchangedClauses(readAnswer(text), lid, check.points, weighing)];

describe('rivals', () => {
  it('are the words in the one place in which two wordings differ', () => {
    expect(rivalsOf(lid).map(({ carriers, rivals }) => [carriers[0]?.word, rivals[0]?.word])).toEqual([['lid', 'saucer']]);
  });

  it('are none where an accepted wording has them too', () => {
    expect(rivalsOf({ ...lid, alsoSaid: ['the saucer waits for the lid'] })).toEqual([]);
  });
});

describe('a word exchanged for its rival', () => {
  it.each(['steam gets to the saucer first', 'the saucer gets the steam first'])('makes no point, also where the question has the rival: %j', (text) => {
    expect({ seen: seen(text), clauses: exchanged(text) }).toEqual({ seen: [], clauses: [0] });
  });

  it('makes none of the other points with the same words, and is named as turned', () => {
    expect(gradeAnswer(check, [], 'the steam gets to the saucer first', weighing).pointsTurned).toContain('lid');
  });

  it.each<[string, readonly string[]]>([
    ['the steam gets to the lid first', ['lid']],
    ['the lid gets steam first, not the saucer', ['lid']],
    ['the saucer stays cool', ['cup']],
    ['the saucer had brown tea from a hot kettle', []],
    ['the saucer is cool and the steam rises to the lid first', ['lid', 'cup']],
  ])('is no exchange where the word itself is there, or the rival is said of something else: %j', (text, points) => {
    expect({ seen: seen(text), clauses: exchanged(text) }).toEqual({ seen: points, clauses: [] });
  });
});

describe('answers to shipped questions', () => {
  it('make no other point either with the words that have one exchanged', () => {
    const idea = ideaOf('reading-a-balance-sheet', 'liabilities-and-equity/equity-is-a-cushion');
    expect(gradedAs('reading-a-balance-sheet', idea, 'losses hit the lenders first').pointsSeen).toEqual([]);
  });

  it.each([
    ['reading-a-balance-sheet', 'liabilities-and-equity/equity-is-a-cushion', 'owners-first', 'losses hit the lenders first', 'losses hit the owners first'],
    [
      ...['fractions-that-make-sense', 'comparing-fractions-on-a-line/place-on-the-line', 'eight-steps'],
      ...['cut 0 to 1 into as many steps as the top', 'cut 0 to 1 into as many steps as the bottom'],
    ],
    [
      ...['chords-and-keys', 'three-notes-make-a-chord/doubling-changes-nothing', 'same-letters'],
      ...['if you play a note twice you get different chords', 'he plays the same notes more than once'],
    ],
    [
      ...['choosing-the-right-algorithm', 'hash-tables/place-from-the-key', 'one-place'],
      ...['it searches all the other buckets', 'so only that bucket is searched'],
    ],
    [
      ...['choosing-the-right-algorithm', 'hash-tables/moving-means-rehashing', 'bucket-depends'],
      ...['the keys keep their bucket number', 'the bucket of a key depends on how many there are'],
    ],
  ] as const)('%s, %s', (course, idea, point, wrong, right) => {
    const sees = (text: string) => gradedAs(course as string, ideaOf(course as string, idea as string), text).pointsSeen.includes(point as string);
    expect({ wrong: sees(wrong as string), right: sees(right as string) }).toEqual({ wrong: false, right: true });
  });
});
