import { describe, expect, it } from 'vitest';
import { createPassageIndex } from '../retrieval/passage-index.ts';
import { aTurn, COURSE_ID, courseIdeas, coursePassages } from '../testing/a-course.ts';
import { think } from '../thought.ts';
import { turnOf } from './turn.ts';

const index = createPassageIndex();
index.replace(COURSE_ID, coursePassages, courseIdeas);
const [heat, time] = courseIdeas;
if (!heat || !time) throw new Error('The course has two ideas.');

const explained = { asked: 'which water does green tea want', replied: heat.statement, move: 'explain' as const };
const inPassing = { asked: 'hm', replied: 'Take your time.', move: 'small-talk' as const };
const after = (passed: number) => [explained, ...Array.from({ length: passed }, () => inPassing)];

describe('what the talk is about', () => {
  it.each([
    [1, heat.id],
    [2, time.id],
  ])('is what was explained, with %i turns in passing since: %s', (passed, about) => {
    expect(turnOf(aTurn({ lastTurns: after(passed), keyIdeasMet: [time.id] }), index).ideaInTalk?.id).toBe(about);
  });
});

describe('what was said a moment ago', () => {
  it.each([
    [2, heat.simpler],
    [3, heat.statement],
  ])('is said in other words, with %i turns since: %s', (passed, said) => {
    const { decided } = think(aTurn({ text: 'which water does green tea want?', lastTurns: after(passed) }), index, () => 0);
    expect(decided.context.explanation.sentences[0]?.text).toBe(said);
  });
});
