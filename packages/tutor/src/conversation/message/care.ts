/**
 * Distress, danger and abuse, looked for before any teaching rule. A short, kind answer that points to a person; no
 * lesson, no question about the subject. Source: lou.md 'A turn', step 2.
 */
import { readingsOf } from './care/reading.ts';
import { type Need, signs, wishesInOtherLetters } from './care/signs.ts';
import { asksForWords } from './moods.ts';
import { speltOut } from './spelt-out.ts';

export { careFigures, careSentences } from './care/answers.ts';
export { careInTheirLanguage } from './care/in-their-language.ts';
export type { Need } from './care/signs.ts';

/** Said of oneself it is heard also by who asks how another language says it: too much is better here than too little. */
const heardInAnyQuestion: ReadonlySet<Need> = new Set<Need>(['harming-oneself', 'somebody-else']);

/** A sentence as an example of a language, or a scene that is drawn: nobody's own. */
const isExample =
  /\b(?:(?:past|present|future|(?:im)?perfect) tense|passe compose|imparfait|preterite?|imperative|subjunctive|in (?:spanish|french|english)|metaphor)\b/;
const isDrawn =
  /\b(?:vanishing point|perspective|eye (?:level|line)|on the page|in (?:the|my|this) (?:picture|painting|drawing|photo|story|novel|film|movie)|i drew)\b/;

/** What a person needs who writes this, or null: the message as it was typed. */
export function needIn(text: string): Need | null {
  if (wishesInOtherLetters.test(text)) return 'harming-oneself';
  const readings = readingsOf(text);
  const need = signs.find(({ sign }) => readings.some((reading) => sign.test(reading)))?.need ?? null;
  return need && !heardInAnyQuestion.has(need) && isQuoted(speltOut(text)) ? null : need;
}

const isQuoted = (spelt: string): boolean => [asksForWords, isExample, isDrawn].some((of) => of.test(spelt));
