/** The open item's answer as the checks keep it: what it is, what already was said of it, where it stands in the lesson. */
import type { KeptAnswer } from '../checks/leak.ts';
import type { KeyIdea } from '../course-material.ts';
import { wordingsOf } from '../idea-texts.ts';
import { tellingStems, wordsOf } from '../language/words.ts';
import { asksAfter, asksForKeptMeaning, asksOfCase, asksSameMeaning } from './asked-of-open.ts';
import { sourceOfIdea } from './gather/idea-source.ts';
import { guessesAloud, isBareQuestion } from './message/asking.ts';
import { speltOut } from './message/spelt-out.ts';
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
    strictly: isOpen && (namesAnswer(text, idea) || asksOfCase(text, idea, turn) || asksForKeptMeaning(text, idea, turn)),
    isAskedAfter: isOpen && asksAfter(text, idea, turn),
    asksMeaning: isOpen && asksForKeptMeaning(text, idea, turn),
    asksDefinition: isOpen && asksSameMeaning(text, idea),
  };
}

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
