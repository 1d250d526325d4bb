import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toast-queue.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** The place of achievement toasts; their code comes with the first of them. */
export function NewAchievements() {
  const any = useSyncExternalStore(toasts.subscribe, toasts.any);
  return (
    any && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
