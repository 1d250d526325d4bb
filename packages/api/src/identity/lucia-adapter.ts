/**
 * lucia behind our own adapter (decision: docs/decisions, lucia). The database knows only the SHA-256 of a session id, so
 * a stolen table opens nothing. lucia is no longer developed: everything that touches it stands in this file and sign-ins.ts.
 */
import { createHash } from 'node:crypto';
import type { Role } from '@lou/domain/shapes';
import type { SqlRunner } from '@lou/eventlog';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { wrongCredentials } from './wrong-credentials.ts';

declare module 'lucia' {
  interface Register {
    DatabaseSessionAttributes: SignInAttributes;
    DatabaseUserAttributes: CallerAttributes;
    Lucia: LuciaOfLou;
  }
}

export type LuciaOfLou = Lucia<Pick<SignInAttributes, 'publicId' | 'lastSeenAt'>, CallerAttributes>;

export interface SignInAttributes {
  readonly publicId: string;
  readonly device: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** Of the password that was looked at, given when it is opened and not kept with it. */
  readonly checkedHash?: string;
}

export interface CallerAttributes {
  readonly role: Role;
  readonly timeZone: string;
}

/** Sign-ins that last 30 days and are renewed while they are used. */
export const luciaOn = (sql: SqlRunner): LuciaOfLou =>
  new Lucia(luciaAdapter(sql), {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    getSessionAttributes: ({ publicId, lastSeenAt }) => ({ publicId, lastSeenAt }),
    getUserAttributes: ({ role, timeZone }) => ({ role, timeZone }),
  });

interface SignInRow {
  readonly public_id: string;
  readonly user_id: string;
  readonly expires_at: Date;
  readonly started_at: Date;
  readonly last_seen_at: Date;
  readonly device: string;
}

/** What the database keeps of a session id. */
export const hashSessionId = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

const asSession = (row: SignInRow, id: string): DatabaseSession => ({
  id,
  userId: row.user_id,
  expiresAt: row.expires_at,
  attributes: { publicId: row.public_id, device: row.device, startedAt: row.started_at, lastSeenAt: row.last_seen_at },
});

function luciaAdapter(sql: SqlRunner): Adapter {
  return {
    /** The sign-in and its user; a deactivated user has none. */
    async getSessionAndUser(sessionId): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [row] = await sql.query<SignInRow & { role: Role; time_zone: string }>(
        `select s.public_id, s.user_id, s.expires_at, s.started_at, s.last_seen_at, s.device, u.role, u.time_zone
           from sign_ins s join users u on u.id = s.user_id and u.is_active
          where s.id_hash = $1`,
        [hashSessionId(sessionId)],
      );
      if (!row) return [null, null];
      return [asSession(row, sessionId), { id: row.user_id, attributes: { role: row.role, timeZone: row.time_zone } }];
    },
    /** The ids are the public ones: nothing can be opened with them. */
    async getUserSessions(userId) {
      const rows = await sql.query<SignInRow>('select public_id, user_id, expires_at, started_at, last_seen_at, device from sign_ins where user_id = $1', [
        userId,
      ]);
      return rows.map((row) => asSession(row, row.public_id));
    },
    /**
     * Only where the password that was looked at is still the account's, which is locked for it: who changes a password or erases
     * an account meanwhile either finds this sign-in to end it, or there is none. Refuses WRONG_CREDENTIALS.
     */
    async setSession({ id, userId, expiresAt, attributes }) {
      const { publicId, startedAt, lastSeenAt, device, checkedHash } = attributes;
      const opened = await sql.query(
        `insert into sign_ins (id_hash, public_id, user_id, expires_at, started_at, last_seen_at, device)
         select $1, $2, u.id, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7 from users u where u.id = $3 and u.password_hash = $8 and u.is_active for share
         returning public_id`,
        [hashSessionId(id), publicId, userId, expiresAt, startedAt, lastSeenAt, device, checkedHash ?? null],
      );
      if (opened.length === 0) throw wrongCredentials();
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await sql.query('update sign_ins set expires_at = $2 where id_hash = $1', [hashSessionId(sessionId), expiresAt]);
    },
    async deleteSession(sessionId) {
      await sql.query('delete from sign_ins where id_hash = $1', [hashSessionId(sessionId)]);
    },
    async deleteUserSessions(userId) {
      await sql.query('delete from sign_ins where user_id = $1', [userId]);
    },
    async deleteExpiredSessions() {
      await sql.query('delete from sign_ins where expires_at <= now()');
    },
  };
}
