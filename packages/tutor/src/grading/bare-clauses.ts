/** A clause that is nothing but an authored wording says it, however short it is: 'F, because ...' for 'its F'. */
import { stemOf } from '../language/words.ts';

const leads = new Set('it its that thats this these those they theyre he hes she shes there theres you youre we were i im'.split(' '));
const copulas = new Set('is are was were be means mean becomes equals'.split(' '));
const loneSign = /^(?:(?:neg_)?[\d/.]+|[a-z]|letter_[a-z]|[a-g]_(?:sharp|flat))$/;

/**
 * True where a clause of the answer is the wording, but for articles and for what only leads up to it ('it is', 'the price
 * is' where the question speaks of the price). A lone figure or letter must be the only one, since a row of them is a guess.
 */
export function isNothingBut(
  { clauses, words, strangeFigure }: { readonly clauses: readonly string[]; readonly words: string; readonly strangeFigure: boolean },
  wording: string,
  asked: ReadonlySet<string>,
): boolean {
  const wanted = withoutLead(wording, asked);
  if (wanted === '') return false;
  const isShort = !wanted.includes(' ');
  if (isShort && (strangeFigure || / or /.test(words))) return false;
  const bare = clauses.filter((clause) => clause.endsWith(wanted.slice(-1))).map((clause) => withoutLead(clause, asked));
  if (!bare.includes(wanted)) return false;
  return !loneSign.test(wanted) || clauses.filter((clause) => loneSign.test(withoutLead(clause, asked))).length === 1;
}

function withoutLead(clause: string, asked: ReadonlySet<string>): string {
  const words = clause.split(' ');
  const [first = '', second = ''] = words.map((word) => word.replace(/'/g, ''));
  const isLead = leads.has(first);
  const at = isLead ? (copulas.has(second) ? 2 : 1) : copulas.has(second) && asked.has(stemOf(first)) && !loneSign.test(first) ? 2 : 0;
  return words.slice(at).join(' ');
}
