/**
 * A yes or no that is said by saying the question's own sentence: 'he cannot veto just that paragraph' says no to 'Can that paragraph
 * alone be vetoed?'. Its words alone show nothing (question-words.ts); whether they are denied does.
 */

import { kept } from '../language/kept.ts';
import { sentencesOf } from '../language/sentences.ts';
import { type Term, termsOf } from './answer-terms.ts';
import type { ReadAnswer } from './match-wording.ts';
import type { Verdict } from './verdicts.ts';

const opensWhether = /^(?:and |but )?(?:can|could|may|must|should|will|would|do|does|did|is|are|was|were|has|have)\b/i;
const border = /,?\s+(?:and|but)\s+(?=(?:what|why|how|which|when|where|who|can|does|is|are|must|may)\b)/i;
/** Two things to choose from are answered by one of them. */
const offersChoice = /\bor\b/i;

/** So many of the question's words, and so large a share of them, must be said again in one clause; beside them one more at most. */
const SAID_LEAST = 2;
const SHARE_LEAST = 0.6;
const BESIDE_MOST = 1;

const QUESTIONS_KEPT = 5_000;

/** The telling words of the one part of a question that asks whether; none where there is no such part, or several. */
const askedWhether = kept<readonly Term[]>(QUESTIONS_KEPT, (question) => {
  const parts = sentencesOf(question).flatMap(({ text }) => (text.endsWith('?') ? text.split(border) : []));
  const [only, ...more] = parts.filter((part) => opensWhether.test(part));
  if (only === undefined || more.length > 0 || offersChoice.test(only)) return [];
  const terms = [...new Map(termsOf(only).map((term) => [term.stem, term])).values()];
  return terms.some(({ denied }) => denied) ? [] : terms;
});

/** Who doubts, supposes or tells what others say gives no verdict. */
const doubts =
  /\b(?:doubts?|hardly|impossible|rarely|seldom|if|whether|unless|not sure|idk|maybe|perhaps|might|(?:he|she|they|people|somebody|someone) (?:says?|said|thinks?))\b/;

/** The verdict that a clause of an answer gives so, and where; null where none does, or two differ. */
export function verdictRestated({ terms, clauses }: ReadAnswer, question: string): { readonly verdict: Verdict; readonly used: ReadonlySet<Term> } | null {
  const asked = askedWhether(question);
  if (asked.length < SAID_LEAST) return null;
  const found = [...Map.groupBy(terms, ({ clause }) => clause)].flatMap(([place, said]) => {
    if (doubts.test(clauses[place] ?? '')) return [];
    const again = said.filter(({ stem }) => asked.some((term) => term.stem === stem));
    const stems = new Set(again.map(({ stem }) => stem));
    if (stems.size < Math.max(SAID_LEAST, SHARE_LEAST * asked.length) || said.length - again.length > BESIDE_MOST) return [];
    const denied = again.filter((term) => term.denied).length;
    if (denied > 0 && denied < again.length) return [];
    return [{ verdict: denied > 0 ? ('no' as const) : ('yes' as const), used: new Set(again) }];
  });
  const [first, ...more] = found;
  return first && more.every(({ verdict }) => verdict === first.verdict) ? first : null;
}
