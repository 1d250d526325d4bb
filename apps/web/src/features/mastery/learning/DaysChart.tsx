import type { LearningDay } from '@lou/contract/mastery';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { counted } from '../../../lib/counted.ts';
import { shortDayOf } from '../../../lib/days.ts';
import { acrossTitle, axisLook, barLook, gridLook, MARGIN, Slip, upTitle } from './chart-look.tsx';
import { mondayOf } from './spans.ts';

/** A bar a day, its height the minutes; Mondays are named. */
export function DaysChart({ days, says }: { days: readonly LearningDay[]; says: string }) {
  const mondays = days.map(({ day }) => day).filter((day) => day === mondayOf(day));
  return (
    <div className="graph" role="img" aria-label={`Bars: minutes with Lou on each day. ${says}`}>
      <ResponsiveContainer>
        <BarChart data={[...days]} margin={MARGIN} accessibilityLayer={false}>
          <CartesianGrid {...gridLook} />
          <XAxis dataKey="day" ticks={mondays} tickFormatter={shortDayOf} interval={0} label={acrossTitle('Day')} {...axisLook} />
          <YAxis width={48} allowDecimals={false} label={upTitle('Minutes')} {...axisLook} />
          <Tooltip cursor={{ fill: 'var(--wash)' }} content={<Slip words={(_, minutes) => counted(Math.round(minutes), 'minute')} />} />
          <Bar dataKey="minutes" fill="var(--pine-fill)" {...barLook} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
