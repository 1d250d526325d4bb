/**
 * The grammar of Lou: what a fact, a decider, a policy and a view are.
 * Everything here is pure. Clock, ids and the log itself are handed in from outside (packages/eventlog, apps/server).
 */
import type * as z from 'zod';

/** What happened: a whole sentence in the past tense, with every number its folds need and no personal text. */
export interface Fact<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** What people wrote or said, kept beside a fact and never seen by a fold (house.md, Words). */
export type Words = Readonly<Record<string, string | readonly string[]>>;

/** A fact that a decider answered and that is not in the log yet; its words, if any, go in with the same append. */
export interface NewFact<Type extends string = string, Data = unknown> extends Fact<Type, Data> {
  readonly words?: Words;
}

/** Who caused a fact, in which request, and by which version of the product. */
export interface FactMeta {
  /** The user who acted, or `system`. */
  readonly actorId: string;
  /** One id for everything that one request or turn caused. */
  readonly correlationId: string;
  /** The fact that led to this one, where one did. */
  readonly causationId?: string;
  /** Arms of running experiments, `experimentId=variantId`, comma-separated. */
  readonly variant?: string;
  /** The zone of the learner's clocks when they acted: it tells a date that was skipped from one that was missed (decision 0040). Absent in facts of before it was kept, and where no learner acted. */
  readonly timeZone?: string;
  readonly appVersion: string;
}

/** A fact as the log keeps it. */
export interface RecordedFact<Type extends string = string, Data = unknown> extends Fact<Type, Data> {
  /** UUIDv7. */
  readonly id: string;
  readonly stream: string;
  /** 1, 2, 3 ... within its stream, without gaps. */
  readonly version: number;
  readonly meta: FactMeta;
  /** The clock of the command that caused it, milliseconds since 1970 UTC. 'As of' goes by it. */
  readonly recordedAtMs: number;
}

