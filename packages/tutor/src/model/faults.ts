/** What only a model gets wrong, looked for before the checks that are the same for every brain (checks/check-reply.ts). */
import type { Failure } from '../checks/check-reply.ts';
import { givesAway, type KeptAnswer } from '../checks/leak.ts';
import type { KeyIdea } from '../course-material.ts';
import { type Term, termsOf } from '../grading/answer-terms.ts';
import type { Weighing } from '../grading/match-wording.ts';
import { misbeliefIn } from '../grading/misbelief.ts';
import { sentencesOf } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import type { Piece } from './cut-sentences.ts';
import type { Instructions } from './instructions.ts';
import { restFault } from './rests-on.ts';
import type { NumberedSource } from './sources.ts';

/** Why a model's sentence is not said; written into the turn's record. */
export type ModelFault =
  | Failure['because']
  | 'no sentence'
  | 'no such source'
  | 'asks'
  | 'markup'
  | 'speaks of itself'
  | 'quotes its instructions'
  | 'misbelief'
  | 'denies its source';

export interface FaultGrounds {
  readonly instructions: Instructions;
  readonly sources: readonly NumberedSource[];
  /** The answer that must not be told; null where none is kept. */
  readonly kept: KeptAnswer | null;
  readonly ideas: readonly KeyIdea[];
  readonly weighing: Weighing;
}

/** So many words in a row out of the instructions are a quotation. */
const QUOTED_WORDS = 6;
const selfTalk = /\b(?:I|I['’](?:m|ve|ll|d)|my|me|mine|myself)\b/;
const markup = /[<>]\/?[a-z]+|\]\(|https?:|www\.|```|^\s*#|\*\*|^\s*\|/i;

/**
 * The fault that a model's sentence has after what it said before; null when the shared checks may look at it. What a model
 * says is held to the strict measure of the kept idea's own words, whatever it cites: a model knows more than it was shown.
 */
export function faultOfModel(sentence: Piece, grounds: FaultGrounds, saidBefore: string): ModelFault | null {
  const { text, sources: cited } = sentence;
  if (cited === null) return 'no sentence';
  const { instructions, sources, kept } = grounds;
  if (text.includes(instructions.mark) || quotes(text, instructions.rules, sources)) return 'quotes its instructions';
  if (markup.test(text)) return 'markup';
  if (cited.some((number) => sources[number - 1] === undefined)) return 'no such source';
  const resting = cited.flatMap((number) => sources[number - 1] ?? []);
  const unquoted = text.replace(/“[^”]*”|"[^"]*"/g, '');
  if (selfTalk.test(unquoted) && !resting.some((source) => selfTalk.test(source.text))) return 'speaks of itself';
  if (/\?["”’)]*$/.test(text)) return 'asks';
  if (kept && givesAway({ kind: 'reworded', text, citations: [], ofIdea: kept.idea.id }, kept, saidBefore)) return 'tells the answer';
  if (isMisbelief(text, resting, grounds)) return 'misbelief';
  if (resting.length === 0) return null;
  return restFault(
    text,
    resting.map((source) => source.text),
    resting.map(({ title }) => title).join(', '),
  );
}

function quotes(text: string, rules: string, sources: readonly NumberedSource[]): boolean {
  const of = (from: string) => ` ${wordsOf(from).join(' ')} `;
  const [inRules, inSources] = [of(rules), sources.map((source) => of(source.text))];
  const words = wordsOf(text);
  return words.some((_, at) => {
    const run = words.slice(at, at + QUOTED_WORDS);
    const wanted = ` ${run.join(' ')} `;
    return run.length === QUOTED_WORDS && inRules.includes(wanted) && !inSources.some((source) => source.includes(wanted));
  });
}

/** Voices a misconception, and is nearer to it than to anything that its sources say: the truth often has much the same words. */
function isMisbelief(text: string, resting: readonly NumberedSource[], { ideas, weighing }: FaultGrounds): boolean {
  const found = misbeliefIn(text, ideas, weighing);
  if (!found) return false;
  const { belief, heardAs } = found.misconception;
  const nearest = (others: readonly string[]) => Math.max(0, ...others.map((other) => nearness(termsOf(text), termsOf(other))));
  const truths = resting.flatMap((source) => sentencesOf(source.text).map((sentence) => sentence.text));
  return nearest([belief, ...heardAs]) > nearest(truths);
}

/** The share of two texts' stems that both have, 0 to 1. */
function nearness(one: readonly Term[], other: readonly Term[]): number {
  const [here, there] = [new Set(one.map(({ stem }) => stem)), new Set(other.map(({ stem }) => stem))];
  const shared = [...here].filter((stem) => there.has(stem)).length;
  return shared / Math.max(1, here.size + there.size - shared);
}
