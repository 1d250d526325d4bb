/**
 * Answers that are a figure, a letter or a sign and nothing else: '7', 'F', '=='. No share of its words tells such an
 * answer; what tells it is that a sentence says it of what the question asks about.
 */

import type { KeyIdea } from '../course-material.ts';
import { type Term, termsOf } from '../grading/answer-terms.ts';
import { likenessOf, type Weighing } from '../grading/likeness.ts';
import { readWording } from '../grading/match-wording.ts';
import { askedBy, inQuestion } from '../grading/question-words.ts';
import { waysToSay } from '../idea-texts.ts';

/** What a sentence says between two marks tells the answer where more than this share of the rest of it speaks of the question or the point. */
const SPEAKS_OF_IT = 0.5;
const marks = /[.!?;:,()–—]+(?=\s|$)/;

/** True when a text says the bare answer of a point that the learner has not made. */
export function holdsBareAnswer(text: string, { question, points }: KeyIdea['check'], saidAlready: ReadonlySet<string>, weighing: Weighing): boolean {
  const asked = askedBy(question);
  const bare = points.filter(({ id }) => !saidAlready.has(id)).map((point) => ({ answers: bareAnswersOf(point, asked), words: stemsOf(point) }));
  if (bare.every(({ answers }) => answers.length === 0)) return false;
  const stretches = text
    .split(marks)
    .map(termsOf)
    .filter(({ length }) => length > 0);
  return bare.some(({ answers, words }) =>
    stretches.some((said) => {
      const rest = said.filter((term) => !answers.some((answer) => likenessOf(term, answer, weighing) === 1));
      if (rest.length === said.length) return false;
      if (rest.length === 0) return stretches.length === 1;
      return rest.filter((term) => inQuestion(term, asked) || words.has(term.stem)).length > SPEAKS_OF_IT * rest.length;
    }),
  );
}

type Point = KeyIdea['check']['points'][number];

/** The one term of each wording that has no other of its own, where it is more than a word of the language. */
const bareAnswersOf = (point: Point, asked: ReadonlySet<string>): readonly Term[] =>
  waysToSay(point).flatMap((wording) => {
    const own = readWording(wording).terms.filter((term) => !inQuestion(term, asked));
    return own.length === 1 && own.every(isSign) ? own : [];
  });

const isSign = ({ word, isFigure, denied }: Term): boolean => !denied && (isFigure || !/^[a-z']{2,}$/.test(word));

const stemsOf = (point: Point): ReadonlySet<string> => new Set(waysToSay(point).flatMap((wording) => readWording(wording).terms.map(({ stem }) => stem)));
