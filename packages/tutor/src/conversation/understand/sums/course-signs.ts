/** What the signs of a sum mean where it is asked: `15 % 4` is a rest in a course that counts with rests, else so many hundredths. */
import type { Passage } from '../../../course-material.ts';

export interface CourseSigns {
  readonly percent: 'rest' | 'hundredths';
  /** How a power is written: `2⁵`, or `2 ** 5` where the lessons are programs and never raise a figure. */
  readonly power: 'raised' | 'stars';
  /** Its lessons have calls of `range`; lists with an index go with them. */
  readonly listsValues: boolean;
}

/** Where no course says otherwise. */
export const plainSigns: CourseSigns = { percent: 'hundredths', power: 'raised', listsValues: false };

/** `42 % 8`, `card % 16`. */
const takesRest = /[\w)] % \d/;
const raises = /\^|[²³]/;

/** As the passages of a course write them. */
export function signsOf(passages: readonly Passage[]): CourseSigns {
  const holds = (form: RegExp): boolean => passages.some(({ text }) => form.test(text));
  const listsValues = holds(/\brange\(/);
  if (!holds(takesRest)) return { ...plainSigns, listsValues };
  return { percent: 'rest', power: holds(raises) ? 'raised' : 'stars', listsValues };
}
