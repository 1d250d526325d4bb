/** What a message wants: a table that is read from the top; the first row that finds something decides. Care is looked for first. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { asksTheSame } from '../../checks/leak.ts';
import type { KeyIdea } from '../../course-material.ts';
import type { Grade } from '../../grading/grade-answer.ts';
import { wordsOf } from '../../language/words.ts';
import type { OfferedCourse } from '../../turn-material.ts';
import { ideasOfSection, isUnsettled } from '../decide/next-question.ts';
import type { AskedNearby } from '../gather/asked-nearby.ts';
import { termBeside, termEntry } from '../gather/glossary-entry.ts';
import { type LastClaim, lastClaim } from '../gather/last-claim.ts';
import { endsAsking } from '../message/asking.ts';
import { asksOfSubject } from '../message/asks-in-phrase.ts';
import { type Need, needIn } from '../message/care.ts';
import { clausesOf, lastClauseOf } from '../message/clauses.ts';
import { wishIn } from '../message/intents.ts';
import { opensOrderingMachine, ordersMachine } from '../message/orders-machine.ts';
import { type OtherLanguage, otherLanguageOf } from '../message/other-languages.ts';
import { isKeyMashing, isUnreadable } from '../message/readable.ts';
import { claimReported, contradicts, isBeside } from '../message/remarks.ts';
import { asksForList, ordersWork } from '../message/requests.ts';
import { speltOut } from '../message/spelt-out.ts';
import { twoQuestions } from '../message/two-questions.ts';
import { sidesOf } from '../message/two-sides.ts';
import { type Row, readTable, rowsOf } from '../table.ts';
import type { Turn } from '../turn.ts';
import { SOME, usesPointsWords } from './answer-words.ts';
import { answerIn, putForVerdict } from './answers-open.ts';
import { askedInTheseWords, askedNearly, askedOfTeacher } from './asked-by-authors.ts';
import { believesOther, caseOfOther, conclusionOf, isInPassing, neitherAsksNorTries, statementOfOther } from './beside-open.ts';
import { asksForOther, carriedQuestion, isBareDoubt, isBareWhy } from './carried-question.ts';
import { partNamed, questionTakenUp, saysAgain } from './follow-ups.ts';
import { goesOnFromExplained } from './goes-on-from.ts';
import { type Heard, hear } from './heard.ts';
import { namesCell } from './names-cell.ts';
import { queriesOf } from './queries.ts';
import { asksQuizQuestion, hasQuiz, typesQuizOption, wantsQuizHelp } from './quiz-question.ts';
import { subjectNamed } from './subject-named.ts';
import type { Sum } from './sums/sum.ts';
import { sumInMessage } from './sums/sum-in-message.ts';
import { ideaGoneBackTo, topicNamed, topicWished } from './topic-named.ts';
import { subjectsBefore, wishMistyped, wishOf } from './wishes-heard.ts';

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
  /** A rude word stood beside what is wanted. */
  readonly isRude: boolean;
  /** Low spirits were voiced beside what is asked. */
  readonly isLow: boolean;
  /** The idea that begins what the message names, where it names a skill or a section of the course; nothing is looked up then. */
  readonly topic: KeyIdea | null;
  /** In a talk without a course, the one that the message names. */
  readonly course: OfferedCourse | null;
  /** What Lou just said, where the message asks for its reason; nothing is looked up then. */
  readonly claim: LastClaim | null;
  /** The answered question that was asked word for word, or that Lou asked back and the message takes up; nothing else is looked up then. */
  readonly taken: AskedNearby | null;
  /** The part of the open question that the message points at. */
  readonly part: string | null;
  /** A second question of the message, after the one that is looked up first. */
  readonly second: string | null;
}

const plain = {
  need: null,
  language: null,
  queries: [],
  grade: null,
  sum: null,
  topic: null,
  course: null,
  claim: null,
  taken: null,
  part: null,
  isRude: false,
  isLow: false,
  second: null,
};

type Understood = Partial<Understanding> & { readonly intent: Intent };

const row = rowsOf<Heard, Understood>();

