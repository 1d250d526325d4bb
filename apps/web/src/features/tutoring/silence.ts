/** Whether something was heard of what is awaited. Knows nothing of the socket. */

/** So long nothing may be heard of what is awaited: a turn of Lou's takes 10 s at most, and its sentences come one by one (decision 0020). */
export const SILENT_MS = 15_000;

/** Calls `silent` when that time has passed while `waits()`; a line that is frozen tells nobody that it is. */
export function noticeSilence(waits: () => boolean, silent: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const begin = () => {
    stop();
    if (!waits()) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (waits()) silent();
    }, SILENT_MS);
  };
  return {
    /** Something may be awaited now, or no more. */
    changed: () => {
      if (waits() !== (timer !== undefined)) begin();
    },
    /** The line lives. */
    heard: begin,
    stop,
  };
}
