/** Times taken on the page itself, so that a slow machine between the page and the journey does not count. */
import type { Page } from 'playwright/test';

type Times = Window['times'];

/** Watches when something first comes and goes, and when the pointer first enters something else. Call it before the page is opened. */
export async function timing(page: Page, what: string, pointerEnters = 'body'): Promise<() => Promise<Times>> {
  await page.addInitScript(
    ([shown, entered]) => {
      const times: Times = {};
      window.times = times;
      new MutationObserver(() => {
        const there = document.querySelector(shown) !== null;
        if (there) times.came ??= performance.now();
        else if (times.came !== undefined) times.went ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener(
        'pointerover',
        (event) => {
          if (event.target instanceof Element && event.target.closest(entered)) times.entered ??= performance.now();
        },
        true,
      );
    },
    [what, pointerEnters] as const,
  );
  return () => page.evaluate(() => window.times);
}
