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
  { spoken, words, strangeFigure }: { readonly spoken: readonly string[]; readonly words: string; readonly strangeFigure: boolean },
  wording: string,
  asked: ReadonlySet<string>,
): boolean {
  const wanted = bareOf(wording, asked);
  if (wanted.bare === '') return false;
  const isShort = !wanted.bare.includes(' ');
  if (isShort && (strangeFigure || / or /.test(words))) return false;
  const bare = spoken.filter((clause) => clause.endsWith(wanted.bare)).map((clause) => bareOf(clause, asked));
  if (!bare.some((clause) => clause.bare === wanted.bare && !isOfAnother(clause.subject, wanted.subject))) return false;
  return !loneSign.test(wanted.bare) || spoken.filter((clause) => loneSign.test(bareOf(clause, asked).bare)).length === 1;
}

/** 'Derecha is right' is not 'derecho means right', though both come down to 'right'. */
const isOfAnother = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** A clause without what leads up to it, and the thing of the question that it is said of, where it names one. */
function bareOf(clause: string, asked: ReadonlySet<string>): { readonly bare: string; readonly subject: string | null } {
  const words = clause.split(' ');
  const [first = '', second = ''] = words.slice(0, 2).map((word) => word.replace(/'/g, ''));
  if (leads.has(first)) return { bare: words.slice(copulas.has(second) ? 2 : 1).join(' '), subject: null };
  const subject = copulas.has(second) && !loneSign.test(first) ? stemOf(first) : null;
  return subject !== null && asked.has(subject) ? { bare: words.slice(2).join(' '), subject } : { bare: clause, subject: null };
}
