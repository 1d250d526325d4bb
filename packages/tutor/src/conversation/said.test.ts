import { describe, expect, it } from 'vitest';
import { aKeyIdea } from '../testing/a-course.ts';
import { turnsSinceSaid, writtenOn } from './said.ts';

const idea = aKeyIdea();
const { question } = idea.check;
const turn = (asked: string, move: 'check' | 'ask' | 'explain' | 'hint', replied = 'Well.') => ({ asked, move, replied });
const on = (...lastTurns: ReturnType<typeof turn>[]) => writtenOn(idea, { text: 'now', lastTurns });

describe('what was written on the open question', () => {
  it('begins after the reply that put it, also where that took the answer to another', () => {
    expect(on(turn('to another', 'check', `Right. Next: ${question}`), turn('half', 'check'))).toEqual(['half', 'now']);
    expect(on(turn('before', 'check'), turn('next', 'ask', question), turn('half', 'check'))).toEqual(['half', 'now']);
  });

  it('is not cut off where the question is only said again', () => {
    const turns = [turn('to another', 'check', `Right. Next: ${question}`), turn('half', 'check', `Not yet. ${question}`), turn('more', 'hint')];
    expect(on(...turns)).toEqual(['half', 'more', 'now']);
    expect(turnsSinceSaid(turns, idea)).toHaveLength(1);
  });

  it('is all where the welcome put it', () => {
    expect(on(turn('half', 'check'), turn('more', 'check'))).toEqual(['half', 'more', 'now']);
  });
});
