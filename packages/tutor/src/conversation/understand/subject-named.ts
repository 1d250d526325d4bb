/**
 * In a talk without a course: 'teach me fractions', 'my Spanish exam is tomorrow', 'quiz me on adding fractions'. Which
 * course is named, and which part of it.
 */
import type { KeyIdea } from '../../course-material.ts';
import { isCommon } from '../../language/common-words.ts';
import { tellingStems } from '../../language/words.ts';
import type { OfferedCourse, TurnMaterial } from '../../turn-material.ts';
import { isQuestion } from '../message/asking.ts';
import { asksFor, filler } from '../message/fillers.ts';
import { nameWished } from './topic-named.ts';

export interface SubjectNamed {
  readonly course: OfferedCourse;
  /** The idea that begins the part of it that is named; null where the course as a whole is. */
  readonly idea: KeyIdea | null;
}

const test = '(?:exams?|tests?|quiz|finals?|mid ?terms?|homework|assignments?|class|lessons?|essay|presentation)';
const ends = '(?= (?:is|are|was|will|tomorrow|tmrw|today|tonight|soon|next|this|coming|at|on|in|what|can|could|how|where|and|so|but|i|please)\\b|\\?|$)';
const name = '((?:\\w+ ){0,3}?\\w+)';
const before = `(?:(?:${filler}|${asksFor}) )*`;
const forms = [
  new RegExp(`\\b${test}(?: (?!on|in|about|for)\\w+){0,2} (?:on|in|about|for) (?:the )?${name}${ends}`),
  new RegExp(`\\b(?:my|our|the|an?) ((?:\\w+ )?\\w+) ${test}\\b`),
  new RegExp(
    `^${before}(?:(?:quiz|test|ask|question)(?: me)?|(?:give|make) me (?:a|some) (?:quiz|test|questions?)) (?:on|about) (?:the )?${name}(?: please)?$`,
  ),
  new RegExp(
    `^${before}(?:(?:give me )?(?:a |an |the )?(?:(?:short|quick) )?(?:summary|overview|introduction|intro|basics) (?:of|to|on)|summari[sz]e|recap|(?:prepare|get ready)(?: me)? for|good at|better at|into) (?:the )?${name}${ends}`,
  ),
];
/** Nothing but the name, or little around it. */
const BARE_WORDS_MOST = 4;
const saysLittle = /\b(?:the|some|stuff|things?|course|subject|topic|basics|please|about|lesson|section)\b/g;

/** Null in a talk that has a course, where none is named, and where the words name more than one, or something that no course is called. */
export function subjectNamed(spelt: string, { courses = [], section, shelf }: Pick<TurnMaterial, 'courses' | 'section' | 'shelf'>): SubjectNamed | null {
  if (courses.length === 0 || section || shelf) return null;
  const bare = spelt.replace(/\?/g, ' ').trim();
  const names = [nameWished(bare), ...forms.map((form) => form.exec(bare)?.[1] ?? null), isBare(bare) ? bare : null];
  for (const named of names) {
    const found = named === null ? [] : courses.flatMap((course) => partNamed(named, course) ?? []);
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

const isBare = (spelt: string): boolean => spelt.split(' ').length <= BARE_WORDS_MOST && !isQuestion(spelt);

/** The words name the course by its title, and a part of it by what it is called where they say more. */
function partNamed(named: string, course: OfferedCourse): SubjectNamed | null {
  const said = [...new Set(tellingStems(named.replace(saysLittle, ' ')))];
  const inTitle = new Set(tellingStems(course.title));
  const ofTitle = said.filter((stem) => inTitle.has(stem));
  if (ofTitle.length < TITLE_STEMS && !ofTitle.some((stem) => !isCommon(stem) && stem !== FIRST)) return null;
  const rest = said.filter((stem) => !inTitle.has(stem));
  if (rest.length === 0) return { course, idea: null };
  const topic = (course.topics ?? []).find((one) => {
    const stems = new Set(tellingStems(one.name));
    return rest.every((stem) => stems.has(stem));
  });
  const idea = course.keyIdeas.find(({ id }) => topic?.keyIdeaIds.includes(id));
  return idea ? { course, idea } : null;
}
/** Words of a title that other things are called by as well are no name by themselves. */
const TITLE_STEMS = 2;
const FIRST = 'first';
