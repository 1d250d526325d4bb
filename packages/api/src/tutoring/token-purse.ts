/**
 * What a model may still cost a learner today. One row a learner, counted in the database, so that several server processes
 * share it; what a process set aside and never settled, because it ended, counts as used. Source: running.md, AI_DAILY_TOKENS_PER_LEARNER.
 */
import type { TokenPurse } from '@lou/tutor/ports';
import type { Act } from '../act.ts';
import type { Deps } from '../deps.ts';

/** The purse of the acting learner, on the act's day. */
export function purseOf({ sql, settings }: Pick<Deps, 'sql' | 'settings'>, { learnerId, localDay }: Act): TokenPurse {
  const limit = settings.tokensPerDay;
  /** The day that was counted on: a learner's days never go back. */
  let day = localDay;
  return {
    async reserve(tokens) {
      if (tokens > limit) return false;
      const [row] = await sql.query<{ day: string }>(
        `insert into tutor_tokens as t (user_id, day, tokens) values ($1, $2, $3)
         on conflict (user_id) do update set
           day = greatest(t.day, excluded.day),
           tokens = excluded.tokens + case when excluded.day > t.day then 0 else t.tokens end
         where excluded.tokens + case when excluded.day > t.day then 0 else t.tokens end <= $4
         returning t.day`,
        [learnerId, localDay, tokens, limit],
      );
      if (row) day = row.day;
      return row !== undefined;
    },
    async settle(reserved, counted) {
      const used = Number.isSafeInteger(counted) && counted >= 0 ? counted : reserved;
      await sql.query('update tutor_tokens set tokens = greatest(0, tokens + $3::bigint - $4::bigint) where user_id = $1 and day = $2', [
        learnerId,
        day,
        used,
        reserved,
      ]);
    },
  };
}
