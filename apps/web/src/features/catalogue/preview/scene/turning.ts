/** How the scene turns. Pure: angles in radians, times in milliseconds. */

/** By itself, once around in about 50 s. */
export const SPEED_PER_MS = 0.000125;
/** A press of a turn button. */
export const STEP = Math.PI / 6;
/** Once across the scene is half a turn. */
const ACROSS = Math.PI;
/** The share of the way that is left after 100 ms of turning to where it is wanted. */
const LEFT_AFTER_100_MS = 0.55;
/** A way this short is arrived. */
const ARRIVED = 0.002;

/** The angle after a drag of so many pixels over a scene so wide. */
export const dragged = (angle: number, pixels: number, width: number): number => angle + (ACROSS * pixels) / Math.max(1, width);

/** The nearest angle at which a place stands in front, seen from `angle`. */
export function facing(angle: number, { x, z }: { readonly x: number; readonly z: number }): number {
  const wanted = Math.atan2(z, x) - Math.PI / 2;
  const turns = Math.round((angle - wanted) / (2 * Math.PI));
  return wanted + turns * 2 * Math.PI;
}

/** A moment later on the way to an angle, slower the nearer it is; exactly there in the end. */
export function approach(angle: number, wanted: number, elapsedMs: number): number {
  const left = (wanted - angle) * LEFT_AFTER_100_MS ** (elapsedMs / 100);
  return Math.abs(left) < ARRIVED ? wanted : wanted - left;
}
