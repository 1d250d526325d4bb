/** What Lou said, and what was written since the open question was put. */
import type { KeyIdea, TurnMaterial } from '../ports.ts';

type LastTurns = TurnMaterial['lastTurns'];

/** Lou says long texts sentence by sentence, so this much of one is enough to know it by. */
const KNOWN_BY = 40;

/** True of a reply in which a text of the notes was said. */
export const isSaidIn = (replied: string, text: string): boolean => replied.includes(text.slice(0, KNOWN_BY));

/** The turns since a question was last said, in whatever reply; all of the last turns where it stands in none: the welcome put it. */
export const turnsSinceSaid = (lastTurns: LastTurns, { check }: KeyIdea): LastTurns =>
  lastTurns.slice(lastTurns.findLastIndex(({ replied }) => replied.includes(check.question)) + 1);

/**
 * The turns since it was put to be answered: by Lou of its own or after an explanation; else where it was first said, as in
 * the reply to a right answer before it. That it is said again to a half answer does not put it anew.
 */
export function turnsSincePut(lastTurns: LastTurns, { check }: KeyIdea): LastTurns {
  const says = ({ replied }: LastTurns[number]) => replied.includes(check.question);
  const put = lastTurns.findLastIndex((turn) => says(turn) && (turn.move === 'explain' || turn.move === 'ask'));
  return lastTurns.slice((put < 0 ? lastTurns.findIndex(says) : put) + 1);
}

/** What the learner wrote on it, message by message, oldest first, this message among it. */
export const writtenOn = (idea: KeyIdea, { text, lastTurns }: Pick<TurnMaterial, 'text' | 'lastTurns'>): readonly string[] => [
  ...turnsSincePut(lastTurns, idea).map(({ asked }) => asked),
  text,
];
