import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/auth.ts';
import { weekdayOf } from '../../lib/days.ts';
import { type OutputOf, reading } from '../../lib/queries.ts';
import { Bone } from '../../ui/states.tsx';
import './streak.css';

/** The streak as pendant lamps on a wire, one for each of the last seven days. Shown only above 0 days; the note to whoever wants to be reminded. Source: L§2 Streak card. */
function StreakCard({ stats }: { stats: OutputOf<'mastery.learnerStats'> }) {
  const { reminders } = useUser();
  if (stats.streakDays <= 0) return null;
  const today = stats.week.at(-1);
  return (
    <section className="streak" aria-labelledby="streak">
      <div className="block-head">
        <h2 id="streak">{stats.streakDays} Day Streak!</h2>
      </div>
      <ul className="week">
        {stats.week.map((one) => (
          <Day key={one.day} {...one} isToday={one === today} />
        ))}
      </ul>
      {reminders && today && !today.learned && <p className="meta week-note">One answer today keeps the light on.</p>}
    </section>
  );
}

/** The card for whoever wants to see one, and bones as high as it until it is known whether there is one: who comes back finds it lit, and nothing jumps. */
export function StreakPlace() {
  const { data: stats, isPending } = useQuery(reading('mastery.learnerStats', {}));
  if (!useUser().gamification) return null;
  if (isPending) return <StreakLoading />;
  return stats && <StreakCard stats={stats} />;
}

const StreakLoading = () => (
  <section className="streak-bones" aria-hidden="true">
    <Bone shape="title" width={50} />
    <Bone />
  </section>
);

function Day({ day, learned, isToday }: { day: string; learned: boolean; isToday: boolean }) {
  const { name, letter } = weekdayOf(day);
  return (
    <li className={`${learned ? 'on' : 'off'}${isToday ? ' today' : ''}`}>
      <svg viewBox="0 0 36 46" role="img" aria-label={`${name}: ${learned ? 'learned' : isToday ? 'not yet' : 'nothing'}`}>
        <path className="cord" d="M18 0v13" />
        <path className="beam" d="M10 26h16l9 22H1Z" />
        <path className="glass" d="M14 25a4 4 0 0 0 8 0Z" />
        <path className="cap" d="M9 25.5c.8-6 3.5-10 7-11.5v-2h4v2c3.5 1.5 6.2 5.5 7 11.5Z" />
      </svg>
      <span aria-hidden="true">{letter}</span>
    </li>
  );
}
