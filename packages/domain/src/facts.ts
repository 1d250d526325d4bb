/** The whole catalogue of facts, on one page: what can ever have happened in Lou. */
import { AchievementEarned, AchievementsAnnounced, PointsEarned } from './achievements/events.ts';
import { CourseOutlineRevised, ItemRevised, KeyIdeasRevised, LessonRevised } from './catalogue/events.ts';
import { CourseCompleted, LearnerEnrolled, SectionCompleted, SectionStarted } from './enrolment/events.ts';
import { LearnerErased, LearnerRegistered, PasswordChosen, RoleChanged, SettingsChanged } from './identity/events.ts';
import { JourneyChosen, JourneyRevised, MilestoneCompleted, MilestoneSubmitted } from './journeys/events.ts';
import type { AnyFactType } from './kernel.ts';
import { KnowledgeItemRevised } from './knowledge/events.ts';
import { QuestionAnswered, QuizFinished, QuizOffered } from './quizzes/events.ts';
import {
  AnswerGraded,
  HintGiven,
  LearnerAsked,
  SessionCompleted,
  SessionRated,
  SessionStarted,
  SolutionShown,
  TopicChanged,
  TranscriptOpened,
  TurnCut,
  TutorAsked,
  TutorReplied,
  TutorSaid,
} from './tutoring/events.ts';

/** By slice, in the order in which a learner meets them. */
export const factCatalogue = {
  identity: [LearnerRegistered, PasswordChosen, SettingsChanged, RoleChanged, LearnerErased],
  catalogue: [CourseOutlineRevised, LessonRevised, KeyIdeasRevised, ItemRevised],
  knowledge: [KnowledgeItemRevised],
  journeys: [JourneyRevised, JourneyChosen, MilestoneSubmitted, MilestoneCompleted],
  enrolment: [LearnerEnrolled, SectionStarted, SectionCompleted, CourseCompleted],
  tutoring: [
    SessionStarted,
    TopicChanged,
    LearnerAsked,
    TutorAsked,
    AnswerGraded,
    HintGiven,
    SolutionShown,
    TutorSaid,
    TutorReplied,
    TurnCut,
    SessionCompleted,
    SessionRated,
    TranscriptOpened,
  ],
  quizzes: [QuizOffered, QuestionAnswered, QuizFinished],
  achievements: [PointsEarned, AchievementEarned, AchievementsAnnounced],
} as const satisfies Record<string, readonly AnyFactType[]>;

export const allFacts: readonly AnyFactType[] = Object.values(factCatalogue).flat();
