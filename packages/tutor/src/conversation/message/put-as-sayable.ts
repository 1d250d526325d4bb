/**
 * 'Is it wrong to say that they are of one size?', 'would it be right if I wrote six?': something is put and a verdict on it is
 * wanted. What is put is heard as if it were said with a question mark. Matched against a message spelt out (spelt-out.ts).
 */
import { fillers } from './fillers.ts';

const verdict = '(?:wrong|right|correct|incorrect|true|false|fair|ok|okay|fine|good|bad|enough|safe|accurate|a mistake|allowed|possible|acceptable|valid)';
const saying = '(?:say|write|answer|claim|think|put|put down|state|reply|conclude)';
const said = '(?:said|wrote|answered|claimed|thought|put|put down|stated|replied|concluded|say|write|answer)';
const frames = [
  `(?:is|was|would|will) (?:it|that) (?:be )?(?:(?:really|totally|completely|also|still|so|a bit|not|just) )*${verdict}(?: enough)? (?:to ${saying}|if (?:i|we|you|somebody|someone) ${said}|${saying}ing)(?: (?:that|it|so|just))*`,
  `(?:am i|are we|would i be) ${verdict} (?:to ${saying}|in (?:saying|thinking)|if i ${said})(?: that)?`,
];
const put = new RegExp(`^${fillers}(?:${frames.join('|')}) (\\w.*?)\\??$`);

/** What is put for a verdict; null where nothing is. */
export const putAsSayable = (spelt: string): string | null => put.exec(spelt)?.[1] ?? null;
