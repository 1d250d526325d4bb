/** What one learner may see of the index: nothing else can be found, weighed or cited in a turn. */

import type { Passage } from '../course-material.ts';
import type { Weighing } from '../grading/match-wording.ts';
import type { PassageIndex, Ranking } from './passage-index.ts';

export interface Library {
  readonly courseIds: ReadonlySet<string>;
  /** Undefined for what does not exist and for what this learner may not see. */
  passage(id: string): Passage | undefined;
  passagesOf(courseId: string): readonly Passage[];
  answersOf(courseId: string): readonly Passage[];
  /**
   * Ranks within the courses named, as far as they are visible; within all visible ones when none are. The section
   * named comes first among near equals.
   */
  search(question: string, within?: readonly string[], sectionId?: string): Ranking;
  /** How the words of the courses named weigh when answers are graded. */
  weighing(within?: readonly string[]): Weighing;
}

export function libraryFor(index: PassageIndex, visible: ReadonlySet<string>): Library {
  const scope = (within: readonly string[] | undefined) => (within ? new Set(within.filter((id) => visible.has(id))) : visible);
  return {
    courseIds: visible,
    passage(id) {
      const passage = index.passage(id);
      return passage && visible.has(passage.courseId) ? passage : undefined;
    },
    passagesOf: (courseId) => (visible.has(courseId) ? index.passagesOf(courseId) : []),
    answersOf: (courseId) => (visible.has(courseId) ? index.answersOf(courseId) : []),
    search: (question, within, sectionId) => index.search(question, scope(within), sectionId),
    weighing: (within) => ({ rarity: index.rarityWithin(scope(within)), knows: index.knowsWithin(scope(within)) }),
  };
}
