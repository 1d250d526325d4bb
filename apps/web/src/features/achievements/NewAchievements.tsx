import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useHere } from '../../lib/auth.ts';
import { toasts } from './toast-queue.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** The place of achievement toasts, for whoever wants to see them; their code comes with the first of them. */
export function NewAchievements() {
  const any = useSyncExternalStore(toasts.subscribe, toasts.any);
  const isWanted = useHere().user?.gamification ?? false;
  return (
    any &&
    isWanted && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
