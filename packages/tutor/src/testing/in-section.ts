/** A turn's material in a section of a course that ships, with nothing said yet. For tests. */
import type { KeyIdea } from '../course-material.ts';
import type { TurnMaterial } from '../turn-material.ts';
import type { TestCourse, TestSection } from './read-course.ts';

/** A course's ideas are one list for all its turns, as they are in the product: what was read of them once is kept by that list. */
const ideas = new WeakMap<TestCourse, readonly KeyIdea[]>();

function ideasOf(course: TestCourse): readonly KeyIdea[] {
  const known = ideas.get(course) ?? course.sections.flatMap(({ keyIdeas }) => keyIdeas);
  ideas.set(course, known);
  return known;
}

export function materialIn(course: TestCourse, section: TestSection, visible: ReadonlySet<string> = new Set([course.id])): TurnMaterial {
  const at = course.sections.indexOf(section);
  return {
    text: '',
    topic: `${course.title} - ${section.title}`,
    course: { id: course.id, title: course.title, description: course.description },
    section: { id: section.id, title: section.title, objectives: section.objectives },
    topics: course.topics,
    personality: section.personality,
    keyIdeas: ideasOf(course),
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
