/** A message in its clauses, each spelt out. */
import { speltOut } from './spelt-out.ts';

const clauseBorder = /[:;.!\n]+(?=\s|$)/;
export const lastClauseOf = (text: string): string => text.split(clauseBorder).findLast((clause) => clause.trim() !== '') ?? text;
const cutAt = (border: RegExp, text: string): readonly string[] =>
  text
    .split(border)
    .map(speltOut)
    .filter((clause) => clause !== '');
export const clausesOf = (text: string): readonly string[] => cutAt(clauseBorder, text);
export const phrasesOf = (text: string): readonly string[] => cutAt(/[,:;.!?\n]+(?=\s|$)/, text);
