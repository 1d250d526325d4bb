/** The calls of Lou, put together; what is built of the policy table. */
import { meanRating } from '@lou/domain/tutoring/course-ratings.view';
import { achievementsRouter } from './achievements/achievements.router.ts';
import { catalogueRouter } from './catalogue/catalogue.router.ts';
import { studentsByCourse } from './enrolment/enrolment.read.ts';
import { enrolmentRouter } from './enrolment/enrolment.router.ts';
import { identityRouter } from './identity/identity.router.ts';
import { journeysRouter } from './journeys/journeys.router.ts';
import { knowledgeRouter } from './knowledge/knowledge.router.ts';
import { libraryRouter } from './library/library.router.ts';
import { liveRouter } from './live/live.router.ts';
import { masteryRouter } from './mastery/mastery.router.ts';
import { quizzesRouter } from './quizzes/quizzes.router.ts';
import { recommendationsRouter } from './recommendations/recommendations.router.ts';
import { router } from './trpc.ts';
import { ratingsByCourse } from './tutoring/tutoring.read.ts';
import { tutoringRouter } from './tutoring/tutoring.router.ts';

export const appRouter = router({
  identity: identityRouter,
  catalogue: catalogueRouter({
    catalogueOf: (deps) => deps.catalogue,
    studentsOf: async (deps) => new Map([...(await studentsByCourse(deps))].map(([courseId, row]) => [courseId, row.students])),
    ratingOf: async (deps) => new Map([...(await ratingsByCourse(deps))].map(([courseId, row]) => [courseId, meanRating(row)])),
  }),
  knowledge: knowledgeRouter,
  library: libraryRouter,
  enrolment: enrolmentRouter,
  tutoring: tutoringRouter,
  quizzes: quizzesRouter,
  journeys: journeysRouter,
  achievements: achievementsRouter,
  mastery: masteryRouter,
  recommendations: recommendationsRouter,
  live: liveRouter,
});

export type AppRouter = typeof appRouter;
