/** Lou as a person of a story meets it: with the story's clock and ids, and with the brain that costs nothing. */
import { createHash } from 'node:crypto';
import type { Caller, Ctx, Deps } from '@lou/api/deps';
import { hashOf } from '@lou/domain/hash';
import { chanceFrom } from '@lou/tutor/chance';

/** A person on the way through their story. */
export interface Teller {
  readonly deps: Deps;
  readonly username: string;
  nowMs(): number;
  /** Lets some time pass, from so many seconds to so many. */
  pass(fromSeconds: number, toSeconds: number): void;
  /** Goes on at a moment; never back. */
  goTo(atMs: number): void;
  /** A number from 0 up to 1, the same in every telling. */
  chance(): number;
}

/**
 * Ids are made of the username and a count, so that each telling makes the same sessions and Lou, who chooses by the turn's id,
 * says the same. A model is given nothing to spend: the embedded tutor says everything, also where a provider is set.
 */
export function tellerOf(deps: Deps, username: string): Teller {
  let atMs = 0;
  let count = 0;
  const chance = chanceFrom(hashOf(username));
  const clock = { nowMs: () => atMs };
  const ids = { ordered: deps.ids.ordered, random: () => idOf(`${username}/${++count}`) };
  return {
    deps: { ...deps, clock, ids, aloneSinceMs: undefined, settings: { ...deps.settings, tokensPerDay: 0 } },
    username,
    nowMs: clock.nowMs,
    chance,
    pass(fromSeconds, toSeconds) {
      atMs += Math.round(1_000 * (fromSeconds + chance() * (toSeconds - fromSeconds)));
    },
    goTo(nextMs) {
      atMs = Math.max(atMs, nextMs);
    },
  };
}

/** In the form of a UUIDv4. */
function idOf(name: string): string {
  const bytes = createHash('sha256').update(`lou demo ${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Who acts in a story. */
export type Person = Pick<Caller, 'userId' | 'role' | 'timeZone'>;

/** A request of that person's, as the procedures see it; there is no browser behind it. */
export function contextOf(deps: Deps, person: Person): Ctx {
  const caller: Caller = { ...person, signInId: 'demo' };
  return {
    deps,
    caller,
    correlationId: deps.ids.random(),
    door: { sessionId: null, open: () => undefined, close: () => undefined },
    pageOf: null,
    isStillSignedIn: async () => true,
    address: 'demo',
    device: 'demo',
  };
}
