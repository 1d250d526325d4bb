/** Another form of the word that is asked for: who types 'estar' has not said 'está', and misspells nothing. */
import { waysToSay } from '../idea-texts.ts';
import type { Term } from './answer-terms.ts';
import { areKin } from './likeness.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';

/**
 * Two forms of one word differ in length by so many letters at most; what is further off is a word of its own family,
 * as 'recursive' is of 'recursion'.
 */
const LETTERS_APART_MOST = 1;

/**
 * The words of an answer that are another form of one that says a point alone, where that one is not said: the question gives such a form,
 * or a turned wording has it, and no wording of the point does.
 */
export function otherFormsIn({ terms }: ReadAnswer, point: Wordings, asked: ReadonlySet<string>): readonly Term[] {
  const read = waysToSay(point).map((wording) => readWording(wording).row);
  const isSaid = ({ stem }: Term): boolean => terms.some((term) => term.stem === stem);
  const forms = read.flatMap((row) => (row.length === 1 ? row : [])).filter((form) => !form.isFigure && !isSaid(form));
  const turned = (point.turned ?? []).flatMap((wording) => readWording(wording).row);
  const isKnown = ({ stem }: Term): boolean => asked.has(stem) || turned.some((term) => term.stem === stem);
  const isOfPoint = ({ stem }: Term): boolean => read.some((row) => row.some((term) => term.stem === stem));
  const isOtherOf = (form: Term, term: Term): boolean =>
    areKin(term.stem, form.stem) && Math.abs(term.stem.length - form.stem.length) <= LETTERS_APART_MOST && isKnown(term) && !isOfPoint(term);
  return terms.filter((term) => forms.some((form) => isOtherOf(form, term)));
}
