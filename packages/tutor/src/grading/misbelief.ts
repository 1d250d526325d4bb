/** A misconception voiced in passing, in a question or a remark, or stated while another question is open. */

import type { KeyIdea, Misconception } from '../course-material.ts';
import { wordingsOf } from '../idea-texts.ts';
import { plainSpelling } from '../language/words.ts';
import { gradeAnswer } from './grade-answer.ts';
import { matchBelief } from './match-point.ts';
import { matchWording, readAnswer, type Weighing } from './match-wording.ts';

/** In passing it must be voiced more clearly than in an answer. */
const BELIEF_IN_PASSING = 0.85;
const TERMS_LEAST = 4;
const TERMS_WORD_FOR_WORD = 2;

/** Asked whether it holds, of the very idea that answers, it may be worded more freely. */
const BELIEF_ASKED = 0.75;
const TERMS_ASKED = 3;

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
 * truth often has much the same words, or where it answers that idea's question: then it names the wrong way to set it aside. For statements.
 */
export function misbeliefStated(text: string, ideas: readonly KeyIdea[], weighing: Weighing): Misrecognition | null {
  const voiced = clearest(text, ideas, weighing);
  if (voiced === null) return null;
  const { check, misconceptions } = voiced.found.idea;
  if (isTruer(text, voiced.found.idea, voiced.strength, weighing)) return null;
  return gradeAnswer(check, misconceptions, text, weighing).settled ? null : voiced.found;
}

/** A question with a condition, a choice or a denial in it asks something else than whether a belief holds. */
const asksMore = /\b(?:or|if|when|whenever|unless|without|although|not|never|no|nor|isnt|arent|doesnt|dont|cant|wont)\b/;

/**
 * The misconception of the idea that answers a whether-question, where the question is much like it: 'is money from the
 * bank always long term'. Null where what holds of that idea has its words at least as clearly.
 */
export function misbeliefAsked(question: string, idea: KeyIdea, weighing: Weighing): Misrecognition | null {
  if (asksMore.test(plainSpelling(question).replace(/'/g, ''))) return null;
  const read = readAnswer(question);
  for (const misconception of idea.misconceptions)
    for (const wording of [misconception.belief, ...misconception.heardAs]) {
      const { terms, strength } = matchBelief(read, [wording], NOTHING_ASKED, weighing);
      if (terms >= TERMS_ASKED && strength >= BELIEF_ASKED && !isTruer(question, idea, strength, weighing)) return { idea, misconception };
    }
  return null;
}

/** Whether what holds of an idea has the words of a text at least so clearly. */
function isTruer(text: string, { check, statement, simpler }: KeyIdea, strength: number, weighing: Weighing): boolean {
  const read = readAnswer(text);
  const truths = [statement, simpler, ...wordingsOf(check.points)];
  return truths.some((truth) => matchWording(read, truth, NOTHING_ASKED, weighing).strength >= strength);
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
