/** From what the authors of a course wrote to the course that is shipped: ids, served figures, block metadata. Pure. */
import type { Difficulty } from '@lou/domain/shapes';
import type { KeyIdea } from '@lou/tutor/course-material';
import { answersBeside, LEARNERS_QUESTIONS, type LearnersQuestion, learnersQuestionsText } from '@lou/tutor/learners-questions';
import type { Complaint } from '../../content/complaint.ts';
import { blockIdOf, idInSection, lessonIdOf, sectionIdOf, skillIdOf, termIdOf } from '../../content/ids.ts';
import { type CourseSource, type Files, readCourseFolder, type SectionSource } from './course-folder.ts';
import { withServedFigures } from './figures.ts';
import type { BlockSource } from './lesson-file.ts';
import type { BlockHead } from './lesson-shapes.ts';
import { brokenReferences } from './references.ts';
import type { BlockMetadata, BlockText, ItemText, LessonText, ShippedCourse, ShippedSection } from './shipped-course.ts';

/** Reads a course's folder; without a complaint it can be imported. */
export function shippedCourse(slug: string, files: Files): { course: ShippedCourse | undefined; complaints: readonly Complaint[] } {
  const read = readCourseFolder(slug, files);
  const complaints = [...read.complaints, ...brokenReferences(read.course)];
  return { course: complaints.length === 0 ? ship(read.course) : undefined, complaints };
}

/** Undefined where a head could not be read; sections whose notes or bank are missing ship without them. */
export function ship(source: CourseSource): ShippedCourse | undefined {
  const head = source.head.value;
  if (!head || source.sections.some((section) => !section.lesson.head.value)) return undefined;
  const courseId = source.slug;
  const { skills, version, ...details } = head;
  return {
    id: courseId,
    version,
    details: { ...details, description: source.description, skills: skills.map(({ id, name }) => ({ id: skillIdOf(courseId, id), name })) },
    sections: source.sections.map((section, orderIndex) => shipSection(section, { courseId, difficulty: head.difficulty, orderIndex })),
    glossary: (source.glossary?.value?.terms ?? []).map(({ term, meaning, section }, orderIndex) => ({
      id: termIdOf(courseId, term),
      sectionId: sectionIdOf(courseId, section),
      term,
      meaning,
      orderIndex,
    })),
  };
}

interface Place {
  readonly courseId: string;
  readonly difficulty: Difficulty;
  readonly orderIndex: number;
}

function shipSection(section: SectionSource, place: Place): ShippedSection {
  const { courseId, orderIndex } = place;
  const id = sectionIdOf(courseId, section.slug);
  const head = section.lesson.head.value;
  if (!head) throw new Error(`${section.lesson.file} has no head.`);
  const skill = (name: string) => skillIdOf(courseId, name);
  return {
    id,
    details: {
      title: head.title,
      objectiveType: head.objectiveType,
      estimatedDurationMinutes: head.estimatedDurationMinutes,
      orderIndex,
      skillIds: head.skills.map(skill),
    },
    lesson: shipLesson(section, id, place),
    keyIdeas: (section.notes?.value?.keyIdeas ?? []).map(
      (idea): KeyIdea => ({
        ...idea,
        ...{ id: idInSection(id, idea.id), sectionId: id, skill: skill(idea.skill), analogy: idea.analogy ?? null },
        formulas: idea.formulas.map(({ tried: _checked, ...formula }) => formula),
        details: [...idea.details, ...answersBeside(askedIn(section), idea.id)],
      }),
    ),
    items: (section.bank?.value?.items ?? []).map((item): ItemText => ({ ...item, id: idInSection(id, item.id), sectionId: id, skill: skill(item.skill) })),
  };
}

function shipLesson(section: SectionSource, sectionId: string, { courseId, difficulty }: Place): LessonText {
  const { lesson } = section;
  const asked = askedIn(section);
  const head = lesson.head.value;
  if (!head) throw new Error(`${lesson.file} has no head.`);
  const id = lessonIdOf(sectionId);
  return {
    id,
    sectionId,
    courseId,
    title: head.title,
    description: '',
    content: withServedFigures(lesson.content, courseId),
    objectives: head.objectives,
    estimatedDurationMinutes: head.estimatedDurationMinutes,
    difficulty,
    orderIndex: 0,
    louPersonality: head.personality,
    blocks: [
      ...lesson.blocks.map((block, index) => shipBlock(block, { lessonId: id, sectionId, courseId, difficulty, orderIndex: index })),
      ...(asked.length > 0 ? [questionsBlock(asked, id, lesson.blocks.length)] : []),
    ],
  };
}

const askedIn = ({ questions }: SectionSource): readonly LearnersQuestion[] => questions?.value?.questions ?? [];

/** The last block of a lesson, which its authors write in a file of its own. */
const questionsBlock = (asked: readonly LearnersQuestion[], lessonId: string, orderIndex: number): BlockText => ({
  id: blockIdOf(lessonId, orderIndex + 1, 'text'),
  ...{ type: 'text', title: LEARNERS_QUESTIONS, content: learnersQuestionsText(asked), louContext: '' },
  ...{ orderIndex, isInteractive: false, metadata: { kind: 'questions' } },
});

function shipBlock({ head, body }: BlockSource, place: Place & { lessonId: string; sectionId: string }): BlockText {
  return {
    id: blockIdOf(place.lessonId, place.orderIndex + 1, head.type),
    type: head.type,
    title: head.title,
    content: withServedFigures(body, place.courseId),
    louContext: head.lou ?? '',
    orderIndex: place.orderIndex,
    isInteractive: head.type === 'exercise' || head.type === 'discussion' || head.type === 'quiz',
    metadata: metadataOf(head, place),
  };
}

function metadataOf(head: BlockHead, { sectionId, difficulty }: { sectionId: string; difficulty: Difficulty }): BlockMetadata {
  switch (head.type) {
    case 'text':
      return head.kind ? { kind: head.kind } : {};
    case 'exercise':
      return { answers: head.answers, explanation: head.explanation, points: head.points, difficulty };
    case 'discussion':
      return { points: head.points, difficulty };
    case 'quiz':
      return { items: head.items.map((item) => idInSection(sectionId, item)), difficulty };
    case 'video':
      return { videoUrl: head.url, duration: head.durationMinutes };
  }
}
