/** Reads what learners ask of a course, with what answers it: packages/tutor/paraphrases. For tests and benches. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { glossaryEntry } from '../conversation/gather/glossary-entry.ts';
import type { Passage } from '../course-material.ts';
import { plainSpelling } from '../language/words.ts';
import { sentencesIn } from '../retrieval/best-sentences.ts';
import { sourceAmong } from '../retrieval/idea-passage.ts';
import { isGlossary } from '../retrieval/is-glossary.ts';
import { readCourse, type TestCourse } from './read-course.ts';

/** What answers a question: ids of key ideas, and passages that carry their sentence or are the term asked for. */
export interface Answers {
  readonly ideaIds: ReadonlySet<string>;
  readonly passageIds: ReadonlySet<string>;
}

export interface AskedOfCourse {
  readonly course: TestCourse;
  /** `heldBack` is measured on and never looked at while retrieval is mended. */
  readonly half: 'tuned' | 'heldBack';
  readonly paraphrases: readonly { readonly asks: string; readonly answeredBy: Answers; readonly sectionId: string }[];
  readonly questions: readonly { readonly asks: string; readonly right: Answers; readonly wrong: Answers; readonly sectionId: string }[];
  readonly notInCourse: readonly string[];
  /** What a sentence of a lesson answers and no key idea. */
  readonly inProse: readonly { readonly asks: string; readonly sentence: string; readonly orBy: ReadonlySet<string>; readonly sectionId: string }[];
  /**
   * Questions whose form asks for more than one sentence that comes near: two things side by side, a yes or a no, the
   * question before with another thing, what it is for.
   */
  readonly byForm: readonly AskedInForm[];
  /** What is typed while a page is read, with what a good answer says. */
  readonly typed: readonly Typed[];
}

export const typedKinds = ['fact', 'why', 'whether', 'sum', 'word', 'difference', 'onward'] as const;

export interface Typed {
  readonly kind: (typeof typedKinds)[number];
  readonly sectionId: string;
  /** The question before it, of one that goes on from it. */
  readonly after: string | null;
  readonly asks: string;
  /** Of each group one must be said. */
  readonly says: readonly (readonly string[])[];
  /** The verdict that must be said with it; null where none is asked for. */
  readonly answer: 'yes' | 'no' | null;
}

export const questionForms = ['difference', 'whether', 'onward', 'useful'] as const;

export interface AskedInForm {
  readonly form: (typeof questionForms)[number];
  readonly asks: string;
  /** The question before it, of one that goes on from it. */
  readonly after: string | null;
  /** Each must be said, by one of its ways. */
  readonly says: readonly (readonly Way[])[];
  /** The only verdict that may be given; null where none may. */
  readonly answer: 'yes' | 'no' | null;
  readonly sectionId: string;
}

/** One way of saying it: an idea's texts, a passage or enough of a sentence; `purpose` by what the course or the section says that it is for. */
export interface Way {
  readonly texts: readonly string[];
  readonly passageId: string | null;
  readonly fragment: string | null;
}

interface File {
  readonly half: 'tuned' | 'heldBack';
  readonly paraphrases: readonly { asks: string; answeredBy: string[] }[];
  readonly questions: readonly { asks: string; right: string[]; wrong: string[] }[];
  readonly notInCourse: readonly string[];
  readonly inProse: readonly { asks: string; says: string; orBy?: string[] }[];
  readonly byForm: readonly { form: AskedInForm['form']; asks: string; after?: string; in?: string; says: (string | string[])[]; answer?: 'yes' | 'no' }[];
  readonly typed?: readonly { kind: Typed['kind']; in: string; after?: string; asks: string; says: string[][]; answer?: 'yes' | 'no' }[];
}

const folder = path.resolve(import.meta.dirname, '../../paraphrases');

