/** The time that a model has in a turn, however many calls, retries and repairs it takes. */
import type { CallLimits } from './call-model.ts';
import { ModelTrouble } from './trouble.ts';

export interface Deadline {
  /** Aborted when the time is up, with `slow`. */
  readonly signal: AbortSignal;
  /** False where a wait of so many milliseconds would end after it. */
  leaves(waitMs: number): boolean;
  /** The learner has a first sentence: from now on only the limit of the whole reply holds. */
  told(): void;
  /** Nothing more is asked of the model. */
  close(): void;
}

export interface TurnTime {
  readonly limits: Pick<CallLimits, 'firstMs' | 'wholeMs'>;
  /** When the turn began, by `now`. */
  readonly begun: number;
  readonly now: () => number;
}

/**
 * Both limits count from the turn's begin. Where nothing is told before the reply is whole, `told` is never called and
 * the first one holds to the end.
 */
export function openDeadline({ limits, begun, now }: TurnTime): Deadline {
  const stop = new AbortController();
  let at = 0;
  let timer: NodeJS.Timeout | undefined;
  const set = (afterMs: number, what: string) => {
    at = begun + afterMs;
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new ModelTrouble('slow', what)), Math.max(1, at - now()));
  };
  set(Math.min(limits.firstMs, limits.wholeMs), 'The provider did not say a sentence in time.');
  return {
    signal: stop.signal,
    leaves: (waitMs) => now() + waitMs < at,
    told: () => set(limits.wholeMs, 'The provider took too long.'),
    close: () => clearTimeout(timer),
  };
}
