/**
 * 'They have not agreed yet' says what must come first: asked why a thing cannot be done, who tells what has not been done names
 * what has to be.
 */
import { waysToSay } from '../idea-texts.ts';
import type { Wordings } from './match-point.ts';

const asksWhyNot = /\bwhy\b[^?]*\b(?:can(?:no|'|’)?t|cannot|(?:can|could|may|must|does|do|did|is|are|will|should)\b[^?]*\b(?:not|neither|never))\b/i;
const mustBe = /\b(?:must|has to|have to|needs?)\b/i;
const notDone = /\b(?:have|has)(?:n['’]?t| not)(?! (?:got )?to\b)(?: yet)?\b/gi;
const notSo = /\b(is|are|does|do|did)(?:n['’]?t| not)\b(?=[^.,;!?]*\b(?:yet|so far)\b)/gi;

/** The same answer with what has not been done yet as if it were done, where a point says what has to be. */
export function withoutNotYet(text: string, question: string, points: readonly Wordings[]): string {
  if (!asksWhyNot.test(question) || !points.some((point) => waysToSay(point).some((wording) => mustBe.test(wording)))) return text;
  return text.replace(notDone, 'have').replace(notSo, '$1');
}
