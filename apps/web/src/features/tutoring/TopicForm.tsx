import { TOPIC_LIMIT } from '@lou/contract/talk-limits';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

interface TopicFormProps {
  topic: string;
  connected: boolean;
  onSave: (topic: string) => void;
  onClose: () => void;
}

/** Another topic, in place: Enter saves, Escape leaves it; a blank one is left too. Source: L§4, L§5. */
export function TopicForm({ topic, connected, onSave, onClose }: TopicFormProps) {
  const [wanted, setWanted] = useState(topic);
  return (
    <form
      className="topic-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(wanted);
        onClose();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <input
        className="input"
        aria-label="Topic"
        value={wanted}
        maxLength={TOPIC_LIMIT}
        ref={(input) => input?.select()}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button tone="soft" size="small" type="submit" disabled={!connected}>
        Save
      </Button>
    </form>
  );
}
