import type { LearningDay } from '@lou/contract/mastery';
import { calendarOf } from './spans.ts';

/** Twelve weeks as a calendar of lamps: a column a week, Monday on top. */
export function StreakCalendar({ days, streakDays }: { days: readonly LearningDay[]; streakDays: number }) {
  const calendar = calendarOf(days);
  const past = calendar.filter(({ shows }) => shows !== 'to come');
  const learned = past.filter(({ shows }) => shows !== 'nothing').length;
  const says = `The last twelve weeks. Learned on ${learned} of ${past.length} days.`;
  return (
    <section aria-labelledby="calendar">
      <div className="block-head">
        <h2 id="calendar">{streakDays > 0 ? `${streakDays} Day Streak!` : 'Your days'}</h2>
      </div>
      <div className="calendar" role="img" aria-label={says}>
        {calendar.map(({ day, shows }) => (
          <i key={day} className={shows.replace(' ', '-')} />
        ))}
      </div>
      <p className="meta">
        {learned} of {past.length} days, Monday on top. Bright: ten minutes or more. Pale: less.
      </p>
    </section>
  );
}
