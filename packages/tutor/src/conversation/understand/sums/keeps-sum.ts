/** A sum that is the open question's own stays with the learner. */
import { figuresIn } from '../../../checks/support.ts';
import type { KeyIdea } from '../../../course-material.ts';
import { termsOf } from '../../../grading/answer-terms.ts';
import { waysToSay } from '../../../idea-texts.ts';
import { type Exact, worthOf } from '../../../language/exact-sums.ts';
import { expressionsOfFormula } from './formulas/read-formula.ts';
import { type Expression, expressionsOf, type Sum } from './sum.ts';
import { isAskedValues } from './values-listed.ts';

/** Figures of the question that a sum may share with it by chance. */
const SHARED_BY_CHANCE = 1;

/**
 * True when the sum is made of the question's own figures, or comes to a figure that only the answer has, in whatever form: 0.625
 * for 5/8, 20/70 + 30/70 where the answer is 5/7.
 */
export function keepsSum(sum: Sum, { check }: KeyIdea): boolean {
  if (sum.kind === 'listed') return isAskedValues(sum, check.question);
  if (sum.kind === 'form' && writesFigureOf(sum.of, check.question)) return true;
  const expressions = madeOf(sum);
  const asked = worthsOf(figuresIn(check.question));
  const made = [
    ...expressions.flatMap(({ worth, isSum }) => (worth === 'no value' || isSum ? [] : [worth])),
    ...worthsOf(expressions.flatMap(({ sum: text }) => figuresIn(text))),
  ];
  if (asksForFigure(check) && asked.filter((figure) => holds(made, figure)).length > SHARED_BY_CHANCE) return true;
  if (comparesAsAnswer(sum, check)) return true;
  const results = resultsOf(sum);
  const answer = worthsOf(check.points.flatMap((point) => figuresIn(waysToSay(point).join('\n'))));
  return answer.some((figure) => !holds(asked, figure) && holds(results, figure));
}

/** Where no point has a figure, a sum of the question's figures is not what it asks for: 'why can you not count a third and a quarter together?' */
const asksForFigure = ({ points }: KeyIdea['check']): boolean => points.some((point) => worthsOf(figuresIn(waysToSay(point).join('\n'))).length > 0);

/** 'How do you turn 14/3 into a mixed number?' is answered by the other form of its own figure. */
const writesFigureOf = ({ worth }: Expression, question: string): boolean => worth !== 'no value' && holds(worthsOf(figuresIn(question)), worth);

/** A figure of the question beside one that its answer holds it against: 'is 3/7 less than a half'. */
function comparesAsAnswer(sum: Sum, { question, points }: KeyIdea['check']): boolean {
  if (sum.kind !== 'comparison' && sum.kind !== 'order') return false;
  const worths = expressionsOf(sum).flatMap(({ worth }) => (worth === 'no value' ? [] : [worth.valueOf()]));
  const asked = valuesIn([question]);
  const held = valuesIn(points.map(({ says }) => says));
  return worths.some((worth) => asked.has(worth)) && worths.every((worth) => asked.has(worth) || held.has(worth));
}

/** The worth of every figure, and of every word for one, that texts hold. */
const valuesIn = (texts: readonly string[]): ReadonlySet<number> => new Set(texts.flatMap((text) => termsOf(text).flatMap(({ value }) => value ?? [])));

/** What it comes to, in per cent too where it is written in another form; a figure that is only to be compared or put in order comes to nothing. */
function resultsOf(sum: Sum): readonly Exact[] {
  const all = madeOf(sum);
  const told = sum.kind === 'value' || sum.kind === 'form' ? all : all.filter(({ isSum }) => isSum);
  const worths = told.flatMap(({ worth }) => (worth === 'no value' ? [] : [worth]));
  return sum.kind === 'form' ? [...worths, ...worths.map((worth) => worth.mul(100))] : worths;
}

const madeOf = (sum: Sum): readonly Expression[] => (sum.kind === 'formula' ? expressionsOfFormula(sum) : expressionsOf(sum));

const holds = (figures: readonly Exact[], figure: Exact): boolean => figures.some((other) => other.equals(figure));

function worthsOf(figures: readonly string[]): readonly Exact[] {
  const distinct: Exact[] = [];
  for (const figure of figures) {
    const worth = worthOf(figure);
    if (worth !== null && worth !== 'no value' && !holds(distinct, worth)) distinct.push(worth);
  }
  return distinct;
}
