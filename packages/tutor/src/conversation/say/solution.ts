/** What a good answer says, point by point, where the ladder gives it. */

import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { authored } from '../decide/idea-sentences.ts';
import type { Turn } from '../turn.ts';

export const solutionSentences = (idea: KeyIdea, turn: Turn): readonly DraftSentence[] =>
  idea.check.points.flatMap(({ says }) => authored(says, idea, turn).map((sentence) => ({ ...sentence, kind: 'answer' as const })));
