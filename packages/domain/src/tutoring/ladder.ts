/**
 * The hint ladder of an open item: nudge, pointer, worked step, solution. It belongs to the item that Lou asked, not to
 * the conversation, and the solution is reached in two ways only. Source: lou.md 'A turn', step 5.
 */
import { Refused } from '../kernel.ts';

/** Graded answers before the solution may be told, where a course sets nothing. Source: lou.md. */
export const DEFAULT_TRIES = 3;

/** 1 nudge, 2 pointer, 3 worked step. */
export type HintLevel = 1 | 2 | 3;

/** Where an item stands. Open until it is settled or its solution was shown. */
export interface Ladder {
  readonly hintsGiven: number;
  /** Graded answers so far. */
  readonly attempts: number;
  readonly tries: number;
  readonly closedBy: 'answer' | 'tries' | 'button' | null;
}

export type LadderEvent = { readonly type: 'hint-wanted' } | { readonly type: 'answer-graded'; readonly settled: boolean } | { readonly type: 'show-me' };

/** What the learner gets: a hint, the solution, word that the answer is whole, or another try. */
export type LadderGives =
  | { readonly type: 'hint'; readonly level: HintLevel }
  | { readonly type: 'solution'; readonly because: 'tries' | 'button' }
  | { readonly type: 'settled' }
  | { readonly type: 'try-again' };

/** A ladder at its foot, when Lou has just asked. */
export const freshLadder = (tries: number = DEFAULT_TRIES): Ladder => ({ hintsGiven: 0, attempts: 0, tries, closedBy: null });

/** True once the graded answers that the course grants are used up. Nothing typed changes it. */
export const triesUsedUp = (ladder: Ladder): boolean => ladder.attempts >= Math.max(1, ladder.tries);

/** The hint that would come next, or null when all three were given. */
export function nextHint(ladder: Pick<Ladder, 'hintsGiven'>): HintLevel | null {
  const level = Math.max(0, ladder.hintsGiven) + 1;
  return level <= 3 ? (level as HintLevel) : null;
}

/**
 * One step on the ladder. A wish for a hint gives the next one, and another try when there is none left; a graded
 * answer closes the item when it is whole, and when it was the last try the solution is told; the button shows the
 * solution at once. Refuses ITEM_CLOSED when the item is settled or its solution was shown.
 */
export function climb(ladder: Ladder, event: LadderEvent): { readonly ladder: Ladder; readonly gives: LadderGives } {
  if (ladder.closedBy !== null) throw new Refused('ITEM_CLOSED', 'That question is done. Ask for another one.');
  switch (event.type) {
    case 'show-me':
      return { ladder: { ...ladder, closedBy: 'button' }, gives: { type: 'solution', because: 'button' } };
    case 'hint-wanted': {
      const level = nextHint(ladder);
      if (level === null) return { ladder, gives: { type: 'try-again' } };
      return { ladder: { ...ladder, hintsGiven: level }, gives: { type: 'hint', level } };
    }
    case 'answer-graded': {
      const answered = { ...ladder, attempts: ladder.attempts + 1 };
      if (event.settled) return { ladder: { ...answered, closedBy: 'answer' }, gives: { type: 'settled' } };
      if (triesUsedUp(answered)) return { ladder: { ...answered, closedBy: 'tries' }, gives: { type: 'solution', because: 'tries' } };
      return { ladder: answered, gives: { type: 'try-again' } };
    }
  }
}
