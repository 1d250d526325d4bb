/** Answers to questions, simpler words and examples; each ends with a question of Lou's or goes back to the open one. */

import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { leadIn, report, talk } from '../../draft.ts';
import { gradeAnswer } from '../../grading/grade-answer.ts';
import { matchWording, readAnswer } from '../../grading/match-wording.ts';
import { misbeliefIn } from '../../grading/misbelief.ts';
import { tellingStems } from '../../language/words.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { LouContext } from '../../turn-material.ts';
import type { Explanation } from '../decide/explanation.ts';
import { wasPut } from '../decide/narrow-question.ts';
import { ideaToAskAfter } from '../decide/next-question.ts';
import { askedByBlock, blockTitled } from '../gather/lou-context.ts';
import { concluded, isQuestion } from '../message/asking.ts';
import { isDenial, questionKindOf } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import { wasSaid } from '../said.ts';
import { isUntried, type Speech, type Turn } from '../turn.ts';
import { afterAnswer, answeredInRow } from './after-answer.ts';
import { inOrder } from './case-first.ts';
import { askedOn } from './encouragement.ts';
import { askAbout, goOn, invitation } from './next-step.ts';
import { orAsked } from './or-asked.ts';
import { type SayContext, type Sayer, say } from './sayer.ts';
import { firstOf, toSecondQuestion } from './second-question.ts';

/** A direct answer, an example where there is one, then one question. */
export const sayExplanation: Sayer = (context) => {
  const { turn, explanation, gathered } = context;
  const agrees = isSo(context) ? [talk(say('thatHolds', context))] : [];
  const second = toSecondQuestion(context);
  // A yes or a no stands first, whatever the lesson begins with.
  const whole = questionKindOf(gathered.asked) === 'whether' ? explanation.sentences : inOrder(explanation, turn);
  const first = second.length > 0 ? firstOf(explanation.sentences) : whole;
  const orElse = second.length === 0 && explanation.orElse?.length ? [leadIn(say('orElse', context)), ...explanation.orElse] : [];
  const putBack = agrees.length > 0 || orElse.length > 0 ? [] : orAsked(context);
  return followedUp([...agrees, ...first, ...orElse, ...second], explanation, turn, putBack);
};

/** A text of the idea is in what was put as so from this strength on, where it has so many terms and what was put has so few words more. */
const HELD_BY_TEXT = 0.85;
const HELD_TERMS_LEAST = 3;
const WORDS_MORE_MOST = 1;

/**
 * What was stated, or put as so with a 'right?', is all that a good answer about the explained idea says, or what its
 * own texts say: it is said to be so.
 */
function isSo({ turn, explanation, gathered }: SayContext): boolean {
  const { idea, isOfIdea } = explanation;
  const spelt = speltOut(turn.material.text);
  const put = concluded(spelt);
  if (!idea || !isOfIdea || explanation.orElse?.length || gathered.misbelief || idea === turn.openIdea || (put === null && isQuestion(spelt))) return false;
  const text = put ?? turn.material.text;
  const { pointsSeen, misconception } = gradeAnswer(idea.check, idea.misconceptions, text, turn.weighing);
  if (misconception !== null || misbeliefIn(text, [idea], turn.weighing) !== null) return false;
  return pointsSeen.length === idea.check.points.length || (put !== null && [idea.statement, idea.simpler].some((known) => says(put, known, turn)));
}

/** Whether what was put says what a text of the notes says, and hardly a word more. */
function says(put: string, known: string, { weighing }: Turn): boolean {
  if (isDenial(put) !== isDenial(known)) return false;
  const { terms, strength } = matchWording(readAnswer(put), known, new Set(), weighing);
  const inText = new Set(tellingStems(known));
  return terms >= HELD_TERMS_LEAST && strength >= HELD_BY_TEXT && tellingStems(put).filter((stem) => !inText.has(stem)).length <= WORDS_MORE_MOST;
}

/** The idea that was named or is in the talk in other words, or by an example: the text that was chosen for the wish. */
export const sayOwnText: Sayer = (context) => {
  const { turn, explanation } = context;
  const { idea, sentences } = explanation;
  if (!idea) return { sentences: [invitation(turn)] };
  const isPicture = sentences[0] !== undefined && idea.analogy?.startsWith(sentences[0].text);
  const before = isPicture ? [leadIn(say('asPicture', context))] : askedOn(turn);
  return followedUp([...before, ...inOrder(explanation, turn)], { ...explanation, isOfIdea: true }, turn);
};

/** As much as does not tell the open question's answer, said to be no more than that; what was asked stays where it is. */
export const sayInPart: Sayer = (context) => {
  const { turn, explanation } = context;
  const { idea, isOfIdea } = explanation;
  const putBack = orAsked(context);
  return {
    sentences: [leadIn(say('inPart', context)), ...explanation.sentences, ...(putBack.length > 0 ? putBack : afterAnswer(turn, idea))],
    keyIdeaIds: isOfIdea && idea ? [idea.id] : [],
    mayEndHere: true,
  };
};

