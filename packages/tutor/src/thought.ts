/** What every brain has in common in a turn: what was understood and decided before it is put into words, and what it came to. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { asksMeaningOfOpen, asksOpenItself, asksSameMeaning, isOffered } from './conversation/asked-of-open.ts';
import { type Decided, decide } from './conversation/decide/decide.ts';
import { gatherFor } from './conversation/decide/gather-for.ts';
import { unsaid } from './conversation/decide/idea-sentences.ts';
import { focusedTurn } from './conversation/gather/focus.ts';
import { gather } from './conversation/gather/gather.ts';
import { askedPartOf } from './conversation/message/asked-part.ts';
import { STANDS_ALONE } from './conversation/message/asking.ts';
import { withFewBlanks } from './conversation/message/blanks.ts';
import { needIn } from './conversation/message/care.ts';
import { honestPartOf } from './conversation/message/honest-part.ts';
import { askedWhetherTrue } from './conversation/message/put-as-true.ts';
import { speaksOfAnswering } from './conversation/message/speaks-of-answering.ts';
import { askedInLanguage } from './conversation/message/translated.ts';
import { withoutChat } from './conversation/message/without-chat.ts';
import { wasSaid } from './conversation/said.ts';
import { type Said, speechFor } from './conversation/say/say-checked.ts';
import { isUntried, justPut, type Turn, turnOf } from './conversation/turn.ts';
import { type Understanding, understand } from './conversation/understand/understand.ts';
import type { KeyIdea } from './course-material.ts';
import { gradeAnswer } from './grading/grade-answer.ts';
import { textsOf } from './idea-texts.ts';
import { tellingStems } from './language/words.ts';
import type { TurnOutcome } from './ports.ts';
import type { PassageIndex } from './retrieval/passage-index.ts';
import type { TurnMaterial } from './turn-material.ts';

/** A turn up to the move, with how long it took to get there. */
export interface Thought {
  readonly about: Turn;
  readonly decided: Decided;
  readonly milliseconds: { readonly understand: number; readonly gather: number };
}

/** Understands, gathers and decides; `now` in milliseconds is read for the stages' times only. Source: lou.md 'A turn', steps 2 to 5. */
export function think(given: TurnMaterial, index: PassageIndex, now: () => number): Thought {
  const begun = now();
  const material = readable(given);
  const honest = needIn(material.text) ? null : honestPartOf(material.text);
  const plain = honest?.text ?? material.text;
  const said = { ...material, text: askedWhetherTrue(plain) ?? askedInLanguage(plain) ?? plain };
  const wholeTurn = focusedTurn(said, index);
  const asked = needIn(material.text) ? null : askedPartOf(said.text, wholeTurn.weighing.knows);
  const turn = asked ? focusedTurn({ ...said, text: asked.text }, index) : wholeTurn;
  const heard = listen(turn, index);
  const { about } = heard;
  const understanding = { ...heard.understanding, isRude: honest?.isRude ?? false, isLow: asked?.isLow ?? false };
  const understood = now();
  const gathered = gatherFor(understanding, about);
  const kept = decide(understanding, gathered, about);
  const mayBeFree = (isWithheld(kept) && isOnlyOffered(understanding, about)) || isStillUnclear(understanding, kept, about);
  const free = mayBeFree ? decide(understanding, gathered, withoutOffer(about)) : kept;
  const decided = free !== kept && speechFor(free).asks ? free : kept;
  return {
    about: decided.context.turn,
    decided,
    milliseconds: { understand: whole(understood - begun), gather: whole(now() - understood) },
  };
}

/** The message, and those before it, as they are read. */
const readable = (material: TurnMaterial): TurnMaterial => ({
  ...material,
  text: withFewBlanks(material.text),
  lastTurns: material.lastTurns.map((turn) => ({ ...turn, asked: withFewBlanks(turn.asked) })),
});

/** What the message wants, and the turn that it is about: another question's, where it answers one that was left. */
function listen(plain: Turn, index: PassageIndex): { about: Turn; understanding: Understanding } {
  const understanding = understand(plain);
  return answerToOneLeft(plain, understanding, index) ?? { about: plain, understanding };
}

/** So many of the questions that were left open in this talk are still in the learner's mind. */
const LEFT_IN_MIND = 2;

/** What makes no point of the open question may be the whole answer to one that was left a moment ago: then it is taken as that. */
function answerToOneLeft(
  { material, openIdea, weighing }: Turn,
  { intent, grade }: Understanding,
  index: PassageIndex,
): { about: Turn; understanding: Understanding } | null {
  if (!material.openItem || !mayAnswer.has(intent) || (grade && grade.pointsSeen.length > 0)) return null;
  for (const idea of leftInMind(material, openIdea)) {
    if (gradeAnswer(idea.check, idea.misconceptions, material.text, weighing).pointsSeen.length < idea.check.points.length) continue;
    const openItem = justPut(idea, material.openItem.tries);
    const about = turnOf({ ...material, openItem }, index);
    const understanding = understand(about);
    if (understanding.grade?.settled) return { about, understanding };
  }
  return null;
}

