/**
 * What a question takes for granted. 'Why can the cup not keep the heat?' is answered by nothing that lets the cup keep it, and 'how can
 * both be the same tea?' by nothing that makes of them different teas.
 */
import { wordingsOf } from '../idea-texts.ts';
import { turnsRound } from '../language/everyday-words.ts';
import { kept } from '../language/kept.ts';
import { type Term, termsOf } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing } from './likeness.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';

/** Only who asks for a reason or a way takes the rest for granted. */
const grounds = /\b(?:why|how can|how could|how come)\b[^?]*/gi;
/** 'Why can it not simply stay': the word that the 'not' of the verb stands before. */
const deniedDeed = /\b(?:can|could|do|does|did|must|should|may|will|would)(?: [^\s,?]+){0,4}? not (?:simply |just |always )?([a-z]{3,})\b/i;
/** What would be otherwise is told to show what is; after 'if you do this you' comes what is. */
const supposes = /\b(?:would|could|otherwise|else|unless|instead)\b|\b(?:if|when)\b(?!(?:.*\b(?:i|you|it|they|he|she|we|there)\b){2})/;

interface Presumed {
  /** What is not done. */
  readonly denied: Term | null;
  /** What a thing is said to be, and the thing, right behind it. */
  readonly pairs: readonly (readonly [being: Term, thing: Term])[];
}

const QUESTIONS_KEPT = 5_000;

const presumedBy = kept<Presumed>(QUESTIONS_KEPT, (question) => {
  const asked = question.match(grounds) ?? [];
  const deed = asked.map((part) => deniedDeed.exec(part)?.[1]).find((word) => word !== undefined);
  const all = termsOf(question);
  const denied = deed === undefined ? null : (all.find(({ word }) => word === deed.toLowerCase()) ?? null);
  const isSaidToo = denied !== null && all.some((term) => term.stem === denied.stem && !term.denied);
  const pairs = asked.flatMap((part) => {
    const row = termsOf(part);
    return row.slice(1).flatMap((thing, at) => (row[at]?.clause === thing.clause && !thing.denied ? [[row[at] as Term, thing] as const] : []));
  });
  return { denied: isSaidToo ? null : denied, pairs };
});

/** The clauses of an answer that contradict what its question takes for granted. */
export function contradictingClauses(answer: ReadAnswer, question: string, points: readonly Wordings[], weighing: Weighing): ReadonlySet<number> {
  const { denied: deed, pairs } = presumedBy(question);
  const isAccepted = ({ stem }: Term): boolean =>
    wordingsOf(points).some((wording) => readWording(wording).row.some((term) => term.stem === stem && !term.denied));
  const denied = deed === null || isAccepted(deed) ? null : deed;
  if (denied === null && pairs.length === 0) return new Set();
  const contradicts = (clause: string, place: number): boolean => {
    if (supposes.test(clause)) return false;
    const said = answer.terms.filter((term) => term.clause === place);
    if (denied !== null && said.some((term) => !term.denied && term.stem === denied.stem)) return true;
    return said.some((being, at) => {
      const thing = said[at + 1];
      if (thing === undefined || being.denied || isAccepted(being)) return false;
      return pairs.some(([is, of]) => turnsRound(being.stem, is.stem) && likenessOf(thing, of, weighing) > LOOSE_WORD);
    });
  };
  return new Set(answer.clauses.flatMap((clause, place) => (contradicts(clause, place) ? [place] : [])));
}
