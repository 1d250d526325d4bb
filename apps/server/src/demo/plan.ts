/** When each sitting of the stories begins, all people together, in the order of time. Pure. */
import { dayAfter, localDayOf } from '@lou/domain/days';
import type { Sitting, Story } from './story.ts';
import { momentOf } from './wall-time.ts';

export interface PlannedSitting {
  readonly story: Story;
  /** 1 for a person's first: it is the one before which they sign up. */
  readonly number: number;
  readonly sitting: Sitting;
  readonly startsAtMs: number;
}

/** No sitting takes longer: one that could not be over by now is left out. */
export const LONGEST_SITTING_MS = 60 * 60_000;

const MINUTE_MS = 60_000;

/** Days are counted back from today where each person is. */
export function planStories(stories: readonly Story[], nowMs: number): readonly PlannedSitting[] {
  return stories.flatMap((story) => planStory(story, nowMs)).toSorted((a, b) => a.startsAtMs - b.startsAtMs);
}

function planStory(story: Story, nowMs: number): PlannedSitting[] {
  const { timeZone } = story.person;
  const today = localDayOf(nowMs, timeZone);
  const begins = (sitting: Sitting) =>
    'minutesAgo' in sitting ? nowMs - sitting.minutesAgo * MINUTE_MS : momentOf(dayAfter(today, -sitting.daysAgo), sitting.at, timeZone);
  return story.sittings
    .map((sitting) => ({ story, sitting, startsAtMs: begins(sitting) }))
    .filter(({ startsAtMs }) => startsAtMs + LONGEST_SITTING_MS <= nowMs)
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs)
    .map((planned, index) => ({ ...planned, number: index + 1 }));
}
