/** What a brain wants to say, before the checks: sentences that know what they rest on. */
import type { Passage } from './course-material.ts';
import type { CheckedSentence } from './ports.ts';

export type Citation = CheckedSentence['citations'][number];

/**
 * `lesson`: words of a passage. `authored`: words of the teaching notes, supported by their passage. `question`: asks
 * and states nothing. `answer`: what a good answer to a check question says; cites where its passage can be seen.
 * `hint`: a nudge or pointer of the notes, which asks or shows the way. `talk`: Lou's own connecting words, which state
 * nothing about the subject. `report`: about the learner or about what Lou just did; its figures come from the views
 * and the outcome. `worked`: a sum of the teaching notes with the learner's figures; cites the lesson that it rests on,
 * and every other figure comes out of its `sums`. `reworded`: a model's words, which the passages it cites support,
 * together with the teaching notes that rest on them.
 */
export type DraftKind = 'lesson' | 'authored' | 'reworded' | 'answer' | 'hint' | 'question' | 'talk' | 'report' | 'worked';

export interface DraftSentence {
  readonly kind: DraftKind;
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Of a worked one: equations that its figures rest on, in the terms of an author's formula. */
  readonly sums?: readonly string[];
  /** Of a reworded one: teaching notes that it rests on besides its passages. */
  readonly notes?: readonly Passage[];
  /** The key idea whose notes it is from. */
  readonly ofIdea?: string;
  /** Falls with the sentence after it, which it leads up to. */
  readonly leadsIn?: boolean;
  /** Falls with the sentence before it, which it goes on from. */
  readonly goesOn?: boolean;
  /** Of a hint: its level on the ladder. Hints are written not to tell, and are held to the plain measure. */
  readonly level?: 1 | 2 | 3;
  /** Gives the learner something to do next, though it is no question. */
  readonly isNextStep?: boolean;
  /** What the open glossary says of a term that the learner named: it gives away only what stands in its very words. */
  readonly defines?: boolean;
  /** Says again what the learner wrote; the check holds it to their words. */
  readonly alreadySaid?: boolean;
}

export const talk = (text: string): DraftSentence => ({ kind: 'talk', text, citations: [] });
export const leadIn = (text: string): DraftSentence => ({ kind: 'talk', text, citations: [], leadsIn: true });
export const nextStep = (text: string): DraftSentence => ({ kind: 'talk', text, citations: [], isNextStep: true });
export const question = (text: string): DraftSentence => ({ kind: 'question', text, citations: [] });
export const report = (text: string): DraftSentence => ({ kind: 'report', text, citations: [] });
