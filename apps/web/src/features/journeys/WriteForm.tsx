import type { Milestone } from '@lou/contract/journeys';
import { WRITTEN_LEAST, WRITTEN_MOST, writtenSentences } from '@lou/contract/written-limits';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import '../../ui/field.css';
import { CrossIcon } from '../../ui/icons.tsx';

interface WriteFormProps {
  id: string;
  milestone: Milestone;
  text: string;
  onWrite: (text: string) => void;
  /** The server's sentence, where it took nothing. */
  refusal: string | undefined;
  onSubmit: () => void;
}

/** The task, and room to answer it. The error stands under the field, at submit; the text stays. */
export function WriteForm({ id, milestone, text, onWrite, refusal, onSubmit }: WriteFormProps) {
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [name, hint, said] = [useId(), useId(), useId()];
  const length = text.trim().length;
  const fault = length < WRITTEN_LEAST ? writtenSentences.tooShort : length > WRITTEN_MOST ? writtenSentences.tooLong : undefined;
  const error = (tried ? fault : undefined) ?? refusal;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) field.current?.focus();
    else onSubmit();
  };
  return (
    <form id={id} className="write" onSubmit={submit} noValidate>
      <p className="write-task">{milestone.task}</p>
      <div className="field">
        <label className="field-label" htmlFor={name}>
          Your answer
        </label>
        <textarea
          ref={field}
          id={name}
          className="input"
          rows={9}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={`${hint} ${said}`}
          onChange={(event) => onWrite(event.target.value)}
        />
        <p className="hint" id={hint}>
          Whole sentences, in your own words. Lou reads which points of the task you make.
        </p>
        <p className="error" id={said} role="alert">
          {error !== undefined && (
            <>
              <CrossIcon />
              {error}
            </>
          )}
        </p>
      </div>
    </form>
  );
}
