/** Code of the app that is fetched when it is wanted: what a bad network lost is asked for again before anybody hears of it. */
import { fetchLostStyles } from './lost-styles.ts';

/** How long it waits before each further try, in milliseconds. */
const PAUSES_MS = [400, 1_200, 3_000] as const;

const pauseOf = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function loadWithLooks<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await fetchLostStyles();
  return part;
}

/** What `load` answers, its style sheets with it, tried again after each pause. Without a network it gives up at once: there is nothing to try. */
export async function loadPatiently<Part>(load: () => Promise<Part>, pause = pauseOf, isOnline = () => navigator.onLine): Promise<Part> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await loadWithLooks(load);
    } catch (error) {
      if (!isOnline()) throw error;
      await pause(milliseconds);
    }
  }
  return loadWithLooks(load);
}
