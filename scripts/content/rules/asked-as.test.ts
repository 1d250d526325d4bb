import { describe, expect, test } from 'vitest';
import { faultAt, faultsIn, notes, planted } from '../testing/keepers.ts';

const FOX = '["wat has the fox got", "whats with the fox and its house", "tell me of its fox stuff", "why would a fox own anything"]';
const list = `    askedAs: ${FOX}\n`;
const asking = (...texts: readonly string[]) => planted(notes, [FOX, JSON.stringify(texts)]);
const [one, two, three, four] = JSON.parse(FOX) as [string, string, string, string];

test('a key idea that nobody asks about is a fault', () => {
  const none = planted(notes, [list, '']);
  expect(faultsIn(none)).toContain(faultAt(none, notes, '- id: fox-keeps', "'askedAs' is missing."));
});

test.each([
  ['three', [one, two, three]],
  ['nineteen', [one, two, three, four, ...Array.from({ length: 15 }, (_, n) => `has it thing number ${n}`)]],
])('%s ways of asking are a fault', (_count, texts) => {
  const files = asking(...texts);
  expect(faultsIn(files)).toContain(faultAt(files, notes, 'askedAs', "'askedAs' needs 4 to 18 entries."));
});

test('a fifth way of asking is none', () => expect(faultsIn(asking(one, two, three, four, 'has it a thing of its own'))).toEqual([]));

test('a question of more than 16 words is a fault', () => {
  const long = 'so i was here on my way down to the gate and then who was it there with this';
  const files = asking(one, two, three, long);
  expect(faultsIn(files)).toEqual([faultAt(files, notes, long, "'askedAs' must have at most 16 words.")]);
});

test.each([
  ['in other words of the same stems', 'what would the hen own in its house', 'what would the hens be owning in its house'],
  ['with one small word less', 'what would the cows be owning in a house', 'so what would the cows be owning in a house'],
])('a question is asked of one idea alone, also not %s', (_how, first, second) => {
  const files = planted(notes, [one, first], ['why would a cow own anything', second]);
  expect(faultsIn(files)).toEqual([faultAt(files, notes, second, `'fox-keeps' is asked the same way: '${first}'.`)]);
});

test('of one idea nothing is asked twice either', () => {
  const files = asking(one, two, three, 'Tell me of its fox stuff?');
  expect(faultsIn(files)).toEqual([faultAt(files, notes, 'Tell me of its fox stuff?', `'fox-keeps' is asked the same way: '${three}'.`)]);
});

test('a question that is the statement with a question mark is a fault', () => {
  const files = asking(one, two, three, 'does the fox keep the red lamp');
  const sentence = 'The question is the statement in its own words.';
  expect(faultsIn(files)).toEqual([faultAt(files, notes, 'does the fox keep the red lamp', sentence)]);
});

test('a question that only names what the statement is about is none', () => expect(faultsIn(asking(one, two, three, 'what does the fox keep'))).toEqual([]));

describe('a detail', () => {
  const WALKS = 'In the morning the fox walks to the river and drinks some cool water.';
  const told = (says: string, ...asks: readonly string[]) =>
    planted(notes, [list, `${list}    details:\n      - says: ${says}\n        askedAs: ${JSON.stringify(asks)}\n`]);

  test('is asked for as its key idea is', () => expect(faultsIn(told(WALKS, 'is it ever thirsty', 'whats its first trip of a day'))).toEqual([]));

  test.each([
    ['that only begins in the lesson', 'In the morning the fox walks to the river', 'not a whole sentence of the lesson.'],
    ['that the lesson does not say', 'In the morning the fox sleeps by the river.', 'not in the lesson, word for word.'],
    ['that makes no sense away from its page', 'Does it look right?', 'no sentence that can be said away from its page.'],
  ])('%s is a fault', (_what, says, why) => {
    const files = told(says, 'is it ever thirsty', 'whats its first trip of a day');
    expect(faultsIn(files)).toEqual([faultAt(files, notes, `says: ${says}`, `What the detail says is ${why}`)]);
  });

  test.each([
    ['as another one is', 'tell me of its fox stuff', `'fox-keeps' is asked the same way: '${three}'.`],
    ['in its own words', 'in the morning does the fox walk to the river and drink cool water', 'The question is the statement in its own words.'],
  ])('asked for %s is a fault', (_how, asks, sentence) => {
    const files = told(WALKS, 'is it ever thirsty', asks);
    expect(faultsIn(files)).toEqual([expect.stringContaining(sentence)]);
  });
});
