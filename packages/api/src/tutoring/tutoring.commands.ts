/** Beginning, ending and rating sessions; help with the open item; another topic. Turns stand in turn.ts. */
import type { Source } from '@lou/contract/socket';
import { Refused } from '@lou/domain/kernel';
import type { SessionSubject } from '@lou/domain/tutoring/events';
import { topicOfSection } from '@lou/domain/tutoring/section-topic';
import { FREE_TALK, SESSION_SENTENCES } from '@lou/domain/tutoring/sentences';
import { type SessionCommand, session } from '@lou/domain/tutoring/session';
import { type Act, perform } from '../act.ts';
import type { Deps } from '../deps.ts';
import { startSection } from '../enrolment/enrolment.commands.ts';
import { courseProgressOf } from '../enrolment/enrolment.read.ts';
import { unknownItem } from '../knowledge/knowledge.read.ts';
import { surroundingsOf } from './material.ts';
import { asSaid, asWords } from './said.ts';
import { claimOf, sessionOf, unknownSession } from './tutoring.read.ts';
import { topicFrom, topicNamed } from './typed.ts';

export interface Begun {
  readonly sessionId: string;
  readonly topic: string;
  readonly welcome: string;
}

/**
 * Begins a session about a course, a section, a knowledge item (and the course that it is about) or a topic, with Lou's
 * welcome. A section of a course that the learner is enrolled in becomes their current one. With an id of the client's
 * it begins once. Refuses EMPTY, TOO_LONG, NO_WORDS, CLAIM_TAKEN, COURSE_NOT_FOUND, SECTION_NOT_FOUND,
 * KNOWLEDGE_NOT_FOUND (404).
 */
export async function beginSession(
  deps: Deps,
  act: Act,
  wanted: {
    courseId?: string | undefined;
    sectionId?: string | undefined;
    knowledgeItemId?: string | undefined;
    topic?: string | undefined;
    sessionId?: string | undefined;
  },
): Promise<Begun> {
  const subject = await subjectOf(deps, wanted);
  const topic = topicNamed(wanted.topic) ?? (await topicOf(deps, subject));
  const sessionId = wanted.sessionId ?? deps.ids.random();
  const learner = await deps.log.learner(act.learnerId);
  if (subject.courseId && subject.sectionId) {
    const enrolled = (await courseProgressOf(deps, learner)).some((course) => course.courseId === subject.courseId);
    if (enrolled) await startSection(deps, act, subject.courseId, subject.sectionId);
  }
  const surroundings = await surroundingsOf(deps, learner, { sessionId, subject, topic, record: undefined, seedFrom: sessionId });
  const welcome = deps.tutor.welcome(surroundings);
  const words = { topic, ...asWords(welcome) };
  const asks = deps.tutor.opening(surroundings);
  const start: SessionCommand = { type: 'StartSession', sessionId, subject, atMs: act.atMs, localDay: act.localDay, words, asks };
  await perform(deps, act, session, start, { claims: [claimOf(sessionId)] });
  return { sessionId, topic, welcome: welcome.map((sentence) => sentence.text).join(' ') };
}

async function subjectOf(
  { catalogue, knowledge }: Deps,
  wanted: { courseId?: string | undefined; sectionId?: string | undefined; knowledgeItemId?: string | undefined },
): Promise<SessionSubject> {
  if (wanted.knowledgeItemId) {
    const item = await knowledge.item(wanted.knowledgeItemId);
    if (!item) throw unknownItem();
    const about = item.courseId ? await catalogue.course(item.courseId) : undefined;
    return { courseId: about?.isActive ? about.id : null, sectionId: null, knowledgeItemId: item.id };
  }
  const section = wanted.sectionId ? await catalogue.section(wanted.sectionId) : undefined;
  const courseId = wanted.courseId ?? section?.courseId;
  const course = courseId ? await catalogue.course(courseId) : undefined;
  if (courseId && !course?.isActive) throw new Refused('COURSE_NOT_FOUND', 'This course does not exist.', 'missing');
  if (wanted.sectionId && (!section || section.courseId !== courseId)) throw new Refused('SECTION_NOT_FOUND', 'This section does not exist.', 'missing');
  return { courseId: course?.id ?? null, sectionId: section?.id ?? null, knowledgeItemId: null };
}