/** Every row, in the order in which they are read. */
export const rows: readonly Row<Heard, Understood>[] = [
  row('what the authors know to be asked, word for word', askedInTheseWords, (taken) => ({ intent: 'question', queries: [taken.asks], taken })),
  row('in need', needOf, (need) => ({ intent: 'care', need })),
  row('another language', languageOf, (language) => ({ intent: 'other-language', language })),
  row(
    'nothing but question marks',
    ({ text }) => onlyMarks.test(text),
    (_, { turn }) => ({ intent: turn.material.lastTurns.length > 0 ? 'simpler' : 'again' }),
  ),
  row(
    'no words',
    ({ text, makesSense }) => wordsOf(text).length === 0 || (!makesSense && isKeyMashing(text)),
    () => ({ intent: 'empty' }),
  ),
  row(
    'a question that a teacher answered, taken up',
    ({ spelt, turn: { material } }) => questionTakenUp(spelt, material),
    (taken) => ({ intent: 'question', queries: [taken.asks], taken }),
  ),
  row(
    'a course by its name, or a part of one, in a talk without any',
    ({ makesSense, spelt, turn: { material } }) => (makesSense || wishIn(spelt) === 'quiz' ? null : subjectNamed(spelt, material)),
    ({ idea, course }, { spelt }) =>
      asksForQuiz.test(spelt) ? { intent: 'quiz' } : idea ? { intent: 'question', topic: idea } : { intent: 'other-section', course },
  ),
  row('what belongs to the quiz on the screen', isOfQuiz, () => ({ intent: 'work-for-me' })),
  row('the other of two things, after one of them', otherOfTwo, (queries) => ({ intent: 'question', queries })),
  row('a wish', wishHeard, (intent, { turn }) => ({ intent, queries: subjectsBefore(turn) })),
  row(
    'back to something by its words',
    ({ makesSense, spelt, turn }) => !makesSense && ideaGoneBackTo(spelt, turn),
    (topic, { turn }) => (ideasOfSection(turn).includes(topic) && isUnsettled(topic, turn) ? { intent: 'back', topic } : { intent: 'question', topic }),
  ),
  row(
    'a skill or a section by its name',
    ({ makesSense, spelt, turn }) => topicWished(spelt, turn) ?? (makesSense ? null : topicNamed(spelt, turn)),
    (topic) => ({ intent: 'question', topic }),
  ),
  row('a question that a teacher answered, in nearly its words', askedOfTeacher, (taken) => ({ intent: 'question', queries: [taken.asks], taken })),
  row(
    'the same question again',
    ({ makesSense, text, turn }) => !makesSense && saysAgain(text, turn),
    () => ({ intent: 'simpler' }),
  ),
  row(
    'the values of a range or a list',
    (heard) => {
      const sum = sumOf(heard);
      return sum?.kind === 'listed' && sum;
    },
    (sum) => ({ intent: 'sum', sum }),
  ),
  row(
    'a program that is shown',
    ({ code, makesSense, isAsked }) => (makesSense && !isAsked ? null : code),
    ({ code, beside }, { text }) => ({ intent: 'question', queries: [`${beside} ${code}`, code, text] }),
  ),
  row('why, to an answer that was marked', asksWhyOfMark, () => ({ intent: 'hint' })),
  row('the reason for what Lou just said', claimQuestioned, (claim) => ({ intent: 'question', claim })),
  row('the question before, of something else', carriedOn, (queries) => ({ intent: 'question', queries })),
  row('a sum', sumOf, (sum) => ({ intent: 'sum', sum })),
  row('the cell of a table, by its row and column', namesCell, () => ({ intent: 'question' })),
  row(
    'a part of the open question',
    ({ isAsked, spelt, turn }) => isAsked && partNamed(spelt, turn.openIdea),
    (part) => ({ intent: 'hint', part }),
  ),
  row(
    'words that nobody knows',
    ({ makesSense, text, knows }) => !makesSense && isUnreadable(text, knows),
    () => ({ intent: 'empty' }),
  ),
  row(
    'a case of something named',
    ({ makesSense, spelt }) => !makesSense && exampleOf(spelt),
    (about) => ({ intent: 'example', queries: [about] }),
  ),
  row('what is believed wrongly of another idea', believesOther, () => ({ intent: 'question' })),
  row(
    'dissent',
    ({ makesSense, spelt, turn }) => !makesSense && contradicts(spelt) && turn.material.lastTurns.length > 0,
    () => ({ intent: 'doubt' }),
  ),
  row(
    'what somebody else says',
    ({ makesSense, spelt, turn }) => turn.openIdea !== null && !makesSense && claimReported(spelt),
    (claim, { text }) => ({
      intent: 'question',
      queries: [claim, text],
    }),
  ),
  row('a case of another idea', caseOfOther, (queries) => ({ intent: 'question', queries })),
  row('a word in passing', isInPassing, () => ({ intent: 'remark' })),
  row('a conclusion from what was explained', conclusionOf, (queries) => ({ intent: 'question', queries })),
  row(
    'what goes on from an explanation of another idea',
    ({ spelt, turn, makesSense, isAsked, isFree }) => !makesSense && !isAsked && isFree && goesOnFromExplained(spelt, turn),
    (how, { spelt, turn }) => (how === 'about' ? { intent: 'question', queries: queriesOf(spelt, turn) } : { intent: 'remark' }),
  ),
  row(
    'orders to a machine',
    ({ text, makesSense }) => (makesSense ? opensOrderingMachine(text) : ordersMachine(text)),
    () => ({ intent: 'work-for-me' }),
  ),
  row('what is put for a verdict', putForVerdict, (grade) => ({ intent: 'answer', grade })),
  row('a question that a teacher answered, and none is about as near', askedNearly, (taken) => ({ intent: 'question', queries: [taken.asks], taken })),
  row('an answer', answerIn, (grade) => ({ intent: 'answer', grade })),
  row(
    'two questions',
    ({ makesSense, text, turn }) => !makesSense && !isGivenBack(text, turn) && twoQuestions(text),
    ([first, second], { turn }) => ({ intent: 'question', queries: queriesOf(speltOut(first), turn, first), second }),
  ),
  row(
    'a question after a statement',
    ({ text }) => endsAsking(clausesOf(text)),
    (_, { text, turn }) => ({
      intent: 'question',
      queries: [...queriesOf(clausesOf(text).at(-1) ?? '', turn, lastClauseOf(text)), text],
    }),
  ),
  row(
    'a list of what is beside the open question',
    (heard) => neitherAsksNorTries(heard) && heard.turn.openIdea !== null && asksForList(heard.spelt) && isBeside(heard.spelt, heard.turn.openIdea),
    (_, { spelt, turn }) => ({ intent: 'question', queries: queriesOf(spelt, turn) }),
  ),
  row(
    'an order to work',
    (heard) => neitherAsksNorTries(heard) && ordersWork(heard.spelt),
    () => ({ intent: 'work-for-me' }),
  ),
  row('a statement about another idea', statementOfOther, (queries) => ({ intent: 'question', queries })),
  row('what tries nothing', neitherAsksNorTries, () => ({ intent: 'remark' })),
  row(
    'a question',
    ({ isAsked }) => isAsked,
    (_, { spelt, turn }) => ({ intent: 'question', queries: queriesOf(spelt, turn) }),
  ),
  row(
    'anything else',
    () => true,
    (_, { spelt, turn }) => ({ intent: 'answer', queries: queriesOf(spelt, turn) }),
  ),
];

