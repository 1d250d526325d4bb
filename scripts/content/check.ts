/** Every rule over every course: what is wrong, and the figures of each course for the summary. */

import type { CourseFolder } from '@lou/api/catalogue/content/content-folder';
import { readCourseFolder } from '@lou/api/catalogue/content/course-folder';
import { brokenReferences } from '@lou/api/catalogue/content/references';
import type { Complaint } from '@lou/api/content/complaint';
import { askedApart } from './rules/asked-apart.ts';
import { askedAs } from './rules/asked-as.ts';
import { balance } from './rules/balance.ts';
import { completeness } from './rules/completeness.ts';
import { copiedItems } from './rules/copies.ts';
import { durations } from './rules/durations.ts';
import { feedback } from './rules/feedback.ts';
import { figures } from './rules/figures.ts';
import { formulas } from './rules/formulas.ts';
import { giveaways } from './rules/giveaways.ts';
import { glossary } from './rules/glossary.ts';
import { items } from './rules/items.ts';
import { keyInQuestion } from './rules/key-in-question.ts';
import { learnersQuestions } from './rules/learners-questions.ts';
import { lessonForm } from './rules/lesson-form.ts';
import { markup } from './rules/markup.ts';
import { passages } from './rules/passages.ts';
import { readingLevel, repeatedSentences, saidIn } from './rules/prose.ts';
import { sameAmount } from './rules/same-amount.ts';
import { samples } from './rules/samples.ts';
import { support } from './rules/support.ts';
import { turned } from './rules/turned.ts';
import { type Rule, type StudiedCourse, study } from './studied-course.ts';

const rules: readonly Rule[] = [
  completeness,
  lessonForm,
  durations,
  figures,
  passages,
  formulas,
  readingLevel,
  samples,
  turned,
  askedApart,
  giveaways,
  askedAs,
  learnersQuestions,
  glossary,
  items,
  sameAmount,
  keyInQuestion,
  feedback,
  support,
  balance,
];

export interface CheckedContent {
  /** By course, file and line. */
  readonly complaints: readonly (Complaint & { readonly slug: string })[];
  readonly courses: readonly StudiedCourse[];
}

export function checkContent(folders: readonly CourseFolder[]): CheckedContent {
  const read = folders.map(({ slug, files }) => {
    const { course, complaints } = readCourseFolder(slug, files);
    const studied = study(course);
    return { slug, studied, complaints: [...complaints, ...brokenReferences(course), ...markup(files), ...rules.flatMap((rule) => rule(studied))] };
  });
  const courses = read.map(({ studied }) => studied);
  const complaints = [
    ...read.flatMap(({ slug, complaints: own }) => own.map((complaint) => ({ slug, ...complaint }))),
    ...copiedItems(courses),
    ...repeatedSentences(saidIn(courses)),
  ];
  return { complaints: complaints.sort(byPlace), courses };
}

const byPlace = (a: Complaint & { slug: string }, b: Complaint & { slug: string }): number =>
  a.slug.localeCompare(b.slug) || a.file.localeCompare(b.file) || a.line - b.line;
