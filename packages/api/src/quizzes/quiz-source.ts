/** Where a quiz takes its items from: banks first, then items that are made from the material. Source: lou.md 'Quizzes'. */
import type { SessionSubject } from '@lou/domain/tutoring/events';
import type { Passage, QuestionItem } from '@lou/tutor/course-material';
import type { QuizWish } from '@lou/tutor/quiz/choose';
import { gateFaults } from '@lou/tutor/quiz/gate';
import { type GeneratedItem, type GeneratedItems, type GenerateFrom, generateItems } from '@lou/tutor/quiz/generate/generate-items';
import { seenCourseId } from '../catalogue/catalogue.read.ts';
import type { Deps } from '../deps.ts';
import { shelfOfItem, type VisibleItem } from '../knowledge/knowledge.read.ts';

type From = Pick<Deps, 'catalogue' | 'knowledge'>;

export interface QuizSource extends Pick<QuizWish, 'sources' | 'passes'> {
  /** Those of the items named that nobody wrote: they are kept with the offer, since no bank has them. */
  generated(itemIds: readonly string[]): readonly GeneratedItem[];
}

/**
 * - A quiz of the knowledge base: the items that it names and no others.
 * - Another knowledge item: its course's items on its skills, then items made from its own text.
 * - A section: its bank, then the course's other items on its skills, then items made from its key ideas, its lesson and its
 *   terms, then from the course's terms that it uses. A course: its banks, then items made from all of it. A free talk has none, nor has one about a
 *   course that learners do not see any more.
 * The gate looks at every item once more, with the course as it stands now.
 */
export async function quizSourceOf(from: From, subject: SessionSubject): Promise<QuizSource> {
  const { catalogue, knowledge } = from;
  const item = subject.knowledgeItemId ? await knowledge.item(subject.knowledgeItemId) : undefined;
  if (item?.type === 'quiz') return namedItems(from, item);
  const { sectionId } = subject;
  const courseId = await seenCourseId(catalogue, subject.courseId);
  const [bank, course] = courseId ? await Promise.all([catalogue.itemsOfCourse(courseId), catalogue.passages(courseId)]) : [[], []];
  if (item) {
    const own = await knowledge.passages(item.id);
    const shelf = shelfOfItem(item.id);
    const onSkills = item.skillIds.length === 0 ? bank : bank.filter(({ skill }) => item.skillIds.includes(skill));
    const making = { courseId: shelf, sectionId: shelf, skill: item.skillIds[0] ?? shelf, own, all: [...own, ...course] };
    return sourceOf([onSkills], making);
  }
  if (!courseId) return sourceOf([], undefined);
  const section = sectionId ? await catalogue.section(sectionId) : undefined;
  if (!section) return sourceOf([bank], { courseId, sectionId: courseId, skill: courseId, own: course, all: course });
  const own = bank.filter((one) => one.sectionId === section.id);
  const skills = new Set([...section.skills.map(({ id }) => id), ...own.map(({ skill }) => skill)]);
  const onSkills = bank.filter((one) => one.sectionId !== section.id && skills.has(one.skill));
  const passages = course.filter((passage) => passage.sectionId === section.id);
  const ideas = await catalogue.keyIdeas(section.id);
  return sourceOf([own, onSkills], { courseId, sectionId: section.id, skill: section.skills[0]?.id ?? section.id, own: passages, all: course, ideas });
}

/** What was made from a course's passages, by section; they are the same list for as long as the course is as it is. */
const madeFrom = new WeakMap<readonly Passage[], Map<string, { readonly ideas: GenerateFrom['ideas']; readonly made: GeneratedItems }>>();

function madeOnce(making: GenerateFrom): GeneratedItems {
  const bySection = madeFrom.get(making.all) ?? new Map();
  const before = bySection.get(making.sectionId);
  if (before && before.ideas === making.ideas) return before.made;
  const made = generateItems(making);
  madeFrom.set(making.all, bySection.set(making.sectionId, { ideas: making.ideas, made }));
  return made;
}

function sourceOf(banks: readonly (readonly QuestionItem[])[], making: GenerateFrom | undefined): QuizSource {
  let known: GeneratedItems | undefined;
  const made = () => {
    known ??= making ? madeOnce(making) : { explained: [], used: [] };
    return known;
  };
  return {
    sources: [...banks.map((bank) => () => bank), () => made().explained, () => made().used],
    passes: (item) => gateFaults(item, making?.all ?? []).length === 0,
    generated: (itemIds) => (known ? [...known.explained, ...known.used].filter(({ id }) => itemIds.includes(id)) : []),
  };
}

/** Without items that are retired and those of courses that learners do not see. */
async function namedItems({ catalogue }: From, { itemIds }: VisibleItem): Promise<QuizSource> {
  const items: QuestionItem[] = [];
  const material = new Map<string, readonly Passage[]>();
  for (const itemId of itemIds) {
    const item = await catalogue.item(itemId);
    const section = item && (await catalogue.section(item.sectionId));
    const course = section && (await catalogue.course(section.courseId));
    if (!item || !course?.isActive) continue;
    items.push(item);
    material.set(item.sectionId, await catalogue.passages(course.id));
  }
  const passes = (item: QuestionItem) => gateFaults(item, material.get(item.sectionId) ?? []).length === 0;
  return { sources: [() => items], passes, generated: () => [] };
}
