/** How long things last in a session. Imports nothing, so that a browser can have it without the rest of the domain. */

/** Without activity for so long a session is over. Source: server-decisions.md 'A session's life'. */
export const IDLE_LIMIT_MS = 24 * 60 * 60_000;

/** A day without activity has ended a session: for the rules, the lists and the counts alike. */
export const isIdle = ({ lastActivityMs }: { readonly lastActivityMs: number }, atMs: number): boolean => atMs - lastActivityMs >= IDLE_LIMIT_MS;

/** A pause between two things in a session that is longer than this counts as this long. Source: server-decisions.md 'A session's life'. */
export const LONGEST_GAP_MS = 5 * 60_000;

/** How long a turn may take before its lease runs out and the learner may ask again. */
export const TURN_LEASE_MS = 60_000;
