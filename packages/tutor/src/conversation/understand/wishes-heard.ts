/** The wish that a message voices, and when it is an answer instead. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { tellingStems } from '../../language/words.ts';
import { partsOf } from '../decide/narrow-question.ts';
import { isQuestion } from '../message/asking.ts';
import { clausesOf, phrasesOf } from '../message/clauses.ts';
import { asksForSomebody } from '../message/for-somebody-else.ts';
import { lastOfWishes, wishIn } from '../message/intents.ts';
import { namesSign } from '../message/question-kind.ts';
import { wishMended } from '../message/readable.ts';
import { isErrand, ordersAnswer } from '../message/requests.ts';
import { hasSigns, speltOut } from '../message/spelt-out.ts';
import { asksForAnswer, asksForPiece, saysNothingElse, withoutNotKnowing } from '../message/wish-for-help.ts';
import { isQuestionUnclear } from '../message/wishes/the-talk.ts';
import type { Turn } from '../turn.ts';
import { gradeIn, isOfAnswer, isSense, MOSTLY, usesPointsWords } from './answer-words.ts';
import { restingOnLastTurn } from './follow-ups.ts';

/** Short messages that could answer the open question as well as voice a wish: 'gracias', 'no', 'yes', 'hola'. */
const mayBeAnswer: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'farewell', 'assent']);
/** These only where they are more than one word of it: 'what comes next', but not 'next'. */
const maySayMore: ReadonlySet<Intent> = new Set([
  'again',
  'example',
  'move-on',
  'what-next',
  'simpler',
  'shorter',
  'easier',
  'back',
  'summary',
  'beyond-words',
]);
const bareNo = /^(?:no|nope|nah)$/;

/** A wish names nothing itself: what it is about is what was asked before, unless that was a wish as well. */
export function subjectsBefore({ material }: Turn): readonly string[] {
  const before = material.lastTurns.at(-1)?.asked;
  const spelt = before === undefined ? '' : speltOut(before);
  return before === undefined || !isQuestion(spelt) || wishIn(spelt) !== null || restingOnLastTurn(spelt, material) !== null ? [] : [before];
}

/** The wish that a message voices: by its form, by the turn before it, or by what it says of not knowing. */
export function wishOf(spelt: string, turn: Turn, makesSense: boolean): Intent | null {
  const wish = wishVoiced(spelt, turn, makesSense);
  return wish === 'again' && isQuestionUnclear(spelt) ? forUnclear(turn) : wish;
}

/** A question that was not understood is put in its parts; one that has none comes with a hint. */
const forUnclear = ({ openIdea }: Turn): Intent => (openIdea === null ? 'simpler' : partsOf(openIdea.check) ? 'again' : 'hint');

function wishVoiced(spelt: string, turn: Turn, makesSense: boolean): Intent | null {
  const { openIdea, material } = turn;
  const resting = restingOnLastTurn(spelt, material);
  if (resting && !namesSign(material.text) && (resting !== 'quiz' || !makesSense)) return resting;
  const wish = hasSigns(material.text) ? null : (wishIn(spelt) ?? lastOfWishes(phrasesOf(material.text)) ?? (makesSense ? null : wishAtEnd(material.text)));
  if (
    wish !== null &&
    !(
      makesSense &&
      ((mayBeAnswer.has(wish) && isOfAnswer(spelt, turn)) || bareNo.test(spelt) || (maySayMore.has(wish) && tellingStems(spelt).length > 1)) &&
      usesPointsWords(spelt, turn)
    )
  )
    return wish;
  if (!makesSense && !isQuestion(spelt) && thanksFirst(material.text)) return 'thanks';
  const rest = withoutNotKnowing(spelt);
  if (rest !== null && (saysNothingElse(rest) || namesOnlyOpen(rest, turn) || (openIdea && !isQuestion(spelt) && !isSense(gradeIn(rest, turn))))) return 'hint';
  const puzzle = notUnderstood.exec(spelt)?.[1];
  if (puzzle !== undefined && tellingStems(puzzle).length > 0 && namesOnlyOpen(puzzle, turn)) return 'hint';
  const wantsPiece = openIdea && asksForPiece(spelt) && begged(material.lastTurns.map(({ asked }) => speltOut(asked)));
  if (wantsPiece && !(makesSense && usesPointsWords(spelt, turn, MOSTLY))) return 'solution';
  const answersWith = makesSense && usesPointsWords(spelt, turn, MOSTLY) && (tellingStems(spelt).length > 1 || isOfAnswer(spelt, turn));
  if (isErrand(spelt) && !answersWith) return 'work-for-me';
  const ofOther = openIdea !== null && material.lastTurns.at(-1)?.move !== 'explain' && asksForSomebody(spelt, openIdea.check.question);
  if (ofOther || (openIdea && (asksForAnswer(spelt) || ordersAnswer(spelt)) && !answersWith)) return 'solution';
  if (makesSense) return null;
  return isApology(spelt) ? 'apology' : null;
}

/** 'My exam is in 20 minutes. How many questions are left?' ends in a wish; a greeting or a yes at the end is none. */
function wishAtEnd(text: string): Intent | null {
  const clauses = clausesOf(text);
  const wish = clauses.length > 1 ? wishIn(clauses.at(-1) ?? '') : null;
  return wish !== null && !mayBeAnswer.has(wish) ? wish : null;
}

/** 'Thanks!! you explain it better than the book' thanks, and what comes after it tries nothing. */
function thanksFirst(text: string): boolean {
  const [first = '', ...more] = phrasesOf(text);
  return more.length > 0 && wishIn(first) === 'thanks';
}

/** 'I do not understand what they have in common', where that is what the open question asks. */
const notUnderstood =
  /^(?:(?:sorry|but|and|hm+|ok|honestly) )*i (?:(?:still|really|just|also) )*(?:do not|can not) (?:(?:really|quite|even) )*(?:understand|get|see) ((?:what|why|how|which|where|when)\b.+?)\??$/;

/** 'I don't know what the two numbers tell' is helpless before the open question itself. */
function namesOnlyOpen(rest: string, { openIdea }: Turn): boolean {
  const asked = new Set(tellingStems(openIdea?.check.question ?? ''));
  return openIdea !== null && tellingStems(rest).every((stem) => asked.has(stem));
}

/** The same, with slips of the keys mended and 't-e-l-l m-e' read as words. */
export function wishMistyped(text: string, turn: Turn, knows: (word: string) => boolean): Intent | null {
  const joined = text.replace(/\b(?:[a-z]-){2,}[a-z]\b/gi, (word) => word.replaceAll('-', ''));
  const spelt = speltOut(text);
  const mended = wishMended(speltOut(joined), knows);
  return mended === spelt ? null : wishOf(mended, turn, false);
}

/** The answer was begged for right before, or pieces of it since. 'Where do I start' names a start, and begs for none. */
function begged(asked: readonly string[]): boolean {
  const last = asked.findLast((spelt) => !asksForPiece(spelt) || wantsAnswer(spelt));
  return last !== undefined && wantsAnswer(last);
}
const wantsAnswer = (spelt: string): boolean => asksForAnswer(spelt) || (wishIn(spelt) ?? (ordersAnswer(spelt) ? 'solution' : null)) === 'solution';

const saysSorry = /^(?:(?:oh|ok|well|i am|so|very|really|no) )*(?:sorry|my bad|apologies|i apologi[sz]e)\b/;
const APOLOGY_TELLING_MOST = 4;
const isApology = (spelt: string): boolean => saysSorry.test(spelt) && !isQuestion(spelt) && tellingStems(spelt).length <= APOLOGY_TELLING_MOST;
