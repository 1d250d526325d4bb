/** Sentences of the catalogue. Source: L§2, L§8. */
export const title = 'Choose Your Learning Path';
export const noCourses = 'No courses found';
export const noCoursesYet = 'No courses available yet.';
export const noCoursesIn = (category: string): string => `There is no course in ${category} yet. Another shelf may have what you are looking for.`;
export const noCoursesForInterests = 'No course matches your interests yet. Look along the whole shelf.';
export const moreObjectives = (more: number): string => `+${more} more objectives`;

/** `onlyThese`: nothing else stands on the shelf. */
export const forInterests = (interests: readonly string[], onlyThese: boolean): string =>
  `${onlyThese ? 'For your' : 'Your'} interests: ${new Intl.ListFormat('en', { type: 'unit' }).format(interests)}.`;
export const forAnyone = 'Take the one that you are curious about. You can take up another one at any time.';
