import { expect, test } from 'vitest';
import { faultAt, faultsIn, notes, planted } from '../testing/keepers.ts';

const FOX = '["wat has the fox got", "whats with the fox and its house", "tell me of its fox stuff", "why would a fox own anything"]';
const list = `    askedAs: ${FOX}\n`;
const WALKS = 'In the morning the fox walks to the river and drinks some cool water.';

const formula = `    formulas:
      - id: cups-of-water
        quantities:
          - { id: days, named: the days, saidAs: ["# days"] }
          - { id: cups, named: the cups, saidAs: ["cups"] }
        solutions:
          - for: cups
            by: days * 2
            says: "A fox drinks {days} × 2 = {cups} cups."
        limits:
          - { of: days - 1, says: "A day is the least." }
        passage: ${WALKS}
        tried:
          - { days: 3, cups: 6 }
`;
const told = (...changes: readonly (readonly [string, string])[]) =>
  planted(notes, [list, `${list}${changes.reduce((text, [from, to]) => text.replace(from, to), formula)}`]);

test('a sum of the lesson is no fault', () => expect(faultsIn(told())).toEqual([]));

test.each([
  [
    'that the lesson does not rest on',
    [WALKS, 'The fox never drinks at all.'],
    'passage: The fox never',
    'The formula’s passage is not in the lesson, word for word.',
  ],
  [
    'that does not come to the lesson’s figure',
    ['days * 2', 'days * 3'],
    '- { days: 3, cups: 6 }',
    "'days * 3' does not come to the lesson's figure for 'cups'.",
  ],
  ['that cannot be read', ['days * 2', 'days times 2'], '- { days: 3, cups: 6 }', "'days times 2' does not come to the lesson's figure for 'cups'."],
  ['of a quantity that it has not', ['days * 2', 'weeks * 2'], '- { days: 3, cups: 6 }', "'weeks * 2' does not come to the lesson's figure for 'cups'."],
  ['that is not for one of its quantities', ['for: cups', 'for: bowls'], '- for: bowls', "'bowls' is none of its quantities."],
  ['whose sentence names another', ['{cups} cups', '{bowls} cups'], '- for: cups', "'{bowls}' is none of its quantities."],
  ['whose sentence does not say the result', ['{cups} cups', 'many cups'], '- for: cups', 'The sentence does not say {cups}.'],
  [
    'whose limit the lesson’s own figures break',
    ['days - 1', 'days - 9'],
    '- { of: days - 9',
    "'days - 9' is below 0 for the lesson's own figures, or no expression.",
  ],
] as const)('a sum %s is a fault', (_what, [from, to], at, sentence) => {
  const files = told([from, to]);
  expect(faultsIn(files)).toEqual([faultAt(files, notes, at, sentence.replace('’', "'"))]);
});
