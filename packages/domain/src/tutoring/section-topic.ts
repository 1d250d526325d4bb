/** What a talk about a section is called. Pure. Source: L§2 Course learning page. */

const BETWEEN = ' - ';

/** `{course title} - {section title}`; the course's title alone where it has no sections. */
export const topicOfSection = (courseTitle: string, sectionTitle?: string): string => [courseTitle, sectionTitle].filter(Boolean).join(BETWEEN);

/** The section's title in such a topic of a course; null in any other. */
export function sectionInTopic(topic: string, courseTitle: string): string | null {
  const before = courseTitle + BETWEEN;
  return courseTitle !== '' && topic.startsWith(before) && topic.length > before.length ? topic.slice(before.length) : null;
}
