/** What a message wants. Care is looked for first; with a question open, what reads as an answer is graded. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { asksTheSame } from '../checks/leak.ts';
import { formOf } from '../grading/answer-form.ts';
import { type Grade, gradeAnswer } from '../grading/grade-answer.ts';
import { misbeliefStated } from '../grading/misbelief.ts';
import { stemOf, tellingStems, wordsOf } from '../language/words.ts';
import type { KeyIdea } from '../ports.ts';
import { askingOf, endsAsking, guessesAloud, isQuestion, opensWithQuestionWord } from './asking.ts';
import { isPlainTry, isSeenByChance } from './attempts.ts';
import { type Need, needIn } from './care.ts';
import { asksOn, partNamed, queriesOf, restingOnLastTurn } from './follow-ups.ts';
import { gather } from './gather.ts';
import { lastOfWishes, wishIn } from './intents.ts';
import { blockInTalk } from './lou-context.ts';
import { type OtherLanguage, otherLanguageOf } from './other-languages.ts';
import { isKeyMashing, isUnreadable, wishMended } from './readable.ts';
import { claimReported, contradicts, isBeside, isRemark, tellsOwnCase } from './remarks.ts';
import { isErrand, isSaidToLou, ordersAnswer, ordersWork } from './requests.ts';
import { hasSigns, speltOut } from './spelt-out.ts';
import { readSum, type Sum } from './sums/read-sum.ts';
import type { Turn } from './turn.ts';
import { asksForAnswer, asksForPiece, saysNothingElse, withoutNotKnowing } from './wish-for-help.ts';

export interface Understanding {
  readonly intent: Intent;
  readonly need: Need | null;
  readonly language: OtherLanguage | null;
  /** What is looked up, in turn until something is found: the message; where it leans on the talk, with what came before. */
  readonly queries: readonly string[];
  /** Set when the message is taken as an answer to the open question. */
  readonly grade: Grade | null;
  /** A sum to be worked out. */
  readonly sum: Sum | null;
  /** The part of the open question that the message points at. */
  readonly part: string | null;
}

const plain = { need: null, language: null, queries: [], grade: null, sum: null, part: null };

export function understand(turn: Turn): Understanding {
  const { text } = turn.material;
  const spelt = speltOut(text);
  const need = needIn(spelt);
  const plainly = (intent: Intent, more: Partial<Understanding> = {}): Understanding => ({ ...plain, intent, queries: [text], ...more });
  if (need) return plainly('care', { need });

  const knows = (word: string) => turn.weighing.knows(stemOf(word));
  const grade = gradeIn(text, turn);
  const makesSense = isSense(grade) && !isOnlySaid(spelt, turn);
  const language = otherLanguageOf(text, knows);
  if (language && (!makesSense || (language.plainly && !usesPointsWords(spelt, turn))) && !grade?.settled)
    return plainly('other-language', { language: language.language });
  if (onlyMarks.test(text)) return plainly(turn.material.lastTurns.length > 0 ? 'simpler' : 'again');
  if (wordsOf(text).length === 0 || (!makesSense && isKeyMashing(text))) return plainly('empty');

  const wish = wishOf(spelt, turn, makesSense) ?? (makesSense && usesPointsWords(spelt, turn, SOME) ? null : wishMistyped(text, turn, knows));
  if (wish !== null) return plainly(wish, { queries: subjectsBefore(turn) });
  const sum = readSum(text);
  if (sum && !(makesSense && !isQuestion(spelt) && turn.openIdea)) return plainly('sum', { sum });
  const part = partNamed(spelt, turn.openIdea);
  if (part && isQuestion(spelt)) return plainly('hint', { part });
  if (!makesSense && isUnreadable(text, knows)) return plainly('empty');
  const about = exampleOf(spelt);
  if (about !== null && !makesSense) return plainly('example', { queries: [about] });
  if (turn.openIdea && !makesSense && !isQuestion(spelt) && statesOthersBelief(text, turn.openIdea, turn)) return plainly('question');
  if (!makesSense && contradicts(spelt) && turn.material.lastTurns.length > 0) return plainly('doubt');
  const claim = turn.openIdea && !makesSense ? claimReported(spelt) : null;
  if (claim !== null) return plainly('question', { queries: [claim, text] });
  if (turn.openIdea && !makesSense && !blockInTalk(turn.material) && (tellsOwnCase(spelt) || isBeside(spelt, turn.openIdea))) {
    const queries = queriesOf(spelt, turn);
    const goesOn = wasExplained(turn) && turn.ideaInTalk !== turn.openIdea;
    if (tellingStems(spelt).length >= (goesOn ? 1 : OTHER_TELLING_LEAST) && queries.some((query) => answersOther(query, turn)))
      return plainly('question', { queries });
    if (!isQuestion(spelt) && isBeside(spelt, turn.openIdea) && isRemark(spelt, turn.weighing)) return plainly('remark');
  }
  if (!makesSense && concludes.test(spelt) && wasExplained(turn)) {
    const queries = queriesOf(spelt, turn);
    if (queries.some((query) => gather(query, turn).verdict === 'found')) return plainly('question', { queries });
  }
  if (grade !== null && (makesSense || !blockInTalk(turn.material)) && readsAsAnswer(spelt, makesSense, turn)) return plainly('answer', { grade });
  const clauses = clausesOf(text);
  if (endsAsking(clauses)) return plainly('question', { queries: [...queriesOf(clauses.at(-1) ?? '', turn, lastClauseOf(text)), text] });
  if (!makesSense && !isQuestion(spelt) && !blockInTalk(turn.material) && triesNothing(spelt, turn)) return saidBeside(spelt, turn, plainly);
  return plainly(isQuestion(spelt) ? 'question' : 'answer', { queries: queriesOf(spelt, turn) });
}

