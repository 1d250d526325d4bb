/** Two options of one amount are both right or both wrong, whatever they look like: who sees it knows that neither is the key. */
import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { amountIn } from '../amounts.ts';
import { visible } from '../options.ts';
import type { Placed, Rule } from '../studied-course.ts';

export const sameAmount: Rule = ({ sections }) => sections.flatMap((section) => section.items.flatMap(equal));

/** A question about the form of a number may offer one number in two forms. */
const asksForm = /\b(?:simplest form|lowest terms|simplif\w+|written|write)\b/i;

function equal({ value, complain }: Placed<ItemSource>): Complaint[] {
  if (asksForm.test(value.question)) return [];
  const values = value.options.map((option) => amountIn(option.text));
  return values.flatMap((amount, n) => {
    const first = amount === undefined ? n : values.indexOf(amount);
    if (first === n || visible(value.options[first]?.text ?? '') === visible(value.options[n]?.text ?? '')) return [];
    return [complain(`The options '${value.options[first]?.text}' and '${value.options[n]?.text}' have the same value.`, 'options', n)];
  });
}
