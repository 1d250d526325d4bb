import { describe, expect, it } from 'vitest';
import { halves } from './measure-questions.ts';
import { askInTalks, becameShare } from './measure-talk.ts';
import { readQuestions } from './read-questions.ts';

const asked = readQuestions();

describe('what only a lesson’s prose answers', () => {
  it('is eight questions a course', () => {
    for (const { course, inProse } of asked) expect(inProse.length, course.id).toBe(8);
  });

  it('is said in its own sentence for a good part, and seldom declined or refused', async () => {
    const all = await askInTalks(
      () => 0,
      asked.map((one) => ({ ...one, paraphrases: [] })),
      ['open', 'closed'],
    );
    for (const half of halves) {
      expect(becameShare(all, 'toThePoint', { half, place: 'closed' }), half).toBeGreaterThanOrEqual(0.45);
      expect(becameShare(all, 'toThePoint', { half, place: 'open' }), half).toBeGreaterThanOrEqual(0.38);
      expect(becameShare(all, 'declined', { half }), half).toBeLessThanOrEqual(0.25);
      expect(becameShare(all, 'graded', { half }), half).toBeLessThanOrEqual(0.05);
      expect(becameShare(all, 'refused', { half }), half).toBeLessThanOrEqual(0.08);
    }
  });
});
