import { describe, expect, it } from 'vitest';
import { aKeyIdea, courseIdeas } from '../../testing/a-course.ts';
import { matchDetail } from './match-details.ts';

const says = 'Green tea is brewed with water of 70 degrees, and black tea with boiling water.';
const detailed = aKeyIdea({ details: [{ says, askedAs: ['how hot for the green sort', 'does the black sort want a boil'] }] });

describe('the detail that a question is asked for', () => {
  it('is the one whose question it is, with its idea', () => {
    const matched = matchDetail('how hot must it be for the green sort?', [...courseIdeas.slice(1), detailed]);
    expect(matched).toMatchObject({ detail: { says }, idea: { id: detailed.id } });
    expect(matched?.likeness).toBeGreaterThan(0.8);
  });

  it('is none where nobody wrote any, or nothing is like it', () => {
    expect(matchDetail('how hot for the green sort', courseIdeas)).toBeNull();
    expect(matchDetail('who won the cup', [detailed])).toBeNull();
  });
});
