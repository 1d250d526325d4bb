/** What a good answer says, point by point: to confirm what was said, and for the solution where the ladder gives it. */
import type { KeyIdea } from '../../ports.ts';
import type { DraftSentence } from '../draft.ts';
import { authored } from '../idea-sentences.ts';
import type { Turn } from '../turn.ts';

export function pointSentences(idea: KeyIdea, pointIds: readonly string[], turn: Turn): readonly DraftSentence[] {
  const points = idea.check.points.filter(({ id }) => pointIds.includes(id));
  return points.flatMap(({ says }) => authored(says, idea, turn).map((sentence) => ({ ...sentence, kind: 'answer' as const, alreadySaid: true })));
}

export const solutionSentences = (idea: KeyIdea, turn: Turn): readonly DraftSentence[] =>
  pointSentences(
    idea,
    idea.check.points.map(({ id }) => id),
    turn,
  );