/** No point was seen, and it is no plain try; a longer statement in the words of the open idea is one as well. */
function triesNothing(spelt: string, { openIdea, weighing, material }: Turn): boolean {
  if (!openIdea) return false;
  if (isSaidToLou(spelt)) return true;
  const statesOfIdea = !ordersWork(spelt) && tellingStems(spelt).length >= OTHER_TELLING_LEAST && !isBeside(spelt, openIdea);
  return !statesOfIdea && !isPlainTry(material.text, spelt, openIdea, weighing);
}

/** What tries nothing is work that is ordered, about another idea, or let pass. */
function saidBeside(spelt: string, turn: Turn, plainly: (intent: Intent, more?: Partial<Understanding>) => Understanding): Understanding {
  if (ordersWork(spelt)) return plainly('work-for-me');
  const queries = queriesOf(spelt, turn);
  const isOther =
    !isSaidToLou(spelt) &&
    tellingStems(spelt).length > 0 &&
    turn.openIdea !== null &&
    isBeside(spelt, turn.openIdea) &&
    queries.some((query) => answersOther(query, turn));
  return isOther ? plainly('question', { queries }) : plainly('remark');
}

/** 'So the gaps get longer', after an explanation and off the open question, is drawn from what was explained. */
const concludes = /^(?:(?:ok|okay|oh|ah|right|cool|nice) )*so /;
const wasExplained = ({ material }: Turn): boolean => material.lastTurns.at(-1)?.move === 'explain';

/** '?' and '???' say that something was not understood. */
const onlyMarks = /^[\s.!]*\?[\s?.!]*$/;

const gradeIn = (text: string, { openIdea, weighing }: Turn): Grade | null => openIdea && gradeAnswer(openIdea.check, openIdea.misconceptions, text, weighing);

const isSense = (grade: Grade | null): boolean => grade !== null && (grade.pointsSeen.length > 0 || grade.misconception !== null);

/** A point is seen in it, but in hardly a word of its own, or in an order or a request that holds a few of the answer's words. */
function isOnlySaid(spelt: string, turn: Turn): boolean {
  const { openIdea, weighing, material } = turn;
  if (!openIdea || (usesPointsWords(spelt, turn, MOSTLY) && !ordersWork(spelt) && tellingStems(spelt).length > 1)) return false;
  return isSaidToLou(spelt) || (ordersWork(spelt) && !usesPointsWords(spelt, turn, MOSTLY)) || isSeenByChance(material.text, spelt, openIdea, weighing);
}

