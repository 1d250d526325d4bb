/** What the learner wrote since the open question was put, this message among it; all of the last turns where it stands in none. */
import type { KeyIdea, TurnMaterial } from '../ports.ts';

/** Message by message, oldest first. */
export function writtenOn(idea: KeyIdea, { text, lastTurns }: Pick<TurnMaterial, 'text' | 'lastTurns'>): readonly string[] {
  const put = lastTurns.findLastIndex(({ replied, move }) => replied.includes(idea.check.question) && (move === 'explain' || move === 'ask'));
  return [...lastTurns.slice(put + 1).map(({ asked }) => asked), text];
}
