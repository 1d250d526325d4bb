import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notice-queue.ts';
import type { Conversing } from './conversation.ts';
import { serverError } from './texts.ts';

/** Ends the session; how it was is asked then. */
export function EndButton({ does }: { does: Conversing }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => trpc.tutoring.endSession.mutate({ sessionId: does.sessionId }),
    onSuccess: () => {
      does.ended();
      void refreshAfter(client, 'session');
    },
    onError: (error) => notify(serverError(sentenceOf(error))),
  });
  return (
    <Button tone="plain" size="small" onClick={() => end.mutate()} pending={end.isPending && 'Ending...'}>
      End session
    </Button>
  );
}
