/**
 * The hint ladder of Lou's open question, as far as it is known here: a nudge, a pointer to the page, one worked step, then
 * the solution. The server says the level with each hint by button; what happened unseen is not guessed. Pure.
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

const fresh = (itemId: string): KnownLadder => ({ itemId, given: 0, triesLeft: null });

/** Moves that leave an open question as it is. */
const aside = new Set(['explain', 'small-talk', 'quiz', 'report', 'admit', 'redirect', 'care']);

/** After a reply. A question that was not open before stands at the foot; an answer to the open one may have brought a hint along. */
export function afterReply(ladder: KnownLadder | null, { openItemId, move }: Pick<Reply, 'openItemId' | 'move'>): KnownLadder | null {
  if (openItemId === null) return null;
  if (ladder?.itemId !== openItemId) return fresh(openItemId);
  if (aside.has(move)) return ladder;
  if (move === 'hint' && ladder.given !== null) return { ...ladder, given: Math.min(rungs.length, ladder.given + 1), triesLeft: null };
  return { ...ladder, given: null, triesLeft: null };
}

/** After a hint by button. Level 0: there was no further one. */
export function afterHint({ itemId, level, triesLeft }: Pick<ServerMessage & { type: 'hint' }, 'itemId' | 'level' | 'triesLeft'>): KnownLadder | null {
  if (level > rungs.length) return null;
  return { itemId, given: level === 0 ? rungs.length : level, triesLeft };
}

/** From the transcript, or from what came after it was last read. */
export function afterLoading(
  ladder: KnownLadder | null,
  { openItemId, messages }: Pick<SessionDetail, 'openItemId' | 'messages'>,
  isWhole: boolean,
): KnownLadder | null {
  if (openItemId === null) return null;
  if (ladder?.itemId === openItemId && !messages.some(isOfATurn)) return ladder;
  const [first, ...rest] = messages;
  const onlyHelped = isWhole && first?.move === 'welcome' && rest.every((one) => one.move === 'hint' && !isOfATurn(one));
  return onlyHelped ? { ...fresh(openItemId), given: rest.length } : { itemId: openItemId, given: null, triesLeft: null };
}

const isOfATurn = ({ turnId }: ChatMessage): boolean => turnId !== null;

/** Whether 'Hint please' can give one. */
export const hintIsLeft = (ladder: KnownLadder | null): boolean => ladder?.given !== rungs.length;

/** Where the ladder stands, in one line. */
export function ladderLine({ given }: KnownLadder): string {
  if (given === null || given === 0) return 'Hints: a nudge, a pointer, a worked step';
  const next = rungs[given];
  return next
    ? `${given} of ${rungs.length} hints given. Next: ${next.charAt(0).toLowerCase()}${next.slice(1)}`
    : 'All 3 hints given. “Show me” tells the solution';
}
