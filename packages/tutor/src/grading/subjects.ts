/** Which of the things that a question names something is said of: 'B is safer' does not say that A is. */
import { isNear } from '../language/near-words.ts';
import type { Term } from './answer-terms.ts';

const letter = /^(?:[a-z]|letter_[a-z]|[a-g]_(?:sharp|flat))$/;

/**
 * True where every word that says the wording is said of another letter than the wording's, both of them the question's.
 * A word is said of the letters of its clause; without one, of the last before it.
 */
export function speaksOfAnother(answer: readonly Term[], used: ReadonlySet<Term>, wanted: readonly Term[], asked: ReadonlySet<string>): boolean {
  const isName = ({ stem }: Term): boolean => letter.test(stem) && asked.has(stem);
  const named = new Set(wanted.filter(isName).map(({ stem }) => stem));
  const sayings = [...used].filter((term) => !isName(term));
  if (named.size === 0 || sayings.length === 0) return false;
  const names = answer.filter(isName);
  const subjectsOf = ({ clause }: Term): readonly Term[] => {
    const here = names.filter((name) => name.clause === clause);
    return here.length > 0 ? here : names.filter((name) => name.clause < clause).slice(-1);
  };
  return sayings.every((term) => {
    const subjects = subjectsOf(term);
    return subjects.length > 0 && subjects.every(({ stem }) => !named.has(stem));
  });
}

/** Clauses of an answer, with the stems of all of it. */
interface Clauses {
  readonly terms: readonly Term[];
  readonly stems: ReadonlySet<string>;
}

/**
 * The same for things that go by a word, where the answer contrasts two: in 'derecha is right and derecho is straight on' nothing
 * says that derecho is right. A clause is about what it begins with.
 */
export function contrastsAnother({ terms, stems }: Clauses, used: ReadonlySet<Term>, wanted: readonly Term[], asked: ReadonlySet<string>): boolean {
  const about = wanted[0]?.stem;
  if (about === undefined || !asked.has(about) || !stems.has(about)) return false;
  const sayings = [...used].filter(({ stem }) => !asked.has(stem));
  return (
    sayings.length > 0 &&
    sayings.every(({ clause }) => {
      const said = terms.filter((term) => term.clause === clause).map(({ stem }) => stem);
      const subject = said[0] ?? about;
      return asked.has(subject) && !isNear(subject, about) && !said.includes(about);
    })
  );
}
