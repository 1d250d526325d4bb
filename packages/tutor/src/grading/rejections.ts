/** Wordings that reject something: 'bueno is wrong' and 'most are not like hers' are not said by 'bueno' and 'most'. */
import { isDenier, type Term } from './answer-terms.ts';

const rejecting =
  /\b(?:wrong|false|untrue|incorrect|mistakes?|myth|nonsense|irrelevant|unlike|different|differs?|avoid\w*|away from|instead|refuse\w*|reject\w*|un\w{4,}|ir?relevant|without|than|too|other|else|only|just|fails?|loses?|lost|lacks?|missing|less|stops?|hardly|rarely|wont|cant|dont)\b/;

const rejectsIn = (clause: string): boolean => rejecting.test(clause) || clause.split(' ').some(isDenier);
/** What a wording calls wrong. */
const callsWrong = /\b(?:is|are|was|its|be) (?:wrong|false|untrue|incorrect|a mistake|a myth|nonsense)\b/;

/** How many: in 'most are not like hers' it tells nothing without the 'not'. */
const quantities = new Set('all any both each every everyone everything few many more most much several some two'.split(' '));

/** The clauses of a wording that do nothing but reject; all of them in 'permanent or not is not the point'. */
export function rejectingClauses(clauses: readonly string[], words: string, terms: readonly Term[]): ReadonlySet<number> {
  const eitherWay = / or not\b/.test(words);
  const deniesIt = (clause: string, at: number): boolean => {
    const own = terms.filter((term) => term.clause === at && !term.denied);
    return own.length > 0 && clause.split(' ').some(isDenier) && own.every(({ word }) => quantities.has(word) || isDenier(word));
  };
  return new Set(clauses.flatMap((clause, at) => (eitherWay || callsWrong.test(clause) || deniesIt(clause, at) ? [at] : [])));
}

/**
 * True where all that is held of a wording is what it rejects, or how many it denies it of, and no clause of the answer
 * that says it rejects anything. A clause of one word may only name what is rejected.
 */
export function takesForGranted(
  answer: { readonly terms: readonly Term[]; readonly clauses: readonly string[] },
  used: ReadonlySet<Term>,
  held: readonly Term[],
  rejecting: ReadonlySet<number>,
): boolean {
  if (held.length === 0 || !held.every(({ clause, denied, word }) => rejecting.has(clause) && !denied && !isDenier(word))) return false;
  const places = [...new Set([...used].map(({ clause }) => clause))];
  if (places.some((place) => rejectsIn(answer.clauses[place] ?? ''))) return false;
  return answer.terms.some((term) => places.includes(term.clause) && !used.has(term));
}
