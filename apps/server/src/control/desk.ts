/**
 * What a person at the machine may ask of Lou's log: a short, closed list, never SQL. One interface with two ways in: the
 * running server's socket (control-socket.ts) and a database that the command opened itself. Source: running.md 'Commands for people'.
 */
import type { Difference, RecordedFact } from '@lou/eventlog';
import * as z from 'zod';

/** The facts of one stream, of one type, or of everything. */
const which = { stream: z.string().max(200).optional(), type: z.string().max(100).optional() };

export const deskRequest = z.discriminatedUnion('command', [
  z.object({ command: z.literal('events'), ...which }),
  z.object({ command: z.literal('follow'), ...which }),
  z.object({ command: z.literal('replay'), view: z.string().max(100).optional(), untilMs: z.number().optional() }),
  z.object({ command: z.literal('check'), view: z.string().max(100).optional() }),
  z.object({ command: z.literal('reset-password'), username: z.string().min(1).max(200) }),
  z.object({ command: z.literal('seed') }),
]);
export type DeskRequest = z.infer<typeof deskRequest>;
type Asked<Command extends DeskRequest['command']> = Omit<Extract<DeskRequest, { command: Command }>, 'command'>;

/** How much was folded, and how long that took. */
export interface ReplayFigures {
  readonly facts: number;
  readonly learners: number;
  readonly seconds: number;
}

/** A learner's state, a row that learners share, something that differs, or, last, the figures. */
export type ReplayLine =
  | { readonly view: string; readonly learner: string; readonly version: number; readonly state: unknown }
  | { readonly view: string; readonly key: string; readonly row: unknown }
  | { readonly difference: Difference }
  | { readonly figures: ReplayFigures };

export interface OneTimePassword {
  readonly username: string;
  readonly password: string;
}

/** What became of something that ships; `complaint` where it was left out. */
export interface SeededPart {
  readonly kind: 'course' | 'knowledge' | 'journey';
  readonly name: string;
  readonly outcome: 'inserted' | 'updated' | 'unchanged' | 'left out';
  readonly changed: number;
  /** Why it was left out, or that its text changed under a version which installations have. */
  readonly complaint?: string;
}

/** Every answer comes piece by piece. An expected no is thrown as Refused. */
export interface Desk {
  /** Everything that is in the log now, in stored order. */
  events(asked: Asked<'events'>): AsyncIterable<RecordedFact>;
  /** The same, and then what comes, until the one who asked goes away. */
  follow(asked: Asked<'follow'>): AsyncIterable<RecordedFact>;
  /** A view, or all, folded from nothing over all learners. */
  replay(asked: Asked<'replay'>): AsyncIterable<ReplayLine>;
  /** What is remembered, saved and followed against the replay: the differences, then the figures. */
  check(asked: Asked<'check'>): AsyncIterable<ReplayLine>;
  /** Gives a user a password that works until they choose their own, and ends their sign-ins. */
  resetPassword(asked: Asked<'reset-password'>): AsyncIterable<OneTimePassword>;
  /** Imports everything that ships again. */
  seed(asked: Asked<'seed'>): AsyncIterable<SeededPart>;
}

/** A request brought to the desk's own word for it. */
export function askDesk(desk: Desk, request: DeskRequest): AsyncIterable<unknown> {
  switch (request.command) {
    case 'events':
      return desk.events(request);
    case 'follow':
      return desk.follow(request);
    case 'replay':
      return desk.replay(request);
    case 'check':
      return desk.check(request);
    case 'reset-password':
      return desk.resetPassword(request);
    case 'seed':
      return desk.seed(request);
  }
}
