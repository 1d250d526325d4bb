/**
 * Long rows of blanks in what a learner wrote, made short before anything is read in it: nothing tells them apart from
 * short ones, and patterns that look for blanks take far longer than a turn over 4,000 of them.
 */

/** More than set a line in as code (language/sentences.ts). */
const BLANKS_MOST = 8;
const longRow = new RegExp(`[^\\S\\n]{${BLANKS_MOST + 1},}`, 'g');
/** Empty lines in a row are one. */
const emptyLines = /\n(?:[^\S\n]*\n){2,}/g;

/** The same words on the same lines, at most eight blanks and one empty line between them. */
export const withFewBlanks = (text: string): string => text.replace(longRow, (row) => row.slice(0, BLANKS_MOST)).replace(emptyLines, '\n\n');
