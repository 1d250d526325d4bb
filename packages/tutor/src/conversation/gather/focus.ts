/** A talk about nothing in particular turns, message by message, to the course that the message is about. Source: lou.md 'A turn', step 4. */
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import { tellingStems } from '../../language/words.ts';
import { libraryFor } from '../../retrieval/library.ts';
import type { PassageIndex } from '../../retrieval/passage-index.ts';
import type { OfferedCourse, TurnMaterial } from '../../turn-material.ts';
import { wishIn } from '../message/intents.ts';
import { speltOut } from '../message/spelt-out.ts';
import { wasSaid } from '../said.ts';
import { type Turn, turnOf } from '../turn.ts';
import { subjectNamed } from '../understand/subject-named.ts';
import { courseNamedSentence, quizzedOn } from '../understand/topic-named.ts';
import { understand } from '../understand/understand.ts';
import { gather } from './gather.ts';

/** Courses whose passages come up first for a message are looked at: so many passages, so many courses. */
const PASSAGES_LOOKED_AT = 12;
const COURSES_LOOKED_AT = 3;

/**
 * The turn in the course that the message is about; in none where none of the offered ones answers, and in its own where the
 * talk has one. A course that is named comes first; one that the talk is in stays while the message is no question, and while it answers one itself.
 */
export function focusedTurn(material: TurnMaterial, index: PassageIndex): Turn {
  const { course, shelf, courses = [] } = material;
  if (course || shelf || courses.length === 0) return turnOf(material, index);
  const turnIn = ({ id, title, keyIdeas, topics = [] }: OfferedCourse): Turn => turnOf({ ...material, course: { id, title }, keyIdeas, topics }, index);
  const named = subjectNamed(speltOut(material.text), material);
  if (named) return turnIn(named.course);
  const inLanguage = courses.find(({ title }) => tellingStems(title).includes(languageNamed(material.text) ?? ''));
  if (inLanguage) return turnIn(inLanguage);
  const current = courseInTalk(material);
  const inCurrent = current && turnIn(current);
  if (inCurrent && (understand(inCurrent).intent !== 'question' || isAnswered(inCurrent))) return inCurrent;
  const others = coursesNamedFirst(material, index).filter((other) => other !== current);
  const answering = likeliest(others, turnIn);
  if (answering) return answering;
  if (inCurrent) return inCurrent;
  const begun = isOnward(material) ? courseToBegin(material) : undefined;
  return begun ? turnIn(begun) : turnOf(material, index);
}

/** Surely asked there, no other course is looked at; so much likelier, a course further down is the one that is asked. */
const SURELY_ASKED = 0.6;
const LIKELIER = 0.15;

/** The first course that answers, unless one after it is known to be asked much more like it. */
function likeliest(courses: readonly OfferedCourse[], turnIn: (course: OfferedCourse) => Turn): Turn | null {
  let best: { readonly turn: Turn; readonly likeness: number } | null = null;
  for (const course of courses) {
    const turn = turnIn(course);
    if (!isAnswered(turn)) continue;
    const likeness = likenessIn(turn);
    if (best === null || likeness >= best.likeness + LIKELIER) best = { turn, likeness };
    if (best.likeness >= SURELY_ASKED) break;
  }
  return best?.turn ?? null;
}

function likenessIn(turn: Turn): number {
  const { topic, taken, queries } = understand(turn);
  return topic || taken ? 1 : Math.max(0, ...queries.map((query) => gather(query, turn)).map(({ likeness, told }) => Math.max(likeness, told?.likeness ?? 0)));
}

/** 'How do you say hello in Spanish': the language, as a stem. */
const languageNamed = (text: string): string | null => tellingStems(/\bsay\b.*\bin (\w+)\W*$/i.exec(text)?.[1] ?? '')[0] ?? null;

/** To be asked something, and no more said of it. */
const isOnward = ({ text }: TurnMaterial): boolean => wishIn(speltOut(text)) === 'move-on';

/** The one that the learner is in the middle of, else one of them all. */
function courseToBegin({ courses = [], standing, seed }: TurnMaterial): OfferedCourse | undefined {
  return courses.find(({ title }) => title === standing.nextIn) ?? courses[Math.abs(seed) % Math.max(1, courses.length)];
}

/** The offered course that speaks of what the talk is called after; null where none does, undefined where there is nothing to look for. */
export function courseOfTopic(material: Omit<TurnMaterial, 'text'>, index: PassageIndex): TurnMaterial['course'] | undefined {
  if (material.course || !material.courses || material.topic === FREE_TALK) return undefined;
  const untouched = { ...material, text: material.topic, openItem: null, keyIdeasMet: [] };
  return focusedTurn(untouched, index).material.course;
}

/** The course whose sections were told just now, or that a quiz was on, else that of the open question, else of what was explained last. */
function courseInTalk({ openItem, keyIdeasMet, lastTurns, courses = [] }: TurnMaterial): OfferedCourse | undefined {
  const told = courses.find(({ title }) => wasSaid(courseNamedSentence(title), lastTurns, TOLD_OF_LATE));
  const quizzed = courses.find(({ title, topics = [] }) => quizzedOn(title, topics, lastTurns.slice(-TOLD_OF_LATE)) !== null);
  const ideaId = openItem?.keyIdeaId ?? keyIdeasMet.at(-1);
  return told ?? quizzed ?? courses.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id === ideaId));
}

const TOLD_OF_LATE = 1;

/** Those whose passages stand first for the message, best first. */
function coursesNamedFirst({ text, visible, courses = [] }: TurnMaterial, index: PassageIndex): readonly OfferedCourse[] {
  const offered = courses.map(({ id }) => id);
  const { found } = libraryFor(index, visible.courseIds).search(text, offered);
  const first = [...new Set(found.slice(0, PASSAGES_LOOKED_AT).map(({ passage }) => passage.courseId))];
  return first.slice(0, COURSES_LOOKED_AT).flatMap((courseId) => courses.find(({ id }) => id === courseId) ?? []);
}

function isAnswered(turn: Turn): boolean {
  const { topic, taken, queries } = understand(turn);
  return topic !== null || taken !== null || queries.some((query) => gather(query, turn).verdict === 'found');
}
