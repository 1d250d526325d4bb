/** The knowledge base as learners see it. Source: L§3, L§7 GET /api/knowledge. */
import { knowledgeItems, knowledgeItemToRead } from '@lou/contract/knowledge';
import type { Deps } from '../deps.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { knowledgeProgressOf } from '../tutoring/tutoring.read.ts';
import { unknownItem } from './knowledge-item.ts';

export const knowledgeRouter = router({
  list: procedure(knowledgeItems).query(async ({ ctx }) => {
    const { knowledge, log } = ctx.deps;
    const progress = knowledgeProgressOf(await log.learner(callerOf(ctx).userId));
    return (await knowledge.list()).map((item) => ({ ...item, progress: progress(item.id) }));
  }),

  /** Refuses KNOWLEDGE_NOT_FOUND for an unknown, a removed and an inactive item. */
  item: procedure(knowledgeItemToRead).query(async ({ ctx, input: { itemId } }) => {
    const { knowledge, log } = ctx.deps;
    const [item, listed] = await Promise.all([knowledge.item(itemId), knowledge.list()]);
    const inList = listed.find(({ id }) => id === itemId);
    if (!item || !inList) throw unknownItem();
    const { difficulty, tags, content, courseId, video, itemIds } = item;
    const [passages, course, learner] = await Promise.all([knowledge.passages(itemId), courseOf(ctx.deps, courseId), log.learner(callerOf(ctx).userId)]);
    return {
      ...inList,
      progress: knowledgeProgressOf(learner)(itemId),
      difficulty,
      tags: [...tags],
      content,
      course,
      video,
      questions: itemIds.length,
      passages: passages.map(({ id, anchor, text }) => ({ id, anchor, text })),
    };
  }),
});

/** An inactive course is nobody's next step. */
async function courseOf({ catalogue }: Pick<Deps, 'catalogue'>, courseId: string | null): Promise<{ id: string; title: string } | null> {
  const course = courseId === null ? undefined : await catalogue.course(courseId);
  return course?.isActive ? { id: course.id, title: course.title } : null;
}
