/** How far things jump on a page by themselves, as the browser measures it (layout shift, no unit). */
import type { Page } from 'playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Measures from the first paint on; the answer gives the sum so far. Call it before the page is opened. */
export async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const jumps = { sum: 0 };
    window.jumps = jumps;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) jumps.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.jumps.sum);
}