/** What comes nearest, said to be no more than that. */
export const sayNear: Sayer = (context) => {
  const { turn, explanation } = context;
  const putBack = orAsked(context);
  const next = putBack.length > 0 ? putBack : afterAnswer(turn);
  return { sentences: [leadIn(say('nearOnly', context)), ...explanation.sentences, ...next], mayEndHere: true };
};

/** Another course that this learner may see has it. */
export const sayElsewhere: Sayer = (context) => {
  const { turn, gathered } = context;
  const found = gathered.elsewhere();
  if (!found) return sayAbsent(context);
  const { passage, sentence } = found;
  const course = passage.parents.at(-1) ?? passage.title;
  const part = passage.title === course ? '' : `, in “${passage.title}”`;
  const pointer: DraftSentence = {
    kind: 'lesson',
    text: `“${course}” has something on it${part}.`,
    citations: [{ passageId: passage.id, sentence: sentence.text }],
  };
  return { sentences: [leadIn(say('notInCourse', context)), pointer, ...afterAnswer(turn)], mayEndHere: true };
};

/** Not in the material: said as it is, with what the course does hold. */
export const sayAbsent: Sayer = (context) => {
  const { turn } = context;
  const putBack = orAsked(context);
  if (putBack.length > 0) return { sentences: [report(say('notInTheseWords', context)), ...putBack], mayEndHere: true };
  const near = nearestSection(context);
  const said = report(say(turn.material.course ? 'notInCourse' : 'notInCourses', context));
  const instead = near === null ? [] : [report(`The nearest it comes is “${near}”.`)];
  return { sentences: [said, ...instead, ...goOn(turn)] };
};

/** The answer opens the reply in any case; what makes it clear is left out where it was said before, and with it what leads up to it. */
function onlyNew(sentences: readonly DraftSentence[], { material }: Turn): readonly DraftSentence[] {
  const isNew = (sentence: DraftSentence | undefined, at: number): boolean =>
    sentence !== undefined && (at === 0 || sentence.goesOn === true || !wasSaid(sentence.text, material.lastTurns));
  const isFirst = ({ text }: DraftSentence, at: number): boolean => sentences.findIndex((other) => other.text === text) === at;
  return sentences.filter((sentence, at) => isFirst(sentence, at) && isNew(sentence, at) && (!sentence.leadsIn || isNew(sentences[at + 1], at + 1)));
}

/** `putBack`: the question that may be the one that is meant, in the place of a next step. */
function followedUp(
  answer: readonly DraftSentence[],
  { idea, isOfIdea: explains }: Pick<Explanation, 'idea' | 'isOfIdea'>,
  turn: Turn,
  putBack: readonly DraftSentence[] = [],
): Speech {
  const keyIdeaIds = explains && idea ? [idea.id] : [];
  const sentences = onlyNew(answer, turn);
  const asked = askedByBlock(blockSpokenOf(sentences, turn));
  if (sentences.some(({ isNextStep }) => isNextStep)) return { sentences, keyIdeaIds };
  if (putBack.length > 0) return { sentences: [...sentences, ...putBack], keyIdeaIds, mayEndHere: true };
  if (asked.length > 0) return { sentences: [...sentences, ...asked], keyIdeaIds };
  const said = sentences.map(({ text }) => text).join(' ');
  const next = turn.openIdea ? (explains ? ownQuestion(idea, said, turn) : null) : ideaToAskAfter(idea, said, turn);
  if (!next) return { sentences: [...sentences, ...afterAnswer(turn, idea)], keyIdeaIds, mayEndHere: true };
  const asking = askAbout(next, 'yourTurn', turn);
  return { sentences: [...sentences, ...asking.sentences], keyIdeaIds, asks: asking.asks ?? null };
}

/** From the third question in a row on, nothing new is asked in the place of the open one. */
const asksOn = ({ material }: Turn): boolean => answeredInRow(material) > 1;

/**
 * While a question is open that nobody has tried yet, the idea of the same section that was just explained is what is asked
 * about: the learner chose it, as long as they do not ask one thing after another. One that was tried, hinted at or put again is gone back to.
 */
function ownQuestion(explained: KeyIdea | null, said: string, turn: Turn): KeyIdea | null {
  const { openIdea } = turn;
  if (
    !explained ||
    explained === openIdea ||
    explained.sectionId !== openIdea?.sectionId ||
    !isUntried(turn) ||
    asksOn(turn) ||
    wasPut(openIdea, turn.material.lastTurns)
  )
    return null;
  return ideaToAskAfter(explained, said, turn) === explained ? explained : null;
}

/** The block whose own passage was just said. */
function blockSpokenOf(sentences: readonly DraftSentence[], { library, material }: Turn): LouContext | null {
  const said = sentences.find(({ kind }) => kind === 'lesson')?.citations[0];
  return said ? blockTitled(library.passage(said.passageId)?.title, material) : null;
}

/** Share of the question that a sentence must hold before its section is called the nearest. */
const NEAREST_HOLDS = 0.6;

/** The title of the section that came nearest to the question, if any shares a word with it. */
function nearestSection({ gathered }: SayContext): string | null {
  const near = gathered.sentences.find(({ holds, passage }) => holds >= NEAREST_HOLDS && !isGlossary(passage))?.passage;
  return near ? ((near.parents.length > 1 ? near.parents.at(-2) : near.title) ?? null) : null;
}
