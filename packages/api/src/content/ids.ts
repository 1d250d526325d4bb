/** The ids of what ships: the same folder always gives the same ids, so a newer version finds the rows of the older one. */

/** `fractions.halves` of course `fractions` and `02-halves.md`. */
export const sectionIdOf = (courseId: string, sectionSlug: string): string => `${courseId}.${sectionSlug}`;

/** A shipped section has one lesson. */
export const lessonIdOf = (sectionId: string): string => `${sectionId}.lesson`;

/** `n` counts the blocks of the lesson from 1. */
export const blockIdOf = (lessonId: string, n: number, type: string): string => `${lessonId}.${n}-${type}`;

/** The lesson of a shipped block. */
export const lessonOfBlock = (blockId: string): string => blockId.slice(0, Math.max(0, blockId.lastIndexOf('.')));

/** Key ideas and question items belong to a section: `fractions.halves/bottom-names-size`. */
export const idInSection = (sectionId: string, id: string): string => `${sectionId}/${id}`;

/** The section of a key idea or a question item. */
export const sectionOfItem = (itemId: string): string => itemId.slice(0, Math.max(0, itemId.lastIndexOf('/')));

/** Skills belong to a course: `fractions/compare`. */
export const skillIdOf = (courseId: string, id: string): string => `${courseId}/${id}`;

/** A term of a glossary, `glossary:fractions/common-denominator`: the id under which the tutor cites it. */
export const termIdOf = (courseId: string, term: string): string => `glossary:${courseId}/${termSlug(term)}`;

/** A term in lower case without accents, its words joined by hyphens, as anchors are. */
export function termSlug(term: string): string {
  const bare = term.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return (
    bare
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'term'
  );
}

/** The id of `fractions/halves/which-is-larger`, a question item as other files name it. */
export function itemByPath(path: string): string {
  const [course = '', section = '', item = ''] = path.split('/');
  return idInSection(sectionIdOf(course, section), item);
}

/** Milestones belong to a journey; the id stands in addresses: `numbers-you-trust.first-steps`. */
export const milestoneIdOf = (journeyId: string, id: string): string => `${journeyId}.${id}`;
