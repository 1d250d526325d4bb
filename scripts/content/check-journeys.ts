/** The rules of db/content/journeys: form, names of courses' parts, one journey an interest, what leads to what, honest hours, reading level, no sentence of a lesson. */
import type { AuthoredFile } from '@lou/api/content/authored-files';
import type { Complaint } from '@lou/api/content/complaint';
import { type JourneySource, readJourneyFile } from '@lou/api/journeys/journey-file';
import { type KnownCourses, knownCourses } from './known-courses.ts';
import { proseOfTexts } from './lesson-prose.ts';
import { markup } from './rules/markup.ts';
import { repeatedSentences, saidIn, sentencesOfTasks, tooHard } from './rules/prose.ts';
import type { StudiedCourse } from './studied-course.ts';

const SLUG = 'journeys';

export interface CheckedJourneys {
  /** By file and line; files are named within db/content/journeys. */
  readonly complaints: readonly Complaint[];
  readonly journeys: readonly JourneySource[];
}

export function checkJourneys(files: readonly AuthoredFile[], courses: readonly StudiedCourse[]): CheckedJourneys {
  const known = knownCourses(courses);
  const read = files.map(({ slug, text }) => readJourneyFile(slug, text));
  const journeys = read.map(({ source }) => source);
  const complaints = [
    ...read.flatMap((journey) => [
      ...journey.complaints,
      ...wrongNames(journey.source, known),
      ...leads(journey.source),
      ...hours(journey.source),
      ...reading(journey.source),
    ]),
    ...markup(new Map(files.map(({ slug, text }) => [`${slug}.yaml`, text]))),
    ...repeated(journeys, courses),
    ...secondForInterest(journeys),
  ];
  return { complaints: complaints.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line), journeys };
}

function wrongNames({ file, read }: JourneySource, known: KnownCourses): Complaint[] {
  return (read.value?.milestones ?? []).flatMap((milestone, n): Complaint[] => {
    if (!('course' in milestone)) return [];
    const { course, sections = [] } = milestone;
    const at = (sentence: string | undefined, ...path: (string | number)[]): Complaint[] =>
      sentence ? [{ file, line: read.lineOf('milestones', n, ...path), sentence }] : [];
    if (known.course(course)) return at(known.course(course), 'course');
    return sections.flatMap((section, m) => at(known.section(course, section), 'sections', m));
  });
}

/** A journey leads somewhere: a later milestone waits for an earlier one, and something is earned on the way. */
function leads({ file, read }: JourneySource): Complaint[] {
  const milestones = read.value?.milestones;
  if (!milestones) return [];
  const complain = (sentence: string): Complaint[] => [{ file, line: read.lineOf('milestones'), sentence }];
  return [
    ...(milestones.some(({ prerequisites }) => prerequisites.length > 0)
      ? []
      : complain('No milestone waits for an earlier one; a journey needs prerequisites.')),
    ...(milestones.some(({ rewards }) => rewards.points > 0 || rewards.badges.length > 0) ? [] : complain('No milestone has a reward.')),
  ];
}

/** A sentence of a lesson, or of another journey, that stands in a description or a task as well. */
function repeated(journeys: readonly JourneySource[], courses: readonly StudiedCourse[]): Complaint[] {
  const said = journeys.map(({ file, read }) => {
    const tasks = (read.value?.milestones ?? []).flatMap((milestone, n) =>
      'task' in milestone ? [{ text: milestone.task, line: read.lineOf('milestones', n, 'task') }] : [],
    );
    return { slug: SLUG, file, sentences: sentencesOfTasks([{ text: read.value?.description ?? '', line: read.lineOf('description') }, ...tasks]) };
  });
  return repeatedSentences([...saidIn(courses), ...said])
    .filter(({ slug }) => slug === SLUG)
    .map(({ file, line, sentence }) => ({ file, line, sentence }));
}

/** The hours that a journey names are those of its milestones, to the nearest. */
function hours({ file, read }: JourneySource): Complaint[] {
  if (!read.value) return [];
  const minutes = read.value.milestones.reduce((sum, { estimatedDurationMinutes }) => sum + estimatedDurationMinutes, 0);
  if (Math.abs(minutes / 60 - read.value.estimatedDurationHours) <= 0.5) return [];
  return [{ file, line: read.lineOf('estimatedDurationHours'), sentence: `The milestones take ${(minutes / 60).toFixed(1)} hours.` }];
}

/** What learners read: descriptions and tasks. */
function reading({ file, read }: JourneySource): Complaint[] {
  if (!read.value) return [];
  const { description, difficulty, milestones } = read.value;
  const tasks = milestones.flatMap((milestone) => [milestone.description, ...('task' in milestone ? [milestone.task] : [])]);
  return tooHard(proseOfTexts([description, ...tasks].map((text) => ({ text, line: 1 }))), difficulty, { file, line: read.lineOf('description') });
}

function secondForInterest(journeys: readonly JourneySource[]): Complaint[] {
  const first = new Map<string, string>();
  return journeys.flatMap(({ file, read }) => {
    const interest = read.value?.interest;
    if (!interest) return [];
    const other = first.get(interest);
    if (other) return [{ file, line: read.lineOf('interest'), sentence: `The journey for '${interest}' is ${other} already.` }];
    first.set(interest, file);
    return [];
  });
}
