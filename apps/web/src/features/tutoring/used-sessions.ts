import type { RecentSession } from '@lou/contract/tutoring';

/** One in which the learner said or answered something. A session that was only opened stands in no list and no count. Source: server-decisions.md 'Definitions'. */
export const wasUsed = ({ learnerTurns }: Pick<RecentSession, 'learnerTurns'>): boolean => learnerTurns > 0;
