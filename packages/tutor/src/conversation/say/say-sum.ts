/** A sum worked out: the equation, which the checks work out once more, and back to the talk. */
import { certifiedFigures } from '../../checks/certify.ts';
import { figuresIn } from '../../checks/support.ts';
import { report } from '../../draft.ts';
import { sumInWords } from '../understand/sums/sum-in-words.ts';
import { goOn } from './next-step.ts';
import type { Sayer } from './sayer.ts';

/** Only figures that come out right, or that the learner wrote, may stand in it. */
export const saySum: Sayer = ({ turn, understanding }) => {
  if (!understanding.sum) return { sentences: goOn(turn) };
  const words = sumInWords(understanding.sum);
  return { sentences: [report(words), ...goOn(turn)], figures: [...certifiedFigures(words), ...figuresIn(turn.material.text)] };
};
