import { describe, expect, it } from 'vitest';
import { coursePassages } from '../testing/a-course.ts';
import { weighingOver } from '../testing/weighing-over.ts';
import { gradeAnswer } from './grade-answer.ts';

const weighing = weighingOver(coursePassages.map(({ text }) => text));
const closeness = (text: string, says = 'Boiling water burns the leaves and makes the drink bitter.') =>
  gradeAnswer({ question: 'Why is it done so?', points: [{ id: 'point', says, alsoSaid: [] }] }, [], text, weighing).closeness;

describe('how close an answer comes', () => {
  it('is nothing for what has none of it and nearly one for all of it', () => {
    expect(closeness('with sugar')).toBe(0);
    expect(closeness('boiling water burns the leaves and makes the drink bitter')).toBeGreaterThan(0.9);
    expect(closeness('')).toBe(0);
  });

  it('grows with the words that are there, the first of them most', () => {
    const [none, half, whole] = ['sugar', 'boiling water burns it', 'boiling water burns the leaves, which makes it bitter'].map((text) => closeness(text));
    expect(half).toBeGreaterThan(Number(none));
    expect(whole).toBeGreaterThan(Number(half));
    expect(Number(half) - Number(none)).toBeGreaterThan(Number(whole) - Number(half));
  });

  it('is less where much is said that does not belong', () => {
    expect(closeness('it burns the leaves, and my uncle sells bicycles and radios in town')).toBeLessThan(closeness('it burns the leaves'));
  });

  it('counts no opposite', () => {
    expect(closeness('it is below', 'It is above.')).toBeLessThan(closeness('it is above', 'It is above.'));
    expect(closeness('it is below', 'It is above.')).toBe(0);
  });

  it('asks for a smaller share of a long wording', () => {
    const half = closeness('granite', 'Granite, basalt.');
    expect(closeness('granite basalt marble slate', 'Granite, basalt, marble, slate, quartz, gypsum, flint, chalk.')).toBeGreaterThan(half);
  });
});
