/** What of the courses other files may name: courses, sections, items and skills, by the names that the files have. */
import type { StudiedCourse } from './studied-course.ts';

export interface KnownCourses {
  /** What is wrong with a name, as a sentence; undefined where it is known. */
  course(course: string): string | undefined;
  section(course: string, section: string): string | undefined;
  skill(course: string, skill: string): string | undefined;
  /** `course/section/item` */
  item(path: string): string | undefined;
}

export function knownCourses(courses: readonly StudiedCourse[]): KnownCourses {
  const known = new Map(
    courses.map(({ source, sections }) => [
      source.slug,
      {
        skills: new Set((source.head.value?.skills ?? []).map(({ id }) => id)),
        sections: new Map(sections.map((section) => [section.source.slug, new Set(section.items.map(({ value }) => value.id))])),
      },
    ]),
  );
  const course = (slug: string) => (known.has(slug) ? undefined : `There is no course '${slug}'.`);
  const section = (slug: string, name: string) =>
    course(slug) ?? (known.get(slug)?.sections.has(name) ? undefined : `There is no section '${name}' in the course '${slug}'.`);
  return {
    course,
    section,
    skill: (slug, id) => course(slug) ?? (known.get(slug)?.skills.has(id) ? undefined : `There is no skill '${id}' in the course '${slug}'.`),
    item: (path) => {
      const [slug = '', name = '', id = ''] = path.split('/');
      return section(slug, name) ?? (known.get(slug)?.sections.get(name)?.has(id) ? undefined : `There is no item '${id}' in '${slug}/${name}'.`);
    },
  };
}
