/** How the provider has fared of late: whether it is asked at all, and what is told of it when that changes. */

import { createBreaker } from './breaker.ts';
import type { Worded } from './say-with-model.ts';
import { isLasting, isOfTheReply, type ModelTrouble, type TroubleKind } from './trouble.ts';

/** Nothing in it is secret or was said by a learner. */
export type ModelNews = { readonly type: 'failing'; readonly kind: TroubleKind; readonly message: string } | { readonly type: 'back' };

export interface RestLimits {
  /** Failures in a row after which it rests. */
  readonly failuresToRest: number;
  readonly restMs: number;
  /** After what somebody has to put right. */
  readonly lastingRestMs: number;
}

export interface Watch {
  /** False while it rests. */
  allows(): boolean;
  /** After each turn that was for it. */
  heard(worded: Worded): void;
  /** The turn was stopped: nothing is known of the provider by it. */
  leftOff(): void;
}

/** Reports once when the model begins to fail, again when it fails in another way, and when it is back. */
export function createWatch({ failuresToRest: failures, restMs, lastingRestMs }: RestLimits, now: () => number, report: (news: ModelNews) => void): Watch {
  const breaker = createBreaker({ failures, restMs, lastingRestMs }, now);
  let failing: TroubleKind | null = null;
  const notice = ({ kind, message }: Pick<ModelTrouble, 'kind' | 'message'>): void => {
    if (failing !== kind) report({ type: 'failing', kind, message });
    failing = kind;
  };
  return {
    allows: () => breaker.allows(),
    leftOff: () => breaker.leftOff(),
    heard({ trouble, calls, handedOver }) {
      if (trouble && !isOfTheReply(trouble)) {
        breaker.failed({ lasting: isLasting(trouble), restMs: trouble.retryAfterMs });
        notice(trouble);
      } else if (handedOver === 'empty') {
        breaker.succeeded();
        notice({ kind: 'empty', message: 'The model answered without a word.' });
      } else if (calls === 0 || handedOver === 'budget') breaker.leftOff();
      else {
        breaker.succeeded();
        if (failing) report({ type: 'back' });
        failing = null;
      }
    },
  };
}
