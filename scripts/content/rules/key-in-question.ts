/**
 * The right option does not stand in the question word for word, unless two wrong ones do as well. A number may: a question
 * must name its numbers, and items.ts looks at those that tell. Source: lou.md 'Quizzes'.
 */
import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { numberFor } from '@lou/tutor/language/number-words';
import { keyOf, stemsOf, visible, wrongOf } from '../options.ts';
import type { Placed, Rule } from '../studied-course.ts';

export const keyInQuestion: Rule = ({ sections }) => sections.flatMap((section) => section.items.flatMap(named));

/** A key with fewer characters is in a question by chance. */
const NAMED_LEAST = 3;

function named({ value, complain }: Placed<ItemSource>): Complaint[] {
  const key = keyOf(value).text;
  if (isNumber(key) || visible(key).length < NAMED_LEAST || !standsIn(value.question, key)) return [];
  if (wrongOf(value).filter((option) => standsIn(value.question, option.text)).length >= 2) return [];
  return [complain(`The right option '${key}' stands in the question.`, 'question')];
}

const isNumber = (text: string): boolean => {
  const stems = [...stemsOf(text)];
  return stems.length > 0 && stems.every((stem) => numberFor(stem) !== undefined);
};

/** As whole words; a piece of code only as a piece of its own, since code is made of pieces. */
function standsIn(question: string, option: string): boolean {
  if (/^`[^`]+`$/.test(option.trim())) return question.includes(option.trim());
  const wanted = visible(option).replace(/[.!?]$/, '');
  const asked = visible(question);
  for (let at = asked.indexOf(wanted); at >= 0; at = asked.indexOf(wanted, at + 1)) {
    const [before, after] = [asked[at - 1] ?? ' ', asked[at + wanted.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
