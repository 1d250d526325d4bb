/** What a learner may still try, take a hint to or have shown in a session. */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import { seenCourseId } from '../catalogue/catalogue.read.ts';
import type { Deps } from '../deps.ts';
import { ideasOfCourse } from './topics.ts';

/** As the wire has it. */
export interface OpenItem {
  readonly openItemId: string | null;
  readonly openQuestion: string | null;
  readonly hintsGiven: number | null;
  readonly triesLeft: number | null;
}

export const nothingOpen: OpenItem = { openItemId: null, openQuestion: null, hintsGiven: null, triesLeft: null };

/** The open item of a session with what it asks; none also while its key idea is none that learners see, for then nothing is left to help with. */
export async function openItemOf({ catalogue }: Pick<Deps, 'catalogue'>, { openItem, subject }: SessionRecord): Promise<OpenItem> {
  if (!openItem) return nothingOpen;
  const courseId = await seenCourseId(catalogue, subject.courseId);
  const courseIds = courseId ? [courseId] : (await catalogue.courses()).filter(({ isActive }) => isActive).map(({ id }) => id);
  for (const id of courseIds) {
    const idea = (await ideasOfCourse({ catalogue }, id)).find((one) => one.id === openItem.keyIdeaId);
    if (!idea) continue;
    const { itemId, hints, attempts } = openItem;
    const { tries = DEFAULT_TRIES } = (await catalogue.outline(id)) ?? {};
    return { openItemId: itemId, openQuestion: idea.check.question, hintsGiven: hints, triesLeft: Math.max(0, tries - attempts) };
  }
  return nothingOpen;
}
