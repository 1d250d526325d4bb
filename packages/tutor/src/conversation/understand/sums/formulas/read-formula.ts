/** A message that asks for a quantity of a formula, as a sum. */
import type { KeyIdea } from '../../../../course-material.ts';
import type { Expression, Sum } from '../sum.ts';
import { findFormula } from './find-formula.ts';
import { workFormula } from './work-formula.ts';

export function readFormula(message: string, ideas: readonly KeyIdea[]): (Sum & { kind: 'formula' }) | null {
  const asked = findFormula(message, ideas);
  return asked && { kind: 'formula', asked, worked: workFormula(asked) };
}

/** Its figures, and what it comes to as a sum of them. */
export function expressionsOfFormula({ asked, worked }: Sum & { kind: 'formula' }): readonly Expression[] {
  const plain = { ofFractions: false, parts: null, factors: null };
  const given = [...asked.given.values()].map(({ worth, shown }): Expression => ({ ...plain, worth, shown, sum: worth.toFraction(false), isSum: false }));
  return worked.worth === null ? given : [...given, { ...plain, worth: worked.worth, shown: '', sum: '', isSum: true }];
}
