import type { KnowledgeItem } from '@lou/contract/knowledge';
import { useLocation } from 'wouter';
import { startOfItem, useStartSession } from '../tutoring/use-start-session.ts';

/** Begins a session on an item in the dashboard's chat, which is then shown. Source: L§2 Available Content. */
export function useTalkAbout() {
  const [path, navigate] = useLocation();
  const start = useStartSession();
  return {
    pending: start.isPending,
    begin: (item: Pick<KnowledgeItem, 'id' | 'title' | 'contentType'>) =>
      start.mutate(startOfItem(item), {
        onSuccess: () => {
          if (path !== '/') navigate('/');
        },
      }),
  };
}
