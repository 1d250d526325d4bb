/** Says what was decided and checks it before anyone sees it. Source: lou.md 'A turn', steps 6 and 7. */
import type { Decision } from '@lou/domain/tutoring/moves';
import { type CheckGrounds, checkReply } from '../../checks/check-reply.ts';
import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, leadIn, question, talk } from '../../draft.ts';
import type { CheckedSentence } from '../../ports.ts';
import type { Decided } from '../decide/decide.ts';
import { keeping } from '../keeping.ts';
import { careFigures } from '../message/care.ts';
import type { Speech, Turn } from '../turn.ts';
import { easierPart, goOn } from './next-step.ts';
import { sayers } from './say.ts';
import { phrase } from './wording/phrase.ts';

/** What passed the checks, and what it amounts to. */
export interface Said {
  readonly sentences: readonly CheckedSentence[];
  readonly speech: Speech;
}

/** The embedded brain's words for what was decided, not checked yet. */
export const speechFor = ({ decision, context }: Decided): Speech => calmly(sayers[decision.deed](context), context);

/** After one calm sentence where a rude word stood beside what was asked, and one kind where a feeling did. */
export function calmly(speech: Speech, { turn, understanding }: Decided['context']): Speech {
  if (!understanding.isRude && !understanding.isLow) return speech;
  const first = phrase(understanding.isRude ? 'calmly' : 'kindly', turn.material);
  return { ...speech, sentences: [talk(first), ...speech.sentences] };
}

/** Checks what a brain wants to say, and sees to it that something is said and the learner knows how to go on. */
export function checked(intended: Speech, deed: Decision['deed'], turn: Turn): Said {
  const grounds = groundsFor(intended, deed, turn);
  const { sentences, endsWithNextStep } = checkReply(intended.sentences, grounds);
  if (turn.openIdea && isOnlyStep(intended.sentences, sentences))
    return { sentences: checkReply(insteadOf(turn.openIdea, turn), grounds).sentences, speech: { sentences: [] } };
  const speech = onlyWhatWasSaid(intended, sentences);
  const isWhole = intended.mayEndHere === true && sentences.length > 0;
  if (deed === 'point-to-a-person' || endsWithNextStep || isWhole) return { sentences, speech };
  return { sentences: [...sentences, ...checkReply(goOn(turn), grounds).sentences], speech };
}

/** True when something was to be said of the subject and nothing is left but word of how to go on. */
function isOnlyStep(intended: readonly DraftSentence[], sentences: readonly CheckedSentence[]): boolean {
  const said = new Set(sentences.map(({ text }) => text));
  const isStep = ({ kind, isNextStep }: DraftSentence) => kind === 'talk' || isNextStep === true;
  return intended.some((sentence) => !isStep(sentence)) && intended.every((sentence) => isStep(sentence) || !said.has(sentence.text));
}

/** Nothing that was to be said passed the checks: it is the open question's own, and a part of that is put instead. */
function insteadOf(idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  const part = easierPart(turn);
  const bare = talk(phrase('keepsItBare', turn.material));
  return part ? [bare, leadIn(phrase('onlyThisMuch', turn.material)), question(part)] : [bare, question(idea.check.question)];
}

/** A question, a hint or a solution that did not pass the checks was not given. */
function onlyWhatWasSaid(speech: Speech, sentences: readonly CheckedSentence[]): Speech {
  const said = new Set(sentences.map(({ text }) => text));
  const has = (test: (sentence: DraftSentence) => boolean) => speech.sentences.some((sentence) => test(sentence) && said.has(sentence.text));
  return {
    ...speech,
    asks: has(({ kind }) => kind === 'question') ? (speech.asks ?? null) : null,
    hint: has(({ level, isNextStep }) => level !== undefined || isNextStep === true) ? (speech.hint ?? null) : null,
    solution: has(({ kind }) => kind === 'answer') ? (speech.solution ?? null) : null,
  };
}

/** Deeds that put another question than the open one. */
const asksInPlaceOfOpen: ReadonlySet<Decision['deed']> = new Set(['ask', 'ask-harder', 'ask-easier', 'ask-left']);

/** What the checks hold a reply against. */
export function groundsFor(speech: Speech, deed: Decision['deed'], turn: Turn): CheckGrounds {
  const { library, material, openIdea, ladder } = turn;
  const solutionShown = (speech.solution ?? null) !== null;
  /** A question in place of the open one asks and states nothing, whatever figures the two share. */
  const leavesOpenQuestion = asksInPlaceOfOpen.has(deed) && (speech.asks ?? null) !== null;
  const triesLeft = ladder ? [String(ladder.tries), String(Math.max(0, ladder.tries - ladder.attempts))] : [];
  return {
    passage: library.passage,
    keep: openIdea && deed !== 'confirm' && !solutionShown && !leavesOpenQuestion ? keeping(openIdea, turn) : null,
    claims: {
      standing: material.standing,
      wantsQuiz: speech.wantsQuiz ?? false,
      solutionShown,
      figures: new Set([...careFigures, ...HINTS_IN_ALL, ...triesLeft, ...(speech.figures ?? [])]),
    },
  };
}

/** 'All three hints'. */
const HINTS_IN_ALL = ['3'];
