import { BookIcon, type IconType, PageIcon, QuizIcon, ShelfIcon, VideoIcon } from './icons.tsx';

type Kind = 'course' | 'document' | 'video' | 'quiz';

const kinds: Readonly<Record<Kind, { word: string; many: string; icon: IconType }>> = {
  course: { word: 'Course', many: 'Courses', icon: ShelfIcon },
  document: { word: 'Document', many: 'Documents', icon: PageIcon },
  video: { word: 'Video', many: 'Videos', icon: VideoIcon },
  quiz: { word: 'Quiz', many: 'Quizzes', icon: QuizIcon },
};
const other = { word: 'Content', icon: BookIcon };
const known = (type: string) => (Object.hasOwn(kinds, type) ? kinds[type as Kind] : other);

/** The four kinds in their order, each with the word for many of it. */
export const contentKinds = (Object.keys(kinds) as Kind[]).map((type) => ({ type, many: kinds[type].many }));

/** Course, Document, Video, Quiz; anything else is Content. Source: L§2. */
export const contentKind = (type: string): string => known(type).word;

export function ContentIcon({ type }: { type: string }) {
  const { icon: Icon } = known(type);
  return <Icon />;
}
