/** What a question names one after the other, and its points call 'the first' and 'the second': 'when do you say tú, and when usted?' */
import { waysToSay } from '../idea-texts.ts';
import { isCommon } from '../language/common-words.ts';
import { type Term, termsOf } from './answer-terms.ts';
import type { Wordings } from './match-point.ts';
import { askedBy } from './question-words.ts';

const ordinals: readonly (readonly string[])[] = [['first', 'former'], ['second', 'latter', 'other'], ['third']];
const tellsByOrder = /\bthe (?:other|second|latter)\b/i;
/** Says when, and names nothing. */
const tellsWhen = /^(?:after|again|before|earlier|later|now|once|soon|then|until)$/;

/** True for 'first', 'second', 'other' and their kind. */
export const isOrdinal = ({ word }: Term): boolean => ordinals.some((words) => words.includes(word));

/** True for a word of a question that names something, and one thing of it alone. */
export const isNameIn = ({ stem, word, isFigure }: Term, question: string): boolean =>
  askedBy(question).has(stem) && !isFigure && !isCommon(stem) && !tellsWhen.test(word) && termsOf(question).filter((term) => term.stem === stem).length === 1;

/**
 * For each point what stands for it by its place in the question, the ordinal and the words that its part of the question has alone. Nothing
 * where the points are not told by their order, or the question has not as many parts.
 */
export function namesInOrder(question: string, points: readonly Wordings[]): readonly (readonly Term[])[] {
  const [, ...later] = points;
  if (!later.some((point) => waysToSay(point).some((wording) => tellsByOrder.test(wording)))) return [];
  const parts = question.split(/,(?: and\b)?|\band\b/).map(termsOf);
  const named = parts.length === points.length ? parts : points.map(() => []);
  return named.map((terms, at) => {
    const isOwn = ({ stem }: Term): boolean => named.every((others, place) => place === at || others.every((other) => other.stem !== stem));
    // 'A hearing' is a thing, whatever 'to hear' is.
    const names = terms.filter((term) => isOwn(term) && (!isCommon(term.stem) || term.word.endsWith('ing')));
    return [...names, ...(ordinals[at] ?? []).flatMap((word) => termsOf(word))];
  });
}
