/** What a lesson's drawing is made of: the checker of content asks for it, and the page draws nothing else. */

export const drawnElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
]);

export const drawnAttributes: ReadonlySet<string> = new Set(
  (
    'viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry dx dy d points width height transform fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin opacity font-family font-size font-style font-weight letter-spacing ' +
    'text-anchor dominant-baseline textLength lengthAdjust xml:space'
  ).split(' '),
);

/** `var(--ink)` and plain values; nothing that fetches or runs. */
export const isHarmless = (value: string): boolean => !/url\s*\(|javascript:|data:|expression|@import|[<>\\]/i.test(value);
