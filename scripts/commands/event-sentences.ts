/**
 * Every type of fact as a sentence that a person reads: one row a type. `who` is the learner of the stream, or whose
 * stream it is. No sentence tells words, names or interests: they are not the log reader's business.
 */
import type { factCatalogue } from '@lou/domain';
import type { AnyFactType, FactOf } from '@lou/domain/kernel';
import { shortId } from './short-id.ts';

type Catalogued = (typeof factCatalogue)[keyof typeof factCatalogue][number];
type Sentence<Type extends AnyFactType> = (who: string, data: FactOf<Type>['data']) => string;

export const eventSentences: { readonly [Type in Catalogued as Type['type']]: Sentence<Type> } = {
  // identity
  LearnerRegistered: (who, { role }) => `${who} registered as ${role}`,
  PasswordChosen: (who, { by }) => (by === 'learner' ? `${who} chose a password` : `${who} was given a password`),
  SettingsChanged: (who, { changed }) => `${who} changed ${changed.join(', ')} in the settings`,
  RoleChanged: (who, { from, to }) => `${who} became ${to} (was ${from})`,
  LearnerErased: (_who, { learnerId }) => `learner ${shortId(learnerId)} was erased`,
  // catalogue
  CourseOutlineRevised: (_who, { courseId, revision, sectionIds, isActive, source }) =>
    `course ${courseId} got outline ${revision} with ${counted(sectionIds.length, 'section')}${isActive ? '' : ', not active'} (${source})`,
  LessonRevised: (_who, { lessonId, revision, isPublished, source }) =>
    `lesson ${lessonId} got revision ${revision}${isPublished ? '' : ', a draft'} (${source})`,
  KeyIdeasRevised: (_who, { sectionId, revision, source }) => `the key ideas of ${sectionId} got revision ${revision} (${source})`,
  ItemRevised: (_who, { itemId, revision, retired, source }) => `question ${itemId} ${retired ? 'was retired' : `got revision ${revision}`} (${source})`,
  // knowledge
  KnowledgeItemRevised: (_who, { itemId, revision, isActive, removed, source }) =>
    `the knowledge item ${itemId} ${removed ? 'was removed' : `got revision ${revision}${isActive ? '' : ', not active'}`} (${source})`,
  // journeys
  JourneyRevised: (_who, { journeyId, revision, milestoneIds, isActive, removed, source }) =>
    `the journey ${journeyId} ${removed ? 'was removed' : `got revision ${revision} with ${counted(milestoneIds.length, 'milestone')}${isActive ? '' : ', not active'}`} (${source})`,
  JourneyChosen: (who, { journeyId, revision, milestones, because }) =>
    `${who} ${because === 'learner' ? 'chose' : 'was given'} the journey ${journeyId}, revision ${revision}, with ${counted(milestones.length, 'milestone')}`,
  MilestoneSubmitted: (who, { milestoneId, attempt, percent: reached }) => `${who} handed in an answer to ${milestoneId}: ${reached} %, try ${attempt}`,
  MilestoneCompleted: (who, { milestoneId, points }) => `${who} reached the milestone ${milestoneId}, worth ${counted(points, 'point')}`,
  // enrolment
  LearnerEnrolled: (who, { courseId }) => `${who} enrolled in ${courseId}`,
  SectionStarted: (who, { sectionId }) => `${who} opened section ${sectionId}`,
  SectionCompleted: (who, { sectionId, remaining }) => `${who} completed section ${sectionId}, ${remaining} to go`,
  CourseCompleted: (who, { courseId, sections }) => `${who} completed ${courseId} with its ${counted(sections, 'section')}`,
  // tutoring
  SessionStarted: (who, { sessionId, subject }) =>
    `${who} began session ${shortId(sessionId)} about ${subject.sectionId ?? subject.knowledgeItemId ?? subject.courseId ?? 'anything'}`,
  TopicChanged: (who, { sessionId }) => `${who} gave session ${shortId(sessionId)} another topic`,
  LearnerAsked: (who, { via, characters }) => `${who} ${via === 'voice' ? 'spoke to' : 'wrote to'} Lou, ${counted(characters, 'character')}`,
  TutorAsked: (who, { keyIdeaId }) => `Lou asked ${who} about ${keyIdeaId}`,
  AnswerGraded: (who, { itemId, grade, attempt, settled, counts }) =>
    `${who} answered ${itemId}: ${percent(grade)}, try ${attempt}${settled ? ', settled' : ''}${counts ? '' : ', not counted'}`,
  HintGiven: (who, { itemId, level }) => `Lou gave ${who} hint ${level} to ${itemId}`,
  SolutionShown: (who, { itemId, because }) => `Lou showed ${who} the solution of ${itemId} (${because === 'button' ? 'asked for' : 'tries used up'})`,
  TutorSaid: (who, { place }) => `Lou told ${who} sentence ${place} of a reply`,
  TutorReplied: (who, { move, brain, passageIds, milliseconds }) =>
    `Lou replied to ${who}: ${move}, ${counted(passageIds.length, 'passage')}, ${milliseconds.understand + milliseconds.gather + milliseconds.say + milliseconds.check} ms (${brain})`,
  TurnCut: (who, { because }) => `a turn of ${who} ended without a reply (${because})`,
  SessionCompleted: (who, { sessionId, because }) => `${who} ended session ${shortId(sessionId)}${because === 'section' ? ' by completing its section' : ''}`,
  SessionRated: (who, { sessionId, satisfaction }) => `${who} rated session ${shortId(sessionId)} ${satisfaction} of 5`,
  TranscriptOpened: (who, { sessionId, role }) =>
    `${role === 'admin' ? 'an admin' : 'a teacher'} read ${sessionId === null ? 'the list of sessions' : `session ${shortId(sessionId)}`} of ${who}`,
  // quizzes
  QuizOffered: (who, { items, sectionId, courseId }) =>
    `Lou offered ${who} a quiz of ${counted(items.length, 'question')} on ${sectionId ?? courseId ?? 'anything'}`,
  QuestionAnswered: (who, { itemId, correct, milliseconds, counts }) =>
    `${who} answered ${itemId} ${correct ? 'right' : 'wrong'} in ${(milliseconds / 1_000).toFixed(1)} s${counts ? '' : ', not counted'}`,
  QuizFinished: (who, { right, total, sectionId }) => `${who} finished a quiz${sectionId ? ` on ${sectionId}` : ''}: ${right} of ${total} right`,
  // achievements
  PointsEarned: (who, { points, reason, about }) => `${who} earned ${counted(points, 'point')} for ${reason} ${about}`,
  AchievementEarned: (who, { achievementId, points }) => `${who} earned the badge ${achievementId} with ${counted(points, 'point')}`,
  AchievementsAnnounced: (who, { achievementIds }) => `${who} was told of ${achievementIds.join(', ')}`,
};

const counted = (number: number, noun: string): string => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
const percent = (ratio: number): string => `${Math.round(100 * ratio)} %`;
