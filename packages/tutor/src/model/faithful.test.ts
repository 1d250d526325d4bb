/** What a model makes of its source: said where it is faithful, not where it denies, swaps, turns or adds. */
import { describe, expect, it } from 'vitest';
import { checkReply } from '../checks/check-reply.ts';
import type { Passage } from '../course-material.ts';
import { aTurn, coursePassages } from '../testing/a-course.ts';
import { faithfulHeldBack, faithfulRead, liesHeldBack, liesRead, rewordedSources } from '../testing/rewordings.ts';
import { shippedFaithfulHeldBack, shippedFaithfulRead, shippedLiesHeldBack, shippedLiesRead, shippedSources } from '../testing/shipped-rewordings.ts';
import { faultOfModel } from './faults.ts';
import { type NumberedSource, restingOn } from './sources.ts';

/** What is wrong with a sentence on its source, as the model's words are checked; null where it is said. */
function faultOf(source: string, text: string): string | null {
  const passage: Passage = { ...(coursePassages[0] as Passage), id: `s@1#1`, title: 'A lesson', parents: [], text: source };
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

type Lines<Key extends string> = readonly (readonly [Key, string])[];
const passedIn = <Key extends string>(lines: Lines<Key>, sources: Readonly<Record<Key, string>>) =>
  lines.filter(([source, text]) => faultOf(sources[source], text) === null);

describe('a model’s rewording of its source', () => {
  it('is said where it is faithful, four times of five', () => {
    expect([faithfulRead.length, faithfulHeldBack.length]).toEqual([20, 20]);
    expect(passedIn(faithfulRead, rewordedSources).length).toBeGreaterThanOrEqual(16);
    expect(passedIn(faithfulHeldBack, rewordedSources).length).toBeGreaterThanOrEqual(16);
  });

  it('is not said where it lies', () => {
    expect([liesRead.length, liesHeldBack.length]).toEqual([30, 30]);
    expect(passedIn(liesRead, rewordedSources)).toEqual([]);
    expect(passedIn(liesHeldBack, rewordedSources).length).toBeLessThanOrEqual(2);
  });
});

describe('a model’s rewording of what shipped courses say', () => {
  it('is said where it is faithful', () => {
    expect([shippedFaithfulRead.length, shippedFaithfulHeldBack.length]).toEqual([30, 30]);
    expect(passedIn(shippedFaithfulRead, shippedSources).length).toBeGreaterThanOrEqual(25);
    expect(passedIn(shippedFaithfulHeldBack, shippedSources).length).toBeGreaterThanOrEqual(23);
  });

  it('is not said where it is denied or swapped, a comparison is turned or a number exchanged', () => {
    expect([shippedLiesRead.length, shippedLiesHeldBack.length]).toEqual([30, 30]);
    // What only narrows its source, 'of those who vote' for 'of all', still passes.
    expect(passedIn(shippedLiesRead, shippedSources)).toEqual([['cloture', 'Cloture takes three fifths of the senators who vote.']]);
    expect(passedIn(shippedLiesHeldBack, shippedSources).length).toBeLessThanOrEqual(7);
  });
});