/** Short messages that could answer the open question as well as voice a wish: 'gracias', 'no', 'yes', 'hola'. */
const mayBeAnswer: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'farewell', 'assent']);
/** These only where they are more than one word of it: 'what comes next', but not 'next'. */
const maySayMore: ReadonlySet<Intent> = new Set(['example', 'move-on', 'what-next', 'simpler']);
const bareNo = /^(?:no|nope|nah)$/;

/** A wish names nothing itself: what it is about is what was asked before, unless that was a wish as well. */
function subjectsBefore({ material }: Turn): readonly string[] {
  const before = material.lastTurns.at(-1)?.asked;
  const spelt = before === undefined ? '' : speltOut(before);
  return before === undefined || !isQuestion(spelt) || wishIn(spelt) !== null || restingOnLastTurn(spelt, material) !== null ? [] : [before];
}

/** The wish that a message voices: by its form, by the turn before it, or by what it says of not knowing. */
function wishOf(spelt: string, turn: Turn, makesSense: boolean): Intent | null {
  const { openIdea, material } = turn;
  const resting = restingOnLastTurn(spelt, material);
  if (resting && (resting !== 'quiz' || !makesSense)) return resting;
  const wish = hasSigns(material.text) ? null : (wishIn(spelt) ?? lastOfWishes(phrasesOf(material.text)));
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
  const before = material.lastTurns.at(-1)?.asked;
  const wantsPiece = openIdea && before !== undefined && asksForPiece(spelt) && wantedAnswer(speltOut(before));
  if (wantsPiece && !(makesSense && usesPointsWords(spelt, turn))) return 'solution';
  const answersWith = makesSense && usesPointsWords(spelt, turn, MOSTLY) && (tellingStems(spelt).length > 1 || isOfAnswer(spelt, turn));
  if (isErrand(spelt) && !answersWith) return 'work-for-me';
  if (openIdea && (asksForAnswer(spelt) || ordersAnswer(spelt)) && !answersWith) return 'solution';
  if (makesSense) return null;
  return isApology(spelt) ? 'apology' : null;
}

/** 'Thanks!! you explain it better than the book' thanks, and what comes after it tries nothing. */
function thanksFirst(text: string): boolean {
  const [first = '', ...more] = phrasesOf(text);
  return more.length > 0 && wishIn(first) === 'thanks';
}

/** 'I don't know what the two numbers tell' is helpless before the open question itself. */
function namesOnlyOpen(rest: string, { openIdea }: Turn): boolean {
  const asked = new Set(tellingStems(openIdea?.check.question ?? ''));
  return openIdea !== null && tellingStems(rest).every((stem) => asked.has(stem));
}

/** The same, with slips of the keys mended and 't-e-l-l m-e' read as words. */
function wishMistyped(text: string, turn: Turn, knows: (word: string) => boolean): Intent | null {
  const joined = text.replace(/\b(?:[a-z]-){2,}[a-z]\b/gi, (word) => word.replaceAll('-', ''));
  const spelt = speltOut(text);
  const mended = wishMended(speltOut(joined), knows);
  return mended === spelt ? null : wishOf(mended, turn, false);
}

/** 'See you' is no answer because one of its words stands in one; 'gracias' and 'yes it is' are where the answer says just that. */
function isOfAnswer(spelt: string, { openIdea }: Turn): boolean {
  if (wordsOf(spelt).length === 1 || !openIdea) return true;
  const { points, answers } = openIdea.check;
  const says = [...points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid]), answers.good].map(speltOut);
  return says.some((text) => ` ${text} `.includes(` ${spelt} `));
}

/** An answer may speak of answers: 'he should say the answer first' is one where most of its words are. */
const MOSTLY = 0.6;
/** A single word of it, letter for letter. */
const SOME = 0.01;

