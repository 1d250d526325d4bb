/** A learner's journey: where they stand, another one, a milestone's written answer. Source: L§7, calls.md 'Learning'. */
import { chooseJourney as choose, journeyOfLearner, listJourneys, submitMilestone as submit } from '@lou/contract/journeys';
import { actOf } from '../act.ts';
import { assertUser } from '../identity/identity.read.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { chooseJourney, submitMilestone } from './learner-journey.commands.ts';
import { asLearningPath, journeyOf } from './learner-journey.read.ts';

export const journeysRouter = router({
  forLearner: procedure(journeyOfLearner).query(async ({ ctx, input }) => {
    await assertUser(ctx, input.learnerId);
    return journeyOf(ctx.deps, await ctx.deps.log.learner(input.learnerId));
  }),

  list: procedure(listJourneys).query(async ({ ctx }) =>
    (await ctx.deps.journeys.journeys()).map((journey) => ({
      id: journey.id,
      revision: journey.revision,
      interest: journey.interest,
      milestones: journey.milestones.length,
      learningPath: asLearningPath(journey),
    })),
  ),

  choose: procedure(choose).mutation(async ({ ctx, input }) => {
    const act = actOf(ctx.deps, callerOf(ctx), ctx.correlationId);
    await chooseJourney(ctx.deps, act, input.journeyId);
    return journeyOf(ctx.deps, await ctx.deps.log.learner(act.learnerId));
  }),

  submitMilestone: procedure(submit).mutation(({ ctx, input }) =>
    submitMilestone(ctx.deps, actOf(ctx.deps, callerOf(ctx), ctx.correlationId), input.milestoneId, input.text),
  ),
});
