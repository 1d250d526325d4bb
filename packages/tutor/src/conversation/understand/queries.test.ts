import { describe, expect, it } from 'vitest';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, COURSE_ID, coursePassages } from '../../testing/a-course.ts';
import { turnOf } from '../turn.ts';
import { understand } from './understand.ts';

const index = createPassageIndex();
index.replace(COURSE_ID, coursePassages);

describe('what a message is looked up by', () => {
  it('is the last term, where its name is asked about', () => {
    const lastTurns = [{ asked: 'what is tannin?', replied: '“Tannin” means what makes tea bitter.', move: 'explain' as const }];
    expect(understand(turnOf(aTurn({ text: 'why is it called that', lastTurns }), index)).queries).toEqual(['what is Tannin']);
  });

  it('is what came before as well, for a follow-up', () => {
    const asked = [{ asked: 'how long does black tea stay in the pot', replied: 'Four minutes.', move: 'explain' as const }];
    const query = (text: string) => understand(turnOf(aTurn({ text, lastTurns: asked }), index)).queries.join(' | ');
    expect(query('and why?')).toContain('black tea');
    expect(query('what about it?')).toContain('black tea');
    expect(query('how warm is the water for green leaves?')).not.toContain('pot');
  });
});
