/** The rules of db/content/knowledge: form, names of courses' parts, length, reading level, links, no sentence twice. */
import type { AuthoredFile } from '@lou/api/content/authored-files';
import type { Complaint } from '@lou/api/content/complaint';
import { type KnowledgeSource, readKnowledgeFile } from '@lou/api/knowledge/knowledge-file';
import { knownCourses } from './known-courses.ts';
import { type LessonProse, proseOfTexts } from './lesson-prose.ts';
import { longParagraphs } from './rules/lesson-form.ts';
import { markup } from './rules/markup.ts';
import { repeatedSentences, saidIn, tooHard } from './rules/prose.ts';
import type { StudiedCourse } from './studied-course.ts';

/** Of what is there to be read; other items only introduce something. */
export const DOCUMENT_WORDS = { least: 200, most: 500 };

const SLUG = 'knowledge';

interface StudiedItem {
  readonly source: KnowledgeSource;
  readonly prose: LessonProse;
}

export interface CheckedKnowledge {
  /** By file and line; files are named within db/content/knowledge. */
  readonly complaints: readonly Complaint[];
  readonly items: readonly StudiedItem[];
}

/** `courses` are all that ship: items name their parts, and no sentence stands in a lesson too. */
export function checkKnowledge(files: readonly AuthoredFile[], courses: readonly StudiedCourse[]): CheckedKnowledge {
  const known = knownCourses(courses);
  const read = files.map(({ slug, text }) => {
    const { source, complaints } = readKnowledgeFile(slug, text);
    return { source, complaints, prose: proseOfTexts([{ text: source.body, line: source.bodyLine }]) };
  });
  const said = read.map(({ source, prose }) => ({ slug: SLUG, file: source.file, sentences: prose.sentences }));
  const repeated = repeatedSentences([...saidIn(courses), ...said]).filter(({ slug }) => slug === SLUG);
  const complaints = [
    ...read.flatMap((item) => [...item.complaints, ...wrongNames(item.source, known), ...reading(item)]),
    ...markup(new Map(files.map(({ slug, text }) => [`${slug}.md`, text]))),
    ...repeated.map(({ file, line, sentence }) => ({ file, line, sentence })),
  ];
  return { complaints: complaints.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line), items: read };
}

function wrongNames({ file, head }: KnowledgeSource, known: ReturnType<typeof knownCourses>): Complaint[] {
  const { course, skills = [], items = [] } = head.value ?? {};
  const at = (sentence: string | undefined, ...path: (string | number)[]): Complaint[] => (sentence ? [{ file, line: head.lineOf(...path), sentence }] : []);
  if (course !== undefined && known.course(course)) return at(known.course(course), 'course');
  return [
    ...skills.flatMap((skill, n) => (course === undefined ? [] : at(known.skill(course, skill), 'skills', n))),
    ...items.flatMap((item, n) => at(known.item(item), 'items', n)),
    ...items.flatMap((item, n) => (items.indexOf(item) < n ? at(`The item '${item}' is there twice.`, 'items', n) : [])),
    ...items.flatMap((item, n) =>
      course === undefined || item.startsWith(`${course}/`) ? [] : at(`The item '${item}' is not of the course '${course}'.`, 'items', n),
    ),
  ];
}

function reading({ source, prose }: StudiedItem): Complaint[] {
  const { file, head, bodyLine } = source;
  const { least, most } = DOCUMENT_WORDS;
  const isRead = head.value?.type === 'document' || head.value?.type === 'text';
  const fits = !isRead || (prose.words >= least && prose.words <= most);
  return [
    ...(fits ? [] : [{ file, line: bodyLine, sentence: `The document has ${prose.words} words; it needs ${least} to ${most}.` }]),
    ...(head.value ? tooHard(prose, head.value.difficulty, { file, line: bodyLine }) : []),
    ...longParagraphs(prose, file),
  ];
}
