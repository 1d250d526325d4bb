/** What a sum comes to, in words, with the equations that its figures rest on. */
import { asDecimal, type Exact, spoken } from '../../../language/exact-sums.ts';
import type { Expression } from './sum.ts';

export interface Worked {
  readonly says: string;
  /** Equations that the checks work out once more: only their figures, and the learner's own, may be said. */
  readonly sums: readonly string[];
}

export const NO_VALUE: Worked = { says: 'Nothing can be divided by 0, so that has no value.', sums: ['0 = 0'] };

/** An expression that has a value. */
export interface Valued extends Expression {
  readonly worth: Exact;
}

export const isValued = (expression: Expression): expression is Valued => expression.worth !== 'no value';

/** What it comes to, as it is said. */
export const worthSaid = ({ worth, ofFractions }: Valued): string => spoken(worth, ofFractions);

/** A figure as it was typed, a sum as what it comes to. */
export const figureSaid = (one: Valued): string => (one.isSum ? worthSaid(one) : one.shown);

/** A figure with a point: `3/8 = 0.375`; nothing where it is typed so. */
export const decimalEquation = (one: Valued): string => `${one.sum} = ${asDecimal(one.worth)}`;

export const isFraction = ({ shown }: Expression): boolean => /^\d+\/\d+$/.test(shown);
export const isPercent = ({ shown }: Expression): boolean => / %$/.test(shown);

/** 'A, b and c'. */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** With its first letter large, and its end. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('…') ? '' : '.'}`;

/** A verdict, and after a colon what shows it. */
export const explained = (verdict: string, { says, sums }: Worked): Worked => ({ says: sentence(says === '' ? verdict : `${verdict}: ${says}`), sums });
