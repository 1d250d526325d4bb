/** A turn's material in a section of a course that ships, with nothing said yet. For tests. */
import type { TurnMaterial } from '../turn-material.ts';
import type { TestCourse, TestSection } from './read-course.ts';

export function materialIn(course: TestCourse, section: TestSection, visible: ReadonlySet<string> = new Set([course.id])): TurnMaterial {
  const at = course.sections.indexOf(section);
  return {
    text: '',
    topic: `${course.title} - ${section.title}`,
    course: { id: course.id, title: course.title, description: course.description },
    section: { id: section.id, title: section.title, objectives: section.objectives },
    topics: course.topics,
    personality: section.personality,
    keyIdeas: course.sections.flatMap(({ keyIdeas }) => keyIdeas),
    keyIdeasMet: [],
    openItem: null,
    louContexts: section.louContexts,
    lastTurns: [],
    visible: { courseIds: visible },
    standing: {
      ...{ sectionsCompleted: at, sectionsTotal: course.sections.length, questionsRight: 0, questionsAnswered: 0 },
      ...{ next: course.sections[at + 1]?.title ?? null, firstName: 'Ana' },
    },
    seed: 11,
  };
}
