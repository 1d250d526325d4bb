/** The learner's words that the server does not have yet, in a form that outlives the page: a reload must not lose them. Pure. */
import type { ChatMessage } from '@lou/contract/tutoring';
import type { LearnerLine, Line, Refusal } from './lines.ts';

export interface Unsent {
  readonly text: string;
  readonly atMs: number;
  readonly fate: 'sending' | 'failed';
  readonly refusal?: Refusal | undefined;
  /** The highest seq that was told when it was said: what arrived stands after it. */
  readonly afterSeq: number;
}

/** Under which name a half-written line is kept: a talk that nobody has yet is another one after each reload, so that it goes by what it is about. */
export const draftOf = (learnerId: string, talk: { readonly sessionId: string } | { readonly topic: string }): string =>
  `draft.${learnerId}.${'topic' in talk ? `new.${talk.topic}` : talk.sessionId}`;

type UnsentLine = LearnerLine & { readonly fate: Unsent['fate'] };

/** It is on its way, or failed. */
export const isUnsent = (line: Line): line is UnsentLine => line.from === 'learner' && (line.fate === 'sending' || line.fate === 'failed');

export const unsentIn = (lines: readonly Line[]): readonly Unsent[] =>
  lines.filter(isUnsent).map(({ text, atMs, fate, refusal, afterSeq = 0 }) => ({ text, atMs, fate, refusal, afterSeq }));

/** All that was written and never got through, for the line of the talk that comes after: a talk that is over takes no words back. */
export const wordsLeft = (lines: readonly Line[], draft: unknown): string =>
  [...unsentIn(lines).map(({ text }) => text), typeof draft === 'string' ? draft : ''].filter((words) => words.trim() !== '').join('\n');

/** As lines again, of what was kept: without what arrived after all. Anything else that was found there is nothing. */
export function linesOf(kept: unknown, messages: readonly Pick<ChatMessage, 'seq' | 'from' | 'text'>[]): readonly LearnerLine[] {
  const unsent = (Array.isArray(kept) ? kept : []).filter(isKept);
  const taken = new Set<number>();
  const arrived = ({ text, afterSeq }: Unsent): boolean => {
    const message = messages.find((one) => one.from === 'user' && one.text === text && one.seq > afterSeq && !taken.has(one.seq));
    if (message) taken.add(message.seq);
    return message !== undefined;
  };
  return unsent
    .filter((one) => one.fate === 'failed' || !arrived(one))
    .map(({ text, atMs, fate, refusal, afterSeq }, index) => ({
      ...{ from: 'learner', key: `kept-${index}`, turnId: null, text, atMs, fate, afterSeq },
      ...(refusal && { refusal }),
    }));
}

function isKept(one: unknown): one is Unsent {
  const { text, atMs, fate, afterSeq } = (one ?? {}) as Partial<Unsent>;
  return typeof text === 'string' && typeof atMs === 'number' && typeof afterSeq === 'number' && (fate === 'sending' || fate === 'failed');
}
