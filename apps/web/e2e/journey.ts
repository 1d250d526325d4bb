/** What every journey has: the address of Lou, a page that must not throw, and a look at accessibility in both schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from 'playwright/test';

export { expect };

export const test = base.extend<{ nothingThrows: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  baseURL: async ({}, use) => use(process.env.LOU_ORIGIN),
  nothingThrows: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await use(undefined);
      expect(thrown, 'nothing was thrown on the page').toEqual([]);
    },
    { auto: true },
  ],
});

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can differ between the schemes: the page is the same in both, its colours are not. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * axe finds nothing on the page as it stands, in the light and in the dark. It looks in the page itself, at once: the way over a blank page
 * beside it, which is for pages with frames, takes about three times as long.
 */
export async function expectAccessible(page: Page, schemes: readonly ('light' | 'dark')[] = ['light', 'dark']): Promise<void> {
  expect(page.frames(), 'a page without frames').toHaveLength(1);
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await (at === 0 ? wholeLook(page) : lookAtColours(page));
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      colorScheme,
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

const wholeLook = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .analyze();

/** With the axe that the whole look has brought into the page. */
const lookAtColours = (page: Page) =>
  page.evaluate((values) => window.axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] }), OF_COLOURS);

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen ?? 0);
}

/** Whether any of the one lies over any of the other; neither true nor false where one of them is not on the page. */
export async function overlaps(page: Page, one: string, other: string): Promise<boolean | 'not there'> {
  return page.evaluate(
    (selectors) => {
      const [mine = [], theirs = []] = selectors.map((selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()));
      if (mine.length === 0 || theirs.length === 0) return 'not there';
      return mine.some((a) => theirs.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
    },
    [one, other],
  );
}

/** Two presses before anything can be drawn in between. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((it: HTMLButtonElement) => {
    it.click();
    it.click();
  });

/** The visible notice: title and text. */
export const notice = (page: Page) => page.locator('.notice');

/** The notice that shows now reads so. */
export async function expectNotice(page: Page, title: string, text = ''): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page).locator('strong')).toHaveText(title);
  if (text) await expect(notice(page).locator('.quiet')).toHaveText(text);
}
