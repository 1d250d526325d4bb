/** A talk about nothing in particular turns, message by message, to the course that the message is about. Source: lou.md 'A turn', step 4. */
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import type { OfferedCourse, TurnMaterial } from '../ports.ts';
import { libraryFor } from '../retrieval/library.ts';
import type { PassageIndex } from '../retrieval/passage-index.ts';
import { gather } from './gather.ts';
import { turnOf } from './turn.ts';
import { understand } from './understand.ts';

/** Courses whose passages come up first for a message are looked at: so many passages, so many courses. */
const PASSAGES_LOOKED_AT = 12;
const COURSES_LOOKED_AT = 3;

/**
 * The material as it would be in the course that the message is about; the same object where the talk has its course, or
 * where none of the offered ones answers. A course that the talk is in stays while the message is no question, and while it
 * answers one itself.
 */
export function focusOf(material: TurnMaterial, index: PassageIndex): TurnMaterial {
  const { course, shelf, courses = [] } = material;
  if (course || shelf || courses.length === 0) return material;
  const current = courseInTalk(material);
  const inCurrent = current && inCourse(material, current);
  if (inCurrent && understand(turnOf(inCurrent, index)).intent !== 'question') return inCurrent;
  const others = coursesNamedFirst(material, index).filter((one) => one !== current);
  const answers = [...(inCurrent ? [inCurrent] : []), ...others.map((one) => inCourse(material, one))].find((focused) => isAnswered(focused, index));
  return answers ?? inCurrent ?? material;
}

/** The offered course that speaks of what the talk is called after; null where none does, undefined where there is nothing to look for. */
export function courseOfTopic(material: Omit<TurnMaterial, 'text'>, index: PassageIndex): TurnMaterial['course'] | undefined {
  if (material.course || !material.courses || material.topic === FREE_TALK) return undefined;
  const untouched = { ...material, text: material.topic, openItem: null, keyIdeasMet: [] };
  return focusOf(untouched, index).course;
}

const inCourse = (material: TurnMaterial, { id, title, keyIdeas }: OfferedCourse): TurnMaterial => ({ ...material, course: { id, title }, keyIdeas });

/** The course of the open question, else of what was explained last. */
function courseInTalk({ openItem, keyIdeasMet, courses = [] }: TurnMaterial): OfferedCourse | undefined {
  const ideaId = openItem?.keyIdeaId ?? keyIdeasMet.at(-1);
  return courses.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id === ideaId));
}

/** Those whose passages stand first for the message, best first. */
function coursesNamedFirst({ text, visible, courses = [] }: TurnMaterial, index: PassageIndex): readonly OfferedCourse[] {
  const offered = courses.map(({ id }) => id);
  const { found } = libraryFor(index, visible.courseIds).search(text, offered);
  const first = [...new Set(found.slice(0, PASSAGES_LOOKED_AT).map(({ passage }) => passage.courseId))];
  return first.slice(0, COURSES_LOOKED_AT).flatMap((courseId) => courses.find(({ id }) => id === courseId) ?? []);
}

function isAnswered(focused: TurnMaterial, index: PassageIndex): boolean {
  const turn = turnOf(focused, index);
  return understand(turn).queries.some((query) => gather(query, turn).verdict === 'found');
}
