/** One call of a model as a stream of text, with its time-outs; and the same with the retries that a turn has time for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type LanguageModel, type LanguageModelUsage, streamText } from 'ai';
import type { Deadline } from './deadline.ts';
import { ModelTrouble, mayPass, troubleOf, wasTurnedAway } from './trouble.ts';

export interface CallLimits {
  /** From the turn's begin until a sentence is told; where one was told, until a further call's first piece. */
  readonly firstMs: number;
  /** Between two pieces. */
  readonly pauseMs: number;
  /** From the turn's begin until all calls of its reply are done; a turn's lease is longer. */
  readonly wholeMs: number;
  readonly retries: number;
  /** The first wait before a retry; each further one is twice as long. */
  readonly waitMs: number;
  /** A provider that asks for a longer wait is not waited for. */
  readonly waitMostMs: number;
  readonly outputTokens: number;
}

/**
 * A learner waits 8 s at most for the first sentence; half a second of it is the embedded brain's, where it has to step
 * in. Source: decision 0020.
 */
export const callLimits: CallLimits = { firstMs: 7_500, pauseMs: 6_000, wholeMs: 30_000, retries: 2, waitMs: 300, waitMostMs: 2_000, outputTokens: 1_000 };

export interface Call {
  readonly instructions: string;
  readonly prompt: string;
  /** The turn's, the same one for all its calls. */
  readonly deadline: Deadline;
  readonly signal: AbortSignal | undefined;
}

export interface CallTools {
  readonly model: LanguageModel;
  /** How long a model may think before it speaks; as the provider has it where undefined. */
  readonly reasoning?: 'low' | undefined;
  readonly limits: CallLimits;
  /** 0 up to 1, so that servers do not all come back at once. */
  readonly chance: () => number;
}

/** What a call took: attempts, and tokens as the provider counts them or, where it did not say, as they are estimated. */
export interface Taken {
  attempts: number;
  tokens: number;
}

/** Tokens of a text, rather too many than too few. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 3);

/** What a call can cost at most, which is set aside for it. */
export const mostOf = (asked: string, { outputTokens }: Pick<CallLimits, 'outputTokens'>): number => tokensOf(asked) + outputTokens;

/** The provider's count where it can be true: whole, not negative and at most `most`; otherwise `most`. Undefined where it did not count. */
export function countedIn({ inputTokens, outputTokens, totalTokens }: LanguageModelUsage, most: number): number | undefined {
  const parts = [inputTokens, outputTokens, totalTokens].filter((part) => part !== undefined);
  if (parts.every((part) => part === 0)) return undefined;
  const isTrue = totalTokens !== undefined && parts.every((part) => Number.isSafeInteger(part) && part >= 0 && part <= most);
  return isTrue ? totalTokens : most;
}

/** Pieces of text, with retries before the first one. Throws ModelTrouble; what the caller's signal stops throws its reason. */
export async function* callModel(call: Call, tools: CallTools, taken: Taken): AsyncGenerator<string, void> {
  const { limits, chance } = tools;
  for (let attempt = 0; ; attempt += 1) {
    let heard = false;
    taken.attempts += 1;
    try {
      for await (const piece of callOnce(call, tools, taken)) {
        heard = true;
        yield piece;
      }
      return;
    } catch (error) {
      call.signal?.throwIfAborted();
      const trouble = troubleOf(error);
      if (heard || !mayPass(trouble) || attempt >= limits.retries) throw trouble;
      const wait = Math.max(trouble.retryAfterMs ?? 0, limits.waitMs * 2 ** attempt * (0.5 + chance()));
      if (wait > limits.waitMostMs || !call.deadline.leaves(wait)) throw trouble;
      await sleep(wait, undefined, call.signal ? { signal: call.signal } : {});
    }
  }
}

async function* callOnce(
  { instructions, prompt, deadline, signal }: Call,
  { model, reasoning, limits }: CallTools,
  taken: Taken,
): AsyncGenerator<string, void> {
  const stop = new AbortController();
  const slow = (what: string) => () => stop.abort(new ModelTrouble('slow', what));
  const tooLate = AbortSignal.any([stop.signal, deadline.signal]);
  let pause = setTimeout(slow('The provider did not begin in time.'), limits.firstMs);
  let written = '';
  let counted: number | undefined;
  let ended = false;
  let turnedAway = false;
  try {
    const result = streamText({
      model,
      instructions,
      prompt,
      maxOutputTokens: limits.outputTokens,
      maxRetries: 0,
      ...(reasoning && { reasoning }),
      abortSignal: signal ? AbortSignal.any([tooLate, signal]) : tooLate,
      onError: () => undefined,
    });
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'text-delta') {
        clearTimeout(pause);
        pause = setTimeout(slow('The provider stopped in the middle.'), limits.pauseMs);
        written += part.text;
        yield part.text;
      }
      if (part.type === 'finish') {
        counted = countedIn(part.totalUsage, mostOf(instructions + prompt, limits));
        ended = true;
        if (part.finishReason === 'content-filter') throw new ModelTrouble('declined', 'The model declined.');
        if (part.finishReason !== 'stop' && part.finishReason !== 'length') throw new ModelTrouble('cut', 'The provider’s answer broke off.');
      }
    }
    tooLate.throwIfAborted();
    if (!ended) throw new ModelTrouble('cut', 'The provider’s answer broke off.');
  } catch (error) {
    tooLate.throwIfAborted();
    const trouble = troubleOf(error);
    turnedAway = written === '' && wasTurnedAway(trouble);
    throw trouble;
  } finally {
    clearTimeout(pause);
    if (!ended) stop.abort();
    if (!turnedAway) taken.tokens += counted ?? tokensOf(instructions + prompt) + tokensOf(written);
  }
}
