/** Where the stops of a way stand: on a spiral that rises to its middle, evenly apart. Pure; lengths are the scene's own. */

export interface Place {
  readonly x: number;
  /** The height of the stop's upper face. */
  readonly y: number;
  readonly z: number;
}

/** From one stop to the next along the spiral. */
const APART = 1.8;
const INNERMOST = 1.05;
const LOWEST = 0.3;
const RISE = 1.5;

/** How far out the first of so many stops stands: each one more needs a wider turn. */
export const outermost = (stops: number): number => Math.max(INNERMOST + 0.4, 0.9 + 0.3 * stops);

/** The first stands at the front, farthest out and lowest; the last highest, near the middle. */
export function placesOf(stops: number): readonly Place[] {
  const from = outermost(stops);
  let angle = Math.PI / 2 + 0.5;
  return Array.from({ length: stops }, (_, at) => {
    const share = stops === 1 ? 0 : at / (stops - 1);
    const radius = from + (INNERMOST - from) * share;
    if (at > 0) angle -= APART / radius;
    return { x: radius * Math.cos(angle), y: LOWEST + RISE * share, z: radius * Math.sin(angle) };
  });
}
