import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useHere } from '../../lib/auth.ts';
import { lazyPartOr, useBackOnline } from '../../lib/lazy-part.tsx';
import { toasts } from './toast-queue.ts';

const Toasts = lazyPartOr<object>(async () => (await import('./Toasts.tsx')).Toasts, ToastsMissing);

/** The place of achievement toasts; their code comes with the first of them. For whoever wants to see none they pass unseen. */
export function NewAchievements() {
  const count = useSyncExternalStore(toasts.subscribe, toasts.count);
  const { user } = useHere();
  if (count === 0 || !user) return null;
  return user.gamification ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : (
    <Unseen />
  );
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
