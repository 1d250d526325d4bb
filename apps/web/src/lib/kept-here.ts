/**
 * Small things that outlive a reload: in the tab (a draft, a half-filled form), or on the device for each user (which chat, what was
 * opened). Never a password that somebody chose; gone with signing out, those of the tab with the tab.
 */

/** What is kept of people begins so. */
const OF_PEOPLE = 'lou.';

/** Keeping things in a storage under names of ours. Where it is shut, even to who only asks for it, nothing is kept and nothing breaks. */
const keptIn = (storage: () => Storage, prefix: string) => ({
  /** What was kept under a name, or null; also where it holds something else. */
  recall(name: string): unknown {
    try {
      return JSON.parse(storage().getItem(prefix + name) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Keeps a value, or forgets it where it is null. */
  keep(name: string, value: unknown): void {
    try {
      if (value === null) storage().removeItem(prefix + name);
      else storage().setItem(prefix + name, JSON.stringify(value));
    } catch {
      // it lives as long as the page
    }
  },
});

/** In this tab. */
export const { keep, recall } = keptIn(() => sessionStorage, `${OF_PEOPLE}here.`);

/** On this device, for all its tabs: a user's id belongs into the name. */
export const { keep: keepOnDevice, recall: recallOnDevice } = keptIn(() => localStorage, OF_PEOPLE);

/** Everything that was kept of whoever was here: the next one at this desk finds none of it. Their look goes with them in OwnLook. */
export function forgetAll(): void {
  forgetTab();
  forgetIn(() => localStorage);
}

/** What this tab kept; what the device keeps for each user stays. */
export const forgetTab = (): void => forgetIn(() => sessionStorage);

function forgetIn(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const name of Object.keys(kept)) if (name.startsWith(OF_PEOPLE)) kept.removeItem(name);
  } catch {
    // there was nothing
  }
}
