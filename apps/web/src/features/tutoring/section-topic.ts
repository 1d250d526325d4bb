import { TOPIC_LIMIT } from '@lou/contract/talk-limits';

/** `{course title} - {section title}`; the course's title alone where it has no sections. Source: L§2 Course learning page. */
export const sectionTopic = (courseTitle: string, sectionTitle?: string): string =>
  [...[courseTitle, sectionTitle].filter(Boolean).join(' - ')].slice(0, TOPIC_LIMIT).join('');
