/** What says what a term is. */

import type { KeyIdea } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import { headOf, questionKindOf } from '../message/question-kind.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import type { Turn } from '../turn.ts';
import { definingSentence, letterSentence, namingSentence } from './defining-sentence.ts';
import { phrasePair } from './phrase-pair.ts';

/** What a lesson says a term is; an idea that is about the very term says it better. */
export function definitionIn(query: string, courseIds: readonly string[], ideas: readonly KeyIdea[], { library }: Turn): FoundSentence | null {
  const naming = namingSentence(query, courseIds, library) ?? letterSentence(query, courseIds, library) ?? phrasePair(query, courseIds, library);
  const kind = questionKindOf(query);
  const term = kind === null || kind === 'what' ? termAskedFor(query) : null;
  if (naming || term === null) return naming;
  const stems = tellingStems(term).join(' ');
  return ideas.some(({ statement }) => headOf(statement).join(' ') === stems) ? null : definingSentence(term, courseIds, library);
}
