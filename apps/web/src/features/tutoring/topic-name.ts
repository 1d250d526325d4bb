/** What a session is called beside its course: of `{course title} - {section title}` the section's title. Pure. */
export function topicName(topic: string, courseTitle: string | undefined): string {
  const before = `${courseTitle} - `;
  return courseTitle !== undefined && topic.startsWith(before) && topic.length > before.length ? topic.slice(before.length) : topic;
}
