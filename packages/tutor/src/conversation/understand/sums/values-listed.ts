/**
 * What a `range` gives, and what stands in a list at an index, with the learner's own figures: 'what does range(2, 9) give', 'what is
 * index 1 of [3, 5, 8]'. Only in a course whose lessons have such calls.
 */
import { listed, type Worked } from './worked.ts';

/** Values in a row, each further on than the one before by the same step; or one of a list. */
export interface ListedValues {
  readonly kind: 'listed';
  /** As it is said back: `range(2, 9)`. */
  readonly shown: string;
  readonly values: readonly number[];
  readonly step: number;
  /** The place that is asked for, in a list; null of a range. */
  readonly index: number | null;
}

const number = '\\s*(-?\\d{1,4})\\s*';
const rangeCall = new RegExp(`\\brange\\s*\\(${number}(?:,${number})?(?:,${number})?\\)`, 'i');
const asks = /\b(?:what'?s?|which|give|gives|list|show|how many|print|does|values?|numbers?)\b|\?\s*$/i;
const list = '\\[\\s*(-?\\d+(?:\\s*,\\s*-?\\d+){1,19})\\s*\\]';
const atIndex = new RegExp(`\\bindex (\\d{1,2}) (?:of|in) (?:the list )?${list}|${list}\\s*\\[\\s*(-?\\d{1,2})\\s*\\]`, 'i');
/** So many words beside the call, or one of these, ask for something else than its values. */
const asksElse =
  /\b(?:why|how come|sum|total|add|length|last|first|not|out|miss\w*|leaves?|without|average|mean|max\w*|min\w*|even|odd|revers\w*|difference)\b|\bfor\s+\w+\s+in\b/i;
const BESIDE_MOST = 8;

const VALUES_MOST = 10_000;
/** More are not all said. */
const SAID_MOST = 12;
/** Of those only so many, and the last. */
const SHOWN_FIRST = 3;

/** Null where the message has no such call, several, or asks for something else. */
export function valuesListed(text: string): ListedValues | null {
  if (!asks.test(text) || asksElse.test(text)) return null;
  const beside = text.replace(rangeCall, ' ').replace(atIndex, ' ');
  if (/[[\]()]|\d/.test(beside) || beside.trim().split(/\s+/).length > BESIDE_MOST) return null;
  return ofRange(rangeCall.exec(text)) ?? ofList(atIndex.exec(text));
}

function ofRange(found: RegExpExecArray | null): ListedValues | null {
  if (!found) return null;
  const given = found.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)]));
  const [first = 0, second, step = 1] = given;
  const [from, to] = second === undefined ? [0, first] : [first, second];
  if (step === 0 || Math.abs((to - from) / step) > VALUES_MOST) return null;
  const values = Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
  return { kind: 'listed', shown: `range(${given.join(', ')})`, values, step, index: null };
}

function ofList(found: RegExpExecArray | null): ListedValues | null {
  const items = found?.[2] ?? found?.[3];
  const place = found?.[1] ?? found?.[4];
  if (items === undefined || place === undefined) return null;
  const values = items.split(',').map(Number);
  return { kind: 'listed', shown: `[${values.join(', ')}]`, values, step: 0, index: Number(place) };
}

/** In a sentence; of a range with the sums that lead from each value to the next. */
export function valuesInWords({ shown, values, step, index }: ListedValues): Worked {
  if (index !== null) {
    const item = values.at(index);
    if (index < -values.length || item === undefined)
      return { says: `${shown} has no item at index ${index}, so the program stops with an IndexError.`, sums: [] };
    return { says: `At index ${index} of ${shown} stands ${item}.`, sums: [] };
  }
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return { says: `${shown} gives no value at all.`, sums: ['0 = 0'] };
  const isLong = values.length > SAID_MOST;
  const said = isLong ? values.slice(0, SHOWN_FIRST) : values;
  const sign = step < 0 ? '-' : '+';
  const sums = [
    ...said.slice(1).map((value, at) => `${said[at]} ${sign} ${Math.abs(step)} = ${value}`),
    `${first} ${sign} ${values.length - 1} × ${Math.abs(step)} = ${last}`,
    `${values.length} + 0 = ${values.length}`,
  ];
  if (values.length === 1) return { says: `${shown} gives only ${first}.`, sums };
  const all = isLong ? `${said.join(', ')} and so on, ${step < 0 ? 'down' : 'up'} to ${last}` : listed(values.map(String));
  return { says: `${shown} gives ${all}, ${values.length} values in all.`, sums };
}

/** The open question asks for the values of a call that gives the same, or of the same list. */
export function isAskedValues({ shown, values, index }: ListedValues, question: string): boolean {
  if (index !== null) return question.replace(/\s+/g, '').includes(shown.replace(/\s+/g, ''));
  const calls = [...question.matchAll(new RegExp(rangeCall, 'gi'))].flatMap((found) => ofRange(found) ?? []);
  return calls.some((call) => call.values.join() === values.join());
}
