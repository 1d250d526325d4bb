import type { LessonBlock } from '@lou/contract/catalogue';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import type { IconType } from '../../../ui/icons.tsx';
import { PenIcon, QuizIcon, TalkIcon, VideoIcon } from '../../../ui/icons.tsx';
import { RichLine } from '../../../ui/RichText.tsx';

export interface TaskProps {
  block: LessonBlock;
  anchor: string;
  /** Where Lou can be asked about this section. */
  talk: string;
}

const kinds: Record<Exclude<LessonBlock['type'], 'text'>, { word: string; icon: IconType }> = {
  exercise: { word: 'Exercise', icon: PenIcon },
  discussion: { word: 'Discussion', icon: TalkIcon },
  quiz: { word: 'Quiz', icon: QuizIcon },
  video: { word: 'Video', icon: VideoIcon },
};

/** A sheet on which something is to be done: its title, what kind it is, and the task. */
export function Task({ block, anchor, children }: Pick<TaskProps, 'block' | 'anchor'> & { children: ReactNode }) {
  const { word, icon: Icon } = kinds[block.type === 'text' ? 'exercise' : block.type];
  return (
    <section className="task sheet" aria-labelledby={anchor}>
      <div className="row between">
        <h2 id={anchor}>
          <RichLine text={block.title} />
        </h2>
        <Badge>
          <Icon />
          {word}
        </Badge>
      </div>
      {children}
    </section>
  );
}
