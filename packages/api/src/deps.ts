/** What every procedure is handed: nothing here is global, nothing reads the environment. */
import type { Clock, Ids } from '@lou/domain/kernel';
import type { Role } from '@lou/domain/shapes';
import type { EventLog, Sql } from '@lou/eventlog';
import type { Tutor } from '@lou/tutor/ports';
import type { Catalogue } from './catalogue/catalogue.read.ts';
import type { Journeys } from './journeys/journeys.read.ts';
import type { Knowledge } from './knowledge/knowledge.read.ts';
import type { LiveNews } from './live/live-news.ts';

export interface Deps {
  readonly sql: Sql;
  /** Since when this process alone has the database: what an earlier one had begun is gone. Undefined where several share it. */
  readonly aloneSinceMs: number | undefined;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly tutor: Tutor;
  readonly catalogue: Catalogue;
  readonly knowledge: Knowledge;
  readonly journeys: Journeys;
  /** What open pages of learners wait for. */
  readonly live: LiveNews;
  readonly settings: Settings;
}

/** What the host decided from the environment and the calls depend on. */
export interface Settings {
  /** False switches every limit off (benchmarks). */
  readonly limits: boolean;
  readonly voice: boolean;
  /** What a model may cost a learner in a day of theirs; counted only where a model brain is set. */
  readonly tokensPerDay: number;
  /** Work factor of password hashing; tests take the smallest. */
  readonly passwordCost: 'production' | 'test';
}

/** Who is calling, as the session cookie says; never as a body, a path or a message says. */
export interface Caller {
  readonly userId: string;
  readonly role: Role;
  /** The public id of the sign-in, for 'my open sessions'. */
  readonly signInId: string;
  /** IANA name; the learner's days are counted in it. */
  readonly timeZone: string;
}

/** The host's side of signing in and out: it alone knows cookies. */
export interface SignInDoor {
  /** The raw session id of this request, or null. */
  readonly sessionId: string | null;
  open(sessionId: string, expiresAt: Date): void;
  close(): void;
}

/** One request. */
export interface Ctx {
  readonly deps: Deps;
  readonly caller: Caller | null;
  /** Whose account the page shows that calls, by its id, as it says itself; null for a client that does not say. It opens nothing. */
  readonly pageOf: string | null;
  readonly correlationId: string;
  readonly door: SignInDoor;
  /** Whether the sign-in of this request holds by now; for what goes on after it was answered. */
  isStillSignedIn(): Promise<boolean>;
  /** The client's address, for limits. */
  readonly address: string;
  /** The browser's own description, for 'my open sessions'. */
  readonly device: string;
}
