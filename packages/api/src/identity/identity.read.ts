/** What other slices may know about a person. */
import { Refused } from '@lou/domain/kernel';
import type { Ctx, Deps } from '../deps.ts';
import { userById } from './users.table.ts';

/** The interests a user chose and the goals they wrote, joined with ', '; empty for an unknown user. */
export const learningGoalsOf = async (deps: Pick<Deps, 'sql'>, userId: string): Promise<string> => (await userById(deps.sql, userId))?.learning_goals ?? '';

/** How Lou addresses a user; null where no first name was given. */
export const firstNameOf = async (deps: Pick<Deps, 'sql'>, userId: string): Promise<string | null> => (await userById(deps.sql, userId))?.first_name ?? null;

export const unknownLearner = () => new Refused('LEARNER_UNKNOWN', 'This learner does not exist.', 'missing');

/** Refuses a user whom nobody is (404); the caller is somebody. */
export async function assertUser({ deps, caller }: Pick<Ctx, 'deps' | 'caller'>, userId: string): Promise<void> {
  if (userId !== caller?.userId && !(await userById(deps.sql, userId))) throw unknownLearner();
}
