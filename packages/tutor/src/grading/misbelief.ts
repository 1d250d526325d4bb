/** A misconception voiced in passing, in a question or a remark. */
import type { KeyIdea, Misconception } from '../ports.ts';
import { matchWording, readAnswer, type Weighing } from './match-wording.ts';

/** In passing it must be voiced more clearly than in an answer. */
export const BELIEF_IN_PASSING = 0.85;
const TERMS_LEAST = 4;
const TERMS_WORD_FOR_WORD = 2;

export interface Misrecognition {
  readonly idea: KeyIdea;
  readonly misconception: Misconception;
}

/** The misconception that a text voices most clearly, with its idea; null when it voices none. */
export function misbeliefIn(text: string, ideas: readonly KeyIdea[], weighing: Weighing): Misrecognition | null {
  const read = readAnswer(text);
  let found: Misrecognition | null = null;
  let strength = 0;
  for (const idea of ideas)
    for (const misconception of idea.misconceptions)
      for (const wording of [misconception.belief, ...misconception.heardAs]) {
        const match = matchWording(read, wording, new Set(), weighing);
        const isClear = match.terms >= (match.wordForWord ? TERMS_WORD_FOR_WORD : TERMS_LEAST);
        if (!isClear || match.strength < BELIEF_IN_PASSING || match.strength <= strength) continue;
        found = { idea, misconception };
        strength = match.strength;
      }
  return found;
}
