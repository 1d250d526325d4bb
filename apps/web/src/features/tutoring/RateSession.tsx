import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reading } from '../../lib/queries.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import '../../ui/satisfaction.css';
import './rate-session.css';
import { ratings } from './texts.ts';

interface RateSessionProps {
  sessionId: string;
  /** 1 to 5; 0 is not rated. */
  satisfaction: number;
  onRated?: (satisfaction: number) => void;
}

/** How a session was, 1 to 5 in words, which can be changed at any time. */
export function RateSession({ sessionId, satisfaction, onRated }: RateSessionProps) {
  const client = useQueryClient();
  const name = useId();
  // What was pressed shows in the same breath, and stays where it could not be saved; the mutation's own state comes a moment later.
  const [pressed, setPressed] = useState<number>();
  const rate = useMutation({
    // One after the other: what was pressed last is what is saved last.
    scope: { id: `rate-${sessionId}` },
    mutationFn: (wanted: number) => trpc.tutoring.rateSession.mutate({ sessionId, satisfaction: wanted }),
    onSuccess: (rated, wanted) => {
      client.setQueryData(reading('tutoring.session', { sessionId }).queryKey, (known) => known && { ...known, satisfaction: rated.satisfaction });
      setPressed((now) => (now === wanted ? undefined : now));
      onRated?.(rated.satisfaction);
      void refreshAfter(client, 'session');
    },
  });
  const chosen = pressed ?? satisfaction;
  const choose = (wanted: number) => {
    setPressed(wanted);
    rate.mutate(wanted);
  };
  return (
    <fieldset className="rate-session">
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
        {rate.isError && `Not saved. ${sentenceOf(rate.error)}`}
      </p>
      {rate.isError && (
        <Button tone="second" size="small" onClick={() => choose(rate.variables)}>
          Save again
        </Button>
      )}
    </fieldset>
  );
}
