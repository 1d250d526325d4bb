import type { LearningDay } from '@lou/contract/mastery';
import { type ReactNode, Suspense, useId } from 'react';
import { counted } from '../../../lib/counted.ts';
import { shortDayOf } from '../../../lib/days.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { DataTable } from './DataTable.tsx';
import { sharePercent, weeksOf } from './spans.ts';

/** The drawing library is fetched where something is drawn. */
const DaysChart = lazyPart(async () => (await import('./DaysChart.tsx')).DaysChart);
const WeeksChart = lazyPart(async () => (await import('./WeeksChart.tsx')).WeeksChart);

/** Days that are drawn one by one. */
const DAYS_SHOWN = 28;

interface GraphProps {
  /** Twelve weeks, oldest first. */
  days: readonly LearningDay[];
  asTable: boolean;
}

/** How long, day by day: the last four weeks. */
export function DaysOfTalk({ days, asTable }: GraphProps) {
  const shown = days.slice(-DAYS_SHOWN);
  const talked = shown.filter(({ minutes }) => minutes > 0);
  const longest = shown.reduce((most, day) => (day.minutes > most.minutes ? day : most), shown[0] as LearningDay);
  const says =
    talked.length === 0
      ? 'No time with Lou in the last four weeks.'
      : `${talked.length} of the last ${DAYS_SHOWN} days, the longest ${counted(Math.round(longest.minutes), 'minute')} on ${shortDayOf(longest.day)}.`;
  return (
    <Graph title="Time with Lou" says={says}>
      {asTable ? (
        <DataTable
          name="Time with Lou, day by day"
          head={['Day', 'Minutes']}
          rows={talked.toReversed().map(({ day, minutes }) => ({ key: day, cells: [shortDayOf(day), Math.round(minutes)] }))}
          none="No days with Lou in these four weeks."
        />
      ) : (
        <DaysChart days={shown} says={says} />
      )}
    </Graph>
  );
}

/** What was completed, week by week: twelve weeks. */
export function WeeksOfWork({ days, asTable }: GraphProps) {
  const weeks = weeksOf(days);
  const total = (of: 'sections' | 'quizzes') => weeks.reduce((sum, week) => sum + week[of], 0);
  const says = `${counted(total('sections'), 'section')} and ${counted(total('quizzes'), 'quiz', 'quizzes')} in ${counted(weeks.length, 'week')}.`;
  return (
    <Graph title="Sections and quizzes" says={says}>
      {asTable ? (
        <DataTable
          name="Sections and quizzes, week by week"
          head={['Week from', 'Sections', 'Quizzes', 'Answers', 'Right at once']}
          rows={weeks.toReversed().map((week) => ({
            key: week.from,
            cells: [shortDayOf(week.from), week.sections, week.quizzes, week.answers, percentInWords(sharePercent(week.right, week.answers))],
          }))}
          none="No weeks yet."
        />
      ) : (
        <WeeksChart weeks={weeks} says={says} />
      )}
    </Graph>
  );
}

const percentInWords = (percent: number | null): string => (percent === null ? '–' : `${percent}%`);

function Graph({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>{title}</h2>
        <p className="meta">{says}</p>
      </div>
      <Suspense fallback={<div className="bone graph" />}>{children}</Suspense>
    </section>
  );
}
