/** What the charts have in common: their measures, axes and the slip that says a bar's numbers. Colours are the tokens'. */
import { shortDayOf } from '../../../lib/days.ts';

/** Where the axis titles have their place, and half of a date that stands under the last bar, in pixels. */
export const MARGIN = { top: 8, right: 22, bottom: 22, left: 4 } as const;

/** So wide at most, in pixels: three bars are no towers. */
export const WIDEST_BAR = 28;

export const axisLook = { stroke: 'var(--edge)', tickLine: false, tick: { fill: 'var(--ink-quiet)', fontSize: 12 } } as const;
export const gridLook = { stroke: 'var(--line)', vertical: false } as const;
export const barLook = { maxBarSize: WIDEST_BAR, radius: [3, 3, 0, 0] as [number, number, number, number], isAnimationActive: false };

export const acrossTitle = (value: string) => ({ value, position: 'insideBottom' as const, offset: -14, fill: 'var(--ink-quiet)', fontSize: 13 });
export const upTitle = (value: string) => ({
  value,
  angle: -90,
  position: 'insideLeft' as const,
  offset: 8,
  fill: 'var(--ink-quiet)',
  fontSize: 13,
  style: { textAnchor: 'middle' as const },
});

interface SlipProps {
  active?: boolean;
  label?: string | number | undefined;
  payload?: readonly { dataKey?: unknown; value?: unknown }[];
  /** How a number of a bar is said. */
  words: (key: string, value: number) => string;
  /** How the place on the axis is said. */
  place?: (day: string) => string;
}

/** The numbers of the bar under the pointer; the table has them all. */
export function Slip({ active, label, payload = [], words, place = shortDayOf }: SlipProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="chart-slip">
      <strong>{place(String(label))}</strong>
      {payload.map(({ dataKey, value }) => (
        <span key={String(dataKey)}>{words(String(dataKey), Number(value))}</span>
      ))}
    </div>
  );
}
