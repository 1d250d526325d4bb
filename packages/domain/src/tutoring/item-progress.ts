/** How far a learner is with a knowledge item: a question to the fold of their sessions. */
import type { Sessions } from './sessions.view.ts';

/**
 * Percent: 0 unopened, 50 opened in a session, 100 a session on it completed. A day without activity ends a session and
 * completes no item. Source: server-decisions.md 'Definitions', 'A session's life'.
 */
export function itemProgressPercent(sessions: Sessions, itemId: string): 0 | 50 | 100 {
  const about = sessions.filter((record) => record.subject.knowledgeItemId === itemId);
  if (about.length === 0) return 0;
  return about.some((record) => record.endedAtMs !== null) ? 100 : 50;
}
