/** Small things that a tab keeps over a reload: a draft, a half-filled form. Never a password that somebody chose; gone with the tab, and with signing out. */
const PREFIX = 'lou.here.';

/** What was kept under a name, or null; also where storage is shut or holds something else. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it where it is null. Where storage is shut it lives as long as the page. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // not kept
  }
}

/** What is kept of people begins so, in the tab (drafts) and on the device (`lou.chat.`, `lou.opened.`). */
const OF_PEOPLE = 'lou.';

/** Everything that was kept of whoever was here: the next one at this desk finds none of it. Their look goes with them in OwnLook. */
export function forgetAll(): void {
  forgetTab();
  forgetIn(() => localStorage);
}

/** What this tab kept; what the device keeps for each user stays. */
export const forgetTab = (): void => forgetIn(() => sessionStorage);

/** Where storage is shut even asking for it throws. */
function forgetIn(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const name of Object.keys(kept)) if (name.startsWith(OF_PEOPLE)) kept.removeItem(name);
  } catch {
    // there was nothing
  }
}
