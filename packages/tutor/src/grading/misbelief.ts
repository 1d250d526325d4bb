/** A misconception voiced in passing, in a question or a remark, or stated while another question is open. */
import type { KeyIdea, Misconception } from '../ports.ts';
import { gradeAnswer } from './grade-answer.ts';
import { matchBelief } from './match-point.ts';
import { matchWording, readAnswer, type Weighing } from './match-wording.ts';

/** In passing it must be voiced more clearly than in an answer. */
export const BELIEF_IN_PASSING = 0.85;
const TERMS_LEAST = 4;
const TERMS_WORD_FOR_WORD = 2;

export interface Misrecognition {
  readonly idea: KeyIdea;
  readonly misconception: Misconception;
}

const NOTHING_ASKED: ReadonlySet<string> = new Set();

/** The misconception that a text voices most clearly, with its idea; null when it voices none. */
export function misbeliefIn(text: string, ideas: readonly KeyIdea[], weighing: Weighing): Misrecognition | null {
  return clearest(text, ideas, weighing)?.found ?? null;
}

/**
 * The misconception of any of these ideas that a learner states, whatever question is open: 'i thought you need boiling
 * water'. Null where the text voices none, and where its words say what holds of that idea at least as clearly, since the
 * truth often has much the same words, or where it answers that idea's question: then it names the wrong way to set it aside. For statements; a text that makes a point of the open question is an answer first.
 */
export function misbeliefStated(text: string, ideas: readonly KeyIdea[], weighing: Weighing): Misrecognition | null {
  const voiced = clearest(text, ideas, weighing);
  if (voiced === null) return null;
  const read = readAnswer(text);
  const { check, misconceptions, statement, simpler } = voiced.found.idea;
  const truths = [statement, simpler, ...check.points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid])];
  if (truths.some((truth) => matchWording(read, truth, NOTHING_ASKED, weighing).strength >= voiced.strength)) return null;
  return gradeAnswer(check, misconceptions, text, weighing).settled ? null : voiced.found;
}

function clearest(text: string, ideas: readonly KeyIdea[], weighing: Weighing): { readonly found: Misrecognition; readonly strength: number } | null {
  const read = readAnswer(text);
  let found: Misrecognition | null = null;
  let strength = 0;
  for (const idea of ideas)
    for (const misconception of idea.misconceptions)
      for (const wording of [misconception.belief, ...misconception.heardAs]) {
        const match = matchBelief(read, [wording], NOTHING_ASKED, weighing);
        const isClear = match.terms >= (match.wordForWord ? TERMS_WORD_FOR_WORD : TERMS_LEAST);
        if (!isClear || match.strength < BELIEF_IN_PASSING || match.strength <= strength) continue;
        found = { idea, misconception };
        strength = match.strength;
      }
  return found && { found, strength };
}
