/** Where in a course a key idea rests, and what its authors wrote around it. */
import { sentencesOf } from '../language/sentences.ts';
import type { KeyIdea, Passage } from '../ports.ts';
import { plainInline } from './plain-text.ts';

/** A sentence of a passage, word for word. */
export interface IdeaSource {
  readonly passageId: string;
  readonly sentence: string;
}

/** Where in a course's passages a key idea's sentence stands, its own section first; null when it stands in none. */
export function sourceAmong(idea: Pick<KeyIdea, 'passage' | 'sectionId'>, passages: readonly Passage[]): IdeaSource | null {
  const wanted = evenSpaces(plainInline(idea.passage));
  const ordered = [...passages.filter(({ sectionId }) => sectionId === idea.sectionId), ...passages.filter(({ sectionId }) => sectionId !== idea.sectionId)];
  for (const passage of ordered) {
    const sentence = sentenceHolding(passage, wanted);
    if (sentence !== undefined) return { passageId: passage.id, sentence };
  }
  return null;
}

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
    ...check.points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid]),
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
