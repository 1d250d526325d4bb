/** The knowledge base as learners see it. Source: L§3, L§7 GET /api/knowledge. */
import { knowledgeItems } from '@lou/contract/knowledge';
import { callerOf, procedure, router } from '../trpc.ts';
import { knowledgeProgressOf } from '../tutoring/tutoring.read.ts';

export const knowledgeRouter = router({
  list: procedure(knowledgeItems).query(async ({ ctx }) => {
    const { knowledge, log } = ctx.deps;
    const progress = knowledgeProgressOf(await log.learner(callerOf(ctx).userId));
    return (await knowledge.list()).map((item) => ({ ...item, progress: progress(item.id) }));
  }),
});
