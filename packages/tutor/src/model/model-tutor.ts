/**
 * Lou's model brain behind the tutor's port. A model words the moves that gain by it (which-deeds.ts); care, understanding,
 * retrieval, the move, grading, hints, questions and every figure are the embedded brain's own, and so are the checks.
 * Where the model fails, rests or may not be paid for, the embedded brain speaks. Sources: lou.md, decision 0020.
 */
import type { LanguageModel } from 'ai';
import type { KeptAnswer } from '../checks/leak.ts';
import { keeping } from '../conversation/keeping.ts';
import { checked, groundsFor, speechFor } from '../conversation/say/say-checked.ts';
import type { Speech } from '../conversation/turn.ts';
import { type DraftSentence, report } from '../draft.ts';
import { createEmbeddedTutor, EMBEDDED_BRAIN, sayEmbedded } from '../embedded-tutor.ts';
import { tellingStems } from '../language/words.ts';
import type { HandOver, KeyIdea, ModelPart, TurnMaterial, TurnOutcome, Tutor, TutorRequest } from '../ports.ts';
import { createPassageIndex } from '../retrieval/passage-index.ts';
import { outcomeOfThought, type Thought, think, whole } from '../thought.ts';
import { createBreaker } from './breaker.ts';
import { type CallLimits, callLimits } from './call-model.ts';
import { framed, middleOf } from './framed.ts';
import { ideasAtRisk, instructionsFor } from './instructions.ts';
import { sayWithModel, type Worded } from './say-with-model.ts';
import { sourcesFor } from './sources.ts';
import { isLasting, isOfTheReply, type ModelTrouble, type TroubleKind } from './trouble.ts';
import { isForModel, type ModelDeed } from './which-deeds.ts';

export interface ModelTutorOptions {
  readonly model: LanguageModel;
  /** How long it may think before it speaks; as the provider has it where undefined. */
  readonly reasoning?: 'low' | undefined;
  /** As it is written into the turn's record. */
  readonly modelId: string;
  /** Milliseconds, of any beginning: for time-outs, the breaker and the stages' times. */
  readonly now: () => number;
  /** 0 up to 1: spreads retries. */
  readonly chance: () => number;
  /** Told once when the model begins to fail, again when it fails in another way, and when it is back. */
  readonly report: (news: ModelNews) => void;
  readonly limits?: Partial<CallLimits> & { readonly failuresToRest?: number; readonly restMs?: number; readonly lastingRestMs?: number };
}

/** Nothing in it is secret or was said by a learner. */
export type ModelNews = { readonly type: 'failing'; readonly kind: TroubleKind; readonly message: string } | { readonly type: 'back' };

/** Said once where the day's tokens are used up. */
export const BUDGET_USED_UP = 'Today’s share of longer answers is used up, so until tomorrow I answer in the words of the course.';

/** A sentence of the embedded brain's of which this share was said already is not added to what the model said. */
const SAID_ALREADY = 0.6;

/** Loads no provider and calls nobody; the model is asked when a turn is for it. */
export function createModelTutor({ model, reasoning, modelId, now, chance, report: tellNews, limits = {} }: ModelTutorOptions): Tutor {
  const index = createPassageIndex();
  const embedded = createEmbeddedTutor({ now, index });
  const tools = { model, reasoning, now, chance, limits: { ...callLimits, ...limits } };
  const breaker = createBreaker({ failures: limits.failuresToRest ?? 3, restMs: limits.restMs ?? 30_000, lastingRestMs: limits.lastingRestMs ?? 300_000 }, now);
  const brain = `model:${modelId}`;
  let failing: TroubleKind | null = null;

  function remember({ trouble, calls, handedOver }: Worded): void {
    const notice = ({ kind, message }: Pick<ModelTrouble, 'kind' | 'message'>): void => {
      if (failing !== kind) tellNews({ type: 'failing', kind, message });
      failing = kind;
    };
    if (trouble && !isOfTheReply(trouble)) {
      breaker.failed({ lasting: isLasting(trouble), restMs: trouble.retryAfterMs });
      notice(trouble);
    } else if (handedOver === 'empty') {
      breaker.succeeded();
      notice({ kind: 'empty', message: 'The model answered without a word.' });
    } else if (calls === 0 || handedOver === 'budget') breaker.leftOff();
    else {
      breaker.succeeded();
      if (failing) tellNews({ type: 'back' });
      failing = null;
    }
  }

  async function reply({ material, onSentence, signal, purse }: TutorRequest): Promise<TurnOutcome> {
    signal?.throwIfAborted();
    const thought = think(material, index, now);
    const turn = turnForModel(thought);
    if (!turn) return sayEmbedded(thought, now);
    if (!breaker.allows()) return { ...sayEmbedded(thought, now), model: untouched('resting') };

    const begun = now();
    const { deed, idea, speech, grounds, kept, decided } = turn;
    const worded = await sayWithModel(
      {
        grounds,
        checks: { ...groundsFor(speech, deed, thought.about), ...(deed === 'confirm' && { keep: kept }) },
        frame: (middle) => framed(deed, decided, idea, middle),
        tell: thought.decided.graded ? undefined : onSentence,
        purse,
        signal,
      },
      tools,
    ).catch((stopped: unknown) => {
      breaker.leftOff();
      throw stopped;
    });
    remember(worded);
    const said = now();
    const intended = worded.middle.length > 0 ? framed(deed, decided, idea, finished(worded, speech)) : speech;
    const spoken = checked(worded.handedOver === 'budget' ? withNotice(intended, material) : intended, deed, thought.about);
    const { middle: _middle, tokens, trouble: _trouble, ...part } = worded;
    return {
      ...outcomeOfThought(thought, spoken, brainOf(worded, brain)),
      milliseconds: { ...thought.milliseconds, say: whole(said - begun), check: whole(now() - said) },
      tokens,
      model: part,
    };
  }

  return { ...embedded, name: brain, reply };
}

