/** The yes or no that an answer opens with, against the one that a point says: 'no, it needs 218 yes votes' does not say 'yes, it passes'. */
import { waysToSay } from '../idea-texts.ts';
import { answerClauses } from './answer-terms.ts';
import type { Wordings } from './match-point.ts';
import { clausesAlone, type ReadAnswer } from './match-wording.ts';

export type Verdict = 'yes' | 'no';

const other: Readonly<Record<Verdict, Verdict>> = { yes: 'no', no: 'yes' };

const kept = new WeakMap<Wordings, Verdict | null>();

/** What a point says to a question that asks whether: the one verdict that its wordings open with. */
export function verdictOf(point: Wordings): Verdict | null {
  const known = kept.get(point);
  if (known !== undefined) return known;
  const verdicts = new Set(waysToSay(point).flatMap((wording) => answerClauses(wording).answered ?? []));
  const [only = null, more] = verdicts;
  const verdict = more === undefined ? only : null;
  kept.set(point, verdict);
  return verdict;
}

/** True where an answer opens with the other verdict, and comes to this one in no later clause. */
export function saysOtherVerdict(answer: ReadAnswer, point: Wordings): boolean {
  const verdict = verdictOf(point);
  const said = answer.terms[0]?.word;
  if (verdict === null || said !== other[verdict] || answer.terms[0]?.clause !== 0) return false;
  return !answer.clauses.some((clause) => clause.startsWith(`${verdict} `) || clause === verdict);
}

/** A point without the wordings that are nothing but its verdict, and an answer without its own: whether the rest says it all the same. */
export const besideVerdict = (answer: ReadAnswer, point: Wordings): { readonly answer: ReadAnswer; readonly point: Wordings } => {
  const [says = point.says, ...alsoSaid] = waysToSay(point).filter((wording) => !/^(?:yes|no)\W*$/i.test(wording));
  const [first] = answer.terms;
  return { answer: { ...clausesAlone(answer, () => true), terms: answer.terms.filter((term) => term !== first) }, point: { ...point, says, alsoSaid } };
};
