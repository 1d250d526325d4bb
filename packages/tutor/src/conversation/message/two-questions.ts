/** Two questions in one message: 'what is a numerator? and why does the bottom stay the same?' */
import { tellingStems } from '../../language/words.ts';
import { askingOf, leansOnBefore } from './asking.ts';
import { speltOut } from './spelt-out.ts';

/** Where a second question begins: after the first one's mark, or with words that add one. */
const border = /(?<=\?)\s+|[\s,;.]+(?:and )?also[\s,]+|[\s,;.]+and (?=(?:what|why|how|when|where|which|who)\b)/i;

const adds = /^(?:and |also[\s,]+)+/i;

/** 'When do I use ser and when estar' is one question with two sides: 'when estar' lacks what is done with it. */
const WORDS_LEAST = 3;

/** The first two questions of a message, each of which asks by itself of something of its own; null where there are no two. */
export function twoQuestions(text: string): readonly [string, string] | null {
  const [one, other, ...more] = text.split(border).map((part) => part.trim());
  if (one === undefined || other === undefined || more.some((part) => part.includes('?'))) return null;
  const second = other.replace(adds, '');
  return asksAlone(one) && asksAlone(second) && second.split(' ').length >= WORDS_LEAST ? [one, second] : null;
}

function asksAlone(text: string): boolean {
  const spelt = speltOut(text);
  const telling = tellingStems(spelt).length;
  return telling > 0 && askingOf(spelt) === 'outright' && !leansOnBefore(spelt, telling);
}
