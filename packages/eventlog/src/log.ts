/** What the rest of Lou may ask of the log. The rules behind each promise: house.md, 'The log'. */
import type { Decider, FactMeta, LearnerView, NewFact, PlatformView, RecordedFact } from '@lou/domain/kernel';
import type { SqlRunner, TransactionOptions } from './sql.ts';

/** Who acts and why; the log adds the app version. */
export type Cause = Pick<FactMeta, 'actorId' | 'correlationId'> & Partial<Pick<FactMeta, 'causationId' | 'variant' | 'timeZone'>>;

export interface AppendRequest {
  readonly stream: string;
  /** The version the stream must stand at: 0 for a new stream; `undefined` appends whatever it stands at. */
  readonly expectedVersion?: number;
  readonly facts: readonly NewFact[];
  readonly cause: Cause;
  /** Names that must be this stream's alone (`session:...`). A name taken by another stream refuses; by this one is fine. */
  readonly claims?: readonly string[];
  /** The same key appends once; a second append with it answers what the first one answered. */
  readonly idempotencyKey?: string;
  /** The command's clock; the log's own where it is not given. */
  readonly recordedAtMs?: number;
}

export type AppendVerdict =
  | { readonly ok: true; readonly facts: readonly RecordedFact[] /** true when an idempotency key had been used before */; readonly repeated: boolean }
  | { readonly ok: false; readonly reason: 'conflict'; readonly currentVersion: number }
  | { readonly ok: false; readonly reason: 'claim-taken'; readonly claim: string; readonly stream: string }
  | { readonly ok: false; readonly reason: 'erased' };

export interface HandleOptions {
  readonly cause: Cause;
  readonly idempotencyKey?: string;
  readonly claims?: readonly string[];
  readonly recordedAtMs?: number;
}

/** What a handled command did: the facts it appended (its policies' too), none where it stayed quiet. */
export interface Handled<State = unknown> {
  readonly facts: readonly RecordedFact[];
  readonly version: number;
  /** What the rules knew when they decided; for a command that was done before (its key), what they know now. */
  readonly decidedOn: State;
}

/** One learner as of one moment: every view asked of it is folded from the same facts, read once. */
export interface LearnerSnapshot {
  readonly learnerId: string;
  /** The version of the stream that the views stand at. */
  readonly version: number;
  view<State>(view: LearnerView<State>): State;
}

export interface FollowOptions {
  /** A cursor that an earlier `hear` was given, or LOG_START: everything after it is handed over first. */
  readonly after?: string;
}

/** The cursor before the first fact. */
export const LOG_START = 'c0';

/** Calling it stops following. */
export interface Followed {
  (): Promise<void>;
  /** How far `hear` has come: opaque, to be kept by a reaction beside what it did. */
  readonly cursor: string;
  /** True when LISTEN works and everything that it announced has been handed over: a cache that rests on this need ask nobody. */
  readonly isCurrent: boolean;
  /** Resolves when everything that was in the log at the call has been handed over. */
  caughtUp(): Promise<void>;
}

/** How far a platform view has come. */
export interface ViewLag {
  readonly view: string;
  readonly version: number;
  /** How many positions of the log it is behind; 0 when it is current. */
  readonly behind: number;
}

export interface EventLog {
  /** Appends to one stream, coalesced with everything else that is waiting into one statement. Never throws for an expected no. */
  append(request: AppendRequest): Promise<AppendVerdict>;
  /**
   * Rows and facts in one transaction: `rows` runs first, then `append_many`. Throws Refused('STREAM_CONFLICT') when a
   * verdict is not ok, and Refused('ALREADY_DONE') when an idempotency key was used before; nothing is kept then. When the
   * connection is lost under the commit, what became of it is looked up before anything is answered.
   */
  appendWith<Result>(
    rows: (tx: SqlRunner) => Promise<{ result: Result; appends: readonly AppendRequest[] }>,
    options?: TransactionOptions,
  ): Promise<{ result: Result; facts: readonly RecordedFact[] }>;
  /**
   * A command of one learner: folds the decider's state, decides, lets the policies add facts, appends all or nothing
   * with the expected version; on a conflict folds what came in between and decides again (5 tries, then
   * Refused('BUSY', ..., 'conflict')). Throws what the decider refuses; Refused('CLAIM_TAKEN'); Refused('LEARNER_ERASED', ..., 'missing').
   */
  handle<Command, State>(learnerId: string, decider: Decider<Command, State>, command: Command, options: HandleOptions): Promise<Handled<State>>;
  /** The facts of a stream in order, after a version, up to a moment. */
  read(stream: string, options?: { afterVersion?: number; untilMs?: number; limit?: number }): Promise<RecordedFact[]>;
  /** Words of facts, by fact id; facts without words are absent. */
  words(factIds: readonly string[]): Promise<Map<string, Record<string, string | string[]>>>;
  /** Loads a learner once: every view asked of the answer stands at the same version. `untilMs`: as of that moment. */
  learner(learnerId: string, options?: { untilMs?: number }): Promise<LearnerSnapshot>;
  /** Which stream a claimed name belongs to. */
  claimedBy(name: string): Promise<string | undefined>;
  /** Rows of a platform view; with `after` (facts just appended) it waits for the follower to pass them, a second at most. */
  rows<Row>(view: PlatformView<Row>, keys: readonly string[], options?: { after?: readonly RecordedFact[] }): Promise<Map<string, Row>>;
  allRows<Row>(view: PlatformView<Row>, options?: { after?: readonly RecordedFact[] }): Promise<Map<string, Row>>;
  /** How far behind the log each platform view of this process is. */
  lag(): Promise<readonly ViewLag[]>;
  /**
   * Called for every fact of the named types that any process appended, in stored order, from now on (or after a cursor);
   * resumes after a lost connection. When `hear` fails it is called again with the same facts.
   */
  follow(types: readonly string[], hear: (facts: readonly RecordedFact[], cursor: string) => void | Promise<void>, options?: FollowOptions): Promise<Followed>;
  /** Erases a learner: words, stream, snapshots, claims and, through `rows`, whatever the caller keeps about them, in one transaction; the ledger first. */
  erase(learnerId: string, cause: Cause, rows: (tx: SqlRunner) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
