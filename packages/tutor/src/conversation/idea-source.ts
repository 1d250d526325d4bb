/** Where a key idea rests: the sentence of the lesson that its authors named, found again in the passages. */
import { sentencesOf } from '../language/sentences.ts';
import type { KeyIdea, Passage } from '../ports.ts';
import { plainInline } from '../retrieval/plain-text.ts';
import type { Citation } from './draft.ts';
import type { Turn } from './turn.ts';

/** The citation of a key idea's texts; null when its sentence is in no passage that this learner may see. */
export function sourceOfIdea(idea: KeyIdea, { library, material }: Pick<Turn, 'library' | 'material'>): Citation | null {
  for (const courseId of material.course ? [material.course.id] : library.courseIds) {
    const source = citationOf(idea, library.passagesOf(courseId));
    if (source) return source;
  }
  return null;
}

/** Where in a course's passages a key idea's sentence stands, its own section first; null when it stands in none. */
export function citationOf(idea: Pick<KeyIdea, 'passage' | 'sectionId'>, passages: readonly Passage[]): Citation | null {
  const wanted = evenSpaces(plainInline(idea.passage));
  const ordered = [...passages.filter(({ sectionId }) => sectionId === idea.sectionId), ...passages.filter(({ sectionId }) => sectionId !== idea.sectionId)];
  for (const passage of ordered) {
    const sentence = sentenceHolding(passage, wanted);
    if (sentence !== undefined) return { passageId: passage.id, sentence };
  }
  return null;
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
