import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useHere } from '../../lib/auth.ts';
import { lazyPartOr, useBackOnline } from '../../lib/lazy-part.tsx';
import { trpc } from '../../lib/trpc.ts';
import { toasts } from './toast-queue.ts';

const Toasts = lazyPartOr<object>(async () => (await import('./Toasts.tsx')).Toasts, ToastsMissing);

/** The place of achievement toasts; their code comes with the first of them. For whoever wants to see none they pass unseen. */
export function NewAchievements() {
  const count = useSyncExternalStore(toasts.subscribe, toasts.count);
  const { user } = useHere();
  useSayingWhatWasShown(user?.id);
  if (count === 0 || !user) return null;
  return user.gamification ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : (
    <Unseen />
  );
}

/** What came live or with an answer is announced by this: no claim answers it again, here or elsewhere. A failure is only logged. */
function useSayingWhatWasShown(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    return toasts.whenShown((id) => {
      trpc.achievements.shown
        .mutate({ userId, achievementIds: [id] })
        .catch((error: unknown) => console.error(`That ${id} was shown could not be said.`, error));
    });
  }, [userId]);
}

/** Nothing: the toasts wait in their queue, and their code is asked for again with the next one, or when the network is back. */
function ToastsMissing({ again }: { again: () => void }) {
  const count = useSyncExternalStore(toasts.subscribe, toasts.count);
  const before = useRef(count);
  useBackOnline(again);
  useEffect(() => {
    if (count !== before.current) again();
    before.current = count;
  }, [count, again]);
  return null;
}

function Unseen() {
  useEffect(() => toasts.draw(), []);
  return null;
}
