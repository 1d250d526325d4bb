/** Who may rest on being the only one who writes to a database. */
import type { Sql } from './sql.ts';

/** Every log that is open on a database, and what to tell each of them when company has left. */
const writers = new WeakMap<Sql, Set<{ readonly afterCompany: () => void }>>();

/**
 * Registers a log on this `Sql`. It is the sole writer while no other process can write there (the embedded database) and
 * no second log of this process is open on it. When the others have been closed, `afterCompany` is called: what was
 * remembered while they were there may be old.
 */
export function becomeWriter(sql: Sql, afterCompany: () => void): { readonly isSole: () => boolean; readonly end: () => void } {
  const here = writers.get(sql) ?? new Set();
  writers.set(sql, here);
  const me = { afterCompany };
  here.add(me);
  return {
    isSole: () => sql.soleWriter && here.size === 1,
    end: () => {
      here.delete(me);
      if (here.size === 1) for (const left of here) left.afterCompany();
    },
  };
}
