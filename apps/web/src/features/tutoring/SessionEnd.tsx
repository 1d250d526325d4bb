import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notice-queue.ts';
import '../../ui/satisfaction.css';
import './session-end.css';
import { ratings, serverError } from './texts.ts';

interface SessionEndProps {
  sessionId: string;
  satisfaction: number;
  onRated: (satisfaction: number) => void;
  onNew: (() => void) | undefined;
}

/** After a session: how it was, 1 to 5, which can be changed at any time. */
export function SessionEnd({ sessionId, satisfaction, onRated, onNew }: SessionEndProps) {
  const client = useQueryClient();
  const name = useId();
  // What was pressed shows in the same breath; the mutation's own state comes a moment later.
  const [pressed, setPressed] = useState<number>();
  const rate = useMutation({
    mutationFn: (wanted: number) => trpc.tutoring.rateSession.mutate({ sessionId, satisfaction: wanted }),
    onSuccess: (rated) => {
      onRated(rated.satisfaction);
      void refreshAfter(client, 'session');
    },
    onError: (error) => notify(serverError(sentenceOf(error))),
    onSettled: () => setPressed(undefined),
  });
  const chosen = pressed ?? satisfaction;
  const choose = (wanted: number) => {
    setPressed(wanted);
    rate.mutate(wanted);
  };
  return (
    <div className="chat-end">
      <fieldset>
        <legend className="title">How was this session?</legend>
        <div className="rate">
          {ratings.map((words, index) => (
            <label key={words}>
              <input type="radio" name={name} value={index + 1} checked={chosen === index + 1} onChange={() => choose(index + 1)} />
              <span className="satisfaction" aria-hidden="true">
                {ratings.map((dot, place) => (
                  <i key={dot} className={place <= index ? 'on' : undefined} />
                ))}
              </span>
              <span>
                <span className="sr">{index + 1} of 5: </span>
                {words}
              </span>
            </label>
          ))}
        </div>
        <p className="meta" role="status">
          {satisfaction > 0 && pressed === undefined && 'Saved. Your answer can be changed at any time.'}
        </p>
      </fieldset>
      {onNew && (
        <Button tone="soft" onClick={onNew}>
          Start a new conversation
        </Button>
      )}
    </div>
  );
}
