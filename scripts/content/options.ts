/** An item's options as somebody sees them who has not read the lesson. */
import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import { plainSpelling, tellingStems } from '@lou/tutor/language/words';
import { plainInline } from '@lou/tutor/retrieval/plain-text';

export type OptionSource = ItemSource['options'][number];

/** As it appears: without marks, formulas as they read. */
export const visible = (text: string): string => plainSpelling(plainInline(text).replace(/[$`]/g, '')).replace(/\s+/g, ' ').trim();

export const stemsOf = (text: string): ReadonlySet<string> => new Set(tellingStems(plainInline(text)));

export const keyOf = (item: ItemSource): OptionSource => item.options.find((option) => option.right) ?? (item.options[0] as OptionSource);

export const wrongOf = (item: ItemSource): readonly OptionSource[] => item.options.filter((option) => !option.right);

/**
 * How often a guesser is right who takes the option with the highest mark, and any of those that share it: 1 where the
 * key alone has it, 1/k where k options share it, 0 where the key has less.
 */
export function chanceOfKey(item: ItemSource, markOf: (option: OptionSource, item: ItemSource) => number): number {
  const marks = item.options.map((option) => markOf(option, item));
  const best = Math.max(...marks);
  const top = item.options.filter((_option, index) => marks[index] === best);
  return top.some((option) => option.right) ? 1 / top.length : 0;
}

/** Mean of a number over items; 0 for none. */
export const meanOver = (items: readonly ItemSource[], of: (item: ItemSource) => number): number =>
  items.length === 0 ? 0 : items.reduce((sum, item) => sum + of(item), 0) / items.length;
