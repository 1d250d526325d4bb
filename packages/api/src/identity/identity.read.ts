/** What other slices may know about a person. */
import type { Deps } from '../deps.ts';
import { userById } from './users.table.ts';

/** The interests a user chose, joined with ', '; empty for an unknown user. */
export const learningGoalsOf = async (deps: Pick<Deps, 'sql'>, userId: string): Promise<string> => (await userById(deps.sql, userId))?.learning_goals ?? '';

/** How Lou addresses a user; null where no first name was given. */
export const firstNameOf = async (deps: Pick<Deps, 'sql'>, userId: string): Promise<string | null> => (await userById(deps.sql, userId))?.first_name ?? null;

/** Whether there is such a user. */
export const isUser = async (deps: Pick<Deps, 'sql'>, userId: string): Promise<boolean> => (await userById(deps.sql, userId)) !== undefined;
