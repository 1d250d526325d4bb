/** The amount that an option names, so that one amount in two forms is found: `1/2`, `0.5`, `50 %` and a half. */
import { numberFor } from '@lou/tutor/language/number-words';
import { visible } from './options.ts';

/** A whole number, decimal, fraction or mixed number at the beginning, then its unit. */
const amount = /^([-−]?)(\d+(?:\.\d+)?)(?:\/(\d+)|\s+(\d+)\/(\d+))?\s*(.*)$/;

/** The value with its unit, `0.5` or `12 euros`; undefined for what is no amount, and for code, where `2` and `2.0` are two things. */
export function amountIn(text: string): string | undefined {
  if (text.includes('`')) return undefined;
  const plain = visible(text).replace(/^an? /, '');
  const word = numberFor(plain);
  if (word !== undefined) return String(word);
  const [, sign, whole, under, top, bottom, unit = ''] = amount.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const value = (sign ? -1 : 1) * (Number(whole) / Number(under ?? 1) + (top === undefined ? 0 : Number(top) / Number(bottom)));
  if (/^(?:%|percent)$/.test(unit)) return String(value / 100);
  return unit === '' ? String(value) : `${value} ${unit}`;
}
