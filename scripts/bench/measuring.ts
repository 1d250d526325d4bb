/** What the benches of the log share: medians, rounds that take turns, and how figures are shown. */

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which that share of all values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * How often a second `work` is done by so many workers, each beginning again as soon as it is done, over `seconds`.
 * What is still under way at the end is waited for and counted with its time.
 */
export async function rateOf(workers: number, seconds: number, work: (worker: number) => Promise<void>): Promise<number> {
  let done = 0;
  const begunMs = performance.now();
  const endMs = begunMs + seconds * 1_000;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < endMs) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - begunMs);
}

/** How long each of so many calls took, in milliseconds. */
export async function timesOf(calls: number, call: (index: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const begunMs = performance.now();
    await call(index);
    times.push(performance.now() - begunMs);
  }
  return times;
}

/** A number as a person reads it: two digits after the point below a hundred, none above. */
export const rounded = (value: number): number => (Math.abs(value) < 100 ? Math.round(value * 100) / 100 : Math.round(value));

export const progress = (sentence: string): void => console.error(sentence);
