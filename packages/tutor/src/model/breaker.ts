/** A circuit breaker: after some failures in a row a provider is left alone for a while, then asked once to see whether it is back. */

export interface Breaker {
  /** False while the provider is left alone; true for one call at a time when it is tried again. */
  allows(): boolean;
  succeeded(): void;
  /** `lasting` opens at once and for longer; `restMs` is what the provider asked for. */
  failed(how?: { readonly lasting?: boolean; readonly restMs?: number | undefined }): void;
  /** The call was neither: it was stopped, or what it said was the trouble. */
  leftOff(): void;
}

export interface BreakerLimits {
  /** Failures in a row that open it. */
  readonly failures: number;
  readonly restMs: number;
  /** After a failure that somebody has to put right. */
  readonly lastingRestMs: number;
}

/** `now` in milliseconds, of any beginning. */
export function createBreaker({ failures: most, restMs, lastingRestMs }: BreakerLimits, now: () => number): Breaker {
  let failures = 0;
  let restsUntil: number | null = null;
  let isTrying = false;
  return {
    allows() {
      if (restsUntil === null) return true;
      if (isTrying || now() < restsUntil) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      failures = 0;
      restsUntil = null;
      isTrying = false;
    },
    failed({ lasting = false, restMs: asked = 0 } = {}) {
      failures += 1;
      if (isTrying || lasting || failures >= most) restsUntil = now() + Math.max(lasting ? lastingRestMs : restMs, asked);
      isTrying = false;
    },
    leftOff() {
      isTrying = false;
    },
  };
}
