import { TOPIC_LIMIT } from '@lou/contract/talk-limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

interface TopicFormProps {
  topic: string;
  connected: boolean;
  /** False where there is nothing to save. */
  onSave: (topic: string) => boolean;
  onClose: () => void;
}

/**
 * Another topic, in place: Enter saves, Escape and Cancel leave it; a blank one is left too. It stays with its words until the talk is called
 * otherwise: what was lost on the way can be saved again. Source: L§4, L§5.
 */
export function TopicForm({ topic, connected, onSave, onClose }: TopicFormProps) {
  const [wanted, setWanted] = useState(topic);
  const sentAs = useRef<string | null>(null);
  useEffect(() => {
    if (sentAs.current !== null && sentAs.current !== topic) onClose();
  }, [topic, onClose]);
  const line = useRef<HTMLInputElement>(null);
  // Once, when it opens: selected again after a key, the next key would replace what was typed.
  useLayoutEffect(() => {
    line.current?.focus({ preventScroll: true });
    line.current?.select();
  }, []);
  return (
    <form
      className="topic-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (onSave(wanted)) sentAs.current = topic;
        else onClose();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <input className="input" aria-label="Topic" value={wanted} maxLength={TOPIC_LIMIT} ref={line} onChange={(event) => setWanted(event.target.value)} />
      <Button tone="soft" size="small" type="submit" disabled={!connected}>
        Save
      </Button>
      <Button tone="second" size="small" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
