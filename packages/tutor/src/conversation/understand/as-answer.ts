/** Whether a message is taken as a try at the open question, as a guess at it, or as nothing of the kind. */

import { asksTheSame } from '../../checks/leak.ts';
import type { KeyIdea } from '../../course-material.ts';
import { formOf } from '../../grading/answer-form.ts';
import { misbeliefStated } from '../../grading/misbelief.ts';
import { goodAnswersOf } from '../../idea-texts.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import { SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import { wasPut } from '../decide/narrow-question.ts';
import { gather } from '../gather/gather.ts';
import { askingOf, endsAsking, guessesAloud, isQuestion, opensWithQuestionWord } from '../message/asking.ts';
import { asksInPhrase } from '../message/asks-in-phrase.ts';
import { clausesOf } from '../message/clauses.ts';
import { isBeside, saysMoreThanQuestion, tellsOfLiking } from '../message/remarks.ts';
import { isSaidToLou, ordersWork } from '../message/requests.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { MOSTLY, usesPointsWords } from './answer-words.ts';
import { isPlainTry, opensAsTry, speaksOfLearner, takesUpAnswer } from './attempts.ts';
import { fitsQuestion } from './fits-question.ts';
import { asksOn } from './queries.ts';

/** So many telling words are no remark. */
const LONG_STEMS = 6;

/**
 * No point was seen, and it is no plain try; a longer statement in the words of the open idea is one as well, unless
 * another idea is known to be asked after so.
 */
export function triesNothing(spelt: string, turn: Turn): boolean {
  const { openIdea, weighing, material } = turn;
  if (!openIdea) return false;
  if (isSaidToLou(spelt) || tellsOfLiking(spelt)) return true;
  if (fitsQuestion(spelt, openIdea)) return false;
  if (objects.test(spelt) && material.lastTurns.at(-1)?.move === 'explain') return true;
  const isLong = tellingStems(spelt).length >= LONG_STEMS && !speaksOfLearner(spelt);
  const isOfIdea = isLong || takesUpAnswer(material.text, spelt, openIdea, weighing) || saysMoreThanQuestion(spelt, openIdea);
  const statesOfIdea =
    !ordersWork(spelt) && tellingStems(spelt).length >= OTHER_TELLING_LEAST && isOfIdea && !isBeside(spelt, openIdea) && !isKnownOfOther(material.text, turn);
  return !statesOfIdea && !isPlainTry(material.text, spelt, openIdea, weighing);
}

/** 'But rereading feels easier', to what Lou just explained. */
const objects = /^(?:(?:yes|yeah|ok|okay|hm+|well|sure|right|but|and|still) )*but /;

/** 'Is it avoir?', 'Green?': so few words of the material's own are a guess and no question; 'and in the negative?' asks on. */
const GUESS_TELLING_MOST = 2;
const GUESS_WORDS_MOST = 5;
const asksOnward = /^(?:and|but|so|then|ok) .*\?$/;
function isGuess(spelt: string, { weighing }: Turn): boolean {
  const telling = tellingStems(spelt);
  if (asksOnward.test(spelt) || wordsOf(spelt).length > GUESS_WORDS_MOST) return false;
  return !opensWithQuestionWord(spelt) && telling.length > 0 && telling.length <= GUESS_TELLING_MOST && telling.every((stem) => weighing.knows(stem));
}

/** The question itself given back, or a wish: it makes no point and costs no try. */
function isEchoOrWish(text: string, { openIdea }: Turn): boolean {
  if (!openIdea) return false;
  const form = formOf(text, openIdea.check.question);
  if (form === 'echo' || form === 'wish') return true;
  const asked = new Set(tellingStems(openIdea.check.question));
  return asksTheSame(text, openIdea.check) && tellingStems(text).every((stem) => asked.has(stem));
}

/** A misconception about another idea of the section is met where it is said, and is no try at the open question. */
export const statesOthersBelief = (text: string, { id, sectionId }: KeyIdea, { material, weighing }: Turn): boolean =>
  misbeliefStated(
    text,
    material.keyIdeas.filter((idea) => idea.sectionId === sectionId && idea.id !== id),
    weighing,
  ) !== null;

/** Shorter, it would be a try at the open question in words of another. */
export const OTHER_TELLING_LEAST = 3;

/** What was said is what another idea is about: 'my cup looks like a rugby ball' asks about ellipses, whatever is open. */
export function answersOther(query: string, turn: Turn): boolean {
  const { verdict, ideas, ideaAnswers } = gather(query, turn);
  return verdict === 'found' && ideaAnswers && ideas[0] !== turn.openIdea;
}

/** So like a question that another idea is known to be asked, a statement is a way of asking it: 'nobody answers when I write to the whole team'. */
const KNOWN_OF_OTHER = 0.4;

export function isKnownOfOther(query: string, turn: Turn): boolean {
  const { verdict, ideas, likeness } = gather(query, turn);
  return verdict !== 'absent' && likeness >= KNOWN_OF_OTHER && ideas[0] !== turn.openIdea;
}

/** In so many telling words it is the known question, whatever points its words would make. */
const ASKED_STEMS_LEAST = 2;
/** What opens as a statement of what was asked is one, unless it is that question nearly word for word. */
const ASKED_THOUGH_STATED = 0.97;

