import { describe, expect, it } from 'vitest';
import { askedPartOf } from './asked-part.ts';
import { asksOfSubject } from './asks-in-phrase.ts';

const knows = (): boolean => true;

describe('the question beside what its writer says of themselves', () => {
  it.each([
    ['where does the accent go, i can never remember it', 'where does the accent go'],
    ['exam is tomorrow!! what is a filibuster', 'what is a filibuster'],
    ['why is the root still c, that sounds so weird', 'why is the root still c'],
    ['which one is the tonic? always mix them up', 'which one is the tonic?'],
    ['how do i simplify 6/8 - i always mix them up', 'how do i simplify 6/8'],
  ])('%j asks %j', (text, asked) => {
    expect(askedPartOf(text, knows)).toEqual({ text: asked, isLow: false });
  });

  it('knows of a feeling that stood beside it', () => {
    expect(askedPartOf('i am terrible at maths, what is a numerator', knows)).toEqual({ text: 'what is a numerator', isLow: true });
  });

  it.each([
    'that makes no sense, why',
    'this is confusing, can you explain it again',
    'i feel so stupid, am i just dumb',
    'i am bad at maths',
    'how often do i come back to a card, my exam is in three months',
    'the line is too high, is it',
  ])('%j stays as it is', (text) => {
    expect(askedPartOf(text, knows)).toBeNull();
  });
});

describe('a feeling about what is asked', () => {
  it.each(['i paid for the whole course and i hate it, should i finish', 'i am so tired of these verbs in the past, do we change the helper of each'])(
    '%j asks of the subject',
    (text) => {
      expect(asksOfSubject(text)).toBe(true);
    },
  );

  it.each(['everybody is better than me, am i dumb', 'i hate this. can you help me', 'i will never get this'])('%j is a feeling', (text) => {
    expect(asksOfSubject(text)).toBe(false);
  });
});
