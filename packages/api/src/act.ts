/** A caller doing something now: what every command of a learner has in common. */
import { localDayOf } from '@lou/domain/days';
import type { Decider } from '@lou/domain/kernel';
import type { Cause, Handled, HandleOptions } from '@lou/eventlog';
import type { Caller, Deps } from './deps.ts';

/** Who acts, when, and on which of their days. */
export interface Act {
  readonly learnerId: string;
  readonly cause: Cause;
  readonly atMs: number;
  readonly localDay: string;
  readonly timeZone: string;
}

/** A moment, and the local day that it belongs to where the learner is. */
export type Moment = Pick<Act, 'atMs' | 'localDay' | 'timeZone'>;

export function actOf(deps: Pick<Deps, 'clock'>, caller: Caller, correlationId: string): Act {
  const atMs = deps.clock.nowMs();
  const { userId, timeZone } = caller;
  return { learnerId: userId, cause: { actorId: userId, correlationId, timeZone }, atMs, localDay: localDayOf(atMs, timeZone), timeZone };
}

/** Runs a command of the acting learner with the act's clock. */
export function perform<Command, State>(
  deps: Pick<Deps, 'log'>,
  act: Act,
  rules: Decider<Command, State>,
  command: Command,
  options: Pick<HandleOptions, 'claims' | 'idempotencyKey'> = {},
): Promise<Handled<State>> {
  return deps.log.handle(act.learnerId, rules, command, { cause: act.cause, recordedAtMs: act.atMs, ...options });
}
