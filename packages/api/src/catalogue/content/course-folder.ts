/**
 * The folder of one course, read: a map of file name to text becomes what its authors wrote, each part with its file
 * and line. Pure. What is missing or does not fit its shape is a complaint; whether it teaches well is for the checker
 * (scripts/content).
 */
import type * as z from 'zod';
import type { Complaint } from '../../content/complaint.ts';
import { readFrontMatter } from '../../content/front-matter.ts';
import { type Read, readYaml } from '../../content/yaml-text.ts';
import { type CourseHead, courseHead, type Glossary, glossary } from './course-shapes.ts';
import { type LessonSource, readLesson } from './lesson-file.ts';
import { type Bank, bank, type Notes, notes, type Questions, questions } from './teaching-shapes.ts';

/** A file that has been read against its shape. */
export interface FileRead<Value> extends Read<Value> {
  readonly file: string;
}

export interface SectionSource {
  /** `halves` of `01-halves.md`. */
  readonly slug: string;
  readonly lesson: LessonSource;
  /** Undefined where the file is not there yet. */
  readonly notes: FileRead<Notes> | undefined;
  readonly bank: FileRead<Bank> | undefined;
  readonly questions: FileRead<Questions> | undefined;
}

export interface CourseSource {
  readonly slug: string;
  readonly head: FileRead<CourseHead>;
  readonly description: string;
  readonly descriptionLine: number;
  readonly sections: readonly SectionSource[];
  readonly glossary: FileRead<Glossary> | undefined;
  /** File name to text, `figures/double-scale.svg`. */
  readonly figures: ReadonlyMap<string, string>;
}

export type Files = ReadonlyMap<string, string>;

const COURSE = 'course.md';
const GLOSSARY = 'glossary.yaml';
const sectionFile = /^(\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.(md|notes\.yaml|bank\.yaml|questions\.yaml)$/;
const figureFile = /^figures\/[a-z0-9-]+\.svg$/;

/** The version that course.md names; infinite where it names none, so that whoever compares reads on and finds the fault. */
export const versionIn = (files: Files): number => readFrontMatter(courseHead, files.get(COURSE) ?? '', COURSE).head.value?.version ?? Number.POSITIVE_INFINITY;

export function readCourseFolder(slug: string, files: Files): { course: CourseSource; complaints: readonly Complaint[] } {
  const complaints: Complaint[] = [...strangers(files), ...gaps(files)];
  const front = readFrontMatter(courseHead, files.get(COURSE) ?? '', COURSE);
  if (files.has(COURSE)) complaints.push(...front.head.complaints);
  else complaints.push({ file: COURSE, line: 1, sentence: 'The file is missing.' });

  const yamlFile = <Value>(shape: z.ZodType<Value>, file: string): FileRead<Value> | undefined => {
    const text = files.get(file);
    if (text === undefined) return undefined;
    const read = readYaml(shape, text, { file });
    complaints.push(...read.complaints);
    return { file, ...read };
  };

  const sections = lessonFiles(files).map(({ stem, slug: sectionSlug }): SectionSource => {
    const { lesson, complaints: inLesson } = readLesson(files.get(`${stem}.md`) ?? '', `${stem}.md`);
    complaints.push(...inLesson);
    return {
      ...{ slug: sectionSlug, lesson },
      notes: yamlFile(notes, `${stem}.notes.yaml`),
      bank: yamlFile(bank, `${stem}.bank.yaml`),
      questions: yamlFile(questions, `${stem}.questions.yaml`),
    };
  });

  const course: CourseSource = {
    slug,
    head: { file: COURSE, ...front.head },
    description: front.body.trim(),
    descriptionLine: front.bodyLine,
    sections,
    glossary: yamlFile(glossary, GLOSSARY),
    figures: new Map([...files].filter(([file]) => figureFile.test(file))),
  };
  return { course, complaints };
}

const lessonFiles = (files: Files) =>
  [...files.keys()]
    .sort()
    .map((file) => sectionFile.exec(file))
    .filter((found) => found?.[3] === 'md')
    .map((found) => ({ stem: `${found?.[1]}-${found?.[2]}`, number: Number(found?.[1]), slug: found?.[2] as string }));

/** Files that belong to nothing: a misspelt name would otherwise be passed over in silence. */
function strangers(files: Files): Complaint[] {
  const stems = new Set(lessonFiles(files).map(({ stem }) => stem));
  const belongs = (file: string) => {
    const section = sectionFile.exec(file);
    return file === COURSE || file === GLOSSARY || figureFile.test(file) || (section !== null && stems.has(`${section[1]}-${section[2]}`));
  };
  return [...files.keys()].filter((file) => !belongs(file)).map((file) => ({ file, line: 1, sentence: 'This file belongs to no section of the course.' }));
}

/** Sections are numbered 01, 02, ... without a gap, and no slug comes twice. */
function gaps(files: Files): Complaint[] {
  const sections = lessonFiles(files);
  if (sections.length === 0) return [{ file: COURSE, line: 1, sentence: 'The course has no section.' }];
  return sections.flatMap(({ stem, number, slug }, index) => [
    ...(number === index + 1 ? [] : [{ file: `${stem}.md`, line: 1, sentence: `This section should be number ${String(index + 1).padStart(2, '0')}.` }]),
    ...(sections.findIndex((each) => each.slug === slug) === index
      ? []
      : [{ file: `${stem}.md`, line: 1, sentence: `Another section has the slug '${slug}'.` }]),
  ]);
}
