/** The small figures of a power: `2⁵`. */
const figures = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export const superscripts = /[⁰¹²³⁴-⁹]+/g;

/** A whole number as it stands at a power: 12 is ¹². */
export const raised = (whole: string): string => [...whole].map((digit) => figures[Number(digit)] ?? '').join('');

/** A text with `^12` for ¹², as sums are read. */
export const lowered = (text: string): string => text.replace(superscripts, (small) => `^${[...small].map((digit) => figures.indexOf(digit)).join('')}`);
