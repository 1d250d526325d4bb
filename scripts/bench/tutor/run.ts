/** Simulated learners from the first word to the verdicts. */
import type { Tutor } from '@lou/tutor/ports';
import { groundsOf } from './grounds.ts';
import { judge, type Verdict } from './judge.ts';
import { canaries } from './learners/canaries.ts';
import { type PlayOptions, playLearners, shelvesForLearners } from './play.ts';
import type { Shelves } from './shelves.ts';

/** Plays every persona and all attacks over the shelves, and judges each turn. */
export async function runLearners(tutor: Tutor, shelves: Shelves, options: PlayOptions): Promise<readonly Verdict[]> {
  const full = shelvesForLearners(shelves);
  const ideas = shelves.courses.flatMap(({ sections }) => sections.flatMap(({ keyIdeas }) => keyIdeas));
  const byId = new Map(ideas.map((idea) => [idea.id, idea] as const));
  const judging = { grounds: groundsOf(full, ideas), idea: (id: string) => byId.get(id), canaries };
  return (await playLearners(tutor, full, options)).map((turn) => judge(turn, judging));
}
