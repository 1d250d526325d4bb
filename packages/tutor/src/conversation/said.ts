/**
 * What stands in what was said: by Lou in this talk, and by the learner on Lou's open question. Nothing else looks into
 * the words of a reply for it.
 */
import type { KeyIdea } from '../course-material.ts';
import type { TurnMaterial } from '../turn-material.ts';

type LastTurns = TurnMaterial['lastTurns'];

/** Whether these very words stand in the last so many replies; in all that Lou remembers where no number is given. */
export const wasSaid = (words: string, lastTurns: LastTurns, among = lastTurns.length): boolean =>
  lastTurns.slice(Math.max(0, lastTurns.length - among)).some(({ replied }) => replied.includes(words));

/** The place of the last turn whose reply holds these very words; -1 where none does. */
export const lastSaidAt = (words: string, lastTurns: LastTurns): number => lastTurns.findLastIndex(({ replied }) => replied.includes(words));

/** Lou says long texts sentence by sentence, so this much of one is enough to know it by. */
const KNOWN_BY = 40;

/** Whether a text of the notes was said, or begun, in the last so many replies. */
export const wasTold = (text: string, lastTurns: LastTurns, among?: number): boolean => wasSaid(text.slice(0, KNOWN_BY), lastTurns, among);

/** The turns since a question was last said, in whatever reply; all of the last turns where it stands in none: the welcome put it. */
export const turnsSinceSaid = (lastTurns: LastTurns, { check }: KeyIdea): LastTurns => lastTurns.slice(lastSaidAt(check.question, lastTurns) + 1);

/**
 * The turns since it was put to be answered: by Lou of its own or after an explanation; else where it was first said, as in
 * the reply to a right answer before it. That it is said again to a half answer does not put it anew.
 */
export function turnsSincePut(lastTurns: LastTurns, { check }: KeyIdea): LastTurns {
  const says = (turn: LastTurns[number]) => wasSaid(check.question, [turn]);
  const put = lastTurns.findLastIndex((turn) => says(turn) && (turn.move === 'explain' || turn.move === 'ask'));
  return lastTurns.slice((put < 0 ? lastTurns.findIndex(says) : put) + 1);
}

/** What the learner wrote on it, message by message, oldest first, this message among it. */
export const writtenOn = (idea: KeyIdea, { text, lastTurns }: Pick<TurnMaterial, 'text' | 'lastTurns'>): readonly string[] => [
  ...turnsSincePut(lastTurns, idea).map(({ asked }) => asked),
  text,
];

/** What of it may have been an answer, the newest first: this message, then those that Lou marked or gave a hint to. What was asked in between is none. */
export const answersOn = (idea: KeyIdea, { text, lastTurns }: Pick<TurnMaterial, 'text' | 'lastTurns'>): readonly string[] => [
  text,
  ...turnsSincePut(lastTurns, idea)
    .filter(({ move }) => move === 'check' || move === 'hint')
    .map(({ asked }) => asked)
    .toReversed(),
];