export function understand(turn: Turn): Understanding {
  const heard = hear(turn);
  return { ...plain, queries: [heard.text], ...(readTable(rows, heard) ?? { intent: 'answer' }) };
}

/** 'Why not?', after a part of an answer was seen or a belief was met: it is what the open question still asks. */
function asksWhyOfMark({ text, turn: { ladder, material } }: Heard): boolean {
  const last = material.lastTurns.at(-1);
  return isBareWhy(text) && (ladder?.attempts ?? 0) > 0 && (last?.move === 'check' || last?.move === 'hint');
}

/** 'And why?', right after a claim of Lou's. */
function claimQuestioned({ text, turn }: Heard): LastClaim | null {
  const asksWhether = isBareDoubt(text) && turn.material.lastTurns.at(-1)?.move === 'explain';
  const claim = isBareWhy(text) || asksWhether ? lastClaim(turn) : null;
  return claim?.idea || claim?.sentence ? claim : null;
}

/** After an answer of Lou's; what makes a point of the open question, and has no question's mark, is a try at it. */
function carriedOn({ text, spelt, turn, makesSense, isAsked }: Heard): readonly string[] | null {
  const last = turn.material.lastTurns.at(-1);
  if (last?.move !== 'explain' || (makesSense && !isAsked)) return null;
  const courseIds = turn.material.course ? [turn.material.course.id] : [...turn.library.courseIds];
  const isTerm = (words: string) => termEntry(words, courseIds, turn.library) !== null;
  const before = turn.material.lastTurns.reduce((asked, { asked: next }) => (isBareWhy(next) ? asked : (carriedQuestion(next, asked, isTerm) ?? next)), '');
  const carried = carriedQuestion(text, before, isTerm);
  return carried === null ? null : [carried, ...queriesOf(spelt, turn)];
}

