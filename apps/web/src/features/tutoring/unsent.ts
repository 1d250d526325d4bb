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

/** What is on its way, and what failed. */
export const unsentIn = (lines: readonly Line[]): readonly Unsent[] =>
  lines.flatMap((line) =>
    line.from === 'learner' && (line.fate === 'sending' || line.fate === 'failed')
      ? [{ text: line.text, atMs: line.atMs, fate: line.fate, refusal: line.refusal, afterSeq: line.afterSeq ?? 0 }]
      : [],
  );

/** As lines again, of what was kept: without what arrived after all. Anything else that was found there is nothing. */
export function linesOf(kept: unknown, messages: readonly Pick<ChatMessage, 'seq' | 'from' | 'text'>[]): readonly LearnerLine[] {
  const unsent = (Array.isArray(kept) ? kept : []).filter(isUnsent);
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

function isUnsent(one: unknown): one is Unsent {
  const { text, atMs, fate, afterSeq } = (one ?? {}) as Partial<Unsent>;
  return typeof text === 'string' && typeof atMs === 'number' && typeof afterSeq === 'number' && (fate === 'sending' || fate === 'failed');
}
