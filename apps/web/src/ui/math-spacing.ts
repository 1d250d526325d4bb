/**
 * Two spacings of TeX that KaTeX leaves out of its MathML: a thin space around the name of a function, and none after a
 * sign that belongs to one number. Pure: MathML in, MathML out.
 */

const THIN = '<mspace width="0.1667em"/>';
/** What KaTeX puts behind the name of a function. */
const APPLIED = '<mo>\u2061</mo>';

/** `n \log n` is drawn `n log n`, `f(\log(n))` without gaps at the brackets; `= -3` and `(-3)` have the sign at the number. */
export const spaced = (mathml: string): string =>
  mathml
    .replace(new RegExp(`${APPLIED}(?!<mo|</)`, 'g'), `${APPLIED}${THIN}`)
    .replace(new RegExp(`(</m(?:i|n|sup|sub|frac)>|<mo[^>]*>[)\\]}]</mo>)(<mi>\\p{L}+</mi>${APPLIED})`, 'gu'), `$1${THIN}$2`)
    .replace(/(<mo[^>]*>[^<)\]}!\u2032]+<\/mo>)<mo>([\u2212+±])<\/mo>/g, '$1<mo form="prefix">$2</mo>');
