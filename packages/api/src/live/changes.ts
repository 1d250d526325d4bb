/** From a learner's facts to what an open page has to know. */
import type { LiveChange } from '@lou/contract/live';
import { AchievementEarned, PointsEarned } from '@lou/domain/achievements/events';
import { CourseCompleted, LearnerEnrolled, SectionCompleted, SectionStarted } from '@lou/domain/enrolment/events';
import { SettingsChanged } from '@lou/domain/identity/events';
import { JourneyChosen, MilestoneCompleted, MilestoneSubmitted } from '@lou/domain/journeys/events';
import type { AnyFactType, RecordedFact } from '@lou/domain/kernel';
import { QuestionAnswered, QuizFinished, QuizOffered } from '@lou/domain/quizzes/events';
import { AnswerGraded, SessionCompleted, SessionRated, SessionStarted, TopicChanged, TutorReplied } from '@lou/domain/tutoring/events';
import { earnedIn } from '../achievements/achievements.read.ts';

const typesOf = (...facts: readonly AnyFactType[]): readonly string[] => facts.map(({ type }) => type);

const PROGRESS = typesOf(LearnerEnrolled, SectionStarted, SectionCompleted, CourseCompleted);
const SESSION = typesOf(SessionStarted, TopicChanged, SessionCompleted, SessionRated);
const TURN = typesOf(TutorReplied, AnswerGraded, QuizOffered, QuestionAnswered, QuizFinished);
const JOURNEY = typesOf(JourneyChosen, MilestoneSubmitted, MilestoneCompleted);

/** Types of facts that `changesIn` says something of. */
export const TOLD = [...PROGRESS, ...SESSION, ...TURN, ...JOURNEY, AchievementEarned.type, PointsEarned.type, SettingsChanged.type];

/** In the order of the facts, each change once. */
export function changesIn(facts: readonly RecordedFact[]): LiveChange[] {
  const changes = new Map<string, LiveChange>();
  const note = (change: LiveChange, about: string) => changes.set(`${change.kind} ${about}`, change);
  for (const fact of facts) {
    const { courseId, sessionId } = fact.data as { courseId?: string; sessionId?: string };
    if (PROGRESS.includes(fact.type) && courseId) note({ kind: 'progress', courseId }, courseId);
    else if (SESSION.includes(fact.type) && sessionId) note({ kind: 'session', sessionId }, sessionId);
    else if (TURN.includes(fact.type) && sessionId) note({ kind: 'turn', sessionId }, sessionId);
    else if (JOURNEY.includes(fact.type)) note({ kind: 'journey' }, '');
    else if (fact.type === PointsEarned.type) note({ kind: 'points' }, '');
    else if (fact.type === SettingsChanged.type) note({ kind: 'settings' }, '');
    else if (fact.type === AchievementEarned.type) {
      note({ kind: 'points' }, '');
      for (const achievement of earnedIn([fact])) note({ kind: 'achievement', achievement }, achievement.id);
    }
  }
  return [...changes.values()];
}