/** What a model would be asked in a turn; null where Lou says it itself, also because there is nothing to speak from. */
function turnForModel(thought: Thought) {
  const { about, decided } = thought;
  const { material } = about;
  const { deed } = decided.decision;
  if (!isForModel(deed)) return null;
  const speech = speechFor(decided);
  if (middleOf(speech).length === 0) return null;
  const idea = material.keyIdeas.find(({ id }) => id === speech.keyIdeaIds?.[0]) ?? null;
  const kept = keptIn(deed, speech, thought);
  const sources = sourcesFor(idea ?? decided.context.explanation.idea, decided, about, kept);
  if (sources.length === 0) return null;
  const wording = { deed, material, sources, kept };
  const grounds = { instructions: instructionsFor(wording), sources, kept, ideas: ideasAtRisk(wording), weighing: about.weighing };
  return { deed, idea, speech, grounds, kept, decided };
}

/** The answer that must not be told: the open question's, and after a right answer the next question's. */
function keptIn(deed: ModelDeed, speech: Speech, { about }: Thought): KeptAnswer | null {
  if (deed !== 'confirm') return about.openIdea && keeping(about.openIdea, about);
  const next: KeyIdea | undefined = about.material.keyIdeas.find(({ id }) => id === speech.asks?.keyIdeaId);
  return next ? keeping(next, about) : null;
}

/** The middle as it is said in the end: where the embedded brain finishes it, with what of its own was not said yet. */
function finished({ middle, handedOver }: Worded, speech: Speech): readonly DraftSentence[] {
  if (handedOver === null) return middle;
  const said = new Set(tellingStems(middle.map(({ text }) => text).join(' ')));
  const isNew = ({ text }: DraftSentence): boolean => {
    const stems = tellingStems(text);
    return stems.filter((stem) => said.has(stem)).length < SAID_ALREADY * stems.length;
  };
  return [
    ...middle,
    ...middleOf(speech)
      .filter(isNew)
      .map(({ goesOn: _goesOn, ...sentence }) => sentence),
  ];
}

/** The notice once, before Lou's question; not again while it still stands in the talk. */
function withNotice(speech: Speech, { lastTurns }: TurnMaterial): Speech {
  if (lastTurns.some(({ replied }) => replied.includes(BUDGET_USED_UP))) return speech;
  const middle = middleOf(speech).at(-1);
  const at = middle ? speech.sentences.indexOf(middle) + 1 : 0;
  return { ...speech, sentences: [...speech.sentences.slice(0, at), report(BUDGET_USED_UP), ...speech.sentences.slice(at)] };
}

const untouched = (handedOver: HandOver): ModelPart => ({ calls: 0, repaired: false, refusals: [], handedOver });

function brainOf({ middle, handedOver }: Worded, brain: string): string {
  if (middle.length === 0) return EMBEDDED_BRAIN;
  return handedOver === null ? brain : `${brain}+${EMBEDDED_BRAIN}`;
}
