/** Telling a client what was earned: the answer to a true claim, each achievement announced once. */
import { decider } from '../kernel.ts';
import { AchievementEarned, AchievementsAnnounced } from './events.ts';

export interface AnnounceEarned {
  readonly type: 'AnnounceEarned';
}

export interface AnnouncedState {
  readonly unannounced: readonly string[];
}

/** Answers everything earned and not announced; quiet where there is nothing. Source: server-decisions.md 'Progress is one truth'. */
export const announcements = decider({
  name: 'announcements',
  listensTo: [AchievementEarned, AchievementsAnnounced],
  initial: { unannounced: [] } as AnnouncedState,
  evolve: (state, fact) =>
    fact.type === 'AchievementEarned'
      ? { unannounced: [...state.unannounced, fact.data.achievementId] }
      : { unannounced: state.unannounced.filter((id) => !fact.data.achievementIds.includes(id)) },
  decide: (_command: AnnounceEarned, state) => (state.unannounced.length === 0 ? [] : [AchievementsAnnounced({ achievementIds: [...state.unannounced] })]),
});
