/** Telling a client what was earned: by the answer to a true claim or on a screen, each achievement announced once. */
import { decider } from '../kernel.ts';
import { AchievementEarned, AchievementsAnnounced } from './events.ts';

export interface AnnounceEarned {
  readonly type: 'AnnounceEarned';
}

/** A screen has shown these, whichever way it heard of them. */
export interface NoteShown {
  readonly type: 'NoteShown';
  readonly achievementIds: readonly string[];
}

export interface AnnouncedState {
  readonly unannounced: readonly string[];
}

/** Announces what is earned and was not announced before: all of it, or what of it was shown; quiet where there is nothing. Source: server-decisions.md 'Progress is one truth'. */
export const announcements = decider({
  name: 'announcements',
  listensTo: [AchievementEarned, AchievementsAnnounced],
  initial: { unannounced: [] } as AnnouncedState,
  evolve: (state, fact) =>
    fact.type === 'AchievementEarned'
      ? { unannounced: [...state.unannounced, fact.data.achievementId] }
      : { unannounced: state.unannounced.filter((id) => !fact.data.achievementIds.includes(id)) },
  decide: (command: AnnounceEarned | NoteShown, { unannounced }) => {
    const achievementIds = command.type === 'NoteShown' ? unannounced.filter((id) => command.achievementIds.includes(id)) : [...unannounced];
    return achievementIds.length === 0 ? [] : [AchievementsAnnounced({ achievementIds })];
  },
});
