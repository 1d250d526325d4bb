/** Where in a course a key idea rests, and what its authors wrote around it. */

import type { Detail, Formula, KeyIdea, Passage } from '../course-material.ts';
import { sentencesOf } from '../language/sentences.ts';
import { plainInline } from './plain-text.ts';

/** A sentence of a passage, word for word. */
export interface IdeaSource {
  readonly passageId: string;
  readonly sentence: string;
}

/** What rests on a sentence of its section's lesson: a key idea on its passage, a detail on what it says, a formula on its passage. */
type Resting = Pick<KeyIdea, 'passage' | 'sectionId'>;

/** By the passages of a course, which are replaced as a whole: each turn asks it of every idea. */
const found = new WeakMap<readonly Passage[], WeakMap<Resting, IdeaSource | null>>();

/** Where in a course's passages a key idea's sentence stands, its own section first; null when it stands in none. Looked for once. */
export function sourceAmong(idea: Resting, passages: readonly Passage[]): IdeaSource | null {
  const known = found.get(passages) ?? new WeakMap<Resting, IdeaSource | null>();
  found.set(passages, known);
  const before = known.get(idea);
  if (before !== undefined) return before;
  const source = lookedFor(idea, passages);
  known.set(idea, source);
  return source;
}

function lookedFor(idea: Resting, passages: readonly Passage[]): IdeaSource | null {
  const wanted = evenSpaces(plainInline(idea.passage));
  const ordered = [...passages.filter(({ sectionId }) => sectionId === idea.sectionId), ...passages.filter(({ sectionId }) => sectionId !== idea.sectionId)];
  for (const passage of ordered) {
    const sentence = sentenceHolding(passage, wanted);
    if (sentence !== undefined) return { passageId: passage.id, sentence };
  }
  return null;
}

const resting = new WeakMap<Detail | Formula, Resting>();

function restingOn(told: Detail | Formula, passage: string, { sectionId }: KeyIdea): Resting {
  const known = resting.get(told) ?? { passage, sectionId };
  resting.set(told, known);
  return known;
}

/** A detail as what rests on a sentence, the same one each time; and a formula. */
export const restingDetail = (detail: Detail, idea: KeyIdea): Resting => restingOn(detail, detail.says, idea);
export const restingFormula = (formula: Formula, idea: KeyIdea): Resting => restingOn(formula, formula.passage, idea);

/** What is written around a detail that a learner might say. */
export const wordsOfDetail = ({ says, askedAs }: Detail): string => [says, ...askedAs].join('\n');

/** A point's wordings that count for finding: more of them are for grading, and would draw questions to an idea by words that anybody uses. */
const WORDINGS = 3;

/** Everything written around a key idea that a learner might say: its wordings, its question with the answers to it, what is believed wrongly. */
export function wordsAround({ statement, simpler, example, analogy, passage, askedAs, check, misconceptions }: KeyIdea): string {
  return [
    statement,
    simpler,
    example,
    analogy ?? '',
    passage,
    ...askedAs,
    check.question,
    check.answers.good,
    check.answers.partial,
    ...check.points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid.slice(0, WORDINGS)]),
    ...misconceptions.flatMap(({ belief, heardAs, correction }) => [belief, ...heardAs, correction]),
  ].join('\n');
}

function sentenceHolding(passage: Passage, wanted: string): string | undefined {
  if (!evenText(passage).includes(wanted)) return undefined;
  const holding = sentencesOf(passage.text).find(({ text }) => evenSpaces(text).includes(wanted) || wanted.includes(evenSpaces(text)));
  return holding?.text;
}

const even = new WeakMap<Passage, string>();

function evenText(passage: Passage): string {
  const known = even.get(passage);
  if (known !== undefined) return known;
  const text = evenSpaces(passage.text);
  even.set(passage, text);
  return text;
}

const evenSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
