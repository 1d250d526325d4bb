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
import { type Deadline, openDeadline } from './deadline.ts';
import { type FaultGrounds, faultOfModel, type ModelFault } from './faults.ts';
import { untilMiddle } from './framed.ts';
import { repairOf } from './instructions.ts';
import { restingOn } from './sources.ts';
import { ModelTrouble } from './trouble.ts';

export interface Saying {
  /** When the turn began, by the tools' clock. */
  readonly begun: number;
  readonly grounds: FaultGrounds;
  readonly checks: CheckGrounds;
  /** The whole speech around a middle. */
  readonly frame: (middle: readonly DraftSentence[]) => Speech;
  /** Told each sentence that is ready; absent where nothing is told before it is recorded. */
  readonly tell: ((sentence: CheckedSentence) => void | Promise<void>) | undefined;
  readonly purse: TokenPurse | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface SayingTools extends CallTools {
  readonly now: () => number;
}

/** How it went. */
export interface Worded extends ModelPart {
  /** The model's sentences that passed, in order. */
  readonly middle: readonly DraftSentence[];
  readonly tokens: number;
  readonly trouble: ModelTrouble | null;
}

/** How far a saying is. */
interface Progress {
  readonly middle: DraftSentence[];
  readonly refusals: ModelFault[];
  readonly taken: Taken;
  repaired: boolean;
  /** Sentences of the framed speech that were told. */
  told: number;
}

interface UnderWay {
  readonly saying: Saying;
  readonly tools: SayingTools;
  readonly deadline: Deadline;
  readonly progress: Progress;
}

/** How a call ended; `empty`: without a word, `unpaid`: it was not made. */
type Ended = 'said' | 'empty' | 'refused' | 'unpaid';

/** Every failure of the model's is in the answer; throws what the signal stops, and what telling or the purse throw. */
export async function sayWithModel(saying: Saying, tools: SayingTools): Promise<Worded> {
  const deadline = openDeadline({ limits: tools.limits, begun: saying.begun, now: tools.now });
  const progress: Progress = { middle: [], refusals: [], taken: { attempts: 0, tokens: 0 }, repaired: false, told: 0 };
  try {
    return over(progress, await callAndRepair({ saying, tools, deadline, progress }));
  } catch (error) {
    saying.signal?.throwIfAborted();
    if (!(error instanceof ModelTrouble)) throw error;
    return over(progress, error.kind, error);
  } finally {
    deadline.close();
  }
}

const over = ({ middle, refusals, taken, repaired }: Progress, handedOver: HandOver | null, trouble: ModelTrouble | null = null): Worded => ({
  ...{ middle, calls: taken.attempts, repaired, refusals, handedOver, tokens: taken.tokens, trouble },
});

async function callAndRepair(underWay: UnderWay): Promise<HandOver | null> {
  const { saying, progress } = underWay;
  const { instructions } = saying.grounds;
  const first = await call(instructions.data, underWay);
  if (first !== 'refused') return handOverAfter[first];
  progress.repaired = true;
  const said = progress.middle.map(({ text }) => text);
  const again = await call(repairOf(instructions, said, progress.refusals.at(-1) ?? 'no sentence'), underWay);
  return again === 'empty' ? (progress.middle.length > 0 ? null : 'checks') : handOverAfter[again];
}

const handOverAfter: Readonly<Record<Ended, HandOver | null>> = { said: null, empty: 'empty', refused: 'checks', unpaid: 'budget' };

/** One call that the purse pays for. */
async function call(prompt: string, underWay: UnderWay): Promise<Ended> {
  const { saying, tools, progress } = underWay;
  const aside = mostOf(saying.grounds.instructions.rules + prompt, tools.limits);
  if (saying.purse && !(await saying.purse.reserve(aside))) return 'unpaid';
  const before = progress.taken.tokens;
  try {
    return await hear(prompt, underWay);
  } finally {
    await saying.purse?.settle(aside, progress.taken.tokens - before);
  }
}

async function hear(prompt: string, underWay: UnderWay): Promise<Ended> {
  const { saying, tools, deadline, progress } = underWay;
  const { grounds, signal } = saying;
  const cutter = createCutter();
  let written = '';
  for await (const piece of callModel({ instructions: grounds.instructions.rules, prompt, deadline, signal }, tools, progress.taken)) {
    written += piece;
    const ended = await takeAll(cutter.add(piece), underWay);
    if (ended) return ended;
  }
  const ended = await takeAll(cutter.end(), underWay);
  if (ended || progress.middle.length > 0) return ended ?? 'said';
  return written.trim() === '' ? 'empty' : refuse(faultOfModel({ text: written.trim(), sources: [] }, grounds, '') ?? 'no sentence', underWay);
}

/** Null where more may come. */
async function takeAll(sentences: readonly Piece[], underWay: UnderWay): Promise<Ended | null> {
  const { middle } = underWay.progress;
  const { grounds } = underWay.saying;
  for (const sentence of sentences) {
    if (isSaid(sentence.text, middle)) continue;
    const fault = faultOfModel(sentence, grounds, middle.map(({ text }) => text).join('\n')) ?? (await take(sentence, underWay));
    if (fault) return refuse(fault, underWay);
    if (middle.length >= grounds.instructions.sentencesMost) return 'said';
  }
  return null;
}

function refuse(fault: ModelFault, { progress }: UnderWay): 'refused' {
  progress.refusals.push(fault);
  return 'refused';
}

/** A model that is asked once more may begin again from the start. */
function isSaid(text: string, middle: readonly DraftSentence[]): boolean {
  const stems = tellingStems(text).join(' ');
  return middle.some((said) => tellingStems(said.text).join(' ') === stems);
}

/** Puts a sentence behind those that passed, if it passes after them, and tells what is ready. */
async function take({ text, sources: cited }: Piece, { saying, deadline, progress }: UnderWay): Promise<ModelFault | null> {
  const { grounds, checks, frame, tell, signal } = saying;
  const resting = (cited ?? []).flatMap((number) => grounds.sources[number - 1] ?? []);
  const draft = restingOn(text, resting);
  const { sentences, failures } = checkReply(untilMiddle(frame([...progress.middle, draft])), checks);
  const failure = failures.find((failed) => failed.text === text);
  if (failure) return failure.because;
  const ready = tell ? sentences.slice(progress.told) : [];
  progress.middle.push(draft);
  progress.told += ready.length;
  if (ready.length > 0) deadline.told();
  for (const sentence of ready) {
    signal?.throwIfAborted();
    await tell?.(sentence);
  }
  return null;
}
