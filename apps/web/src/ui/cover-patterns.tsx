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

const dot = (x: number, y: number, isMarked = false, radius = 3.9): ReactNode => (
  <circle key={`${x}.${y}`} className={isMarked ? 'q' : 'p'} cx={rounded(x)} cy={rounded(y)} r={radius} />
);

/** Observations heaped up, one of them told apart. */
const dots: Draw = (next) => {
  const heights = [1, 2, 3, 5, 6, 7, 6, 4, 2].map((height) => Math.max(1, height + (next() < 0.3 ? -1 : 0)));
  const most = Math.max(...heights);
  return heights.flatMap((height, column) =>
    upTo(height).map((row) => dot(24 + 10 * column, 134 - 13 * row, row === most - 1 && column === heights.indexOf(most))),
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

/** A tree that halves what is left, with one way down it. */
const tree: Draw = (next) => {
  const leaf = Math.floor(next() * 8);
  return upTo(4).flatMap((level) =>
    upTo(2 ** level).map((place) => {
      const [x, y] = [64 + (88 / 2 ** level) * (place - (2 ** level - 1) / 2), 36 + 30 * level];
      const up = (44 / 2 ** level) * (place % 2 ? -1 : 1);
      return (
        <g key={`${level}.${place}`}>
          {level > 0 && <path className="o" d={`M${x} ${y}l${up}-30`} />}
          {dot(x, y, leaf >> (3 - level) === place, 4.6)}
        </g>
      );
    }),
  );
};

/** Staves with their notes. */
const staves: Draw = (next) => {
  const marked = Math.floor(next() * 12);
  return upTo(12).map((index) => {
    const [x, y] = [30 + 22 * (index % 4), 34 + 38 * Math.floor(index / 4)];
    const up = 3 * Math.floor(next() * 8);
    return (
      <g key={index}>
        {index % 4 === 0 && (
          <path
            className="o"
            d={upTo(5)
              .map((line) => `M18 ${y + 6 * line}h92`)
              .join('')}
          />
        )}
        <path className="o" d={`M${x + 4} ${y + 24 - up}v-16`} />
        {dot(x, y + 24 - up, index === marked, 4.4)}
      </g>
    );
  });
};

/** Frames behind each other, up to where the lines meet. */
const depth: Draw = (next) => {
  const [x, y] = [rounded(50 + 26 * next()), rounded(60 + 36 * next())];
  const along = (from: number, to: number, share: number) => rounded(from + (to - from) * share);
  return (
    <>
      <path className="o" d={`M18 18L${x} ${y} 18 142M110 18L${x} ${y} 110 142`} />
      {[0, 0.24, 0.43, 0.58, 0.7, 0.8].map((share) => (
        <path
          key={share}
          className="o"
          d={`M${along(18, x, share)} ${along(18, y, share)}H${along(110, x, share)}V${along(142, y, share)}H${along(18, x, share)}Z`}
        />
      ))}
      {dot(x, y, true, 5)}
    </>
  );
};

/** Quotation marks, opening and closing. */
const quotes: Draw = (next) => {
  const marked = Math.floor(next() * 15);
  return upTo(15).map((index) => (
    <path
      key={index}
      className={index === marked ? 'ql' : 'l'}
      transform={`translate(${36 + 28 * (index % 3)} ${28 + 26 * Math.floor(index / 3)})${index % 2 ? 'scale(-1 1)' : ''}`}
      d="M0-7l-7 7 7 7M9-7l-7 7 7 7"
    />
  ));
};

/** The seats of an assembly, and those who said yes. */
const seats: Draw = (next) => {
  const yes = Math.PI * (0.52 + 0.16 * next());
  return [6, 9, 12, 15].flatMap((count, row) =>
    upTo(count).map((seat) => {
      const angle = (Math.PI * seat) / (count - 1);
      return dot(64 - (15 + 10 * row) * Math.cos(angle), 106 - (15 + 10 * row) * Math.sin(angle), angle > yes, 3.4);
    }),
  );
};

/** What comes back, each time after a longer pause. */
const returns: Draw = (next) => {
  const marked = Math.floor(next() * 7);
  return upTo(7).flatMap((row) => [0, 9, 22, 44, 82].map((x, time) => dot(24 + x, 26 + 18 * row, row === marked && time === 4)));
};

/** Two sides, each of several parts, of one height. */
const balance: Draw = (next) =>
  upTo(2).flatMap((side) => {
    const parts = upTo(3).map(() => 1 + 2 * next());
    const all = parts.reduce((sum, part) => sum + part, 0);
    let y = 26;
    return parts.map((part, index) => {
      const height = rounded((104 * part) / all);
      const bar = (
        <rect
          key={`${side}.${y}`}
          className={side + index === 2 ? 'q' : 'p'}
          x={22 + 46 * side}
          y={rounded(y)}
          width="38"
          height={rounded(height - 4)}
          rx="1.5"
        />
      );
      y += height;
      return bar;
    });
  });

const drawings: Record<Exclude<Pattern, 'initial'>, Draw> = {
  pies,
  tiles,
  code,
  rings,
  lines,
  hills,
  dots,
  waves,
  steps,
  tree,
  staves,
  depth,
  quotes,
  seats,
  returns,
  balance,
};

/** The drawing for a pattern and a seed; the same two always give the same drawing. */
export const drawPattern = (pattern: Exclude<Pattern, 'initial'>, seed: number): ReactNode => drawings[pattern](sequence(seed));
