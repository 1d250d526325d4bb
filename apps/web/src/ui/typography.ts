/**
 * Straight quotes and apostrophes as a printer sets them. Only how prose is drawn: what is searched, cited or compared
 * stays as it was written, and code and formulas never pass here. Pure.
 */

/** After these a quote opens: nothing, a space, an opening bracket or quote, a dash between phrases, a slash. */
const opens = /^$|[\s([{\u2013\u2014\u2018\u201c\u00bf\u00a1/]$/u;
const straight = /["']/g;

/** `before` is what stands in front of the text in its line, where a mark begins in between: in `"*so*"` the second quote closes. */
export function typeset(text: string, before = ''): string {
  return text.replace(straight, (quote, at: number) => {
    const ahead = at === 0 ? before : text.slice(at - 1, at);
    const opening = opens.test(ahead === '"' || ahead === "'" ? text.slice(0, at - 1).slice(-1) || before : ahead);
    if (quote === '"') return opening ? '\u201c' : '\u201d';
    return opening && !/^\d/.test(text.slice(at + 1)) ? '\u2018' : '\u2019';
  });
}

/** A note's letter and its sharp or flat, the sign or the word; an ending behind its hyphen, as in `-ir`. */
const inseparable = /((?<!\p{L})\p{L}[\u266d-\u266f]|(?<!\p{L})[A-H] (?:sharp|flat)(?!\p{L})|(?<![\p{L}\p{N}-])-\p{L}+)/u;

/** They stay on one line: `an F♯ or` is parted into `an `, `F♯` and ` or`, the inseparable at odd places. */
export const keptTogether = (text: string): string[] => text.split(inseparable);

/** What stands right behind a formula and belongs to it: a stop, a comma, a closing bracket or quote. */
export const clinging = (text: string): string => /^[,.;:!?)\]"'\u2019\u201d]+/u.exec(text)?.[0] ?? '';
