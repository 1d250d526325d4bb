/** The hand-written talks of packages/tutor/conversations, read and begun as their README describes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Personality, TurnMaterial } from '../turn-material.ts';
import { materialIn } from './in-section.ts';
import { readCourse, type TestCourse } from './read-course.ts';
import { type Talk, talkWith, tutorOf } from './talk.ts';

type OneOrMore<T> = T | readonly T[];

export interface ExpectedTurn {
  readonly learner: string;
  readonly move?: OneOrMore<string>;
  readonly says?: readonly string[];
  readonly never?: readonly string[];
  readonly graded?: OneOrMore<'no' | 'yes' | 'partly' | 'settled' | 'missed'>;
  readonly hint?: 1 | 2 | 3 | 'no';
  readonly asks?: string;
  readonly reminds?: 'yes' | 'no';
  readonly cites?: 'yes';
  readonly ends?: 'open';
}

export interface HandWritten {
  readonly talk: string;
  readonly course: string;
  readonly section: string;
  readonly tries?: number;
  readonly done?: readonly string[];
  readonly standing?: Partial<TurnMaterial['standing']>;
  readonly personality?: Partial<Personality>;
  readonly welcome?: Pick<ExpectedTurn, 'says' | 'never'>;
  readonly turns: readonly ExpectedTurn[];
}

const folder = path.resolve(import.meta.dirname, '../../conversations');

/** Every talk, in the order of the files. */
export const handWritten: readonly HandWritten[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .flatMap((file) =>
    (parse(readFileSync(path.join(folder, file), 'utf8')) as Omit<HandWritten, 'course'>[]).map((talk) => ({ ...talk, course: file.replace('.yaml', '') })),
  );

const courses = new Map([...new Set(handWritten.map(({ course }) => course))].map((id) => [id, readCourse(id)]));
const tutor = tutorOf([...courses.values()]);

export const courseOf = (talk: HandWritten): TestCourse => courses.get(talk.course) as TestCourse;

/** Where a talk begins; refuses a section that its course has not. */
export function materialOf(talk: HandWritten): TurnMaterial {
  const course = courseOf(talk);
  const section = course.sections.find(({ id }) => id === `${course.id}.${talk.section}`);
  if (!section) throw new Error(`${course.id} has no section ${talk.section}.`);
  const begun = materialIn(course, section, new Set(courses.keys()));
  return {
    ...begun,
    personality: { ...section.personality, ...talk.personality },
    asked: (talk.done ?? []).map((idea) => ({ keyIdeaId: `${section.id}/${idea}`, came: 'settled', earlier: true })),
    standing: { ...begun.standing, ...talk.standing },
  };
}

export const begin = (talk: HandWritten): Talk => talkWith(tutor, materialOf(talk), talk.tries);

/** Verbs that set the learner to something, with what may stand before them. */
const doing =
  /^(?:(?:please|now|then|good|so|if you can|let us|let’s),? )*(?:answer|apply|ask|begin|carry|choose|compare|count|do|find|give|go|have|hold|imagine|keep|lay|listen|look|pick|press|put|read|say|see|start|take|tell|think|throw|try|use|write)\b/i;

/** The forms of a way on: a question; the open question, a button or a word to say by its name; something to do. */
const waysOn: readonly RegExp[] = [/\?[”"]?$/, /\b(?:my|the) question\b/i, /“(?:Show me|next|harder|hint|quiz me)”/i, /\bquiz on\b/i, doing];

/** Whether the last sentence of a reply leaves the learner with something to do. */
export const leavesSomethingToDo = (lastSentence: string): boolean => waysOn.some((form) => form.test(lastSentence));
