/** Whether a message asks after the open question: itself, its case, what it speaks of, or what a word of it means. */
import { asksTheSame } from '../checks/leak.ts';
import type { KeyIdea } from '../course-material.ts';
import { termsOf } from '../grading/answer-terms.ts';
import { askedBy, inQuestion } from '../grading/question-words.ts';
import { wordingsOf } from '../idea-texts.ts';
import { tellingStems } from '../language/words.ts';
import { partsRead, wasPut } from './decide/narrow-question.ts';
import { gather } from './gather/gather.ts';
import { asksWhatFigureMeans } from './message/figures-asked.ts';
import { questionKindOf } from './message/question-kind.ts';
import { termAskedFor } from './message/term-asked-for.ts';
import { withoutChat } from './message/without-chat.ts';
import { wasSaid } from './said.ts';
import { isUntried, type Turn } from './turn.ts';

/** The open idea is what the message is first about, in whatever words. */
export function asksAfter(text: string, idea: KeyIdea, turn: Turn): boolean {
  if (text.trim() === '') return false;
  const { verdict, ideas } = gather(withoutChat(text), turn);
  return verdict !== 'absent' && ideas[0] === idea;
}

/** What a word means, or what stands in a table: a few words answer it, and they may be the open question's answer. */
const asksMeaning = (text: string, idea: KeyIdea, turn: Turn): boolean => text.trim() !== '' && (asksForTerm(text) || namesCellOfAnswer(text, idea, turn));

/** 'Does it work?' has few words and a mark, and asks for no meaning. */
function asksForTerm(text: string): boolean {
  const kind = questionKindOf(text);
  return kind === 'what' ? termAskedFor(text.replaceAll('?', ' ')) !== null : kind === null && termAskedFor(text) !== null;
}

/** What stands at the row and the column that a message names is a word or a figure of the answer. */
function namesCellOfAnswer(text: string, { check }: KeyIdea, turn: Turn): boolean {
  const { cell } = gather(withoutChat(text), turn);
  if (cell === null) return false;
  const ofAnswer = new Set(wordingsOf(check.points).flatMap((wording) => termsOf(wording).map(({ stem }) => stem)));
  return termsOf(cell.value).some(({ stem }) => ofAnswer.has(stem));
}

/** A part of a question that asks what something is or means, and no more of it than that. */
const asksWhatIs = /\bwhat (?:is|are) |\bwhat (?:does|do) .*\bmean\b/i;
/** 'The page shows receivables of €9,000. What is this?': what stands before it. */
const asksWhatThisIs = /\bwhat (?:is|are|does|do) (?:this|that|it|these|those|they)\b/i;

/** 'What does sin mean', where the open question is what con and sin mean: the definition is its answer, in whatever words. */
export function asksSameMeaning(text: string, { check }: KeyIdea): boolean {
  const named = tellingStems(termAskedFor(text) ?? '');
  if (named.length === 0) return false;
  return (partsRead(check) ?? [check.question]).some((part) => {
    const ofPart = new Set(tellingStems(asksWhatThisIs.test(part) ? check.question : part));
    return asksWhatIs.test(part) && named.every((stem) => ofPart.has(stem));
  });
}

/** The same of what the open question speaks of: a word of its own, or what no entry says and its own idea, a pair or a row does. */
export function asksMeaningOfOpen(text: string, idea: KeyIdea, turn: Turn): boolean {
  if (!asksMeaning(text, idea, turn)) return false;
  const named = tellingStems(termAskedFor(text) ?? '');
  const ofQuestion = new Set(tellingStems(idea.check.question));
  if (named.length > 0 && named.every((stem) => ofQuestion.has(stem))) return true;
  const { entry, definition, cell, ideas } = gather(withoutChat(text), turn);
  return entry === null && (definition !== null || cell !== null || ideas[0] === idea);
}

/**
 * While nobody has tried the welcome's question, the glossary says what any word means that it does not name, also after a part of it
 * was named to begin with.
 */
export const asksForKeptMeaning = (text: string, idea: KeyIdea, turn: Turn): boolean =>
  isUntried(turn) && !wasSaid(idea.check.question, turn.material.lastTurns) ? asksMeaningOfOpen(text, idea, turn) : asksMeaning(text, idea, turn);

/** The welcome put it, and nobody has tried it, was given a hint to it or had it put again. */
export const isOffered = (idea: KeyIdea, turn: Turn): boolean => isUntried(turn) && !wasPut(idea, turn.material.lastTurns);

/** The open question's own case in other words: 'what comes after E', where the note above E is asked for, 'what does the 8 mean' of 3/8. */
export const asksOfCase = (text: string, idea: KeyIdea, turn: Turn): boolean =>
  namesCase(text, idea) && (asksWhatFigureMeans(text) || asksAfter(text, idea, turn) || gather(withoutChat(text), turn).cell !== null);

/** So many of a message's telling words, and so large a share of them, are the open question's own. */
const WITHIN_STEMS = 3;
const WITHIN = 0.75;

/**
 * The open question itself: given back, asked of its own case in other words, or put as a yes or a no in its words: 'can I count
 * thirds and quarters together'.
 */
export function asksOpenItself(text: string, idea: KeyIdea, turn: Turn): boolean {
  if (asksTheSame(text, idea.check) || asksOfCase(text, idea, turn)) return true;
  const asked = [...new Set(tellingStems(withoutChat(text)))];
  if (asked.length < WITHIN_STEMS || questionKindOf(text) !== 'whether') return false;
  const ofQuestion = new Set(tellingStems(idea.check.question));
  return asked.filter((stem) => ofQuestion.has(stem)).length >= WITHIN * asked.length;
}

/** Figures, written as such, and letters of the question's own case, and of no other. */
function namesCase(text: string, { check }: KeyIdea): boolean {
  const asked = askedBy(check.question);
  const named = termsOf(text).filter(({ word, isFigure }) => isOfCase.test(word) && (!isFigure || text.includes(word)));
  return named.length > 0 && named.every((term) => inQuestion(term, asked));
}
const isOfCase = /^(?:neg_)?\d|^(?:letter_)?[a-z]$|^[a-g]_(?:sharp|flat)$/;