/** Nothing in the message but words of the answer, or so large a share of them: 'gracias' is one where it is asked for, 'thanks that helps' is none. */
function usesPointsWords(spelt: string, { openIdea }: Turn, least = 1): boolean {
  const { points, answers } = openIdea?.check ?? { points: [], answers: { good: '' } };
  const own = new Set(tellingStems([...points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid]), answers.good].join(' ')));
  const telling = tellingStems(spelt);
  return telling.filter((stem) => own.has(stem)).length >= least * telling.length;
}

const wantedAnswer = (spelt: string): boolean => asksForAnswer(spelt) || wishIn(spelt) === 'solution' || asksForPiece(spelt);

const saysSorry = /^(?:(?:oh|ok|well|i am|so|very|really|no) )*(?:sorry|my bad|apologies|i apologi[sz]e)\b/;
const APOLOGY_TELLING_MOST = 4;
const isApology = (spelt: string): boolean => saysSorry.test(spelt) && !isQuestion(spelt) && tellingStems(spelt).length <= APOLOGY_TELLING_MOST;

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
function isNoTry(text: string, { openIdea }: Turn): boolean {
  if (!openIdea) return false;
  const form = formOf(text, openIdea.check.question);
  if (form === 'echo' || form === 'wish') return true;
  const asked = new Set(tellingStems(openIdea.check.question));
  return asksTheSame(text, openIdea.check) && tellingStems(text).every((stem) => asked.has(stem));
}

/** A misconception about another idea of the section is met where it is said, and is no try at the open question. */
const statesOthersBelief = (text: string, { id, sectionId }: KeyIdea, { material, weighing }: Turn): boolean =>
  misbeliefStated(
    text,
    material.keyIdeas.filter((idea) => idea.sectionId === sectionId && idea.id !== id),
    weighing,
  ) !== null;

/** Shorter, it would be a try at the open question in words of another. */
const OTHER_TELLING_LEAST = 3;

/** What was said is what another idea is about: 'my cup looks like a rugby ball' asks about ellipses, whatever is open. */
function answersOther(query: string, turn: Turn): boolean {
  const { verdict, ideas, ideaAnswers } = gather(query, turn);
  return verdict === 'found' && ideaAnswers && ideas[0] !== turn.openIdea;
}

function readsAsAnswer(spelt: string, makesSense: boolean, turn: Turn): boolean {
  const { text } = turn.material;
  if (endsAsking(clausesOf(text)) || isNoTry(text, turn)) return false;
  if (asksOn(spelt, turn.material) !== null || (!makesSense && asksForMore(spelt, turn))) return false;
  const asking = askingOf(spelt, turn.pointsMade.size > 0);
  if (!makesSense && triesNothing(spelt, turn)) return false;
  if (asking === 'no') return true;
  if (asking === 'outright') return false;
  if (asking === 'unsure') return (makesSense && usesPointsWords(spelt, turn, MOSTLY)) || (guessesAloud(spelt) && isGuess(spelt, turn));
  return makesSense || isGuess(spelt, turn);
}

/** 'And the train station', right after a question that Lou answered or could not, asks the same of something else. */
const addsToQuestion = /^and (?:an?|the|for|in|at|on|with|if|my|to) /;
function asksForMore(spelt: string, { material }: Turn): boolean {
  const last = material.lastTurns.at(-1);
  return last !== undefined && addsToQuestion.test(spelt) && isQuestion(speltOut(last.asked)) && !answerMoves.has(last.move);
}
const answerMoves: ReadonlySet<string> = new Set(['check', 'hint', 'ask']);

const clauseBorder = /[:;.!\n]+(?=\s|$)/;
const lastClauseOf = (text: string): string => text.split(clauseBorder).findLast((clause) => clause.trim() !== '') ?? text;
const cutAt = (border: RegExp, text: string): readonly string[] =>
  text
    .split(border)
    .map(speltOut)
    .filter((clause) => clause !== '');
const clausesOf = (text: string): readonly string[] => cutAt(clauseBorder, text);
const phrasesOf = (text: string): readonly string[] => cutAt(/[,:;.!?\n]+(?=\s|$)/, text);

/** 'An example of a loop' is about the loop. */
const exampleOf = (spelt: string): string | null => /\bexamples? (?:of|for|with|about|on|using|where) (.{3,})$/.exec(spelt)?.[1] ?? null;
