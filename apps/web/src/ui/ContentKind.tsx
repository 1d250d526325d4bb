import { BookIcon, type IconType, PageIcon, QuizIcon, ShelfIcon, VideoIcon } from './icons.tsx';

const kinds: Record<string, { word: string; icon: IconType }> = {
  course: { word: 'Course', icon: ShelfIcon },
  document: { word: 'Document', icon: PageIcon },
  video: { word: 'Video', icon: VideoIcon },
  quiz: { word: 'Quiz', icon: QuizIcon },
};
const other = { word: 'Content', icon: BookIcon };

/** Course, Document, Video, Quiz; anything else is Content. Source: L§2. */
export const contentKind = (type: string): string => (kinds[type] ?? other).word;

export function ContentIcon({ type }: { type: string }) {
  const { icon: Icon } = kinds[type] ?? other;
  return <Icon />;
}
