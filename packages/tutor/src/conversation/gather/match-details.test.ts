import { describe, expect, it } from 'vitest';
import { aKeyIdea, courseIdeas } from '../../testing/a-course.ts';
import { matchAnswer, matchDetail } from './match-details.ts';

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

describe('the answer to what learners ask', () => {
  const asks = 'Can green tea be brewed twice from 5 leaves?';
  const answer = { says: 'Yes, green tea can be brewed again, a little longer.', asks, askedAs: [asks, 'brew the green leaves again', 'green tea two times'] };
  const answered = [...courseIdeas, aKeyIdea({ details: [answer] })];
  const asksOf = (question: string) => matchAnswer(question, answered)?.detail.asks ?? null;

  it('is told for the question on the page and for how it is known to be typed, and is no detail of the lesson', () => {
    expect(asksOf(asks)).toBe(asks);
    expect(asksOf('can I brew the green leaves again?')).toBe(asks);
    expect(matchDetail('brew the green leaves again', answered)).toBeNull();
  });

  it.each([
    ['one word is another', 'can black tea be brewed twice from leaves'],
    ['one word tells too little', 'green'],
    ['a figure is another', 'can green tea be brewed twice from 7 leaves'],
    ['a sign is another', 'brew green leaves again == ?'],
    ['no yes answers it', 'why brew the green leaves again'],
    ['it is denied', "can't I brew the green leaves again"],
  ])('is none where %s', (_, question) => {
    expect(asksOf(question)).toBeNull();
  });
});