/** The very question that another idea, or a detail of the lesson, is known to be asked. */
export function isAskedOfOther(text: string, turn: Turn): boolean {
  const { verdict, ideas, likeness, told, stems } = gather(text, turn);
  if (verdict === 'absent' || stems.length < ASKED_STEMS_LEAST) return false;
  const least = opensAsTry(speltOut(text)) && !isQuestion(speltOut(text)) ? ASKED_THOUGH_STATED : SAME_QUESTION;
  return (likeness >= least && ideas[0] !== turn.openIdea) || (told?.likeness ?? 0) >= least;
}

export function readsAsAnswer(spelt: string, makesSense: boolean, turn: Turn): boolean {
  const { text } = turn.material;
  if ((endsAsking(clausesOf(text)) && !(makesSense && answersByAsking(spelt, turn))) || isEchoOrWish(text, turn)) return false;
  if (asksOn(spelt, turn.material) !== null || (!makesSense && asksForMore(spelt, turn))) return false;
  const asking = asksInPhrase(text) ? 'outright' : askingOf(spelt, turn.pointsMade.size > 0);
  if (!makesSense && triesNothing(spelt, turn)) return false;
  if (asking === 'no') return true;
  if (asking === 'unsure' && turn.openIdea && fitsQuestion(spelt, turn.openIdea)) return true;
  const isInWordsOfPoints = makesSense && usesPointsWords(spelt, turn, MOSTLY);
  if (asking === 'outright') return makesSense && answersByAsking(spelt, turn);
  // Asked what to find out, 'how many houses in general have it' names it.
  if (asking === 'unsure' && makesSense && !spelt.endsWith('?') && opensWithQuestionWord(spelt) && asksToFindOut(turn)) return true;
  if (asking === 'unsure')
    return (
      (isInWordsOfPoints && (turn.pointsMade.size > 0 || !opensWithQuestionWord(spelt) || mayAnswerAsking(spelt, turn))) ||
      (guessesAloud(spelt) && isGuess(spelt, turn) && !asksOfExplained(turn))
    );
  return makesSense || (isGuess(spelt, turn) && !asksOfExplained(turn));
}

/** Lou explained something, and did not put the open question with it: 'is it cash' asks about that. */
const asksOfExplained = ({ openIdea, material: { lastTurns } }: Turn): boolean =>
  openIdea !== null && lastTurns.at(-1)?.move === 'explain' && !wasPut(openIdea, lastTurns.slice(-1));

const answersSpelt = ({ openIdea }: Turn): readonly string[] => (openIdea ? goodAnswersOf(openIdea.check).map(speltOut) : []);

/**
 * Where a question is to be put, to oneself or to somebody, the answer is one: 'does Monday or Friday suit you'. Nobody
 * answers so with a single word of the course.
 */
function answersByAsking(spelt: string, turn: Turn): boolean {
  const asked = answersSpelt(turn).filter((wording) => askingOf(wording) === 'outright');
  const telling = tellingStems(spelt).filter((stem) => !/^\d/.test(stem));
  if (asked.some((wording) => `${spelt} `.startsWith(`${wording} `) && tellingStems(wording).length >= telling.length)) return true;
  const isPutAlike = asked.some((wording) => !namesWhat.test(wording) && opensWithQuestionWord(wording) === opensWithQuestionWord(spelt));
  return isPutAlike && telling.length > 1 && usesPointsWords(spelt, turn, MOSTLY);
}

/** 'What was done' names a thing in the form of a question. */
const namesWhat = /^what (?:is|was|were|are) \w+$/;

const askingWord = /^(?:\w+ ){0,2}?(what|why|how|when|where|which|who|whose)\b/;
/** What is told, shown or decided is said in the words of a question: 'how many parts you have'. */
const asksWhatIsTold =
  /\b(?:tells?|says?|shows?|states?|names?|means?|asks?|decides?|answers?|records?|stands? for|counts?|look (?:for|at)|depends?|know|find out|checks?|describes?|measures?)\b/;

const findsOut = /\b(?:find out|to know|to ask|ask (?:first|yourself|himself|herself|themselves)|look (?:for|at)|checks?)\b/;
const asksToFindOut = ({ openIdea }: Turn): boolean => findsOut.test(speltOut(openIdea?.check.question ?? ''));

function mayAnswerAsking(spelt: string, turn: Turn): boolean {
  const word = askingWord.exec(spelt)?.[1];
  const holds = new RegExp(`\\b${word}\\b`);
  return asksWhatIsTold.test(speltOut(turn.openIdea?.check.question ?? '')) || answersSpelt(turn).some((wording) => holds.test(wording));
}

/** 'And the train station', right after a question that Lou answered or could not, asks the same of something else. */
const addsToQuestion = /^and (?:an?|the|for|in|at|on|with|if|my|to) /;
function asksForMore(spelt: string, { material }: Turn): boolean {
  const last = material.lastTurns.at(-1);
  return last !== undefined && addsToQuestion.test(spelt) && isQuestion(speltOut(last.asked)) && !answerMoves.has(last.move);
}
const answerMoves: ReadonlySet<string> = new Set(['check', 'hint', 'ask']);