/** Every course's, by course id. Refuses a name that the course does not have. */
export function readQuestions(): readonly AskedOfCourse[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file): AskedOfCourse => {
    const course = readCourse(file.replace(/\.yaml$/, ''));
    const asked = parse(readFileSync(path.join(folder, file), 'utf8')) as File;
    const answers = (names: readonly string[]) => answersOf(names, course);
    return {
      course,
      half: asked.half,
      paraphrases: asked.paraphrases.map(({ asks, answeredBy }) => ({ asks, answeredBy: answers(answeredBy), sectionId: sectionOf(answeredBy, course) })),
      questions: asked.questions.map(({ asks, right, wrong }) => ({
        asks,
        right: withTerm(asks, answers(right), course),
        wrong: answers(wrong),
        sectionId: sectionOf(right, course),
      })),
      notInCourse: asked.notInCourse,
      typed: (asked.typed ?? []).map(({ in: section, after = null, answer = null, ...one }) => {
        if (!course.sections.some(({ id }) => id === `${course.id}.${section}`)) throw new Error(`${course.id} has no section '${section}'`);
        return { ...one, after, answer, sectionId: `${course.id}.${section}` };
      }),
      inProse: asked.inProse.map(({ asks, says, orBy = [] }) => ({ asks, orBy: answers(orBy).ideaIds, ...sentenceWith(says, course) })),
      byForm: asked.byForm.map(({ form, asks, after = null, in: section, says, answer = null }) => {
        const names = says.map((ways) => [ways].flat());
        const sectionId = section ? `${course.id}.${section}` : sectionOfWay(names[0]?.[0] ?? '', course);
        return { form, asks, after, answer, sectionId, says: names.map((ways) => ways.map((name) => wayOf(name, sectionId, course))) };
      }),
    };
  });
}

function answersOf(names: readonly string[], course: TestCourse): Answers {
  const ideaIds = new Set<string>();
  const passageIds = new Set<string>();
  for (const name of names) {
    if (name.startsWith('term:')) passageIds.add(termNamed(name.slice('term:'.length), course).id);
    else {
      const idea = ideaNamed(name, course);
      ideaIds.add(idea.id);
      const source = sourceAmong(idea, course.passages);
      if (source) passageIds.add(source.passageId);
    }
  }
  return { ideaIds, passageIds };
}

const isFragment = (name: string): boolean => !name.startsWith('term:') && /[ A-Z]/.test(name);

const sectionOfWay = (name: string, course: TestCourse): string => (isFragment(name) ? sentenceWith(name, course).sectionId : sectionOf([name], course));

function wayOf(name: string, sectionId: string, course: TestCourse): Way {
  const nothing: Way = { texts: [], passageId: null, fragment: null };
  if (name === 'purpose') {
    const aims = course.sections.find(({ id }) => id === sectionId)?.objectives ?? [];
    return { ...nothing, texts: [...aims, ...course.objectives, course.description] };
  }
  if (name.startsWith('term:')) return { ...nothing, passageId: termNamed(name.slice('term:'.length), course).id };
  if (isFragment(name)) return { ...nothing, fragment: sentenceWith(name, course).sentence };
  const { statement, simpler, passage, misconceptions, details } = ideaNamed(name, course);
  return { ...nothing, texts: [statement, simpler, passage, ...misconceptions.map(({ correction }) => correction), ...details.map(({ says }) => says)] };
}

/** The one sentence of the lessons that holds these words. */
function sentenceWith(says: string, { id, passages }: TestCourse) {
  const wanted = plainSpelling(says);
  for (const passage of passages) {
    const found = sentencesIn(passage).find(({ sentence }) => plainSpelling(sentence.text).includes(wanted));
    if (found && !isGlossary(passage)) return { sentence: found.sentence.text, sectionId: passage.sectionId ?? '' };
  }
  throw new Error(`${id} has no sentence with '${says}'`);
}

/** The glossary's entry for the very term that a question asks the meaning of is an answer, named or not. */
function withTerm(asks: string, { ideaIds, passageIds }: Answers, { id, passages }: TestCourse): Answers {
  const entry = glossaryEntry(asks, [id], { passagesOf: () => passages });
  return { ideaIds, passageIds: entry ? new Set([...passageIds, entry.id]) : passageIds };
}

function sectionOf([first = '']: readonly string[], course: TestCourse): string {
  return first.startsWith('term:') ? (termNamed(first.slice('term:'.length), course).sectionId ?? '') : ideaNamed(first, course).sectionId;
}

function ideaNamed(name: string, { id, sections }: TestCourse) {
  const idea = sections.flatMap(({ keyIdeas }) => keyIdeas).find((known) => known.id.endsWith(`/${name}`));
  if (!idea) throw new Error(`${id} has no key idea '${name}'`);
  return idea;
}

function termNamed(name: string, { id, passages }: TestCourse): Passage {
  const term = passages.find((passage) => isGlossary(passage) && passage.title === name);
  if (!term) throw new Error(`${id} has no term '${name}'`);
  return term;
}
