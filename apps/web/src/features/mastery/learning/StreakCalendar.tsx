import type { LearningDay } from '@lou/contract/mastery';
import { useUser } from '../../../lib/auth.ts';
import { monthNameOf } from '../../../lib/days.ts';
import { calendarOf, monthsOf } from './spans.ts';

/** Twelve weeks as a calendar of lamps: a column a week, Monday on top, months above where they have room. The streak is named to whoever wants to see one. */
export function StreakCalendar({ days, streakDays }: { days: readonly LearningDay[]; streakDays: number }) {
  const { gamification } = useUser();
  const calendar = calendarOf(days);
  const past = calendar.filter(({ shows }) => shows !== 'to come');
  const learned = past.filter(({ shows }) => shows !== 'nothing').length;
  const says = `The last twelve weeks. Learned on ${learned} of ${past.length} days.`;
  return (
    <section aria-labelledby="calendar">
      <div className="block-head">
        <h2 id="calendar">{gamification && streakDays > 0 ? `${streakDays} Day Streak!` : 'Your days'}</h2>
      </div>
      <div className="calendar" role="img" aria-label={says}>
        {monthsOf(calendar).map(({ day, column }) => (
          <span key={day} style={{ gridColumn: `${column} / span 3` }}>
            {monthNameOf(day)}
          </span>
        ))}
        {calendar.map(({ day, shows }, place) => (
          <i key={day} className={shows.replace(' ', '-')} style={{ gridArea: `${2 + (place % 7)} / ${1 + Math.floor(place / 7)}` }} />
        ))}
      </div>
      <p className="meta">
        {learned} of {past.length} days, Monday on top. Bright: ten minutes or more. Pale: less.
      </p>
    </section>
  );
}
