/** A figure written in another form: a fraction, per cent, a decimal, a mixed number, its simplest form. */
import Fraction from 'fraction.js';
import { asDecimal, rounded, spoken } from '../../../language/exact-sums.ts';
import type { Form } from './sum.ts';
import { isFraction, isPercent, type Valued, type Worked } from './worked.ts';

const HUNDRED = 100n;

export function formInWords(of: Valued, as: Form): Worked {
  switch (as) {
    case 'percent':
      return percentInWords(of);
    case 'decimal':
      return decimalInWords(of);
    case 'simplest':
      return simplestInWords(of);
    case 'fraction':
    case 'mixed':
      return fractionInWords(of, as);
  }
}

/** A fraction as the division that it is. */
const asDivision = (of: Valued): readonly string[] => (isFraction(of) ? [of.sum, of.sum.replace('/', ' ÷ ')] : [of.sum]);

function decimalInWords(of: Valued): Worked {
  const decimal = asDecimal(of.worth);
  const equation = [...asDivision(of), decimal].join(' = ');
  const ends = decimal.endsWith('…') ? ', and so on without end' : '';
  return { says: isPercent(of) ? `${of.shown} is ${equation}${ends}.` : `${equation}${ends}.`, sums: [equation] };
}

/** Behind the point of a percentage that does not end. */
const PERCENT_PLACES = 1;

function percentInWords(of: Valued): Worked {
  const percent = of.worth.mul(HUNDRED);
  if (isPercent(of)) return { says: `${of.shown} is written in per cent already.`, sums: [] };
  const [, , bottom = '1'] = /^(\d+)\/(\d+)$/.exec(of.sum) ?? [];
  if (percent.d === 1n) {
    const hundredths = `${percent.n}/100`;
    const equation = of.sum === hundredths ? `${of.sum} = ${spoken(of.worth, false)}` : `${of.sum} = ${hundredths}`;
    const says = of.sum === hundredths ? of.sum : equation;
    return { says: `${says}, and that is ${percent.toString()} %.`, sums: [equation, `${of.sum} × 100 = ${percent.toString()}`] };
  }
  const decimal = asDecimal(of.worth);
  const equation = bottom === '1' ? of.sum : [...asDivision(of), decimal].join(' = ');
  if (!asDecimal(percent).endsWith('…'))
    return { says: `${equation}, and that is ${percent.toString()} %.`, sums: [equation, `(${of.sum}) × 100 = ${percent.toString()}`] };
  const about = rounded(percent, PERCENT_PLACES).toString();
  return { says: `${equation} without end, so it is about ${about} %.`, sums: [equation, `(${of.sum}) × 100 ≈ ${about}`] };
}

function fractionInWords(of: Valued, as: 'fraction' | 'mixed'): Worked {
  const simplest = of.worth.toFraction(false);
  const mixed = of.worth.toFraction(true);
  const places = /^\d+\.(\d+)$/.exec(of.sum)?.[1]?.length ?? 0;
  const written = places > 0 ? `${of.worth.mul(10 ** places).toString()}/${10 ** places}` : null;
  const steps = [
    of.sum,
    ...(written && written !== simplest ? [written] : []),
    ...(simplest === of.sum ? [] : [simplest]),
    ...(as === 'mixed' && mixed !== simplest ? [mixed] : []),
  ];
  if (steps.length === 1) return { says: `${of.shown} is one already.`, sums: [] };
  const equation = steps.join(' = ');
  return { says: isPercent(of) ? `${of.shown} is ${of.worth.d === 1n ? simplest : equation}.` : `${equation}.`, sums: [equation] };
}

function simplestInWords(of: Valued): Worked {
  const [top = '1', bottom = '1'] = of.sum.split('/');
  const by = new Fraction(BigInt(top)).gcd(BigInt(bottom)).n;
  const simplest = of.worth.toFraction(false);
  if (by === 1n)
    return {
      says: `${of.sum} is in its simplest form: no number larger than 1 goes into both ${top} and ${bottom}.`,
      sums: [`${of.sum} = ${top} ÷ ${bottom}`, '1 = 1'],
    };
  return {
    says: `${of.sum} = ${simplest}: ${by} goes into both ${top} and ${bottom}.`,
    sums: [`${of.sum} = ${simplest}`, ...[top, bottom].map((figure) => `${figure} = ${by} × ${new Fraction(BigInt(figure)).div(by).toString()}`)],
  };
}
