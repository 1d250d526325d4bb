/** What stands in the library, as documents that can be searched: each with where it opens. */
import type { FoundEntry } from '@lou/contract/library';
import type { Passage } from '@lou/tutor/course-material';
import type { SearchDocument } from '@lou/tutor/retrieval/document-search';
import type { BestSentence } from '@lou/tutor/retrieval/search-excerpt';
import type { LessonWithPassages, ShelvedCourse } from '../catalogue/catalogue.read.ts';
import type { Deps } from '../deps.ts';
import { shownType, type VisibleItem } from '../knowledge/knowledge.read.ts';
import { type PastTalk, sectionTitleIn } from '../tutoring/talks.read.ts';

/** Something that can be found. Its document's id names the kind as well, so that no two are alike. */
export interface Entry extends SearchDocument, Pick<FoundEntry, 'kind' | 'partOf' | 'contentType' | 'at'> {
  /** The id under which its own slice knows it. */
  readonly of: string;
  /** Where it opens, at the sentence that was found where there is one. */
  link(at: BestSentence | undefined): string;
}

/** The active courses with their published lessons; all courses for staff. */
export async function entriesOfCourses({ catalogue }: Pick<Deps, 'catalogue'>, { inactive }: { inactive: boolean }): Promise<readonly Entry[]> {
  const courses = (await catalogue.courses()).filter((course) => course.isActive || inactive);
  const perCourse = courses.map(async (course) => {
    const perSection = (await catalogue.sections(course.id)).map(async (section) =>
      (await catalogue.lessons(section.id)).flatMap((lesson) => [
        keptFor(lesson) ?? keep(lesson, lessonEntry(lesson, section.title, course)),
        ...lesson.passages.flatMap((passage) =>
          passage.answers ? [keptFor(passage) ?? keep(passage, answerEntry(passage, passage.answers, section, course))] : [],
        ),
      ]),
    );
    return [keptFor(course) ?? keep(course, courseEntry(course)), ...(await Promise.all(perSection)).flat()];
  });
  return (await Promise.all(perCourse)).flat();
}

/** The active items of the knowledge base. */
export async function entriesOfItems({ knowledge }: Pick<Deps, 'knowledge'>): Promise<readonly Entry[]> {
  const items = (await knowledge.list()).map(async ({ id }) => {
    const item = await knowledge.item(id);
    return item ? [keptFor(item) ?? keep(item, itemEntry(item, await knowledge.passages(id)))] : [];
  });
  return (await Promise.all(items)).flat();
}

/** Lessons come before what was once said about them; who types a conversation's own topic still finds it first. */
const TALK_LIFT = 0.3;

/** A conversation; of `{course title} - {section title}` the section names it, as it does elsewhere, and it is part of the course. */
export function asTalkEntry({ sessionId, topic, startedAtMs, said }: PastTalk, courseTitle: string): Entry {
  const section = sectionTitleIn(topic, courseTitle);
  return {
    ...nothingMore,
    id: `session:${sessionId}`,
    of: sessionId,
    kind: 'session',
    title: section ?? topic,
    names: ['conversation', courseTitle],
    texts: said,
    partOf: section === null ? null : courseTitle,
    lift: TALK_LIFT,
    ownWords: true,
    at: new Date(startedAtMs).toISOString(),
    link: () => `/sessions?session=${encodeURIComponent(sessionId)}`,
  };
}

/** A question holds few words, and would come before the lesson that it is asked about. */
const ANSWER_LIFT = 0.2;

/** By the thing that each was made of, for as long as that stands: a document that stays the same is read for its words once. */
const kept = new WeakMap<object, Entry>();
const keptFor = (of: object): Entry | undefined => kept.get(of);
function keep(of: object, entry: Entry): Entry {
  kept.set(of, entry);
  return entry;
}

/** A course comes before its own lessons, each of which stands under the course's title as well. */
const COURSE_LIFT = 1.5;

const nothingMore = { partOf: null, contentType: null, at: null } as const;
/** A slug as its words. */
const asWords = (slug: string): string => slug.replaceAll('-', ' ');
const asTexts = (passages: readonly Passage[]) => passages.map(({ id, text }) => ({ id, text }));
const asQuery = ({ textId, sentence }: BestSentence): string => `passage=${encodeURIComponent(textId)}&sentence=${encodeURIComponent(sentence)}`;

const courseEntry = ({ id, title, category, tags, description, learningObjectives }: ShelvedCourse): Entry => ({
  ...nothingMore,
  id: `course:${id}`,
  of: id,
  kind: 'course',
  title,
  names: ['course', asWords(category), ...tags],
  texts: [{ id: 'about', text: [description, ...learningObjectives].join('\n') }],
  lift: COURSE_LIFT,
  link: () => `/course/${encodeURIComponent(id)}`,
});

/** A lesson's section and course change their titles together with it: the catalogue then has another object. */
function lessonEntry({ id, title, sectionId, passages }: LessonWithPassages, sectionTitle: string, course: ShelvedCourse): Entry {
  const path = `/course/${encodeURIComponent(course.id)}/section/${encodeURIComponent(sectionId)}/read`;
  return {
    ...nothingMore,
    id: `lesson:${id}`,
    of: id,
    kind: 'lesson',
    title,
    names: ['lesson', sectionTitle, course.title],
    texts: asTexts(passages.filter(({ answers }) => answers === undefined)),
    partOf: course.title,
    link: (at) => (at ? `${path}?${asQuery(at)}` : path),
  };
}

/** What learners ask around a section, each question by itself; it comes after what the lessons teach. */
function answerEntry(passage: Passage, asks: string, section: { readonly id: string; readonly title: string }, course: ShelvedCourse): Entry {
  const path = `/course/${encodeURIComponent(course.id)}/section/${encodeURIComponent(section.id)}/read`;
  return {
    ...nothingMore,
    id: `answer:${passage.id}`,
    of: passage.id,
    kind: 'lesson',
    title: asks,
    names: [],
    texts: asTexts([passage]),
    partOf: section.title,
    lift: ANSWER_LIFT,
    link: (at) => `${path}?${at ? asQuery(at) : `passage=${encodeURIComponent(passage.id)}`}`,
  };
}

function itemEntry({ id, title, type, category, tags }: VisibleItem, passages: readonly Passage[]): Entry {
  const path = `/knowledge?item=${encodeURIComponent(id)}`;
  const contentType = shownType(type);
  return {
    ...nothingMore,
    id: `item:${id}`,
    of: id,
    kind: 'item',
    title,
    names: [contentType, asWords(category), ...tags],
    texts: asTexts(passages),
    contentType,
    link: (at) => (at ? `${path}&${asQuery(at)}` : path),
  };
}
