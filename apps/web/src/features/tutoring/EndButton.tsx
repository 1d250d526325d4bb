import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { meant } from '../../ui/meant.ts';
import { notify } from '../../ui/notice-queue.ts';
import type { Conversing } from './conversation.ts';
import { serverError } from './texts.ts';

/** Ends the session, at the second press: it cannot be opened again. How it was is asked then. What goes on stands where the first press was. */
export function EndButton({ does }: { does: Conversing }) {
  const client = useQueryClient();
  const end = useOneCall({
    mutationFn: () => trpc.tutoring.endSession.mutate({ sessionId: does.sessionId }),
    onSuccess: () => {
      does.ended();
      void refreshAfter(client, 'session');
    },
    onError: (error) => notify(serverError(sentenceOf(error))),
  });
  const [asks, setAsks] = useState(false);
  const [first, goOn] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const asked = useRef(false);
  useEffect(() => {
    if (asks) goOn.current?.focus();
    else if (asked.current) first.current?.focus();
    asked.current = asks;
  }, [asks, first, goOn]);
  if (!asks)
    return (
      <Button tone="plain" size="small" ref={first} onClick={() => setAsks(true)}>
        End session
      </Button>
    );
  return (
    <fieldset className="end-asks" onKeyDown={(event) => event.key === 'Escape' && setAsks(false)}>
      <legend className="sr">End this session?</legend>
      <Button tone="plain" size="small" onClick={meant(() => end.mutate())} pending={end.isPending && 'Ending...'}>
        End it
      </Button>
      <Button tone="second" size="small" ref={goOn} onClick={meant(() => setAsks(false))}>
        Go on
      </Button>
    </fieldset>
  );
}
