import { TOPIC_LIMIT } from '@lou/contract/talk-limits';
import { topicOfSection } from '@lou/domain/tutoring/section-topic';

/** The topic of a talk about a section or a course, as long as a topic may be. */
export const sectionTopic = (courseTitle: string, sectionTitle?: string): string =>
  [...topicOfSection(courseTitle, sectionTitle)].slice(0, TOPIC_LIMIT).join('');
