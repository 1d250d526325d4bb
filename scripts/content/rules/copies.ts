/** No question item stands there twice under two ids: quizzes would ask it again as something new. */
import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { keyOf, visible } from '../options.ts';
import type { StudiedCourse } from '../studied-course.ts';

/**
 * Each item after the first that asks what another of its course asks, word for word, or that has the options of another of its
 * bank with the same one right. 'Which is the largest?' may be asked in two courses, and O(n) be right in two lessons.
 */
export function copiedItems(courses: readonly StudiedCourse[]): readonly (Complaint & { readonly slug: string })[] {
  const first = new Map<string, string>();
  return courses.flatMap(({ source: { slug }, sections }) =>
    sections.flatMap(({ source, items }) =>
      items.flatMap(({ value, complain }) => {
        const name = `${slug}/${source.slug}/${value.id}`;
        const before = (text: string) => {
          const known = first.get(text);
          if (known === undefined) first.set(text, name);
          return known;
        };
        const asks = before(`${slug} asks ${visible(value.question)}`);
        const offers = before(`${slug} ${source.slug} offers ${choiceOf(value)}`);
        return [
          ...(asks === undefined ? [] : [{ slug, ...complain(`The item '${asks}' asks the same question.`, 'question') }]),
          ...(offers === undefined || offers === asks ? [] : [{ slug, ...complain(`The item '${offers}' has the same options.`, 'options') }]),
        ];
      }),
    ),
  );
}

const choiceOf = (item: ItemSource): string => {
  const texts = item.options.map(({ text }) => visible(text)).sort();
  return [visible(keyOf(item).text), ...texts].join('\n');
};