/** A type of fact: its name, its shape, one golden sample, and how older shapes become this one. */
export interface FactType<Type extends string = string, Data = unknown> {
  (data: Data, words?: Words): NewFact<Type, Data>;
  readonly type: Type;
  readonly schema: z.ZodType<Data>;
  readonly sample: Data;
  /** Run on old and new facts alike before a fold sees them; folds know only the latest shape. */
  readonly upcast?: (data: unknown) => unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: any fact type at all; Data is contravariant in the creator
export type AnyFactType = FactType<string, any>;

/** The recorded fact of a fact type; over a union of types, the union of their facts. */
export type RecordedOf<T extends AnyFactType> = T extends FactType<infer Name, infer Data> ? RecordedFact<Name, Data> : never;

/** The plain fact of a fact type: what a decider answers. */
export type FactOf<T extends AnyFactType> = T extends FactType<infer Name, infer Data> ? NewFact<Name, Data> : never;

/** Declares a type of fact. The returned function makes one: `SectionCompleted({ courseId, ... })`. */
export function factType<const Type extends string, Data>(
  type: Type,
  schema: z.ZodType<Data>,
  options: { sample: NoInfer<Data>; upcast?: (data: unknown) => unknown },
): FactType<Type, Data> {
  const make = (data: Data, words?: Words): NewFact<Type, Data> => (words ? { type, data, words } : { type, data });
  return Object.assign(make, { type, schema, ...options });
}

/**
 * An expected no. The sentence is for a person; the code is for a program; the kind picks the HTTP status
 * (one table, contract/refusals.ts): invalid 400, forbidden 403, missing 404, conflict 409, too-many 429, unavailable 503.
 */
export class Refused extends Error {
  readonly code: string;
  readonly kind: RefusalKind;
  /** Seconds until another try makes sense, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, sentence: string, kind: RefusalKind = 'conflict', retryAfterSeconds?: number) {
    super(sentence);
    this.name = 'Refused';
    this.code = code;
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RefusalKind = 'invalid' | 'signed-out' | 'forbidden' | 'missing' | 'conflict' | 'too-large' | 'too-many' | 'unavailable';

/**
 * The rules of one kind of command about one learner: folds what happened into the little state the rules need and
 * answers the facts that follow, none where nothing changes, or throws Refused. Pure.
 */
export interface Decider<Command, State> {
  readonly name: string;
  readonly listensTo: readonly AnyFactType[];
  readonly initial: State;
  readonly evolve: (state: State, fact: RecordedFact) => State;
  readonly decide: (command: Command, state: State) => readonly NewFact[];
}

/** Declares a decider; `evolve` sees only the facts it listens to, typed. */
export function decider<Command, State, const Types extends readonly AnyFactType[]>(rules: {
  name: string;
  listensTo: Types;
  initial: State;
  evolve: (state: State, fact: RecordedOf<Types[number]>) => State;
  decide: (command: Command, state: State) => readonly NewFact[];
}): Decider<Command, State> {
  return rules as unknown as Decider<Command, State>;
}

/**
 * What facts lead to, in the same append: points for a section, a badge for the tenth. It sees the facts a decider
 * (or an earlier policy) has just answered, not yet recorded, and adds its own. One pass, in the order of wiring. Pure.
 */
export interface Policy<State = unknown> {
  readonly name: string;
  readonly listensTo: readonly AnyFactType[];
  readonly initial: State;
  readonly evolve: (state: State, fact: RecordedFact) => State;
  /** `before` is the state before the new facts; `atMs` is the clock of the command, `timeZone` that of the learner who gave it, where it is known. */
  readonly react: (newFacts: readonly NewFact[], before: State, atMs: number, timeZone?: string) => readonly NewFact[];
}

/** Declares a policy; `evolve` sees only the facts it listens to, typed. */
export function policy<State, const Types extends readonly AnyFactType[]>(rules: {
  name: string;
  listensTo: Types;
  initial: State;
  evolve: (state: State, fact: RecordedOf<Types[number]>) => State;
  react: (newFacts: readonly NewFact[], before: State, atMs: number, timeZone?: string) => readonly NewFact[];
}): Policy<State> {
  return rules as unknown as Policy<State>;
}

/**
 * A noun on the screen of one learner: a pure fold over that learner's stream, folded when it is read.
 * Its state is plain JSON (it may be kept in a snapshot). Another meaning is another version.
 */
export interface LearnerView<State> {
  readonly name: string;
  readonly version: number;
  readonly listensTo: readonly AnyFactType[];
  readonly initial: State;
  readonly evolve: (state: State, fact: RecordedFact) => State;
}

/** Declares a learner view; `evolve` must return a new state and never change the one it was given. */
export function learnerView<State, const Types extends readonly AnyFactType[]>(view: {
  name: string;
  version: number;
  listensTo: Types;
  initial: State;
  evolve: (state: State, fact: RecordedOf<Types[number]>) => State;
}): LearnerView<State> {
  return view as unknown as LearnerView<State>;
}

/**
 * What many learners share, as keyed rows of plain JSON: followed in the log's stored order by one process at a time,
 * and rebuilt from the log when its version changes. Each fact names the rows it touches.
 */
export interface PlatformView<Row> {
  readonly name: string;
  readonly version: number;
  readonly listensTo: readonly AnyFactType[];
  readonly keysOf: (fact: RecordedFact) => readonly string[];
  /** The row after the fact; `undefined` before the first and to remove it. */
  readonly evolve: (row: Row | undefined, fact: RecordedFact, key: string) => Row | undefined;
}

/** Declares a platform view; both functions see only the facts it listens to, typed. */
export function platformView<Row, const Types extends readonly AnyFactType[]>(view: {
  name: string;
  version: number;
  listensTo: Types;
  keysOf: (fact: RecordedOf<Types[number]>) => readonly string[];
  evolve: (row: Row | undefined, fact: RecordedOf<Types[number]>, key: string) => Row | undefined;
}): PlatformView<Row> {
  return view as unknown as PlatformView<Row>;
}

/** True for facts of the given type; narrows a new or recorded fact. */
export function isFact<Name extends string, Data, F extends Fact>(type: FactType<Name, Data>, fact: F): fact is F & Fact<Name, Data> {
  return fact.type === type.type;
}

/** The stream that holds one learner's whole history: the consistency boundary of every rule about a person. */
export const learnerStream = (learnerId: string): string => `learner-${learnerId}`;

/** The learner whose stream this is, or undefined for a platform stream. */
export const learnerOfStream = (stream: string): string | undefined => (stream.startsWith('learner-') ? stream.slice('learner-'.length) : undefined);

/** Time as an argument. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  nowMs(): number;
}

/** Ids as an argument. */
export interface Ids {
  /** UUIDv7: ordered by time; for facts. */
  ordered(): string;
  /** UUIDv4: 122 random bits, no order; for people, sessions and everything that stands in a link. */
  random(): string;
}

/** A fold, by hand: for tests, policies and one-off questions. Facts the fold does not listen to are passed over. */
export function fold<State>(
  view: { readonly listensTo: readonly AnyFactType[]; readonly initial: State; readonly evolve: (state: State, fact: RecordedFact) => State },
  facts: Iterable<RecordedFact>,
  from: State = view.initial,
): State {
  const heard = new Set(view.listensTo.map((type) => type.type));
  let state = from;
  for (const fact of facts) if (heard.has(fact.type)) state = view.evolve(state, fact);
  return state;
}
