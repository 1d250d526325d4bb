import type { Course } from '@lou/contract/catalogue';
import { sectionTopic } from '../tutoring/section-topic.ts';
import { LouTalk } from './LouTalk.tsx';

/** A course without sections is a conversation about it, at least 500 px high. Source: L§2, L§9. */
export function CourseTalk({ course, learnerId }: { course: Course; learnerId: string }) {
  return (
    <section className="block course-talk" aria-label={`Talk about ${course.title}`}>
      <LouTalk learnerId={learnerId} about={{ courseId: course.id, sectionId: null, topic: sectionTopic(course.title) }} />
    </section>
  );
}
