/** A sum that a message is, as it was read: what is to be worked out, compared, put in order or written in another form. */
import type { Exact } from '../../../language/exact-sums.ts';
import type { FormulaAsked } from './formulas/find-formula.ts';
import type { FormulaWorked } from './formulas/work-formula.ts';
import type { ListedValues } from './values-listed.ts';

export interface Expression {
  /** As it is said back: `3/4 + 1/8`, `20 % of 45`, `2⁵`. */
  readonly shown: string;
  /** The same as a sum that the checks can work out: `20/100 × 45`. */
  readonly sum: string;
  readonly worth: Exact | 'no value';
  /** Holds a fraction, so that its result is said as one. */
  readonly ofFractions: boolean;
  /** More than one figure or fraction by itself. */
  readonly isSum: boolean;
  /** For two fractions that are added or taken away from each other: them and the sign. */
  readonly parts: readonly [string, '+' | '-', string] | null;
  /** For a power of one figure: the figures that are multiplied. */
  readonly factors: readonly string[] | null;
}

/** Another way to write a figure. */
export type Form = 'fraction' | 'percent' | 'decimal' | 'mixed' | 'simplest';

export interface Comparison {
  readonly kind: 'comparison';
  readonly one: Expression;
  readonly other: Expression;
  /** What the learner thinks: that the one is more, less, or the same; null where they ask which it is. */
  readonly thinks: 'more' | 'less' | 'same' | null;
  /** The word that they ask with: `bigger`, `smaller`. */
  readonly asks: string;
  readonly asked: boolean;
  /** An equation that is put down and not asked about: 'half of 30 = 15'. */
  readonly stated: boolean;
}

export type Sum =
  | { readonly kind: 'value'; readonly of: Expression; readonly asked: boolean }
  | Comparison
  /** `most` and `least` ask for one of them, `up` and `down` for all in order. */
  | { readonly kind: 'order'; readonly these: readonly Expression[]; readonly wants: 'up' | 'down' | 'most' | 'least'; readonly asks: string }
  | { readonly kind: 'form'; readonly of: Expression; readonly as: Form }
  /** Which of several figures a figure is nearest to. */
  | { readonly kind: 'nearest'; readonly of: Expression; readonly among: readonly Expression[] }
  | ListedValues
  /** 'Is 3 > 2 or 2 > 3?': which of two comparisons holds. */
  | { readonly kind: 'either'; readonly claims: readonly [Comparison, Comparison] }
  /** A sum of the lessons with the learner's figures: 'if assets are 500 and liabilities 300, what is equity?'. */
  | { readonly kind: 'formula'; readonly asked: FormulaAsked; readonly worked: FormulaWorked };

/** A sum of figures alone. */
export type BareSum = Exclude<Sum, { kind: 'formula' }>;

/** Everything that a sum is made of. */
export function expressionsOf(sum: BareSum): readonly Expression[] {
  switch (sum.kind) {
    case 'value':
    case 'form':
      return [sum.of];
    case 'comparison':
      return [sum.one, sum.other];
    case 'order':
      return sum.these;
    case 'nearest':
      return [sum.of, ...sum.among];
    case 'listed':
      return [];
    case 'either':
      return sum.claims.flatMap(({ one, other }) => [one, other]);
  }
}

/** Whether it is plainly asked for, and not only put down: what is put down while a question is open may be a try at it. */
export function isAskedFor(sum: Sum): boolean {
  if (sum.kind === 'formula') return sum.asked.isAsked;
  return sum.kind === 'value' || sum.kind === 'comparison' ? sum.asked : true;
}
