/** Folded states of one learner, all at one version of the stream. */
import { type AnyFactType, type RecordedFact, Refused } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';

/** What can be folded: a view, a decider, a policy. */
export interface Fold {
  readonly name: string;
  readonly listensTo: readonly AnyFactType[];
  readonly initial: unknown;
  readonly evolve: (state: never, fact: RecordedFact) => unknown;
}

/** A rule (decider or policy) must not pass over a fact that it cannot read; a view may. */
export interface Folded {
  readonly fold: Fold;
  readonly isRule: boolean;
}

/** Immutable: whoever has one may keep it while the learner goes on. */
export interface Standing {
  readonly version: number;
  readonly states: ReadonlyMap<Fold, unknown>;
}

/** In the place of a state that could not be folded: it breaks those who ask for it, and nobody else. */
class Broken {
  readonly reason: unknown;
  constructor(reason: unknown) {
    this.reason = reason;
  }
}

/** The state of a fold; throws what broke it, where something did. The fold must stand there. */
export function stateOf<State>({ states }: Standing, fold: Fold): State {
  const state = states.get(fold);
  if (state instanceof Broken) throw state.reason;
  return state as State;
}

/** False for a state that could not be folded: it is not worth a snapshot. */
export const isWhole = (state: unknown): boolean => !(state instanceof Broken);

/** One fold, taken over the facts it listens to that come after `version`. */
export function advance({ fold, isRule }: Folded, from: unknown, version: number, facts: readonly RecordedFact[], catalogue: Catalogue): unknown {
  if (from instanceof Broken) return from;
  const heard = typesOf(fold);
  let state = from;
  try {
    for (const fact of facts) {
      if (fact.version <= version || !heard.has(fact.type)) continue;
      if (isRule && !catalogue.canRead(fact)) throw unreadable();
      if (!isRule && !catalogue.canReadOrWrote(fact)) continue;
      state = fold.evolve(state as never, fact);
    }
    return state;
  } catch (error) {
    return new Broken(error);
  }
}

const unreadable = (): Refused =>
  new Refused('FACT_UNREADABLE', 'Something was recorded by a newer version of Lou. Please try again in a moment.', 'unavailable');

const typesByFold = new WeakMap<Fold, ReadonlySet<string>>();

/** The names of the types that a fold listens to. */
export function typesOf(fold: Fold): ReadonlySet<string> {
  const known = typesByFold.get(fold);
  if (known) return known;
  const types = new Set(fold.listensTo.map(({ type }) => type));
  typesByFold.set(fold, types);
  return types;
}
