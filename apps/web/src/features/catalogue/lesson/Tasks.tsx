import { counted } from '../../../lib/counted.ts';
import { withQuiz } from '../../../lib/course-addresses.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Lou } from '../../../ui/Lou.tsx';
import '../../../ui/conversation.css';
import { minutesInWords } from '../../../lib/durations.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { Exercise } from './Exercise.tsx';
import { TalkItOver } from './TalkItOver.tsx';
import { Task, type TaskProps } from './Task.tsx';

/** What a block asks of the learner, by its type. */
export function TaskOf(props: TaskProps) {
  switch (props.block.type) {
    case 'discussion':
      return <Discussion {...props} />;
    case 'quiz':
      return <Quiz {...props} />;
    case 'video':
      return <Video {...props} />;
    default:
      return <Exercise {...props} />;
  }
}

/** Lou asks; the answer is a conversation. */
function Discussion({ block, anchor, talk }: TaskProps) {
  return (
    <Task block={block} anchor={anchor}>
      <div className="turn-lou">
        <span className="at">
          <Lou size={40} />
        </span>
        <span className="sr">Lou asks:</span>
        <div className="said">
          <RichText text={block.content} />
        </div>
      </div>
      <div className="row">
        <TalkItOver tone="soft" subject={block.content} talk={talk} />
        <span className="meta">Thinking aloud; this one has no mark.</span>
      </div>
    </Task>
  );
}

function Quiz({ block, anchor, talk }: TaskProps) {
  const questions = Array.isArray(block.metadata.items) ? block.metadata.items.length : 0;
  return (
    <Task block={block} anchor={anchor}>
      <RichText text={block.content} />
      <div className="row">
        <ButtonLink tone="soft" href={withQuiz(talk)}>
          Quiz Me
        </ButtonLink>
        {questions > 0 && <span className="meta">{counted(questions, 'question')}, with Lou</span>}
      </div>
    </Task>
  );
}

/** An outside page; nothing in the lesson depends on it. */
function Video({ block, anchor }: TaskProps) {
  const { videoUrl, duration } = block.metadata;
  return (
    <Task block={block} anchor={anchor}>
      <RichText text={block.content} />
      {typeof videoUrl === 'string' && /^https:\/\//.test(videoUrl) && (
        <p className="row">
          <a className="link" href={videoUrl} target="_blank" rel="noreferrer">
            Watch it on {new URL(videoUrl).hostname} (opens a new tab)
          </a>
          {typeof duration === 'number' && <span className="meta num">{minutesInWords(duration)}</span>}
        </p>
      )}
    </Task>
  );
}
