import { describe, expect, it } from 'vitest';
import { concluded, isQuestion } from './asking.ts';
import { speltOut } from './spelt-out.ts';

describe('a question without its mark', () => {
  it.each([
    'do judges look over every new law',
    'do lines slope up or down on the paper',
    'do two loops always mean n squared',
    'i have a number that suits both what comes next',
  ])('“%s” asks', (text) => {
    expect(isQuestion(speltOut(text))).toBe(true);
  });

  it.each([
    'do brackets first and then the rest',
    'do both sides the same way',
    'do hard tasks first and easy ones later',
    'tell them why and then what happens next',
  ])('“%s” does not', (text) => {
    expect(isQuestion(speltOut(text))).toBe(false);
  });
});

describe('what is put as so', () => {
  it.each([
    ['so the bottom stays the same then', 'the bottom stays the same'],
    ['it keeps its name, right?', 'it keeps its name'],
    ['ok so basically it never ends', 'it never ends'],
  ])('“%s”', (text, put) => {
    expect(concluded(speltOut(text))?.replace(/,$/, '')).toBe(put);
  });

  it.each(['so what is it then', 'so is it cash then', 'it keeps its name'])('“%s” puts nothing so', (text) => {
    expect(concluded(speltOut(text))).toBeNull();
  });
});
