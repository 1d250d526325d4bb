/** Enrolling and progress. Source: L§4 Enrolment, L§7. */
import { enrol, enrollments } from '@lou/contract/enrolment';
import { Refused } from '@lou/domain/kernel';
import { actOf } from '../act.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { enrolInCourse } from './enrolment.commands.ts';
import { asEnrollment, courseProgressOf, studentsByCourse } from './enrolment.read.ts';

export const enrolmentRouter = router({
  list: procedure(enrollments).query(async ({ ctx }) => {
    const learner = await ctx.deps.log.learner(callerOf(ctx).userId);
    return (await courseProgressOf(ctx.deps, learner)).map(asEnrollment);
  }),

  enrol: procedure(enrol).mutation(async ({ ctx, input }) => {
    const act = actOf(ctx.deps, callerOf(ctx), ctx.correlationId);
    const { facts } = await enrolInCourse(ctx.deps, act, input.courseId);
    // Whoever asks for the course next finds it with one student more.
    await studentsByCourse(ctx.deps, facts);
    const courses = await courseProgressOf(ctx.deps, await ctx.deps.log.learner(act.learnerId));
    const enrolled = courses.find((course) => course.courseId === input.courseId);
    if (!enrolled) throw new Refused('COURSE_NOT_FOUND', 'This course does not exist.', 'missing');
    return asEnrollment(enrolled);
  }),
});
