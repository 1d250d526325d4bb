/** Where something that floats finds room beside what it must not cover. Pure. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Floating extends Box {
  /** `down` from its place at the top, `up` from its place at the foot. */
  readonly moves: 'down' | 'up';
  readonly pageHeight: number;
}

/** Kept between the two, in px. */
const APART_PX = 8;

/** How far it moves, in px, downwards positive; 0 where the page has no room for it anywhere. */
export function moveClearOf(obstacles: readonly Box[], { moves, pageHeight, ...box }: Floating): number {
  const height = box.bottom - box.top;
  const near = obstacles
    .filter(({ left, right }) => left < box.right && right > box.left)
    .toSorted((one, other) => (moves === 'down' ? one.top - other.top : other.bottom - one.bottom));
  let top = box.top;
  for (const obstacle of near) {
    if (obstacle.top >= top + height || obstacle.bottom <= top) continue;
    top = moves === 'down' ? obstacle.bottom + APART_PX : obstacle.top - APART_PX - height;
  }
  return top < 0 || top + height > pageHeight ? 0 : top - box.top;
}
