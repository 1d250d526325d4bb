/** What a learner may still try, take a hint to or have shown in a session. */
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import { seenCourseId } from '../catalogue/catalogue.read.ts';
import type { Deps } from '../deps.ts';
import { ideasOfCourse } from './topics.ts';

/** The open item of a session; null also while its key idea is none that learners see, for then nothing is left to help with. */
export async function openItemIdOf({ catalogue }: Pick<Deps, 'catalogue'>, { openItem, subject }: SessionRecord): Promise<string | null> {
  if (!openItem) return null;
  const courseId = await seenCourseId(catalogue, subject.courseId);
  const courseIds = courseId ? [courseId] : (await catalogue.courses()).filter(({ isActive }) => isActive).map(({ id }) => id);
  for (const id of courseIds) if ((await ideasOfCourse({ catalogue }, id)).some((idea) => idea.id === openItem.keyIdeaId)) return openItem.itemId;
  return null;
}
