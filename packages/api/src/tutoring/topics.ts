/** What a course teaches, by the names that the learner reads: its key ideas, its skills and its sections. */
import type { KeyIdea } from '@lou/tutor/course-material';
import type { Topic } from '@lou/tutor/turn-material';
import type { Deps } from '../deps.ts';

/** All key ideas of a course, in the order of its lessons. */
export async function ideasOfCourse({ catalogue }: Pick<Deps, 'catalogue'>, courseId: string): Promise<readonly KeyIdea[]> {
  const sections = await catalogue.sections(courseId);
  return (await Promise.all(sections.map((section) => catalogue.keyIdeas(section.id)))).flat();
}

/** The skills and the sections of a course, each with its key ideas; what has none is no topic. */
export async function topicsOf(deps: Pick<Deps, 'catalogue'>, courseId: string): Promise<readonly Topic[]> {
  const [ideas, skills, sections] = await Promise.all([ideasOfCourse(deps, courseId), deps.catalogue.skills(courseId), deps.catalogue.sections(courseId)]);
  const topic = (name: string, among: readonly KeyIdea[], isSection: boolean): Topic => ({ name, keyIdeaIds: among.map(({ id }) => id), isSection });
  return [
    ...skills.map(({ id, name }) =>
      topic(
        name,
        ideas.filter(({ skill }) => skill === id),
        false,
      ),
    ),
    ...sections.map(({ id, title }) =>
      topic(
        title,
        ideas.filter(({ sectionId }) => sectionId === id),
        true,
      ),
    ),
  ].filter(({ keyIdeaIds }) => keyIdeaIds.length > 0);
}
