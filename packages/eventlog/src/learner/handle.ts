/** How a command of one learner is carried out: fold, decide, let the policies add, append, and once more where somebody was faster. */
import { type Decider, learnerStream, type NewFact, type Policy, type RecordedFact, Refused } from '@lou/domain/kernel';
import type { AppendRequest, AppendVerdict, Handled, HandleOptions } from '../log.ts';
import type { Learners } from './learners.ts';
import { type Folded, type Standing, stateOf } from './standing.ts';

/** How often a command is decided anew because other processes wrote to the same learner. */
const TRIES = 5;

/** The pause before the next try, twice as long each time: long enough for the other process to finish what it is doing to this learner. */
const FIRST_PAUSE_MS = 10;

// biome-ignore lint/suspicious/noExplicitAny: a policy of any state; State is both given and taken
export type AnyPolicy = Policy<any>;

export interface HandleTools {
  readonly learners: Learners;
  readonly policies: readonly AnyPolicy[];
  readonly nowMs: () => number;
  readonly append: (request: AppendRequest) => Promise<AppendVerdict>;
  /** The facts of an append that used this idempotency key. */
  readonly factsOfKey: (key: string) => Promise<readonly RecordedFact[] | undefined>;
}

/**
 * Carries commands out, those of one learner in this process one after another. What it remembers of a learner may be
 * behind other processes: an append says so by a conflict, and a refusal or silence is believed only when it was decided
 * on the newest facts. The refusals are those of EventLog.handle.
 */
export function commandHandler({ learners, policies, nowMs, append, factsOfKey }: HandleTools) {
  const turns = new Map<string, Promise<unknown>>();

  return async function handle<Command, State>(
    learnerId: string,
    decider: Decider<Command, State>,
    command: Command,
    options: HandleOptions,
  ): Promise<Handled<State>> {
    const stream = learnerStream(learnerId);
    const before = turns.get(stream);
    const mine = (before ?? Promise.resolve()).then(() => handleNow(stream, decider, command, options));
    const settled = mine.catch(() => undefined);
    turns.set(stream, settled);
    void settled.then(() => turns.get(stream) === settled && turns.delete(stream));
    return mine;
  };

  async function handleNow<Command, State>(
    stream: string,
    decider: Decider<Command, State>,
    command: Command,
    options: HandleOptions,
  ): Promise<Handled<State>> {
    const wanted: Folded[] = [decider, ...policies].map((fold) => ({ fold: fold as Folded['fold'], isRule: true }));
    const remembered = learners.remembered(stream, wanted);
    let standing = remembered ?? (await learners.current(stream, wanted));
    let isNewest = !remembered;
    const atMs = options.recordedAtMs ?? nowMs();

    for (let tries = 0; tries < TRIES; ) {
      const decided = decide(decider, command, standing, { atMs, timeZone: options.cause.timeZone });
      const decidedOn = () => stateOf<State>(standing, decider as Folded['fold']);
      if (decided.facts.length > 0) {
        const verdict = await append({ ...options, stream, expectedVersion: standing.version, facts: decided.facts, recordedAtMs: atMs });
        if (verdict.ok) return { facts: verdict.facts, version: verdict.facts.at(-1)?.version ?? standing.version, decidedOn: decidedOn() };
        refuseUnlessConflict(verdict);
        await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tries));
        tries += 1;
      } else if (isNewest) {
        const first = options.idempotencyKey && (await factsOfKey(options.idempotencyKey));
        if (first) return { facts: first, version: first.at(-1)?.version ?? standing.version, decidedOn: decidedOn() };
        if (decided.refusal) throw decided.refusal;
        return { facts: [], version: standing.version, decidedOn: decidedOn() };
      }
      standing = await learners.current(stream, wanted);
      isNewest = true;
    }
    throw new Refused('BUSY', 'Too much is happening at once. Please try again.', 'conflict');
  }

  function decide<Command, State>(decider: Decider<Command, State>, command: Command, standing: Standing, { atMs, timeZone }: When): Decided {
    let facts: readonly NewFact[];
    try {
      facts = decider.decide(command, stateOf<State>(standing, decider as Folded['fold']));
    } catch (error) {
      if (error instanceof Refused) return { facts: [], refusal: error };
      throw error;
    }
    if (facts.length === 0) return { facts };
    const all = [...facts];
    for (const policy of policies) all.push(...policy.react(all, stateOf(standing, policy as Folded['fold']), atMs, timeZone));
    return { facts: all };
  }
}

/** The clock of a command, and the zone of whoever gave it. */
interface When {
  readonly atMs: number;
  readonly timeZone: string | undefined;
}

interface Decided {
  readonly facts: readonly NewFact[];
  readonly refusal?: Refused;
}

function refuseUnlessConflict(verdict: Extract<AppendVerdict, { ok: false }>): void {
  if (verdict.reason === 'claim-taken') throw new Refused('CLAIM_TAKEN', 'This belongs to somebody else.', 'conflict');
  if (verdict.reason === 'erased') throw new Refused('LEARNER_ERASED', 'This account does not exist any more.', 'missing');
}
