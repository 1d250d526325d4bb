import { useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { notify } from '../../ui/notice-queue.ts';
import type { Conversing } from './conversation.ts';
import { serverError } from './texts.ts';

/** Whether to end the session: it cannot be opened again. How it was is asked then. */
export function EndAsked({ does, onStay }: { does: Conversing; onStay: () => void }) {
  const client = useQueryClient();
  const end = useOneCall({
    mutationFn: () => trpc.tutoring.endSession.mutate({ sessionId: does.sessionId }),
    onSuccess: () => {
      does.ended();
      void refreshAfter(client, 'session');
    },
    onError: (error) => notify(serverError(sentenceOf(error))),
  });
  return (
    <AskFirst
      question="End this session?"
      act="End it"
      stay="Go on"
      tone="plain"
      size="small"
      pending={end.isPending && 'Ending...'}
      onAct={end.mutate}
      onStay={onStay}
    />
  );
}
