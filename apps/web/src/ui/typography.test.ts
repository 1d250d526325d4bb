import { describe, expect, test } from 'vitest';
import { clinging, keptTogether, typeset } from './typography.ts';

describe('quotes and apostrophes', () => {
  test.each([
    ['"Thanks," says Joe.', '“Thanks,” says Joe.'],
    ["It isn't the players' turn.", 'It isn’t the players’ turn.'],
    ["'So it was good,' she says.", '‘So it was good,’ she says.'],
    ['He wrote ("noon") and left.', 'He wrote (“noon”) and left.'],
    ['Write "the word \'now\'" once.', 'Write “the word ‘now’” once.'],
    ['"\'Now\' is a word," he said.', '“‘Now’ is a word,” he said.'],
    ["the summer of '69", 'the summer of ’69'],
    ['Ella dijo “sí”, l’été', 'Ella dijo “sí”, l’été'],
  ])('%s', (typed, set) => expect(typeset(typed)).toBe(set));

  test('what stands before a mark decides how a text after it begins', () => {
    expect(typeset('" he said', 'w')).toBe('” he said');
    expect(typeset("'s lamp", 'a')).toBe('’s lamp');
    expect(typeset('"', ' ')).toBe('“');
  });
});

test('a note is not parted from its sharp or flat', () => {
  expect(keptTogether('A, C♯ and B♭.')).toEqual(['A, ', 'C♯', ' and ', 'B♭', '.']);
  expect(keptTogether('Then F sharp, B flat')).toEqual(['Then ', 'F sharp', ', ', 'B flat', '']);
  expect(keptTogether('a sharp (♯) raises it')).toEqual(['a sharp (♯) raises it']);
  expect(keptTogether('B flattens')).toEqual(['B flattens']);
});

test('an ending is not parted from its hyphen', () => {
  expect(keptTogether('in -er, -ir or -ése.')).toEqual(['in ', '-er', ', ', '-ir', ' or ', '-ése', '.']);
  expect(keptTogether('a well-known -3, pre- and post-war--or not')).toEqual(['a well-known -3, pre- and post-war--or not']);
});

test('a stop or a bracket behind a formula belongs to it, a word does not', () => {
  expect(['. So', '), or', ' and', 'th', '"'].map(clinging)).toEqual(['.', '),', '', '', '"']);
});
