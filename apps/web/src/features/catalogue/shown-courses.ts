/** Which courses stand on the shelf, and which pills above it. Pure. Source: L§2 Course catalogue, L§9 'Catalogue filtering'. */
import type { Interest } from '@lou/domain/interests';
import { opensOn } from '@lou/domain/onboarding/interests';

/** What a visitor chose: what matches their interests (the opening), all of it, or a category's slug. */
export type Choice = { readonly show: 'mine' } | { readonly show: 'all' } | { readonly show: 'category'; readonly category: string };

interface OnShelf {
  readonly category: string;
}

/** The categories of the courses, each once, in the alphabet of their names. */
export const categoriesOf = (courses: readonly OnShelf[], nameOf: (slug: string) => string): string[] =>
  [...new Set(courses.map(({ category }) => category))].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));

export function shownCourses<Course extends OnShelf>(courses: readonly Course[], choice: Choice, interests: readonly Interest[]): readonly Course[] {
  switch (choice.show) {
    case 'mine':
      return opensOn(courses, interests);
    case 'all':
      return courses;
    case 'category':
      return courses.filter(({ category }) => category === choice.category);
  }
}

/** What the shelf of one's interests does not show. */
export function leftOut<Course extends OnShelf>(courses: readonly Course[], choice: Choice, interests: readonly Interest[]): readonly Course[] {
  const shown = new Set(shownCourses(courses, choice, interests));
  return choice.show === 'mine' ? courses.filter((course) => !shown.has(course)) : [];
}

/** How many more courses there are than those of one's interests; 0 where the interests leave none out. */
export const beyondInterests = (courses: readonly OnShelf[], interests: readonly Interest[]): number => courses.length - opensOn(courses, interests).length;

/** `?show=all`, `?show=academic-studies`; without it the page opens on one's interests, or on everything where there are none. */
export function choiceOf(search: string, interests: readonly Interest[]): Choice {
  const asked = new URLSearchParams(search).get('show');
  if (asked === 'all' || (!asked && interests.length === 0)) return { show: 'all' };
  return asked ? { show: 'category', category: asked } : { show: 'mine' };
}

export const searchOf = (choice: Choice): string => {
  if (choice.show === 'mine') return '';
  return `?show=${encodeURIComponent(choice.show === 'all' ? 'all' : choice.category)}`;
};
