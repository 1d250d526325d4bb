import type { Milestone, Submitted } from '@lou/contract/journeys';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../lib/auth.ts';
import { keep, recall } from '../../lib/kept-here.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs.tsx';
import { toasts } from '../achievements/toast-queue.ts';
import './journey.css';
import { Graded } from './Graded.tsx';
import { WriteForm } from './WriteForm.tsx';

function recallDraft(draft: string): string {
  const kept = recall(draft);
  return typeof kept === 'string' ? kept : '';
}

/** Where a project or an assignment is written and handed in. What was typed outlives an error, closing and a reload; it goes when it is enough. */
export function WriteDialog({ milestone, onClose }: { milestone: Milestone | null; onClose: () => void }) {
  // While it closes it still shows what it was about.
  const [shown, setShown] = useState(milestone);
  if (milestone !== null && milestone.id !== shown?.id) setShown(milestone);
  return shown && <Writing key={shown.id} milestone={shown} opened={milestone !== null} onClose={onClose} />;
}

const FORM = 'milestone-answer';

function Writing({ milestone, opened, onClose }: { milestone: Milestone; opened: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const draft = `milestone.${useUser().id}.${milestone.id}`;
  const [text, setText] = useState(() => recallDraft(draft));
  const [graded, setGraded] = useState<Submitted | null>(null);
  const submit = useOneCall({
    mutationFn: (written: string) => trpc.journeys.submitMilestone.mutate({ milestoneId: milestone.id, text: written }),
    onSuccess: (result) => {
      setGraded(result);
      if (result.status === 'completed') keep(draft, null);
      if (result.awards.length > 0) toasts.announce(result.awards);
      void refreshAfter(client, 'journey');
    },
  });
  const write = (typed: string) => {
    setText(typed);
    keep(draft, typed === '' ? null : typed);
    if (submit.isError) submit.reset(); // what is being read goes on
  };
  const foot = graded ? (
    <>
      {graded.status === 'failed' && <Button onClick={() => setGraded(null)}>Try Again</Button>}
      <Button tone={graded.status === 'failed' ? 'second' : 'primary'} onClick={onClose}>
        Close
      </Button>
    </>
  ) : (
    <>
      <Button type="submit" form={FORM} pending={submit.isPending && 'Reading...'}>
        Hand in
      </Button>
      <span className="meta">60% or more completes it. You may try as often as you like.</span>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={milestone.title} foot={foot}>
      {graded ? (
        <Graded result={graded} rewards={milestone.rewards} />
      ) : (
        <WriteForm
          id={FORM}
          milestone={milestone}
          text={text}
          onWrite={write}
          refusal={submit.error ? sentenceOf(submit.error) : undefined}
          onSubmit={() => submit.mutate(text)}
        />
      )}
    </Dialog>
  );
}
