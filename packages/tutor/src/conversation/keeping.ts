/** The open item's answer as the checks keep it: what it is, what already was said of it, where it stands in the lesson. */
import type { KeptAnswer } from '../checks/leak.ts';
import { tellingStems, wordsOf } from '../language/words.ts';
import type { KeyIdea } from '../ports.ts';
import { sourceOfIdea } from './gather/idea-source.ts';
import { guessesAloud, isBareQuestion } from './message/asking.ts';
import { speltOut } from './message/spelt-out.ts';
import type { Turn } from './turn.ts';
import { writtenOn } from './written.ts';

export function keeping(idea: KeyIdea, turn: Pick<Turn, 'library' | 'material' | 'weighing' | 'pointsMade' | 'openIdea'>): KeptAnswer {
  const isOpen = turn.openIdea === idea;
  return {
    idea,
    source: sourceOfIdea(idea, turn),
    saidAlready: isOpen ? turn.pointsMade : new Set(),
    written: isOpen ? writtenOn(idea, turn.material).join('\n') : '',
    weighing: turn.weighing,
    strictly: isOpen && namesAnswer(turn.material.text, idea),
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
  const ofAnswer = new Set(tellingStems(check.points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid]).join(' ')));
  return telling.length > 0 && telling.every((stem) => ofAnswer.has(stem));
}
