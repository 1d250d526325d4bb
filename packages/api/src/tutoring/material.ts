/** Gathers what a turn may use: the tutor is handed all of it and fetches nothing. Source: lou.md 'A turn', step 4. */
import { hashOf } from '@lou/domain/hash';
import { isFact } from '@lou/domain/kernel';
import { askedIdeasView } from '@lou/domain/tutoring/asked-ideas.view';
import { AnswerGraded, LearnerAsked, type Move, type SessionSubject, TutorReplied } from '@lou/domain/tutoring/events';
import { inAskingOrder } from '@lou/domain/tutoring/idea-order';
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import type { LearnerSnapshot, RecordedFact } from '@lou/eventlog';
import type { KeyIdea } from '@lou/tutor/course-material';
import type { OfferedCourse, OpenItem, Personality, TurnMaterial } from '@lou/tutor/turn-material';
import { seenCourseId } from '../catalogue/catalogue.read.ts';
import type { Deps } from '../deps.ts';
import { type CourseProgress, courseProgressOf, nextSectionOf } from '../enrolment/enrolment.read.ts';
import { firstNameOf } from '../identity/identity.read.ts';
import { shelfOfItem, type VisibleItem } from '../knowledge/knowledge.read.ts';
import { itemHistoryOf } from '../mastery/mastery.read.ts';
import { pastQuizzesOf } from '../quizzes/latest-quizzes.read.ts';
import { unansweredIn } from '../quizzes/quizzes.read.ts';
import { difficultyLevelOf, personalityFor } from './adaptations.read.ts';
import { factsOfSession } from './session-facts.ts';
import { ideasOfCourse, topicsOf } from './topics.ts';

/** Where a section has no lesson to say otherwise. */
const usualPersonality: Personality = { tone: 'friendly', expertise: 'beginner', teachingStyle: 'interactive', responseStyle: 'explanatory' };

/** Turns that the tutor remembers. */
const LAST_TURNS = 12;

export type Surroundings = Omit<TurnMaterial, 'text'>;

/**
 * What there is to say something about a subject. `record` is undefined before the session's first fact. Each knowledge
 * item that learners see stands on a shelf of its own beside the courses. In a talk about an item Lou looks there and in
 * the courses alike, and says of nothing that it is 'not in this course'. An item that is gone or inactive is no material;
 * the talk is then about its course; nor is a course that learners do not see any more: the talk is then about none.
 */
export async function surroundingsOf(
  deps: Deps,
  learner: LearnerSnapshot,
  about: { sessionId: string; subject: SessionSubject; topic: string; record: SessionRecord | undefined; seedFrom: string },
): Promise<Surroundings> {
  const { record } = about;
  const courseId = await seenCourseId(deps.catalogue, about.subject.courseId);
  const subject = { ...about.subject, courseId, sectionId: courseId && about.subject.sectionId };
  const item = subject.knowledgeItemId ? await deps.knowledge.item(subject.knowledgeItemId) : undefined;
  const section = subject.sectionId ? await deps.catalogue.section(subject.sectionId) : undefined;
  const course = subject.courseId && !item ? await deps.catalogue.course(subject.courseId) : undefined;
  const lessons = section ? await deps.catalogue.lessons(section.id) : [];
  const [lesson] = lessons;
  const courses = subject.courseId || item ? undefined : await offeredCourses(deps);
  const facts = record ? await factsOfSession(deps, learner.learnerId, record) : [];
  const unanswered = await unansweredIn(deps, facts);
  return {
    topic: about.topic,
    course: course ? { id: course.id, title: course.title, description: course.description } : null,
    section: section ? { id: section.id, title: section.title, objectives: lessons.flatMap(({ objectives }) => objectives) } : null,
    topics: course ? await topicsOf(deps, course.id) : [],
    shelf: item ? shelfOfItem(item.id) : null,
    ...(courses && { courses }),
    ...(item?.type === 'quiz' && !record && { quizFirst: true }),
    quizQuestions: unanswered.map(({ question }) => question),
    quizOptions: unanswered.flatMap(({ options }) => options),
    personality: personalityFor(learner, lesson?.louPersonality ?? usualPersonality),
    louContexts: lessons.flatMap(({ blocks }) => blocks.flatMap(({ id, title, louContext }) => (louContext ? [{ blockId: id, title, text: louContext }] : []))),
    keyIdeas: inAskingOrder(await keyIdeasOf(deps, subject, item), itemHistoryOf(learner), difficultyLevelOf(learner)),
    keyIdeasMet: record?.keyIdeasMet ?? [],
    openItem: await openItemOf(deps, subject.courseId ?? courseAskedIn(record, courses), record, facts),
    asked: Object.values(learner.view(askedIdeasView)).map(({ keyIdeaId, came, sessionId }) => ({ keyIdeaId, came, earlier: sessionId !== about.sessionId })),
    lastTurns: await lastTurnsOf(deps, facts),
    visible: { courseIds: await visibleShelves(deps) },
    standing: await standingOf(deps, learner, subject),
    seed: hashOf(about.seedFrom),
  };
}

/** Active courses, and the knowledge items that learners see: where Lou looks after the section and the course. */
async function visibleShelves({ catalogue, knowledge }: Deps): Promise<ReadonlySet<string>> {
  const [courses, items] = await Promise.all([catalogue.courses(), knowledge.list()]);
  return new Set([...courses.filter((course) => course.isActive).map((course) => course.id), ...items.map((known) => shelfOfItem(known.id))]);
}

