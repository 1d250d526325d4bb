import { describe, expect, it } from 'vitest';
import { checkReply } from '../checks/check-reply.ts';
import type { Passage } from '../course-material.ts';
import { aTurn, coursePassages } from '../testing/a-course.ts';
import { faithfulHeldBack, faithfulRead, liesHeldBack, liesRead, type Reworded, rewordedSources } from '../testing/rewordings.ts';
import { faultOfModel } from './faults.ts';
import { type NumberedSource, restingOn } from './sources.ts';

/** What is wrong with a sentence on its source, as the model's words are checked; null where it is said. */
function faultOf([source, text]: Reworded): string | null {
  const passage: Passage = { ...(coursePassages[0] as Passage), id: `s@1#1`, title: 'A lesson', parents: [], text: rewordedSources[source] };
  const numbered: NumberedSource = { title: 'A lesson', text: passage.text, passage, note: null };
  const instructions = { mark: 'lou-1', rules: 'Keep to the sources.', data: '', sentencesMost: 4 };
  const fault = faultOfModel(
    { text, sources: [1] },
    { instructions, sources: [numbered], kept: null, ideas: [], weighing: { rarity: () => 3, knows: () => true } },
    '',
  );
  const claims = { standing: aTurn().standing, wantsQuiz: false, solutionShown: false, figures: new Set<string>() };
  const { failures } = checkReply([restingOn(text, [numbered])], { passage: () => passage, keep: null, claims });
  return fault ?? failures[0]?.because ?? null;
}

const passed = (list: readonly Reworded[]) => list.filter((reworded) => faultOf(reworded) === null);

describe('a model’s rewording of its source', () => {
  it('is said where it is faithful, four times of five', () => {
    expect([faithfulRead.length, faithfulHeldBack.length]).toEqual([20, 20]);
    expect(passed(faithfulRead).length).toBeGreaterThanOrEqual(16);
    expect(passed(faithfulHeldBack).length).toBeGreaterThanOrEqual(16);
  });

  it('is not said where it lies', () => {
    expect([liesRead.length, liesHeldBack.length]).toEqual([30, 30]);
    expect(passed(liesRead)).toEqual([]);
    expect(passed(liesHeldBack).length).toBeLessThanOrEqual(2);
  });
});
