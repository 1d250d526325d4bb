/** Whether an answer holds a wording word for word, or is made up of the question's words alone. */
import { wordsOf } from '../language/words.ts';
import { DISOWNED, type Term } from './answer-terms.ts';
import { signsSpeltOut } from './exact-signs.ts';
import { inQuestion } from './question-words.ts';

/** The wording stands in the answer as it is, but for articles. A lone figure must be the answer's only one. */
export function standsIn(answer: { readonly words: string }, words: string): boolean {
  const at = answer.words.indexOf(` ${words} `);
  if (words.length === 0 || at === -1 || deniesNext.test(answer.words.slice(0, at)) || answer.words.slice(0, at).endsWith(DISOWNED)) return false;
  if (loneFigure.test(words)) return (answer.words.match(/(?:neg_)?[\d/.]+/g) ?? []).every((figure) => figure === words);
  if (!words.includes(' ') && afterReason.test(answer.words.slice(0, at))) return false;
  return words.length > 2;
}

/** In 'the act, because the regulation is newer' the regulation is not what the answer names. */
const afterReason = /\S \b(?:because|bc|cause|cos|coz|cuz|since)\b/;

const loneFigure = /^(?:neg_)?[\d/.]+$/;
const deniesNext = /\b(?:not|no|never|isn't|isnt|don't|dont|doesn't|doesnt)(?: (?:true |case )?that)?$/;
export const withoutArticles = (words: readonly string[]): string => words.filter((word) => word !== 'a' && word !== 'an' && word !== 'the').join(' ');
/** The words of a text in a row, signs spelt out, without articles. */
export const plainWords = (text: string): string => withoutArticles(wordsOf(signsSpeltOut(text)));

/** Nothing but words of the question, and a yes or no, in the one clause that holds these terms, or in all the answer. */
export function addsNothing({ terms }: { readonly terms: readonly Term[] }, used: ReadonlySet<Term>, asked: ReadonlySet<string>): boolean {
  const places = new Set([...used].map(({ clause }) => clause));
  const isOfQuestion = (term: Term) => term.word === 'yes' || term.word === 'no' || inQuestion(term, asked);
  return terms.filter(({ clause }) => places.size > 1 || places.has(clause)).every(isOfQuestion);
}
