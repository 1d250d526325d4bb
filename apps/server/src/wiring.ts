/** Which policies react in every append, in their order, and which views the log keeps. */
import { achievementsView } from '@lou/domain/achievements/achievements.view';
import { awards } from '@lou/domain/achievements/awards.policy';
import { courseStudentsView } from '@lou/domain/enrolment/course-students.view';
import { enrolmentsView } from '@lou/domain/enrolment/enrolments.view';
import { journeyView } from '@lou/domain/journeys/journey.view';
import { milestones } from '@lou/domain/journeys/milestones.policy';
import { activityView } from '@lou/domain/mastery/activity.view';
import { itemHistoryView } from '@lou/domain/mastery/item-history.view';
import { skillAnswersView } from '@lou/domain/mastery/skill-answers.view';
import { latestQuizzesView } from '@lou/domain/quizzes/latest-quizzes.view';
import { adaptationsView } from '@lou/domain/tutoring/adaptations.view';
import { askedIdeasView } from '@lou/domain/tutoring/asked-ideas.view';
import { courseRatingsView } from '@lou/domain/tutoring/course-ratings.view';
import { levelChangesView } from '@lou/domain/tutoring/level-changes.view';
import { sessionsView } from '@lou/domain/tutoring/sessions.view';
import { sessionsOfSection } from '@lou/domain/tutoring/sessions-of-section.policy';
import { talkDaysView } from '@lou/domain/tutoring/talk-days.view';
import { transcriptReadsView } from '@lou/domain/tutoring/transcript-reads.view';

/** Awards come last: they count what the others added. */
export const policies = [sessionsOfSection, milestones, awards];

/** Learner views are folded when they are read; platform views are followed. */
export const views = [
  enrolmentsView,
  sessionsView,
  transcriptReadsView,
  askedIdeasView,
  itemHistoryView,
  skillAnswersView,
  latestQuizzesView,
  adaptationsView,
  levelChangesView,
  talkDaysView,
  activityView,
  journeyView,
  achievementsView,
  courseStudentsView,
  courseRatingsView,
];