/** The ideas whose questions were left open in this talk, the latest first. */
function leftInMind({ asked = [], keyIdeas }: TurnMaterial, openIdea: Turn['openIdea']): readonly KeyIdea[] {
  const left = asked.filter(({ came, earlier, keyIdeaId }) => came === 'open' && !earlier && keyIdeaId !== openIdea?.id);
  return left
    .slice(-LEFT_IN_MIND)
    .reverse()
    .flatMap(({ keyIdeaId }) => keyIdeas.find(({ id }) => id === keyIdeaId) ?? []);
}

const mayAnswer: ReadonlySet<Intent> = new Set(['answer', 'question', 'remark']);

/** Where a message leans on the talk before it, an answer to it holds this share of its telling words; with less, only the talk pointed there. */
const leansOnTalk = /\b(?:it|they|them|this|that|these|those)\b/i;
const ANSWER_HOLDS = 0.6;

/** There was an answer to say, and it would have told the open question's. */
function isWithheld({ withheld, context }: Decided): boolean {
  if (!withheld) return false;
  const said = withheld.sentences.filter(({ kind }) => kind !== 'hint').map(({ text }) => text);
  const held = new Set(tellingStems(said.join(' ')));
  const asked = tellingStems(context.turn.material.text);
  const { text, lastTurns } = context.turn.material;
  const standsAlone = lastTurns.length === 0 && asked.length >= STANDS_ALONE;
  const isAbout = standsAlone || !leansOnTalk.test(text) || asked.filter((stem) => held.has(stem)).length >= ANSWER_HOLDS * asked.length;
  return said.length > 0 && isAbout;
}

/**
 * The welcome's question is offered more than asked: who asks something else first, before any try and any hint, is
 * answered, also where that tells it, and Lou asks about another idea then: where it asks none, the question stays and its answer is
 * kept. The question itself given back is not answered, nor what asks after its own case, about answers to it or what a word means
 * that no entry of the glossary says, or that it asks itself.
 */
function isOnlyOffered({ intent, queries, topic }: Understanding, turn: Turn): boolean {
  const { openIdea, material } = turn;
  if (intent !== 'question' || !openIdea || !isOffered(openIdea, turn)) return false;
  if ([material.text, ...queries].some((query) => asksOpenItself(query, openIdea, turn))) return false;
  return !speaksOfAnswering(material.text) && (topic !== null || !asksMeaningOfOpen(material.text, openIdea, turn) || isInGlossary(openIdea, turn));
}

/** What a word means stands in the glossary, on the page beside the talk: it is told, but where the open question asks for just that. */
const isInGlossary = (openIdea: KeyIdea, turn: Turn): boolean =>
  gather(withoutChat(turn.material.text), turn).entry !== null && !asksSameMeaning(turn.material.text, openIdea);

/**
 * An explanation that came with a question did not help, and nothing is left to say that does not tell the question's answer:
 * the question, which nobody has tried, waits, and the explanation is given in words that were not said yet.
 */
function isStillUnclear({ intent }: Understanding, { decision }: Decided, turn: Turn): boolean {
  const { openIdea, material, ideaInTalk } = turn;
  if (intent !== 'simpler' || decision.deed !== 'hint' || !openIdea || !ideaInTalk || !isUntried(turn)) return false;
  const explained = material.lastTurns.slice(material.lastTurns.findLastIndex(({ move }) => move !== 'explain') + 1);
  return wasSaid(openIdea.check.question, explained) && unsaid(textsOf(ideaInTalk), turn).length > 0;
}

/** The offered question counts as told, so that it is not what Lou asks next. */
const withoutOffer = (turn: Turn): Turn => ({
  ...turn,
  openIdea: null,
  ladder: null,
  done: new Set([...turn.done, ...(turn.openIdea ? [turn.openIdea.id] : [])]),
});

/** The outcome of a turn that was thought and said. */
export const outcomeOfThought = ({ about, decided }: Thought, said: Said, brain: string): TurnOutcome =>
  outcomeOf(decided.decision.move, said, about, brain, decided.graded);

/** The outcome of what was said; no times and no tokens yet. */
export function outcomeOf(
  move: TurnOutcome['move'],
  { sentences, speech }: Said,
  { material, openIdea }: Turn,
  brain: string,
  graded: TurnOutcome['graded'] = null,
): TurnOutcome {
  const { keyIdeaIds = [], asks = null, hint = null, solution = null, wantsQuiz = false, quizOn = null } = speech;
  const touched = new Set([...keyIdeaIds, ...(asks ? [asks.keyIdeaId] : []), ...((graded || hint || solution) && openIdea ? [openIdea.id] : [])]);
  return {
    move,
    sentences,
    keyIdeaIds,
    skills: [...new Set(material.keyIdeas.flatMap(({ id, skill }) => (touched.has(id) ? [skill] : [])))],
    asks,
    graded,
    hint,
    solution,
    wantsQuiz,
    quizOn,
    brain,
    milliseconds: { understand: 0, gather: 0, say: 0, check: 0 },
    tokens: 0,
  };
}

/** Milliseconds as a fact keeps them. */
export const whole = (milliseconds: number): number => Math.max(0, Math.round(milliseconds));
