/** What is said to a belief that does not hold. */
import type { DraftSentence } from '../../draft.ts';
import { type Misrecognition, misbeliefAsked, misbeliefIn } from '../../grading/misbelief.ts';
import { concluded } from '../message/asking.ts';
import { isDenial, questionKindOf } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { opening } from './answer-whether.ts';
import { asksAlways } from './denied-otherwise.ts';
import { authored } from './idea-sentences.ts';

/** Who asks whether a wrong belief holds is told no first, if it stands in their own words; who states it is told what holds. */
export function corrected({ misconception, idea }: Misrecognition, turn: Turn): readonly DraftSentence[] {
  const said = authored(misconception.correction, idea, turn);
  const { text } = turn.material;
  const asksIt =
    (questionKindOf(text) === 'whether' || concluded(speltOut(text)) !== null) &&
    !isDenial(text) &&
    (!isConditional.test(misconception.correction) || asksAlways.test(speltOut(text))) &&
    (misbeliefIn(text, [idea], turn.weighing) ?? misbeliefAsked(text, idea, turn.weighing)) !== null;
  return asksIt && !opensWithAnswer.test(misconception.correction) ? opening('No', said) : said;
}

/** What holds under a condition is no plain no. */
const isConditional = /\b(?:unless|except)\b/i;
const opensWithAnswer = /^(?:yes|no)\b/i;
