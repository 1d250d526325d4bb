/** A sum worked out: the equation, which the checks work out once more, and back to the talk. */
import { certifiedFigures, certifiedIn } from '../../checks/certify.ts';
import { figuresIn } from '../../checks/support.ts';
import { report } from '../../draft.ts';
import { grouped } from '../../language/exact-sums.ts';
import { formulaSentences } from '../decide/formula-sentences.ts';
import type { Speech, Turn } from '../turn.ts';
import type { Sum } from '../understand/sums/sum.ts';
import { sumInWords } from '../understand/sums/sum-in-words.ts';
import { goOn } from './next-step.ts';
import type { Sayer } from './sayer.ts';

/** Only figures that come out right, or that the learner wrote, may stand in it. */
export const saySum: Sayer = ({ turn, understanding }) => {
  if (!understanding.sum) return { sentences: goOn(turn) };
  if (understanding.sum.kind === 'formula') return sayFormula(understanding.sum, turn);
  const { says, sums } = sumInWords(understanding.sum);
  return {
    sentences: [report(groupedAs(turn.material.text, says)), ...goOn(turn)],
    figures: [...certifiedFigures(sums.join('; ')), ...figuresIn(turn.material.text)],
  };
};

/** A sum of the lessons, with where they say it; what it lacks, or why it cannot be, with no more than the learner's figures. */
function sayFormula(sum: Sum & { kind: 'formula' }, turn: Turn): Speech {
  const { idea } = sum.asked;
  const figures = [...figuresIn(turn.material.text), ...certifiedIn(sum.worked.sums), '0', '100'];
  return { sentences: [...formulaSentences(sum, turn), ...goOn(turn)], keyIdeaIds: sum.worked.worth === null ? [] : [idea.id], figures };
}

/** Large figures are parted as the learner parts theirs: 20,000. */
const groupedAs = (typed: string, says: string): string => (/\d,\d{3}(?!\d)/.test(typed) ? says.replace(/(?<![.\d])\d{4,}(?!\d|\.\d|…)/g, grouped) : says);
