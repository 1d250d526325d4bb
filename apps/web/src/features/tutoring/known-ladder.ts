/**
 * The hint ladder of Lou's open question, as far as it is known here: a nudge, a pointer to the page, one worked step, then
 * the solution. The server says where it stands with each reply, each hint and the transcript; nothing is guessed. Pure.
 */
import type { ServerMessage } from '@lou/contract/socket';
import type { ChatMessage, SessionDetail } from '@lou/contract/tutoring';

export const rungs = ['A nudge', 'A pointer to the page', 'One worked step'] as const;

export interface KnownLadder {
  readonly itemId: string;
  /** Hints given to this question, 0 to 3; null where it is not known. */
  readonly given: number | null;
  /** Graded answers that are left before Lou tells the solution; null where it is not known. */
  readonly triesLeft: number | null;
}

type Reply = ServerMessage & { type: 'text_response' | 'voice_response' };

/** After a reply, which says how far the learner is with the question that is open by then. */
export const afterReply = ({ openItemId, hintsGiven = null, triesLeft = null }: Pick<Reply, 'openItemId' | 'hintsGiven' | 'triesLeft'>): KnownLadder | null =>
  openItemId === null ? null : { itemId: openItemId, given: hintsGiven, triesLeft };

/** After a hint by button. Level 0: there was no further one. */
export function afterHint({ itemId, level, triesLeft }: Pick<ServerMessage & { type: 'hint' }, 'itemId' | 'level' | 'triesLeft'>): KnownLadder | null {
  if (level > rungs.length) return null;
  return { itemId, given: level === 0 ? rungs.length : level, triesLeft };
}

/** From the transcript, or from what came after it was last read. It may have been asked for before a hint was heard: to the same question there are never fewer. */
export function afterLoading(ladder: KnownLadder | null, detail: SessionDetail): KnownLadder | null {
  const told = afterReply(detail);
  if (told?.itemId !== ladder?.itemId || detail.messages.some(isOfATurn)) return told;
  return (told?.given ?? 0) >= (ladder?.given ?? 0) ? told : ladder;
}

const isOfATurn = ({ turnId }: ChatMessage): boolean => turnId !== null;

/** Whether 'Hint please' can give one. */
export const hintIsLeft = (ladder: KnownLadder | null): boolean => ladder?.given !== rungs.length;

/** Where the ladder stands, in one line. */
export function ladderLine({ given }: KnownLadder): string {
  if (given === null || given === 0) return 'Hints: a nudge, a pointer, a worked step, then the solution';
  const next = rungs[given];
  return next
    ? `${given} of ${rungs.length} hints given, then the solution. Next: ${next.charAt(0).toLowerCase()}${next.slice(1)}`
    : 'All 3 hints given. “Show me” tells the solution';
}
