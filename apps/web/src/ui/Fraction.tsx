import { Fragment } from 'react';
import './fraction.css';
import { type FractionPart, partsOf } from './fractions.ts';

/** A stacked fraction in running text, read aloud as `1 over 2` and copied as `1/2`. */
export function Fraction({ top, bottom }: FractionPart) {
  return (
    <span className="frac" role="img" aria-label={`${aloud(top)} over ${aloud(bottom)}`}>
      <i>{top}</i>
      <span className="sr">/</span>
      <i>{bottom}</i>
    </span>
  );
}

const aloud = (number: number | '?') => (number === '?' ? 'what' : number);

/** Plain text with its fractions stacked. */
export function WithFractions({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name and do not move
    typeof part === 'string' ? <Fragment key={index}>{part}</Fragment> : <Fraction key={index} {...part} />,
  );
}
