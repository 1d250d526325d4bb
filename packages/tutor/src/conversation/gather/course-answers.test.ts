import { describe, expect, it } from 'vitest';
import { withoutUnusedWeight } from './course-answers.ts';

const stem = (name: string, rarity: number) => ({ stem: name, rarity, standIns: [] });
const knows = (name: string) => ['chord', 'minor', 'note'].includes(name);

describe('a word that the course never uses', () => {
  it('weighs at most half of the median known one when everybody uses it of anything', () => {
    const weighed = withoutUnusedWeight([stem('chord', 2), stem('note', 1), stem('minor', 3), stem('nasti', 5)], knows);
    expect(weighed.map(({ rarity }) => rarity)).toEqual([2, 1, 3, 1]);
  });

  it('keeps its weight when it names something', () => {
    const weighed = withoutUnusedWeight([stem('chord', 2), stem('saxophon', 5)], knows);
    expect(weighed.map(({ rarity }) => rarity)).toEqual([2, 5]);
  });
});
