/** Small things that a tab keeps over a reload: a draft, a half-filled form. Never a password; gone with the tab, and with signing out. */
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

/** Everything that was kept, of whoever was here. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // there was nothing
  }
}
