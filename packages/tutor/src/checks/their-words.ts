/** Whether a text says nothing that a learner has not written: what is confirmed to them is held to it. */
import { type Term, termsOf } from '../grading/answer-terms.ts';
import { KIN_WORD, likenessOf, type Weighing } from '../grading/likeness.ts';
import { isNear } from '../language/near-words.ts';

/**
 * True when every telling word and figure of a text, but for those of the question, stands in what the learner wrote, and
 * is denied where they denied it. Misspelt words count, near words do not: one that they did not use may be the very one they lack.
 */
export function isInTheirWords(text: string, written: string, question: string, weighing: Weighing): boolean {
  const asked = new Set(termsOf(question).map(({ stem }) => stem));
  const said = termsOf(written);
  return termsOf(text).every((term) => asked.has(term.stem) || said.some((other) => other.denied === term.denied && isSameWord(other, term, weighing)));
}

/** The word itself, misspelt, or another form of it. */
const isSameWord = (said: Term, term: Term, weighing: Weighing): boolean =>
  said.stem === term.stem || (!isNear(said.stem, term.stem) && likenessOf(said, term, weighing) >= KIN_WORD);