/** 'And the other one?', after one thing was asked for: the term that goes with it. */
function otherOfTwo({ text, turn }: Heard): readonly string[] | null {
  const { lastTurns, course } = turn.material;
  const last = lastTurns.at(-1);
  if (last?.move !== 'explain' || !course || !asksForOther(text) || sidesOf(last.asked)) return null;
  const other = termBeside(last.asked, course.id, turn.library);
  return other === null ? null : [`what is ${other}`];
}

function needOf({ text }: Heard): Need | null {
  return needIn(text);
}

function languageOf({ text, spelt, turn, grade, makesSense, knows }: Heard): OtherLanguage | null {
  const heard = otherLanguageOf(text, knows);
  if (!heard || grade?.settled) return null;
  return !makesSense || (heard.plainly && !usesPointsWords(spelt, turn)) ? heard.language : null;
}

function wishHeard({ text, spelt, turn, makesSense, knows }: Heard): Intent | null {
  const wish = wishOf(spelt, turn, makesSense) ?? (makesSense && usesPointsWords(spelt, turn, SOME) ? null : wishMistyped(text, turn, knows));
  // 'I told you that the 8 says eight parts' says it once more.
  if (wish === 'objection' && makesSense && usesPointsWords(spelt, turn, SOME)) return null;
  return wish === 'low-spirits' && asksOfSubject(text) ? null : wish;
}

/** One of its questions; an option typed, unless it makes a point of the open question; help with it, or help at all where nothing else is open. */
function isOfQuiz(heard: Heard): boolean {
  const { text, spelt, makesSense } = heard;
  const { material, openIdea } = heard.turn;
  if (typesQuizOption(text, material)) return !makesSense;
  if (asksQuizQuestion(text, material) || (!makesSense && wantsQuizHelp(spelt, material))) return true;
  return openIdea === null && hasQuiz(material) && ['hint', 'solution'].includes(wishHeard(heard) ?? '');
}

function sumOf({ text, turn, makesSense, isAsked }: Heard): Sum | null {
  return sumInMessage(text, turn, makesSense && !isAsked);
}

/** The open question in the learner's mouth. */
const isGivenBack = (text: string, { openIdea }: Turn): boolean => openIdea !== null && asksTheSame(text, openIdea.check);

/** 'Give me a quiz on chords.' */
const asksForQuiz =
  /\b(?:quiz|test) (?:me|us)\b|\b(?:give|make|do|have|want|need|take) (?:me |us )?(?:a|an|some|the|another) (?:\w+ )?(?:quiz|test|questions)\b/;

/** '?' and '???' say that something was not understood. */
const onlyMarks = /^[\s.!]*\?[\s?.!]*$/;

/** 'An example of a loop' is about the loop. */
const exampleOf = (spelt: string): string | null => /\bexamples? (?:of|for|with|about|on|using|where) (.{3,})$/.exec(spelt)?.[1] ?? null;
