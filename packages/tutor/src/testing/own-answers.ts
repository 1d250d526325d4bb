/**
 * Answers of learners that we wrote ourselves (grading/learner-answers), graded over the courses they are about. For tests and
 * benches: `deciding` answers may be looked at when a rule is chosen, `judging` ones are only counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { KeyIdea } from '../course-material.ts';
import { type Grade, gradeAnswer } from '../grading/grade-answer.ts';
import type { Weighing } from '../grading/likeness.ts';
import { readCourse } from './read-course.ts';
import { weighingOver } from './weighing-over.ts';

export type Half = 'deciding' | 'judging';
/** The files of a half whose wrong answers are simply wrong, in the order in which they were written. */
export const ownFiles = (half: Half): readonly string[] => [half, `second-${half}`, `third-${half}`];
/** The files of a half whose wrong answers are turned. They have figures of their own: the borders of the others were set without them. */
export const turnedFiles = (half: Half): readonly string[] => [`fourth-${half}`, `fifth-${half}`, `sixth-${half}`];

/**
 * `turned` says with the right words what is not right: it swaps the roles or the order, denies the reason, or puts a
 * false half beside a right one.
 */
export type Kind = 'good' | 'partial' | 'wrong' | 'turned';

/** An answer of a file, with its grade. */
export interface GradedAnswer {
  readonly courseId: string;
  readonly idea: KeyIdea;
  readonly kind: Kind;
  readonly text: string;
  readonly grade: Grade;
}

/** A course as answers to its ideas are graded. */
export interface GradedCourse {
  readonly ideas: readonly KeyIdea[];
  readonly weighing: Weighing;
}

/** What became of the right and the half right answers of a set; shares of 0 to 1. */
interface RightFigures {
  readonly answers: number;
  /** Good answers that settle their question. */
  readonly rightAccepted: number;
  /** Good answers that are met with a misconception. */
  readonly rightAccused: number;
  /** Partial answers that do not settle and are told a point that they make; of a single point there is no part to tell. */
  readonly partialTold: number;
}

/** What became of the answers of `ownFiles`; shares of 0 to 1. */
export interface OwnFigures extends RightFigures {
  /** Wrong answers that do not settle. */
  readonly wrongCaught: number;
  /** Wrong answers that are told of a point that it is right. */
  readonly wrongPraised: number;
}

/** What became of the answers of `turnedFiles`; shares of 0 to 1. */
export interface TurnedFigures extends RightFigures {
  /** Turned answers that settle their question, which none should. */
  readonly turnedSettled: number;
}

type OfCourses<Answers> = Readonly<Record<string, Readonly<Record<string, Answers>>>>;
type OfKinds = Partial<Record<Kind, readonly string[]>>;

const contentRoot = path.resolve(import.meta.dirname, '../../../../db/content/courses');
const answersRoot = path.resolve(import.meta.dirname, '../grading/learner-answers');

export const courseIds: readonly string[] = readdirSync(contentRoot).sort();

const courses = new Map<string, GradedCourse>();

/** The ideas of a course, and how its texts weigh words. Read once. */
export function courseOf(courseId: string): GradedCourse {
  const known = courses.get(courseId);
  if (known) return known;
  const { passages, sections } = readCourse(courseId);
  const course = { weighing: weighingOver(passages.map(({ text }) => text)), ideas: sections.flatMap(({ keyIdeas }) => keyIdeas) };
  courses.set(courseId, course);
  return course;
}

/** The idea `section/idea` of a course; refuses one that is not there. */
export function ideaOf(courseId: string, name: string): KeyIdea {
  const idea = courseOf(courseId).ideas.find(({ id }) => id === `${courseId}.${name}`);
  if (!idea) throw new Error(`No idea ${courseId}.${name}`);
  return idea;
}

/** As in a talk about the section: what says another of its ideas is known for that. */
export function gradedAs(courseId: string, idea: KeyIdea, text: string): Grade {
  const { ideas, weighing } = courseOf(courseId);
  const neighbours = ideas.filter((other) => other.sectionId === idea.sectionId && other.id !== idea.id);
  return gradeAnswer(idea.check, idea.misconceptions, text, weighing, neighbours);
}

/** Each entry of a file of learner-answers, with its course and idea. */
export function answersOf<Answers>(file: string): readonly { readonly courseId: string; readonly idea: KeyIdea; readonly answers: Answers }[] {
  const all = parse(readFileSync(path.join(answersRoot, `${file}.yaml`), 'utf8')) as OfCourses<Answers>;
  return Object.entries(all).flatMap(([courseId, ofIdeas]) =>
    Object.entries(ofIdeas).map(([name, answers]) => ({ courseId, idea: ideaOf(courseId, name), answers })),
  );
}

/** All answers of these files, graded. `said` puts each into other words before. */
export function gradedAnswers(files: readonly string[], said: (text: string) => string = (text) => text): readonly GradedAnswer[] {
  return files.flatMap((file) =>
    answersOf<OfKinds>(file).flatMap(({ courseId, idea, answers }) =>
      (Object.entries(answers) as [Kind, readonly string[]][]).flatMap(([kind, texts]) =>
        texts.map((text) => ({ courseId, idea, kind, text, grade: gradedAs(courseId, idea, said(text)) })),
      ),
    ),
  );
}

export const ownFiguresOf = (graded: readonly GradedAnswer[]): OwnFigures => ({
  ...rightFiguresOf(graded),
  wrongCaught: shareOf(graded, 'wrong', ({ grade }) => !grade.settled),
  wrongPraised: shareOf(graded, 'wrong', ({ grade }) => grade.pointsSeen.length > 0),
});

export const turnedFiguresOf = (graded: readonly GradedAnswer[]): TurnedFigures => ({
  ...rightFiguresOf(graded),
  turnedSettled: shareOf(graded, 'turned', ({ grade }) => grade.settled),
});

const rightFiguresOf = (graded: readonly GradedAnswer[]): RightFigures => ({
  answers: graded.length,
  rightAccepted: shareOf(graded, 'good', ({ grade }) => grade.settled),
  rightAccused: shareOf(graded, 'good', ({ grade }) => grade.misconception !== null),
  partialTold: shareOf(graded, 'partial', ({ grade, idea }) => !grade.settled && (idea.check.points.length === 1 || grade.pointsSeen.length > 0)),
});

const shareOf = (graded: readonly GradedAnswer[], kind: Kind, holds: (one: GradedAnswer) => boolean): number =>
  shareOfTrue(graded.filter((one) => one.kind === kind).map(holds));

export const shareOfTrue = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;
