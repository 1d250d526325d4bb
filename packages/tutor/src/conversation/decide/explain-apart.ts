/** Two things that a question sets side by side, explained one after the other, the one that it names first in front. */

import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, report } from '../../draft.ts';
import { tellingStems } from '../../language/words.ts';
import type { Gathered } from '../gather/gathered.ts';
import { namesBoth, type SaysSide } from '../gather/side-by-side.ts';
import type { Turn } from '../turn.ts';
import type { Explanation } from './explanation.ts';
import { authored } from './idea-sentences.ts';
import { ofEntry, ofLesson } from './lesson-sentences.ts';

/** From this share of an entry's words on, the idea's statement says the same and better. */
const SAYS_ENTRY = 0.6;

/** So like a question that an idea is known to be asked, the idea that names both tells more than the one that is found. */
const ASKED_OF_IDEA = 0.3;

/** Null where the course says too little of the two, and the question is answered like any other. */
export function explainApart(gathered: Gathered, turn: Turn): Explanation | null {
  const { sideBySide, ideas, ideaAnswers, likeness } = gathered;
  if (!sideBySide) return null;
  const [one, other] = sideBySide.says;
  const { contrast } = sideBySide;
  const inContrast = contrast ? authored(contrast.statement, contrast, turn) : [];
  if (contrast && (!one || !other || [one, other].every((side) => isSaidIn(contrast, side)))) return { sentences: inContrast, idea: contrast, isOfIdea: true };
  if (one && other) {
    const about = contrast ?? ideas.find(({ sectionId }) => sectionId === sectionOf(one)) ?? null;
    return { sentences: [...saying(one, turn), ...saying(other, turn), ...inContrast], idea: about, isOfIdea: contrast !== null };
  }
  const only = one ?? other;
  const [best] = ideas;
  const isOnBoth = best !== undefined && ideaAnswers && likeness >= ASKED_OF_IDEA && namesBoth([best.statement, best.simpler].join(' '), sideBySide.sides);
  if (!only || sideBySide.asksAlike || isOnBoth) return null;
  const missing = report('What the other is, the course does not say in so many words.');
  return { sentences: [...saying(only, turn), missing], idea: ideas.find(({ sectionId }) => sectionId === sectionOf(only)) ?? null, isOfIdea: false };
}

function saying(side: SaysSide, turn: Turn): readonly DraftSentence[] {
  if ('idea' in side) return authored(side.idea.statement, side.idea, turn);
  return ['entry' in side ? ofEntry(side.entry) : ofLesson(side.found)];
}

const sectionOf = (side: SaysSide): string | null =>
  'idea' in side ? side.idea.sectionId : 'entry' in side ? side.entry.sectionId : side.found.passage.sectionId;

function isSaidIn({ statement }: KeyIdea, side: SaysSide): boolean {
  if ('idea' in side) return side.idea.statement === statement;
  const text = 'entry' in side ? side.entry.text : side.found.sentence.text;
  const inStatement = new Set(tellingStems(statement));
  const stems = tellingStems(text);
  return stems.filter((stem) => inStatement.has(stem)).length >= SAYS_ENTRY * stems.length;
}
