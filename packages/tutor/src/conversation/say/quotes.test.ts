/** What is read back as right makes a point by itself and has none the wrong way round. */
import { describe, expect, it } from 'vitest';
import type { KeyIdea } from '../../course-material.ts';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, COURSE_ID, courseIdeas, coursePassages } from '../../testing/a-course.ts';
import { turnOf } from '../turn.ts';
import { quoteOf } from './quotes.ts';

const [first] = courseIdeas as readonly [KeyIdea, ...KeyIdea[]];
const water = { id: 'water', says: 'It wants cooler water.', alsoSaid: ['cooler water'], turned: [] };
const lid = { id: 'lid', says: 'The lid keeps the heat in.', alsoSaid: ['the lid holds heat'], turned: ['the lid lets the heat out'] };
const idea: KeyIdea = { ...first, check: { ...first.check, question: 'What does it want, and what does the lid do?', points: [water, lid] } };
const index = createPassageIndex();
index.replace(COURSE_ID, coursePassages);
const quote = (written: string): string | null => quoteOf(water, idea, written, turnOf(aTurn({ text: written }), index));

describe('a quotation of what is right', () => {
  it('is the clause that makes the point', () => {
    expect(quote('cooler water with a lid, I guess')).toBe('cooler water with a lid');
  });

  it('is none where the same clause has another point the wrong way round', () => {
    expect(quote('with cooler water the lid lets the heat out')).toBeNull();
  });
});
