import { describe, expect, it } from 'vitest';
import { aKeyIdea } from '../testing/a-course.ts';
import { holdsBareAnswer } from './bare-answers.ts';

const weighing = { rarity: () => 3, knows: () => true };
const holds = (text: string, question: string, says: string, alsoSaid: readonly string[], saidAlready: readonly string[] = []) =>
  holdsBareAnswer(text, { ...aKeyIdea().check, question, points: [{ id: 'it', says, alsoSaid }] }, new Set(saidAlready), weighing);

const ofNote = ['Which key is a half step above E?', 'It is the white key F.', ['its F', 'F']] as const;
const ofShelf = ['How many books stand on the shelf?', 'Somebody counted every one of them and came to seven.', ['7', 'seven']] as const;
const ofCode = ['Which sign compares two values in Python?', 'Python has a doubled sign for that job.', ['==']] as const;

describe('a bare answer is told', () => {
  it.each([
    ['by nothing but itself', 'It is F.', ...ofNote],
    ['said of what is asked about', 'A half step above E you play F.', ...ofNote],
    ['as a figure', 'On the shelf stand 7 books.', ...ofShelf],
    ['as a word for the figure', 'The books on the shelf are seven.', ...ofShelf],
    ['as a sign of a program', 'The sign == compares values.', ...ofCode],
  ] as const)('%s', (_name, text, question, says, alsoSaid) => {
    expect(holds(text, question, says, alsoSaid)).toBe(true);
    expect(holds(text, question, says, alsoSaid, ['it'])).toBe(false);
  });
});

describe('it is not told', () => {
  it.each([
    ['by a row in which it stands', 'C, D, E, F, G and A are letters.', ...ofNote],
    ['of something else', 'There are 7 days in a week.', ...ofShelf],
    ['with another figure', 'On the shelf stand 8 books.', ...ofShelf],
    ['by another sign', 'The sign < compares values.', ...ofCode],
  ] as const)('%s', (_name, text, question, says, alsoSaid) => {
    expect(holds(text, question, says, alsoSaid)).toBe(false);
  });
});
