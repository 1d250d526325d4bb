import { describe, expect, it } from 'vitest';
import { likenessTo, readKnown } from './asked-alike.ts';

const vocabulary = { knows: () => true, stemsLike: () => [] };
const known = ['why does my tea taste bitter', 'how hot should the kettle get'].map((text) => readKnown(text, vocabulary));
type Word = string | readonly [word: string, saidFor: string];
const stem = (one: Word) => (typeof one === 'string' ? { stem: one, rarity: 2, standIns: [] } : { stem: one[0], rarity: 2, standIns: [one[1]] });
const alike = (...words: readonly Word[]) => likenessTo(known, words.map(stem), () => 2);

describe('how like a question is to those that are known', () => {
  it('is whole where it has the telling words of one of them and no other', () => {
    expect(alike('tea', 'tast', 'bitter')).toBeCloseTo(1);
    expect(alike()).toBe(0);
    expect(alike('milk', 'sugar')).toBe(0);
  });

  it('is that of the likest one, not of their words together', () => {
    expect(alike('bitter', 'kettl')).toBeLessThan(alike('hot', 'kettl'));
  });

  it('counts a word that people say for another, and less than the word itself', () => {
    expect(alike('tea', 'tast', ['sour', 'bitter'])).toBeGreaterThan(alike('tea', 'tast', 'sour'));
    expect(alike('tea', 'tast', ['sour', 'bitter'])).toBeLessThan(alike('tea', 'tast', 'bitter'));
  });

  it('suffers more from words of the question that are not known than from known ones that are not asked', () => {
    expect(alike('tea', 'bitter')).toBeGreaterThan(alike('tea', 'bitter', 'tast', 'milk', 'sugar'));
  });
});
