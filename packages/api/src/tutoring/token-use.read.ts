/** What a model has cost a learner, as the learner may see it. */
import type { Deps } from '../deps.ts';

/** On the latest day on which it cost anything; null where it never did. */
export async function tokenUseOf({ sql }: Pick<Deps, 'sql'>, userId: string): Promise<{ day: string; tokens: number } | null> {
  const [row] = await sql.query<{ day: string; tokens: string | number }>('select day, tokens from tutor_tokens where user_id = $1', [userId]);
  return row ? { day: row.day, tokens: Number(row.tokens) } : null;
}
