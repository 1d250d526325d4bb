/** Accounts as rows. Every change that others depend on leaves a thin fact in the same transaction (accounts.ts). */
import type { User } from '@lou/contract/identity';
import type { Role } from '@lou/domain/shapes';
import type { SqlRunner } from '@lou/eventlog';

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
  readonly is_active: boolean;
  readonly time_zone: string;
  readonly created_at: Date;
}

const columns = 'id, username, email, first_name, last_name, role, learning_goals, password_hash, password_generated, is_active, time_zone, created_at';

export async function insertUser(sql: SqlRunner, user: UserRow): Promise<void> {
  await sql.query(`insert into users (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`, [
    user.id,
    user.username,
    user.email,
    user.first_name,
    user.last_name,
    user.role,
    user.learning_goals,
    user.password_hash,
    user.password_generated,
    user.is_active,
    user.time_zone,
    user.created_at,
  ]);
}

export async function userById(sql: SqlRunner, id: string): Promise<UserRow | undefined> {
  const [row] = await sql.query<UserRow>(`select ${columns} from users where id = $1`, [id]);
  return row;
}

/** By username, else by e-mail; letters' case does not matter. A username has no @, so the two never clash. */
export async function userByName(sql: SqlRunner, name: string): Promise<UserRow | undefined> {
  const column = name.includes('@') ? 'email' : 'username';
  const [row] = await sql.query<UserRow>(`select ${columns} from users where lower(${column}) = lower($1)`, [name]);
  return row;
}

export async function countAdmins(sql: SqlRunner): Promise<number> {
  const [row] = await sql.query<{ admins: number }>(`select count(*)::int as admins from users where role = 'admin' and is_active`);
  return row?.admins ?? 0;
}

export async function setPassword(sql: SqlRunner, userId: string, passwordHash: string, generated: boolean): Promise<void> {
  await sql.query('update users set password_hash = $2, password_generated = $3 where id = $1', [userId, passwordHash, generated]);
}

export async function setTimeZone(sql: SqlRunner, userId: string, timeZone: string): Promise<void> {
  await sql.query('update users set time_zone = $2 where id = $1 and time_zone <> $2', [userId, timeZone]);
}

/** A row as the wire shows it: without the password. */
export const asUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  learningGoals: row.learning_goals,
  passwordGenerated: row.password_generated,
  timeZone: row.time_zone,
  createdAt: row.created_at.toISOString(),
});
