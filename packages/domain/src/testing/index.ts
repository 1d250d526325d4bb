/** For tests: facts as if they had happened, and the three questions to a decider: what it does, what it refuses, when it stays quiet. */
import { type Decider, type FactMeta, fold, type LearnerView, learnerStream, type NewFact, type Policy, type RecordedFact, Refused } from '../kernel.ts';

export { manySessions } from './many-sessions.ts';

/** Monday, 5 January 2026, 09:00 UTC: where every test's clock begins. */
export const MONDAY_9AM_MS = Date.UTC(2026, 0, 5, 9);

const meta: FactMeta = { actorId: 'ada', correlationId: 'c1', appVersion: 'test' };

/** Facts as the log would keep them: one stream, versions from 1, a minute apart unless `everyMs` says otherwise. */
export function recorded(
  facts: readonly NewFact[],
  options: { learnerId?: string; fromMs?: number; everyMs?: number; timeZone?: string } = {},
): RecordedFact[] {
  const { learnerId = 'ada', fromMs = MONDAY_9AM_MS, everyMs = 60_000, timeZone } = options;
  return facts.map((fact, index) => ({
    id: `f${index + 1}`,
    stream: learnerStream(learnerId),
    version: index + 1,
    type: fact.type,
    data: fact.data,
    meta: { ...meta, ...(timeZone && { timeZone }) },
    recordedAtMs: fromMs + index * everyMs,
  }));
}

/** `given(decider, facts).when(command)` answers the new facts; `.refuses(command)` answers the refusal. */
export function given<Command, State>(rules: Decider<Command, State>, facts: readonly NewFact[] = []) {
  const state = fold(rules, recorded(facts));
  return {
    when: (command: Command): readonly NewFact[] => rules.decide(command, state),
    refuses: (command: Command): Refused => {
      try {
        rules.decide(command, state);
      } catch (error) {
        if (error instanceof Refused) return error;
        throw error;
      }
      throw new Error('The decider refused nothing.');
    },
  };
}

/** What a policy adds to new facts, after a history. */
export const reaction = <State>(rules: Policy<State>, history: readonly NewFact[], newFacts: readonly NewFact[], atMs = MONDAY_9AM_MS): readonly NewFact[] =>
  rules.react(newFacts, fold(rules, recorded(history)), atMs);

/** The state of a view after facts. */
export const viewed = <State>(view: LearnerView<State>, facts: readonly NewFact[], options?: Parameters<typeof recorded>[1]): State =>
  fold(view, recorded(facts, options));

/**
 * Throws unless a view is a fold: replaying gives the same, any split into two batches gives the same, states are plain
 * JSON, and no state that was handed out changes afterwards.
 */
export function assertIsFold<State>(view: LearnerView<State>, facts: readonly RecordedFact[]): void {
  const whole = JSON.stringify(fold(view, facts));
  for (let cut = 0; cut <= facts.length; cut += 1) {
    const first = fold(view, facts.slice(0, cut));
    const kept = JSON.stringify(first);
    const second = JSON.stringify(fold(view, facts.slice(cut), JSON.parse(kept) as State));
    if (second !== whole) throw new Error(`${view.name}: cut at ${cut} gives\n${second}\ninstead of\n${whole}`);
    fold(view, facts.slice(cut), first);
    if (JSON.stringify(first) !== kept) throw new Error(`${view.name}: a state was changed after it was handed out (cut at ${cut})`);
  }
}

/** A clock that stands still until it is told. */
export function fixedClock(startMs = MONDAY_9AM_MS) {
  let atMs = startMs;
  return {
    nowMs: () => atMs,
    /** Moves on by so many milliseconds. */
    pass: (milliseconds: number) => {
      atMs += milliseconds;
    },
    set: (milliseconds: number) => {
      atMs = milliseconds;
    },
  };
}
