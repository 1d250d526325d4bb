/** Tells the demo's stories into an empty Lou, in the order of time, so that the log reads as if it had happened. Source: running.md, DEMO. */
import type { Deps } from '@lou/api/deps';
import { makeAccount } from '@lou/api/identity/accounts';
import { planStories } from './plan.ts';
import { type Person, type Teller, tellerOf } from './storied-deps.ts';
import type { Story } from './story.ts';
import { tellSitting } from './tell-sitting.ts';

export interface DemoOptions {
  readonly stories: readonly Story[];
  /** What every person of the demo signs in with. */
  readonly password: string;
  /** Ends the telling before the next sitting. */
  readonly signal?: AbortSignal;
  /** Told after each sitting. */
  readonly onProgress?: (told: Told) => void;
}

export interface Told {
  readonly people: number;
  readonly sittings: number;
  /** Sittings that there are to tell. */
  readonly planned: number;
}

/** A person signs up this long before their first sitting, in seconds. */
const SIGN_UP_SECONDS = 150;

/**
 * Makes the people and plays their sittings through the commands that the calls use; sittings that would not be over by now are
 * left out. Throws at the first one that cannot be told, naming it, and where a username is taken.
 */
export async function tellDemo(deps: Deps, { stories, password, signal, onProgress }: DemoOptions): Promise<Told> {
  const planned = planStories(stories, deps.clock.nowMs());
  const people = new Map<string, { readonly teller: Teller; readonly person: Person }>();
  let told: Told = { people: 0, sittings: 0, planned: planned.length };
  for (const { story, sitting, number, startsAtMs } of planned) {
    if (signal?.aborted) break;
    const { username } = story;
    try {
      const known = people.get(username) ?? (await signUp(deps, story, password, startsAtMs));
      people.set(username, known);
      known.teller.goTo(startsAtMs);
      await tellSitting(known.teller, known.person, sitting);
    } catch (error) {
      throw new Error(`The demo stopped in the story of ${username}, at sitting ${number}.`, { cause: error });
    }
    told = { ...told, people: people.size, sittings: told.sittings + 1 };
    onProgress?.(told);
  }
  return told;
}

async function signUp(deps: Deps, { username, person }: Story, password: string, firstSittingMs: number) {
  const teller = tellerOf(deps, username);
  teller.goTo(firstSittingMs - 1_000 * SIGN_UP_SECONDS);
  const { firstName, lastName, role, timeZone, interests } = person;
  const account = { username, password, firstName, lastName, role, timeZone, email: `${username}@example.org`, passwordGenerated: false };
  const { id } = await makeAccount(teller.deps, { ...account, learningGoals: interests.join(', ') }, teller.deps.ids.random());
  return { teller, person: { userId: id, role, timeZone } };
}
