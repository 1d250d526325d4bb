/** The open item's answer as the checks keep it: what it is, what already was said of it, where it stands in the lesson. */
import type { KeptAnswer } from '../checks/leak.ts';
import type { KeyIdea } from '../course-material.ts';
import { termsOf } from '../grading/answer-terms.ts';
import { askedBy, inQuestion } from '../grading/question-words.ts';
import { wordingsOf } from '../idea-texts.ts';
import { tellingStems, wordsOf } from '../language/words.ts';
import { gather } from './gather/gather.ts';
import { sourceOfIdea } from './gather/idea-source.ts';
import { guessesAloud, isBareQuestion } from './message/asking.ts';
import { asksWhatFigureMeans } from './message/figures-asked.ts';
import { speltOut } from './message/spelt-out.ts';
import { withoutChat } from './message/without-chat.ts';
import { writtenOn } from './said.ts';
import type { Turn } from './turn.ts';

export function keeping(idea: KeyIdea, turn: Turn): KeptAnswer {
  const isOpen = turn.openIdea === idea;
  const { text } = turn.material;
  return {
    idea,
    source: sourceOfIdea(idea, turn),
    saidAlready: isOpen ? turn.pointsMade : new Set(),
    written: isOpen ? writtenOn(idea, turn.material).join('\n') : '',
    weighing: turn.weighing,
    strictly: isOpen && (namesAnswer(text, idea) || asksOfCase(text, idea, turn)),
    isAskedAfter: isOpen && asksAfter(text, idea, turn),
  };
}

/** The open idea is what the message is first about, in whatever words. */
function asksAfter(text: string, idea: KeyIdea, turn: Turn): boolean {
  if (text.trim() === '') return false;
  const { verdict, ideas } = gather(withoutChat(text), turn);
  return verdict !== 'absent' && ideas[0] === idea;
}

/** The open question's own case in other words: 'what comes after E', where the note above E is asked for, 'what does the 8 mean' of 3/8. */
export const asksOfCase = (text: string, idea: KeyIdea, turn: Turn): boolean =>
  namesCase(text, idea) && (asksWhatFigureMeans(text) || asksAfter(text, idea, turn));

/** Figures, written as such, and letters of the question's own case, and of no other. */
function namesCase(text: string, { check }: KeyIdea): boolean {
  const asked = askedBy(check.question);
  const named = termsOf(text).filter(({ word, isFigure }) => isOfCase.test(word) && (!isFigure || text.includes(word)));
  return named.length > 0 && named.every((term) => inQuestion(term, asked));
}
const isOfCase = /^(?:neg_)?\d|^(?:letter_)?[a-z]$|^[a-g]_(?:sharp|flat)$/;

/** So few words, and nothing else, name a word of the answer; so many where it is guessed at aloud. */
const BARE_WORDS_MOST = 2;
const GUESSED_WORDS_MOST = 4;

/** 'Collision?', 'is it a collision?', 'how so?': asked of an answer's own words, what explains them answers. */
function namesAnswer(text: string, { check }: KeyIdea): boolean {
  const spelt = speltOut(text);
  if (isBareQuestion(spelt)) return true;
  if (wordsOf(spelt).length > (guessesAloud(spelt) ? GUESSED_WORDS_MOST : BARE_WORDS_MOST)) return false;
  const telling = tellingStems(spelt);
  const ofAnswer = new Set(tellingStems(wordingsOf(check.points).join(' ')));
  return telling.length > 0 && telling.every((stem) => ofAnswer.has(stem));
}
