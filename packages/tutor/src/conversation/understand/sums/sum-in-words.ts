/** What a sum comes to, in a sentence or two as a teacher says it, with the equations that its figures rest on. */
import { type Exact, spoken } from '../../../language/exact-sums.ts';
import { comparisonInWords, reasonFor, sameFor } from './comparison-in-words.ts';
import { formInWords } from './form-in-words.ts';
import { renamedParts } from './same-pieces.ts';
import type { BareSum, Comparison, Sum } from './sum.ts';
import { valuesInWords } from './values-listed.ts';
import { explained, figureSaid, isValued, listed, NO_VALUE, type Valued, type Worked, worthSaid } from './worked.ts';

/** Fractions of unlike pieces are renamed first, since that is the step that is asked about. */
export function sumInWords(sum: BareSum): Worked {
  switch (sum.kind) {
    case 'comparison':
      return comparisonInWords(sum);
    case 'either':
      return eitherInWords(sum.claims);
    case 'value':
      return isValued(sum.of) ? valueInWords(sum.of) : NO_VALUE;
    case 'form':
      return isValued(sum.of) ? formInWords(sum.of, sum.as) : NO_VALUE;
    case 'order': {
      const these = sum.these.filter(isValued);
      return these.length < sum.these.length ? NO_VALUE : orderInWords(these, sum);
    }
    case 'listed':
      return valuesInWords(sum);
    case 'nearest': {
      const among = sum.among.filter(isValued);
      return !isValued(sum.of) || among.length < sum.among.length ? NO_VALUE : nearestInWords(sum.of, among);
    }
  }
}

function valueInWords(of: Valued): Worked {
  const { shown, sum, parts, factors } = of;
  const renamed = parts && renamedParts(parts);
  const steps = [...(renamed ? [renamed] : []), ...(factors ? [factors.join(' × ')] : []), worthSaid(of)].join(' = ');
  const equation = `${sum} = ${steps}`;
  return {
    says: shown === sum || factors || /[⁰¹²³⁴-⁹]/.test(shown) ? `${shown} = ${steps}.` : `${shown} is ${worthSaid(of)}, since ${equation}.`,
    sums: [equation],
  };
}

function eitherInWords(claims: readonly [Comparison, Comparison]): Worked {
  const right = claims.filter(holds);
  if (claims.some(({ one, other }) => !isValued(one) || !isValued(other))) return NO_VALUE;
  const [claim] = right;
  if (!claim) return { says: 'Neither of the two is so.', sums: [] };
  if (right.length > 1) return { says: 'Both are so.', sums: [] };
  const { one, other, thinks } = claim;
  if (!isValued(one) || !isValued(other)) return NO_VALUE;
  const isPlain = !one.isSum && !other.isSum;
  return explained(`${one.shown} ${relations[thinks ?? 'same']} ${other.shown}`, isPlain && thinks === 'same' ? sameFor(one, other) : reasonFor([one, other]));
}

const relations = { more: 'is more than', less: 'is less than', same: 'is the same as' } as const;

function holds({ one, other, thinks }: Comparison): boolean {
  if (!isValued(one) || !isValued(other)) return false;
  const order = one.worth.compare(other.worth);
  return thinks === (order === 0 ? 'same' : order > 0 ? 'more' : 'less');
}

function orderInWords(these: readonly Valued[], { wants, asks }: Sum & { kind: 'order' }): Worked {
  const isUp = wants === 'up' || wants === 'least';
  const sorted = these.toSorted((one, other) => (isUp ? one.worth.compare(other.worth) : other.worth.compare(one.worth)));
  const [first, second] = sorted;
  if (wants === 'up' || wants === 'down') {
    const from = isUp ? 'From small to large they are' : 'From large to small they are';
    return explained(`${from} ${listed(sorted.map(figureSaid))}`, reasonFor(sorted));
  }
  if (!first || (second && first.worth.equals(second.worth))) return explained('Two of them are the same', reasonFor(sorted));
  return explained(`${figureSaid(first)} is the ${superlative(asks)}`, reasonFor(these));
}

const superlatives: Readonly<Record<string, string>> = {
  more: 'most',
  less: 'least',
  fewer: 'least',
  larger: 'largest',
  greater: 'greatest',
  bigger: 'biggest',
  higher: 'highest',
  smaller: 'smallest',
  lower: 'lowest',
};
const superlative = (asks: string): string => superlatives[asks] ?? asks;

function nearestInWords(of: Valued, among: readonly Valued[]): Worked {
  const gaps = among.map((one) => ({ one, gap: one.worth.sub(of.worth).abs() }));
  const [nearest, next] = gaps.toSorted((a, b) => a.gap.compare(b.gap));
  if (!nearest || !next) return { says: '', sums: [] };
  const isOfFractions = of.ofFractions || among.some(({ ofFractions }) => ofFractions);
  const sums = gaps.map(
    ({ one, gap }) => `${one.worth.compare(of.worth) > 0 ? `${one.sum} - ${bracketed(of)}` : `${of.sum} - ${bracketed(one)}`} = ${spoken(gap, isOfFractions)}`,
  );
  const away = ({ one, gap }: { one: Valued; gap: Exact }) => `${spoken(gap, isOfFractions)} away from ${figureSaid(one)}`;
  if (nearest.gap.equals(next.gap))
    return {
      says: `${figureSaid(of)} lies in the middle: it is ${spoken(nearest.gap, isOfFractions)} away from ${figureSaid(nearest.one)} and from ${figureSaid(next.one)}.`,
      sums,
    };
  return { says: `${figureSaid(of)} is closer to ${figureSaid(nearest.one)}: it is ${away(nearest)} and ${away(next)}.`, sums };
}

const bracketed = ({ sum }: Valued): string => (/^[\d./]+$/.test(sum) ? sum : `(${sum})`);
