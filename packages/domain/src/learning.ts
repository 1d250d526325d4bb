/** What counts as learning on a day: for streaks, engagement and the days of a week alike. Source: server-decisions.md 'Definitions', streakDays. */
import { SectionCompleted } from './enrolment/events.ts';
import { MilestoneSubmitted } from './journeys/events.ts';
import type { AnyFactType, Fact, FactOf } from './kernel.ts';
import { QuestionAnswered } from './quizzes/events.ts';
import { AnswerGraded, LearnerAsked } from './tutoring/events.ts';

/** A message, an answer, a completed section, a written answer handed in. Each carries its day. */
export const learningFacts = [LearnerAsked, AnswerGraded, QuestionAnswered, SectionCompleted, MilestoneSubmitted] as const satisfies readonly AnyFactType[];

type Learning = FactOf<(typeof learningFacts)[number]>;

const types: ReadonlySet<string> = new Set(learningFacts.map(({ type }) => type));

/** True for a fact by which its learner learned something on its day. */
export const isLearning = (fact: Fact): fact is Learning => types.has(fact.type);
