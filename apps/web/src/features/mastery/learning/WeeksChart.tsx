import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { counted } from '../../../lib/counted.ts';
import { shortDayOf } from '../../../lib/days.ts';
import { acrossTitle, axisLook, barLook, gridLook, MARGIN, Slip, upTitle } from './chart-look.tsx';
import type { Week } from './spans.ts';

const wordsOf = (key: string, value: number): string => (key === 'sections' ? counted(value, 'section') : counted(value, 'quiz', 'quizzes'));

/** Two bars a week: sections filled, quizzes hatched, so that they are told apart without colour. */
export function WeeksChart({ weeks, says }: { weeks: readonly Week[]; says: string }) {
  const hatch = useId();
  return (
    <>
      <div className="graph" role="img" aria-label={`Bars: sections completed and quizzes finished in each week. ${says}`}>
        <ResponsiveContainer>
          <BarChart data={[...weeks]} margin={MARGIN} barGap={2} accessibilityLayer={false}>
            <Hatch id={hatch} />
            <CartesianGrid {...gridLook} />
            <XAxis dataKey="from" tickFormatter={shortDayOf} minTickGap={16} label={acrossTitle('Week from')} {...axisLook} />
            <YAxis width={48} allowDecimals={false} label={upTitle('Completed')} {...axisLook} />
            <Tooltip cursor={{ fill: 'var(--wash)' }} content={<Slip words={wordsOf} place={(day) => `Week from ${shortDayOf(day)}`} />} />
            <Bar dataKey="sections" fill="var(--pine-fill)" {...barLook} />
            <Bar dataKey="quizzes" fill={`url(#${hatch})`} stroke="var(--purple)" {...barLook} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ul className="chart-legend">
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <rect width="14" height="14" rx="3" fill="var(--pine-fill)" />
          </svg>
          Sections completed
        </li>
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <Hatch id={`${hatch}-legend`} />
            <rect x=".5" y=".5" width="13" height="13" rx="3" fill={`url(#${hatch}-legend)`} stroke="var(--purple)" />
          </svg>
          Quizzes finished
        </li>
      </ul>
    </>
  );
}

const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--purple-wash)" />
      <rect width="2" height="6" fill="var(--purple)" />
    </pattern>
  </defs>
);
