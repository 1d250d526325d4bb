/** The patterns that a cover may wear, on 120 by 160. Classes: p filled, q filled in the second colour, o thin line, l line, ql thick line. */
import type { ReactNode } from 'react';
import { type Pattern, sequence } from './cover-design.ts';

type Draw = (next: () => number) => ReactNode;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const rounded = (value: number): number => Math.round(value * 10) / 10;
const pick = <T,>(from: readonly T[], next: () => number): T => from[Math.floor(next() * from.length)] as T;

/** Twelve circles, each with a share of it filled. */
const pies: Draw = (next) =>
  upTo(12).map((index) => {
    const [x, y] = [32 + 33 * (index % 3), 30 + 33.5 * Math.floor(index / 3)];
    const share = index === 0 ? 1 : pick([1 / 2, 1 / 3, 1 / 4, 2 / 3, 3 / 4, 1 / 6, 3 / 8, 3 / 5], next);
    const angle = 2 * Math.PI * share;
    const end = `${rounded(x + 12 * Math.sin(angle))} ${rounded(y - 12 * Math.cos(angle))}`;
    return (
      <g key={index}>
        <circle className={share === 1 ? 'p' : 'o'} cx={x} cy={y} r="12" />
        {share < 1 && <path className="p" d={`M${x} ${y}V${y - 12}A12 12 0 ${share > 0.5 ? 1 : 0} 1 ${end}Z`} />}
      </g>
    );
  });

/** Quarter circles turned this way and that, like a tiled floor. */
const tiles: Draw = (next) =>
  upTo(20).map((index) => (
    <g key={index} transform={`translate(${25.5 + 27 * (index % 4)} ${26 + 27 * Math.floor(index / 4)}) rotate(${90 * Math.floor(next() * 4)})`}>
      <path className="p" d="M-12.5-12.5h18a18 18 0 0 1-18 18Z" />
      <path className="q" d="M12.5 12.5v-9a9 9 0 0 0-9 9Z" />
    </g>
  ));

/** Lines of a program: they indent and come back. */
const code: Draw = (next) => {
  let indent = 0;
  return upTo(11).map((index) => {
    const bar = (
      <rect
        key={index}
        className={next() < 0.22 ? 'q' : 'p'}
        x={20 + 11 * indent}
        y={20 + 10.4 * index}
        width={rounded(22 + 36 * next())}
        height="4.6"
        rx="2.3"
      />
    );
    indent = Math.max(0, Math.min(3, indent + pick([1, 1, 0, -1, -2], next)));
    return index === 5 ? null : bar;
  });
};

/** Rings that drift, with the eye on one point. */
const rings: Draw = (next) => {
  const [x, y] = [62 + 24 * next(), 52 + 30 * next()];
  return (
    <g clipPath="inset(0 0 0 10px)">
      {upTo(15).map((index) => (
        <circle key={index} className="o" cx={rounded(x - 1.5 * index)} cy={rounded(y + 1.9 * index)} r={rounded(5 + 5.2 * index)} />
      ))}
      <circle className="q" cx={x} cy={y} r="5" />
    </g>
  );
};

/** A page of writing, one line marked. */
const lines: Draw = (next) => {
  const marked = 5 + Math.floor(next() * 3);
  return upTo(10).map((index) =>
    index === 4 ? null : <path key={index} className={index === marked ? 'ql' : 'l'} d={`M20 ${30 + 11 * index}h${rounded(42 + 42 * next())}`} />,
  );
};

/** Rows of hills, breathing in and out. */
const hills: Draw = () =>
  upTo(5).flatMap((row) =>
    upTo(row % 2 ? 3 : 4).flatMap((column) =>
      [13, 9, 5].map((radius) => {
        const [x, y] = [24 + 27.5 * column + (row % 2 ? 14 : 0), 38 + 25 * row];
        return <path key={`${row}.${column}.${radius}`} className="l" d={`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />;
      }),
    ),
  );

/** Observations heaped up, one of them told apart. */
const dots: Draw = (next) => {
  const heights = [1, 2, 3, 5, 6, 7, 6, 4, 2].map((height) => Math.max(1, height + (next() < 0.3 ? -1 : 0)));
  const tallest = heights.indexOf(Math.max(...heights));
  return upTo(heights.length).flatMap((column) =>
    upTo(heights[column] ?? 0).map((row) => (
      <circle
        key={`${column}.${row}`}
        className={column === tallest && row === Math.max(...heights) - 1 ? 'q' : 'p'}
        cx={24 + 10 * column}
        cy={134 - 13 * row}
        r="3.9"
      />
    )),
  );
};

/** Waves, as of a voice or of water. */
const waves: Draw = (next) => {
  const marked = Math.floor(next() * 9);
  return upTo(9).map((index) => {
    const swing = rounded(4 + 7 * next());
    return <path key={index} className={index === marked ? 'ql' : 'l'} d={`M16 ${26 + 14 * index}q11 ${-2 * swing} 22 0t22 0 22 0 22 0`} />;
  });
};

/** Stairs up to the right. */
const steps: Draw = (next) => {
  const marked = Math.floor(next() * 6);
  return upTo(6).map((index) => (
    <rect key={index} className={index === marked ? 'q' : 'p'} x={22 + 14.5 * index} y={118 - 16 * index} width="11" height={22 + 16 * index} rx="1.5" />
  ));
};

const drawings: Record<Exclude<Pattern, 'initial'>, Draw> = { pies, tiles, code, rings, lines, hills, dots, waves, steps };

/** The drawing for a pattern and a seed; the same two always give the same drawing. */
export const drawPattern = (pattern: Exclude<Pattern, 'initial'>, seed: number): ReactNode => drawings[pattern](sequence(seed));
