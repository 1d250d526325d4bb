/** What ships as a whole: enough courses of every kind for every interest, each with its sections, knowledge items and journeys. */
import type { Complaint } from '@lou/api/content/complaint';
import { INTERESTS } from '@lou/domain/interests';
import { matchesInterest } from '@lou/domain/onboarding/interests';
import { difficulty } from '@lou/domain/shapes';
import type { CheckedJourneys } from '../check-journeys.ts';
import type { CheckedKnowledge } from '../check-knowledge.ts';
import type { Rule, StudiedCourse } from '../studied-course.ts';

export const LIBRARY = { courses: 12, coursesOfAnInterest: 2, knowledgeItems: 12 };
export const SECTIONS = { least: 5, most: 8, objectiveTypes: 3 };

/** A course that ships has 5 to 8 sections of different kinds, and a category by which somebody finds it. */
export const shelf: Rule = ({ source }) => {
  const { head, sections } = source;
  const types = new Set(sections.map(({ lesson }) => lesson.head.value?.objectiveType).filter((type) => type !== undefined));
  const category = head.value?.category;
  const complain = (sentence: string, field?: string): Complaint => ({ file: head.file, line: field ? head.lineOf(field) : 1, sentence });
  return [
    ...(sections.length >= SECTIONS.least && sections.length <= SECTIONS.most
      ? []
      : [complain(`The course has ${sections.length} sections; it needs ${SECTIONS.least} to ${SECTIONS.most}.`)]),
    ...(types.size >= SECTIONS.objectiveTypes
      ? []
      : [
          complain(
            `The sections are of ${types.size} objective types (${[...types].join(', ')}); they need ${SECTIONS.objectiveTypes} of learn, practice, apply, review.`,
          ),
        ]),
    ...(category === undefined || INTERESTS.some((interest) => matchesInterest(interest, category))
      ? []
      : [complain(`No interest leads to the category '${category}', so nobody with interests would be shown the course.`, 'category')]),
  ];
};

export interface Library {
  readonly courses: readonly StudiedCourse[];
  readonly knowledge: Pick<CheckedKnowledge, 'items'>;
  readonly journeys: Pick<CheckedJourneys, 'journeys'>;
}

/** What the library as a whole lacks. The file is the folder in which something is missing, since a file that is gone has no line. */
export function gapsInLibrary({ courses, knowledge, journeys }: Library): readonly Complaint[] {
  const heads = courses.map(({ source }) => source.head.value);
  const lacks = (folder: string, isMissing: boolean, sentence: string): Complaint[] => (isMissing ? [{ file: folder, line: 1, sentence }] : []);
  const ofInterest = INTERESTS.map((interest) => ({ interest, count: heads.filter((head) => head && matchesInterest(interest, head.category)).length }));
  const led = new Set(journeys.journeys.map(({ read }) => read.value?.interest));
  return [
    ...lacks('courses', courses.length < LIBRARY.courses, `There are ${courses.length} courses; the library needs ${LIBRARY.courses} or more.`),
    ...ofInterest.flatMap(({ interest, count }) =>
      lacks(
        'courses',
        count < LIBRARY.coursesOfAnInterest,
        `'${interest}' leads to ${counted(count, 'course')}; it needs ${LIBRARY.coursesOfAnInterest} or more.`,
      ),
    ),
    ...difficulty.options.flatMap((level) => lacks('courses', !heads.some((head) => head?.difficulty === level), `No course is for the level '${level}'.`)),
    ...lacks(
      'knowledge',
      knowledge.items.length < LIBRARY.knowledgeItems,
      `There are ${knowledge.items.length} knowledge items; the library needs ${LIBRARY.knowledgeItems} or more.`,
    ),
    ...INTERESTS.flatMap((interest) => lacks('journeys', !led.has(interest), `There is no journey for '${interest}'.`)),
  ];
}

const counted = (count: number, noun: string): string => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
