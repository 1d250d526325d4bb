/** Accounts as rows. Every change that others depend on leaves a thin fact in the same transaction (accounts.ts). */
import type { User } from '@lou/contract/identity';
import { FIRST_PREFERENCES, type Preferences } from '@lou/contract/preferences';
import type { Role } from '@lou/domain/shapes';
import type { SqlRunner } from '@lou/eventlog';

/** What a user set; what they never touched is not there. */
export interface KeptSettings extends Partial<Preferences> {
  /** The time zone was chosen, and is not the browser's: signing in elsewhere leaves it. */
  readonly timeZoneChosen?: boolean;
}

export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: Role;
  readonly learning_goals: string;
  readonly password_hash: string;
  readonly password_generated: boolean;
  /** A generated one that its owner was told, by whoever runs this Lou. */
  readonly password_handed_over: boolean;
  readonly is_active: boolean;
  readonly time_zone: string;
  readonly settings: KeptSettings;
  readonly created_at: Date;
}

const columns =
  'id, username, email, first_name, last_name, role, learning_goals, password_hash, password_generated, password_handed_over, is_active, time_zone, settings, created_at';

export async function insertUser(sql: SqlRunner, user: UserRow): Promise<void> {
  await sql.query(`insert into users (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::text::jsonb, $14)`, [
    user.id,
    user.username,
    user.email,
    user.first_name,
    user.last_name,
    user.role,
    user.learning_goals,
    user.password_hash,
    user.password_generated,
    user.password_handed_over,
    user.is_active,
    user.time_zone,
    JSON.stringify(user.settings),
    user.created_at,
  ]);
}

export async function userById(sql: SqlRunner, id: string): Promise<UserRow | undefined> {
  const [row] = await sql.query<UserRow>(`select ${columns} from users where id = $1`, [id]);
  return row;
}

/**
 * By username, else by e-mail; letters' case does not matter. A username has no @, so the two never clash. As it was typed
 * first (accounts from before names were normalised are kept so), then as names are kept now.
 */
export async function userByName(sql: SqlRunner, name: string): Promise<UserRow | undefined> {
  for (const form of new Set([name, name.normalize('NFC'), name.normalize('NFKC')])) {
    const column = form.includes('@') ? 'email' : 'username';
    const [row] = await sql.query<UserRow>(`select ${columns} from users where lower(${column}) = lower($1)`, [form]);
    if (row) return row;
  }
  return undefined;
}

export async function countAdmins(sql: SqlRunner): Promise<number> {
  const [row] = await sql.query<{ admins: number }>(`select count(*)::int as admins from users where role = 'admin' and is_active`);
  return row?.admins ?? 0;
}

/** True for the one admin that is left. Admins stay what they are until the transaction ends, so that two of them cannot both go. */
export async function isOnlyAdmin(tx: SqlRunner, userId: string): Promise<boolean> {
  const admins = await tx.query<{ id: string }>(`select id from users where role = 'admin' and is_active order by id for update`);
  return admins.length === 1 && admins[0]?.id === userId;
}

/** `handedOver`: generated, and told to its owner; else they chose it. */
export async function setPassword(sql: SqlRunner, userId: string, passwordHash: string, handedOver: boolean): Promise<void> {
  await sql.query('update users set password_hash = $2, password_generated = $3, password_handed_over = $3 where id = $1', [userId, passwordHash, handedOver]);
}

export async function setTimeZone(sql: SqlRunner, userId: string, timeZone: string): Promise<void> {
  await sql.query('update users set time_zone = $2 where id = $1 and time_zone <> $2', [userId, timeZone]);
}

/** The row, which nobody else changes until the transaction ends. */
export async function lockUser(tx: SqlRunner, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.query<UserRow>(`select ${columns} from users where id = $1 for update`, [id]);
  return row;
}

type Changeable = Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'learning_goals' | 'time_zone' | 'settings'>;

/** What a user may change about themselves. */
export async function updateUser(tx: SqlRunner, id: string, to: Changeable): Promise<void> {
  await tx.query(
    'update users set first_name = $2, last_name = $3, email = $4, learning_goals = $5, time_zone = $6, settings = $7::text::jsonb where id = $1',
    [id, to.first_name, to.last_name, to.email, to.learning_goals, to.time_zone, JSON.stringify(to.settings)],
  );
}

export async function deleteUserRow(tx: SqlRunner, id: string): Promise<void> {
  await tx.query('delete from users where id = $1', [id]);
}

/** What the user set, and the beginning for the rest. */
export const preferencesOf = ({ timeZoneChosen: _, ...set }: KeptSettings): Preferences => ({ ...FIRST_PREFERENCES, ...set });

/** A row as the wire shows it: without the password. */
export function asUser(row: UserRow): User {
  const { theme, motion, gamification, reminders, singleKeys } = preferencesOf(row.settings);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    learningGoals: row.learning_goals,
    passwordGenerated: row.password_generated,
    passwordHandedOver: row.password_handed_over,
    timeZone: row.time_zone,
    createdAt: row.created_at.toISOString(),
    theme,
    motion,
    gamification,
    reminders,
    singleKeys,
  };
}
