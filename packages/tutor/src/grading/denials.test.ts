import { describe, expect, it } from 'vitest';
import { gradeMany, gradeOne } from '../testing/grade-question.ts';

const heat = (text: string) =>
  gradeMany(
    'What does the kettle do, and when do the leaves go in?',
    [
      ['It rests until it is quiet.', 'it rests'],
      ['As soon as steam stops rising.', 'once steam is gone'],
    ],
    text,
  );
const turnedIn = (text: string) => heat(text).pointsTurned;

describe('a not in the clause that would make a point', () => {
  it.each(['it rests not', 'it does not rest', 'it never rests'])('turns it: %j', (text) => {
    expect(heat(text)).toMatchObject({ pointsSeen: [], pointsTurned: ['1'] });
  });

  it('turns it also where a shorter wording holds without the denied word', () => {
    const soon = (text: string) => gradeOne('When do the leaves go in?', 'As soon as the steam is found.', text, ['as soon as the steam is added']);
    expect(soon('as soon as the steam is found').settled).toBe(true);
    expect(soon('as soon as the steam is not found')).toMatchObject({ settled: false, pointsTurned: ['point'] });
  });

  it('is no just that could be left out, unless something is added', () => {
    const cold = (text: string) => gradeOne('What makes it bitter?', 'It is only the tannin.', text, ['just the tannin']);
    expect(cold('its not just the tannin').settled).toBe(false);
    expect(cold('not just the steam but the tannin').settled).toBe(true);
  });
});

describe('a not that turns nothing', () => {
  it.each<[string, string]>([
    ['of the wrong thing', 'it rests, not boils'],
    ['of what would be otherwise', 'it rests, if it does not rest the leaves burn'],
    ['set aside for something else', 'it rests instead of boiling'],
  ])('%s: %j', (_why, text) => {
    expect(turnedIn(text)).toEqual([]);
    expect(heat(text).pointsSeen).toEqual(['1']);
  });

  it('where the point wants it', () => {
    const none = (text: string) => gradeOne('What becomes of the leaves?', 'They are not burnt.', text, ['no leaf is burnt']);
    expect(none('they are not burnt').settled).toBe(true);
    expect(none('they are burnt').settled).toBe(false);
  });

  it('where it comes at the end in both', () => {
    const milk = (text: string) => gradeOne('What about the drink?', 'There is no sugar.', text, ['sugar is not there']);
    expect(milk('sugar is not said').settled).toBe(true);
    expect(milk('sugar is there').settled).toBe(false);
  });
});
