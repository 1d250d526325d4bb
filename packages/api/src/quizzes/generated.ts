/** Items that were made for a quiz, as they are kept beside the fact of its offer: no bank has them to look them up in. */
import type { Words } from '@lou/domain/kernel';
import type { QuestionItem } from '@lou/tutor/course-material';

export const asGeneratedWords = (items: readonly QuestionItem[]): Words | undefined =>
  items.length === 0 ? undefined : { generated: items.map((item) => JSON.stringify(item)) };

/** The items in a fact's words; none in words without any, or in none. */
export const generatedIn = (words: Words | undefined): readonly QuestionItem[] =>
  [words?.generated ?? []].flat().map((json) => JSON.parse(json) as QuestionItem);
