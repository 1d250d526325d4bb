/** Where the storyboard begins to show its frames, so that none is cut at the left. Pure; px. */
interface Place {
  readonly offsetLeft: number;
  readonly offsetWidth: number;
}

/** From a frame's own edge: the one before `now` where the board is long enough for that, else as far back as leaves no gap at the end; `now` is always whole. */
export function boardStart(frames: readonly Place[], now: number, width: number): number {
  const [first, last, current] = [frames[0], frames.at(-1), frames[now]];
  if (!first || !last || !current) return 0;
  const startOf = (frame: Place) => frame.offsetLeft - first.offsetLeft;
  const furthest = Math.max(0, startOf(last) + last.offsetWidth - width);
  const wanted = Math.min(startOf(frames[Math.max(0, now - 1)] ?? first), furthest);
  const edge = frames.map(startOf).findLast((start) => start <= wanted) ?? 0;
  return startOf(current) + current.offsetWidth <= edge + width ? edge : wanted;
}
