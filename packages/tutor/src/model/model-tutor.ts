/**
 * Lou's model brain behind the tutor's port. A model words the moves that gain by it (which-deeds.ts); care, understanding,
 * retrieval, the move, grading, hints, questions and every figure are the embedded brain's own, and so are the checks.
 * Where the model fails, rests or may not be paid for, the embedded brain speaks. Sources: lou.md, decision 0020.
 */
import type { LanguageModel } from 'ai';
import type { KeptAnswer } from '../checks/leak.ts';
import type { Decided } from '../conversation/decide/decide.ts';
import { keeping } from '../conversation/keeping.ts';
import { wasSaid } from '../conversation/said.ts';
import { checked, groundsFor, type Said, speechFor } from '../conversation/say/say-checked.ts';
import type { Speech } from '../conversation/turn.ts';
import type { KeyIdea } from '../course-material.ts';
import { type DraftSentence, report } from '../draft.ts';
import { createEmbeddedTutor, EMBEDDED_BRAIN, sayEmbedded } from '../embedded-tutor.ts';
import { tellingStems } from '../language/words.ts';
import type { HandOver, ModelPart, TurnOutcome, Tutor, TutorRequest } from '../ports.ts';
import { createPassageIndex, type PassageIndex } from '../retrieval/passage-index.ts';
import { outcomeOfThought, type Thought, think, whole } from '../thought.ts';
import type { TurnMaterial } from '../turn-material.ts';
import { type CallLimits, callLimits } from './call-model.ts';
import type { FaultGrounds } from './faults.ts';
import { framed, middleOf } from './framed.ts';
import { ideasAtRisk, instructionsFor } from './instructions.ts';
import { type SayingTools, sayWithModel, type Worded } from './say-with-model.ts';
import { sourcesFor } from './sources.ts';
import { createWatch, type ModelNews, type RestLimits, type Watch } from './watch.ts';
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
  readonly limits?: Partial<CallLimits & RestLimits>;
}

/** Said once where the day's tokens are used up. */
export const BUDGET_USED_UP = 'Today’s share of longer answers is used up, so until tomorrow I answer in the words of the course.';

/** A sentence of the embedded brain's of which this share was said already is not added to what the model said. */
const SAID_ALREADY = 0.6;

const restLimits: RestLimits = { failuresToRest: 3, restMs: 30_000, lastingRestMs: 300_000 };

/** What a turn is worded with. */
interface ModelBrain {
  readonly name: string;
  readonly index: PassageIndex;
  readonly tools: SayingTools;
  readonly watch: Watch;
}

/** Loads no provider and calls nobody; the model is asked when a turn is for it. */
export function createModelTutor({ model, reasoning, modelId, now, chance, report, limits }: ModelTutorOptions): Tutor {
  const index = createPassageIndex();
  const brain: ModelBrain = {
    name: `model:${modelId}`,
    index,
    tools: { model, reasoning, now, chance, limits: { ...callLimits, ...limits } },
    watch: createWatch({ ...restLimits, ...limits }, now, report),
  };
  return { ...createEmbeddedTutor({ now, index }), name: brain.name, reply: (request) => reply(request, brain) };
}

async function reply(request: TutorRequest, brain: ModelBrain): Promise<TurnOutcome> {
  request.signal?.throwIfAborted();
  const { now } = brain.tools;
  const begun = now();
  const thought = think(request.material, brain.index, now);
  const turn = turnForModel(thought);
  if (!turn) return sayEmbedded(thought, now);
  if (!brain.watch.allows()) return { ...sayEmbedded(thought, now), model: untouched('resting') };
  const thoughtAt = now();
  const worded = await wordsOfModel(turn, thought, request, begun, brain);
  const saidAt = now();
  const { middle: _middle, tokens, trouble: _trouble, ...part } = worded;
  return {
    ...outcomeOfThought(thought, spokenAfter(worded, turn, thought), brainOf(worded, brain.name)),
    milliseconds: { ...thought.milliseconds, say: whole(saidAt - thoughtAt), check: whole(now() - saidAt) },
    tokens,
    model: part,
  };
}

/** Asks the model, and keeps in mind how it fared. */
async function wordsOfModel(
  { deed, idea, speech, grounds, kept, decided }: TurnForModel,
  { about, decided: { graded } }: Thought,
  { onSentence, purse, signal }: TutorRequest,
  begun: number,
  { tools, watch }: ModelBrain,
): Promise<Worded> {
  const checks = { ...groundsFor(speech, deed, about), ...(deed === 'confirm' && { keep: kept }) };
  const frame = (middle: readonly DraftSentence[]) => framed(deed, decided, idea, middle);
  try {
    const worded = await sayWithModel({ begun, grounds, checks, frame, tell: graded ? undefined : onSentence, purse, signal }, tools);
    watch.heard(worded);
    return worded;
  } catch (stopped) {
    watch.leftOff();
    throw stopped;
  }
}

/** The reply as a whole: what the model said, or what Lou says in its place. */
function spokenAfter(worded: Worded, { deed, idea, speech, decided }: TurnForModel, { about }: Thought): Said {
  const intended = worded.middle.length > 0 ? framed(deed, decided, idea, finished(worded, speech)) : speech;
  return checked(worded.handedOver === 'budget' ? withNotice(intended, about.material) : intended, deed, about);
}

interface TurnForModel {
  readonly deed: ModelDeed;
  readonly idea: KeyIdea | null;
  readonly speech: Speech;
  readonly grounds: FaultGrounds;
  /** The answer that must not be told. */
  readonly kept: KeptAnswer | null;
  readonly decided: Decided;
}

/** What a model would be asked in a turn; null where Lou says it itself, also because there is nothing to speak from. */
function turnForModel(thought: Thought): TurnForModel | null {
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
  if (wasSaid(BUDGET_USED_UP, lastTurns)) return speech;
  const middle = middleOf(speech).at(-1);
  const at = middle ? speech.sentences.indexOf(middle) + 1 : 0;
  return { ...speech, sentences: [...speech.sentences.slice(0, at), report(BUDGET_USED_UP), ...speech.sentences.slice(at)] };
}

const untouched = (handedOver: HandOver): ModelPart => ({ calls: 0, repaired: false, refusals: [], handedOver });

function brainOf({ middle, handedOver }: Worded, brain: string): string {
  if (middle.length === 0) return EMBEDDED_BRAIN;
  return handedOver === null ? brain : `${brain}+${EMBEDDED_BRAIN}`;
}
