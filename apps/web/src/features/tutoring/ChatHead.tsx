import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PenIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Conversing } from './conversation.ts';
import { EndButton } from './EndButton.tsx';
import type { Connection } from './socket-life.ts';
import { connectionWords } from './texts.ts';

/** Fetched when the topic is edited: the dashboard's first load is light. */
const TopicForm = lazyPart(async () => (await import('./TopicForm.tsx')).TopicForm);

const EDIT_TOPIC = 'Edit the topic';

interface ChatHeadProps {
  topic: string;
  /** The page's own title says the topic: it is not said twice, and the pen says in words what it is for. */
  repeatsPage: boolean;
  connection: Connection;
  does: Conversing;
  over: boolean;
  canEnd: boolean;
}

/** What is talked about, which can be changed in place, and whether Lou hears. */
export function ChatHead({ topic, repeatsPage, connection, does, over, canEnd }: ChatHeadProps) {
  const [editing, setEditing] = useState(false);
  const pen = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The pen comes back with the heading, and has the focus again; the page stays where it is.
  useEffect(() => {
    if (wasEditing.current && !editing) pen.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  const edit = { ref: pen, disabled: connection !== 'connected', onClick: () => setEditing(true) };
  return (
    <div className="chat-head" data-kept-clear>
      {editing ? (
        <Suspense fallback={<h2 className="topic">{topic}</h2>}>
          <TopicForm topic={topic} connected={connection === 'connected'} onSave={does.rename} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className="topic">
          <h2 className={repeatsPage ? 'sr' : undefined}>{repeatsPage ? topic : <Parted topic={topic} />}</h2>
          {!over && !repeatsPage && <IconButton icon={PenIcon} name={EDIT_TOPIC} small {...edit} />}
          {!over && repeatsPage && (
            <Button tone="plain" size="small" {...edit}>
              <PenIcon />
              {EDIT_TOPIC}
            </Button>
          )}
        </div>
      )}
      {/* Before the status, so that what ends the session does not come up under the pointer. */}
      {connection === 'given-up' && !over && (
        <Button tone="second" size="small" onClick={does.reconnect}>
          Connect again
        </Button>
      )}
      {over ? (
        <span className="meta">Session ended</span>
      ) : (
        <span className={connection === 'connected' ? 'live' : 'live off'} role="status">
          {connectionWords[connection]}
        </span>
      )}
      {canEnd && connection === 'connected' && !editing && <EndButton does={does} />}
    </div>
  );
}

/** `{course title} - {section title}` may break behind what joins the two, never before it. */
const Parted = ({ topic }: { topic: string }) =>
  topic.split(/(\S+ -)(?= )/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other name
      <span className="together" key={index}>
        {part}
      </span>
    ),
  );
