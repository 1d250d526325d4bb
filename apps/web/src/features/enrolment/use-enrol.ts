import { useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { notify } from '../../ui/notice-queue.ts';
import { enrolFailed, enrolled } from './texts.ts';

/** Enrols in a course; then the enrolments are asked for again, and whatever counts them. Source: L§4 Enrolment, L§8. */
export function useEnrol(courseId: string) {
  const client = useQueryClient();
  return useOneCall({
    mutationFn: () => trpc.enrolment.enrol.mutate({ courseId }),
    onSuccess: async () => {
      notify(enrolled);
      await refreshAfter(client, 'progress');
    },
    onError: (error) => notify(enrolFailed(sentenceOf(error))),
  });
}
