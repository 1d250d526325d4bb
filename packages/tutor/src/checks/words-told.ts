/**
 * Whether a text holds the words of a wording, whatever it says of them. Grading asks whether somebody means a point; a
 * learner who looks for a point finds it by its words, also in 'lasts longer' and in a sentence about something else.
 */
import { type Term, termsOf } from '../grading/answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing, weightOf } from '../grading/likeness.ts';
import { readWording } from '../grading/match-wording.ts';
import { askedBy, inQuestion } from '../grading/question-words.ts';

/** Share of the weight of a wording's own words that a text must hold: the fewer words, the more of them. */
const TELLS_TWO = 0.9;
const TELLS_THREE = 0.68;
const TELLS_MORE = 0.6;
/** A sister case has other figures: what tells has at least this share of the wording's. */
const FIGURES_LEAST = 0.5;

/** True when nearly all of a wording's words, but for those of the question, stand in the text; of one word alone never. */
export function holdsWordsOf(text: string, wording: string, question: string, weighing: Weighing): boolean {
  const asked = askedBy(question);
  const own = readWording(wording).terms.filter((term) => !inQuestion(term, asked));
  if (own.length < 2) return false;
  const said = termsOf(text);
  const holds = (term: Term): boolean => said.some((other) => likenessOf(other, term, weighing) > LOOSE_WORD);
  const figures = own.filter(({ isFigure }) => isFigure);
  if (figures.filter(holds).length < FIGURES_LEAST * figures.length) return false;
  if (own.length === 2 && own.some(({ denied }) => denied) && !said.some(({ denied }) => denied)) return false;
  const weightIn = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum + weightOf(term, weighing), 0);
  const least = own.length === 2 ? TELLS_TWO : own.length === 3 ? TELLS_THREE : TELLS_MORE;
  return weightIn(own.filter(holds)) >= least * weightIn(own);
}
