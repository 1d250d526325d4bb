/**
 * A model's words, sentence by sentence: each is checked as soon as it is whole and told only then. A sentence that fails is
 * repaired once; after that, and after any trouble, the caller goes on from what was told. Source: lou.md 'A turn', steps 6, 7.
 */
import { type CheckGrounds, checkReply } from '../checks/check-reply.ts';
import type { Speech } from '../conversation/turn.ts';
import type { DraftSentence } from '../draft.ts';
import { tellingStems } from '../language/words.ts';
import type { CheckedSentence, HandOver, ModelPart, TokenPurse } from '../ports.ts';
import { type CallTools, callModel, mostOf, type Taken } from './call-model.ts';
import { createCutter, type Piece } from './cut-sentences.ts';
import { type FaultGrounds, faultOfModel, type ModelFault } from './faults.ts';
import { untilMiddle } from './framed.ts';
import { repairOf } from './instructions.ts';
import { restingOn } from './sources.ts';
import { ModelTrouble } from './trouble.ts';

export interface Saying {
  readonly grounds: FaultGrounds;
  readonly checks: CheckGrounds;
  /** The whole speech around a middle. */
  readonly frame: (middle: readonly DraftSentence[]) => Speech;
  /** Told each sentence that is ready; absent where nothing is told before it is recorded. */
  readonly tell: ((sentence: CheckedSentence) => void | Promise<void>) | undefined;
  readonly purse: TokenPurse | undefined;
  readonly signal: AbortSignal | undefined;
}

/** How it went. */
export interface Worded extends ModelPart {
  /** The model's sentences that passed, in order. */
  readonly middle: readonly DraftSentence[];
  readonly tokens: number;
  readonly trouble: ModelTrouble | null;
}

/** Every failure of the model's is in the answer; throws what the signal stops, and what telling or the purse throw. */
export async function sayWithModel(saying: Saying, tools: CallTools): Promise<Worded> {
  const { grounds, signal } = saying;
  const { instructions } = grounds;
  const middle: DraftSentence[] = [];
  const refusals: ModelFault[] = [];
  const taken: Taken = { attempts: 0, tokens: 0 };
  let repaired = false;
  let told = 0;
  const until = tools.now() + tools.limits.wholeMs;
  const over = (handedOver: HandOver | null, trouble: ModelTrouble | null = null): Worded => ({
    middle,
    calls: taken.attempts,
    repaired,
    refusals,
    handedOver,
    tokens: taken.tokens,
    trouble,
  });

  /** True when the model came to its end, false when a sentence failed, null when the purse is empty. */
  async function attempt(prompt: string): Promise<boolean | null> {
    const aside = mostOf(instructions.rules + prompt, tools.limits);
    if (saying.purse && !(await saying.purse.reserve(aside))) return null;
    const before = taken.tokens;
    try {
      return await hear(prompt);
    } finally {
      await saying.purse?.settle(aside, taken.tokens - before);
    }
  }

  async function hear(prompt: string): Promise<boolean> {
    const cutter = createCutter();
    const takeAll = async (sentences: readonly Piece[]): Promise<boolean | null> => {
      for (const sentence of sentences) {
        if (isSaid(sentence.text)) continue;
        const fault = faultOfModel(sentence, grounds, middle.map(({ text }) => text).join('\n')) ?? (await take(sentence));
        if (fault) {
          refusals.push(fault);
          return false;
        }
        if (middle.length >= instructions.sentencesMost) return true;
      }
      return null;
    };
    for await (const piece of callModel({ instructions: instructions.rules, prompt, until, signal }, tools, taken)) {
      const done = await takeAll(cutter.add(piece));
      if (done !== null) return done;
    }
    return (await takeAll(cutter.end())) ?? true;
  }

  /** A model that is asked once more may begin again from the start. */
  function isSaid(text: string): boolean {
    const stems = tellingStems(text).join(' ');
    return middle.some((said) => tellingStems(said.text).join(' ') === stems);
  }

  /** Puts a sentence behind those that passed, if it passes after them, and tells what is ready. */
  async function take({ text, sources: cited }: Piece): Promise<ModelFault | null> {
    const draft = restingOn(
      text,
      (cited ?? []).flatMap((number) => grounds.sources[number - 1] ?? []),
    );
    const { sentences, failures } = checkReply(untilMiddle(saying.frame([...middle, draft])), saying.checks);
    const failure = failures.find((failed) => failed.text === text);
    if (failure) return failure.because;
    const ready = sentences.slice(told);
    middle.push(draft);
    told = sentences.length;
    for (const sentence of ready) {
      signal?.throwIfAborted();
      await saying.tell?.(sentence);
    }
    return null;
  }

  try {
    const first = await attempt(instructions.data);
    if (first === null) return over('budget');
    if (first) return middle.length > 0 ? over(null) : over('empty');
    const [because] = refusals;
    repaired = true;
    const said = middle.map(({ text }) => text);
    const again = because ? await attempt(repairOf(instructions, said, because)) : false;
    if (again === null) return over('budget');
    return again && middle.length > 0 ? over(null) : over('checks');
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelTrouble)) throw error;
    return over(error.kind, error);
  }
}