/** The active courses with their ideas: what a talk without a course may turn to. */
async function offeredCourses(deps: Deps): Promise<OfferedCourse[]> {
  const active = (await deps.catalogue.courses()).filter((course) => course.isActive);
  return Promise.all(active.map(async ({ id, title }) => ({ id, title, keyIdeas: await ideasOfCourse(deps, id), topics: await topicsOf(deps, id) })));
}

/**
 * Those of the whole course: the tutor asks about the section's own and answers from all of them. In a talk about a
 * knowledge item, those on the skills that it names.
 */
async function keyIdeasOf(deps: Deps, { courseId }: SessionSubject, item: VisibleItem | undefined): Promise<readonly KeyIdea[]> {
  if (!courseId) return [];
  const ideas = await ideasOfCourse(deps, courseId);
  const skills = new Set(item?.skillIds);
  return skills.size === 0 ? ideas : ideas.filter((idea) => skills.has(idea.skill));
}

/** In a talk without a course, the one whose idea Lou asked about. */
const courseAskedIn = (record: SessionRecord | undefined, courses: readonly OfferedCourse[] = []): string | undefined =>
  courses.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id === record?.openItem?.keyIdeaId))?.id;

/** What is open, with the tries that its course sets. */
async function openItemOf(
  { catalogue }: Deps,
  courseId: string | undefined,
  record: SessionRecord | undefined,
  facts: readonly RecordedFact[],
): Promise<OpenItem | null> {
  if (!record?.openItem) return null;
  const { itemId, keyIdeaId, hints, attempts } = record.openItem;
  const tries = (courseId ? await catalogue.outline(courseId) : undefined)?.tries ?? DEFAULT_TRIES;
  const answers = facts.filter((fact) => isFact(AnswerGraded, fact)).filter((fact) => fact.data.itemId === itemId);
  const pointsSeen = [...new Set(answers.slice(-attempts || answers.length).flatMap((fact) => fact.data.pointsSeen))];
  return { itemId, keyIdeaId, hintsGiven: hints, attempts, tries, pointsSeen: attempts > 0 ? pointsSeen : [] };
}

async function lastTurnsOf({ log }: Deps, facts: readonly RecordedFact[]): Promise<{ asked: string; replied: string; move: Move }[]> {
  const replies = facts.filter((fact) => isFact(TutorReplied, fact)).slice(-LAST_TURNS);
  const asks = facts.filter((fact) => isFact(LearnerAsked, fact));
  const askOf = (turnId: string) => asks.find((fact) => fact.data.turnId === turnId);
  const words = await log.words([...replies, ...replies.flatMap((reply) => askOf(reply.data.turnId) ?? [])].map((fact) => fact.id));
  return replies.map((reply) => {
    const asked = askOf(reply.data.turnId);
    const sentences = words.get(reply.id)?.sentences ?? [];
    return { asked: String((asked && words.get(asked.id)?.text) ?? ''), replied: [sentences].flat().join(' '), move: reply.data.move };
  });
}

async function standingOf(deps: Deps, learner: LearnerSnapshot, subject: SessionSubject): Promise<TurnMaterial['standing']> {
  const all = await courseProgressOf(deps, learner);
  const courses = subject.courseId ? all.filter(({ courseId }) => courseId === subject.courseId) : all;
  const done = courses.flatMap(({ sectionIds, completedSectionIds }) => sectionIds.filter((id) => completedSectionIds.includes(id)));
  const next = subject.courseId ? nextAfter(courses[0], subject.sectionId) : await goesOnWith(deps, courses);
  const { levels } = itemHistoryOf(learner);
  const tally = Object.values(levels).reduce((sum, level) => ({ right: sum.right + level.right, wrong: sum.wrong + level.wrong }), { right: 0, wrong: 0 });
  return {
    sectionsCompleted: done.length,
    sectionsTotal: courses.reduce((sum, { sectionIds }) => sum + sectionIds.length, 0),
    questionsRight: tally.right,
    questionsAnswered: tally.right + tally.wrong,
    quizzes: await pastQuizzesOf(deps, learner, subject.courseId),
    next: next ? ((await deps.catalogue.section(next.sectionId))?.title ?? null) : null,
    ...(!subject.courseId && { courses: courses.length, nextIn: next ? ((await deps.catalogue.course(next.courseId))?.title ?? null) : null }),
    firstName: await firstNameOf(deps, learner.learnerId),
  };
}

interface NextSection {
  readonly courseId: string;
  readonly sectionId: string;
}

/** The first section of a course that is not completed, beside the one that the talk is in. */
function nextAfter(course: CourseProgress | undefined, inTalk: string | null | undefined): NextSection | null {
  const sectionId = course?.sectionIds.find((id) => !course.completedSectionIds.includes(id) && id !== inTalk);
  return course && sectionId ? { courseId: course.courseId, sectionId } : null;
}

/**
 * What to go on with over all courses: in one where a section is under way, else in the one that was enrolled in last.
 * Inactive courses are left out.
 */
async function goesOnWith({ catalogue }: Deps, courses: readonly CourseProgress[]): Promise<NextSection | null> {
  const active = new Set((await catalogue.courses()).filter(({ isActive }) => isActive).map(({ id }) => id));
  const open = courses.toReversed().flatMap((course) => {
    const sectionId = active.has(course.courseId) ? nextSectionOf(course) : null;
    return sectionId ? [{ courseId: course.courseId, sectionId, isUnderWay: sectionId === course.currentSectionId }] : [];
  });
  return open.find(({ isUnderWay }) => isUnderWay) ?? open[0] ?? null;
}
