import type { Section } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { talkPath } from '../../lib/course-addresses.ts';
import { type InputOf, type OutputOf, reading } from '../../lib/queries.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { notify } from '../../ui/notice-queue.ts';
import { sectionTopic } from '../tutoring/section-topic.ts';
import { beginAnew, forgetTalk } from './section-session.ts';
import { completed, reopened, started } from './section-status.ts';
import { notCompleted } from './texts.ts';
import type { CourseStanding } from './use-course.ts';

/** Claims an award; false where the call failed. The page brings it (features/achievements). */
type Award = (claim: Pick<InputOf<'achievements.award'>, 'event' | 'metadata'>) => Promise<boolean>;

/** Start Section and Complete. Both show at once; the server's word replaces it. Source: L§4 Course section status. */
export function useStudy({ course, sections }: CourseStanding, award: Award) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { queryKey } = reading('enrolment.list', {});

  const change = (to: (enrolled: Enrollment) => Enrollment): Enrollment | undefined => {
    // An answer that is under way is older than what was just pressed.
    void client.cancelQueries({ queryKey });
    const next = client.setQueryData<OutputOf<'enrolment.list'>>(queryKey, (all) => all?.map((one) => (one.courseId === course.id ? to(one) : one)));
    return next?.find((one) => one.courseId === course.id);
  };

  const start = (section: Section) => {
    beginAnew(client, { courseId: course.id, sectionId: section.id, topic: sectionTopic(course.title, section.title) });
    change((enrolled) => started(enrolled, section.id));
    navigate(talkPath(section));
  };

  /** True where it is done. Where it stays lost the section is open again at once, for the server may be out of reach, and that is said. */
  const complete = async (section: Section): Promise<boolean> => {
    let before: Enrollment | undefined;
    const now = change((enrolled) => {
      before = enrolled;
      return completed(enrolled, section.id, sections.length);
    });
    const isDone = await award({ event: 'lesson_completed', metadata: { lessonId: section.id, totalLessonsCompleted: now?.completedSectionIds.length ?? 1 } });
    if (isDone) {
      forgetTalk(client, { courseId: course.id, sectionId: section.id });
      void completeCourse(now);
      return true;
    }
    const was = before;
    if (was) change((enrolled) => reopened(enrolled, was, section.id, sections.length));
    notify(notCompleted(section.title));
    void refreshAfter(client, 'progress');
    return false;
  };

  /** With the last section. Then the server's progress is asked for, so nothing untrue stays. */
  const completeCourse = async (now: Enrollment | undefined) => {
    if (Number(now?.progress ?? 0) >= 100)
      await award({ event: 'course_completed', metadata: { courseId: course.id, courseTitle: course.title, totalCoursesCompleted: 1 } });
    void refreshAfter(client, 'progress');
  };

  return { start, complete };
}
