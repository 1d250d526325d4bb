/** A message, with what every row of the table that understands it looks at (understand.ts). */
import type { Grade } from '../../grading/grade-answer.ts';
import { stemOf, tellingStems } from '../../language/words.ts';
import { blockInTalk } from '../gather/lou-context.ts';
import { isQuestion } from '../message/asking.ts';
import { asksInPhrase } from '../message/asks-in-phrase.ts';
import { type PastedCode, pastedCode } from '../message/pasted-code.ts';
import { namesSign } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { gradeIn, isOnlySaid, isSense, onlyNamesWord } from './answer-words.ts';
import { asksAtEnd } from './fits-question.ts';

export interface Heard {
  readonly turn: Turn;
  readonly text: string;
  readonly spelt: string;
  readonly grade: Grade | null;
  /** It makes a point of the open question, or voices one of its misconceptions, and is not only said in passing. */
  readonly makesSense: boolean;
  readonly isAsked: boolean;
  /** The program that the message shows. */
  readonly code: PastedCode | null;
  /** Nothing of staff's own is asked at this place of the lesson. */
  readonly isFree: boolean;
  readonly knows: (word: string) => boolean;
}

export function hear(turn: Turn): Heard {
  const { text } = turn.material;
  const spelt = speltOut(text);
  const seen = gradeIn(text, turn);
  const isNamed = seen !== null && seen.pointsSeen.length > 0 && onlyNamesWord(spelt, turn);
  const grade = isNamed ? null : seen;
  return {
    turn,
    text,
    spelt,
    grade,
    makesSense: isSense(grade) && !isOnlySaid(spelt, turn),
    // 'And %' names nothing but the sign.
    code: pastedCode(text),
    isAsked: isQuestion(spelt) || asksAtEnd(spelt) || asksInPhrase(text) || (tellingStems(spelt).length === 0 && namesSign(text)) || supposes(spelt, turn),
    isFree: !blockInTalk(turn.material),
    knows: (word) => turn.weighing.knows(stemOf(word)),
  };
}

/** 'And if I look it up', right after an explanation: what happens then is asked. */
const supposed = /^(?:(?:and|but|so|ok|or|even|then|what) )*if (?!so\b|not\b)\w+ \w/;
const supposes = (spelt: string, { material: { lastTurns } }: Turn): boolean => lastTurns.at(-1)?.move === 'explain' && supposed.test(spelt);