/** The item's title; `{course title} - {section title}` of a section, as the spec's client names it. Source: L§2 Course learning page. */
async function topicOf({ catalogue, knowledge }: Deps, subject: SessionSubject): Promise<string> {
  const item = subject.knowledgeItemId ? await knowledge.item(subject.knowledgeItemId) : undefined;
  if (item) return item.title;
  const course = subject.courseId ? await catalogue.course(subject.courseId) : undefined;
  const section = subject.sectionId ? await catalogue.section(subject.sectionId) : undefined;
  return course ? topicOfSection(course.title, section?.title) : FREE_TALK;
}

/** Ends a session; again is quiet. Refuses SESSION_UNKNOWN. */
export const endSession = (deps: Deps, act: Act, sessionId: string) => perform(deps, act, session, { type: 'EndSession', sessionId, atMs: act.atMs });

/** 1 to 5; the last word counts. Refuses SESSION_UNKNOWN. */
export const rateSession = (deps: Deps, act: Act, sessionId: string, satisfaction: number) =>
  perform(deps, act, session, { type: 'RateSession', sessionId, satisfaction, atMs: act.atMs });

export interface Renamed {
  readonly topic: string;
  /** Where the change stands; null for a session that nobody has yet, which will be called so once it begins. */
  readonly seq: number | null;
}

/** Another topic. Refuses EMPTY, TOO_LONG, NO_WORDS, SESSION_OVER. */
export async function renameSession(deps: Deps, act: Act, sessionId: string, typed: string): Promise<Renamed> {
  const topic = topicFrom(typed);
  if (!sessionOf(await deps.log.learner(act.learnerId), sessionId)) return { topic, seq: null };
  const { version } = await perform(deps, act, session, { type: 'ChangeTopic', sessionId, atMs: act.atMs, words: { topic } });
  return { topic, seq: version };
}

/** Help by a button: the next hint to the open item, or its solution. */
export interface Helped {
  readonly text: string;
  readonly sources: Source[];
  /** 1 to 3 for a hint, 4 for the solution, 0 where there was no further hint. */
  readonly level: number;
  readonly triesLeft: number;
  /** Where it stands; null for what is not recorded. */
  readonly seq: number | null;
}

/** How often help is thought of anew because other help was given meanwhile: more often than an item has rungs. */
const HELP_TRIES = 4;

/**
 * Refuses SESSION_UNKNOWN, SESSION_OVER, NO_OPEN_ITEM. What was decided is appended before it is said; where the rules find that it
 * is no longer the next rung, it is thought of anew.
 */
export async function help(deps: Deps, act: Act, sessionId: string, itemId: string, kind: 'hint' | 'show'): Promise<Helped> {
  for (let tries = 0; tries < HELP_TRIES; tries += 1) {
    const helped = await helpNow(deps, act, sessionId, itemId, kind);
    if (helped) return helped;
  }
  throw new Refused('BUSY', 'Too much is happening at once. Please try again.');
}

/** Undefined where something else was decided about the item in the meantime. */
async function helpNow(deps: Deps, act: Act, sessionId: string, itemId: string, kind: 'hint' | 'show'): Promise<Helped | undefined> {
  const learner = await deps.log.learner(act.learnerId);
  const record = sessionOf(learner, sessionId);
  if (!record) throw unknownSession();
  if (record.openItem?.itemId !== itemId) throw new Refused('NO_OPEN_ITEM', SESSION_SENTENCES.notOpen);
  const seedFrom = `${sessionId}/${record.lastVersion}`;
  const surroundings = await surroundingsOf(deps, learner, { sessionId, subject: record.subject, topic: '', record, seedFrom });
  const material = { ...surroundings, text: '' };
  const { sentences, hint, solution } = kind === 'hint' ? deps.tutor.hint(material) : deps.tutor.showMe(material);
  const about = { sessionId, itemId, atMs: act.atMs, words: asWords(sentences) };
  const command: SessionCommand | null = hint
    ? { type: 'GiveHint', level: hint.level, ...about }
    : solution && { type: 'ShowSolution', skill: solution.skill, ...about };
  const [given] = command ? (await perform(deps, act, session, command)).facts : [];
  if (command && !given) return undefined;
  const { text, sources } = await asSaid(deps, sentences);
  const { tries = 0, attempts = 0 } = surroundings.openItem ?? {};
  return { text, sources, level: hint?.level ?? (solution ? 4 : 0), triesLeft: Math.max(0, tries - attempts), seq: given?.version ?? null };
}
