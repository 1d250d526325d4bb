import { sectionInTopic } from '@lou/domain/tutoring/section-topic';

/** What a session is called beside its course: of `{course title} - {section title}` the section's title. Pure. */
export const topicName = (topic: string, courseTitle = ''): string => sectionInTopic(topic, courseTitle) ?? topic;
