import type { Page } from 'playwright/test';
import { aLearnerWith } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Interactive Course Journey' });
const scene = (page: Page) => region(page).getByRole('group', { name: 'The way in 3D' });
const stops = (page: Page) => scene(page).getByRole('button');
const listed = (page: Page) => region(page).getByRole('listitem').getByRole('button');
const details = (page: Page) => region(page).locator('.detail:visible');
const previewOf = (page: Page, title: string) => page.locator('.volume').filter({ hasText: title }).getByRole('button', { name: 'Preview' });

async function atTheShelf(page: Page): Promise<void> {
  await aLearnerWith(page);
  await page.goto('/courses');
  await expect(previewOf(page, 'Fractions that make sense')).toBeVisible();
}

/** The first picture needs its programs compiled, which takes a busy machine without a graphics card its time. */
const FIRST_PICTURE_MS = 40_000;

async function openPreview(page: Page): Promise<void> {
  await previewOf(page, 'Fractions that make sense').click();
  await expect(stops(page)).toHaveCount(8, { timeout: FIRST_PICTURE_MS });
}

async function opened(page: Page): Promise<void> {
  await atTheShelf(page);
  await openPreview(page);
}

/** Where each stop is on the screen, in whole pixels across. */
const across = (page: Page) => stops(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));

/** Remembers every drawing context that the page asks for, so that those still alive can be counted. */
async function countingContexts(page: Page): Promise<() => Promise<{ made: number; alive: number }>> {
  await page.addInitScript(() => {
    const made: WebGLRenderingContext[] = [];
    window.made = made;
    const ask = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => RenderingContext | null;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context = ask.call(this, kind, ...rest);
      if (kind.startsWith('webgl') && context) made.push(context as WebGLRenderingContext);
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  return () =>
    page.evaluate(() => {
      const { made } = window;
      return { made: made.length, alive: made.filter((context) => !context.isContextLost()).length };
    });
}

test('L162 L165 the preview has the course as a scene, fetched when it is opened, and its stops open the details', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await atTheShelf(page);
  expect(fetched.filter((url) => url.includes('JourneyScene'))).toEqual([]);
  await openPreview(page);
  expect(fetched.filter((url) => /JourneyScene.*\.js/.test(url))).toHaveLength(1);
  await expect(scene(page).locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Stop turning', exact: true }).click();
  await stops(page).first().click();
  await expect(details(page)).toContainText('Ready to start');
  await expect(stops(page).first()).toHaveAttribute('aria-expanded', 'true');
  await stops(page).first().click();
  await expect(details(page)).toHaveCount(0);
  await listed(page).nth(2).click();
  await expect(stops(page).nth(2)).toHaveAttribute('aria-expanded', 'true');
});

test('L164 the scene turns by itself, until it is stopped, and goes on when told to', async ({ page }) => {
  await opened(page);
  const before = await across(page);
  await expect.poll(() => across(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'Stop turning', exact: true }).click();
  // A picture that was under way may still come.
  await page.waitForTimeout(300);
  const stopped = await across(page);
  await page.waitForTimeout(700);
  expect(await across(page)).toEqual(stopped);
  await page.getByRole('button', { name: 'Turn right', exact: true }).click();
  await expect.poll(() => across(page)).not.toEqual(stopped);
  await page.getByRole('button', { name: 'Go on turning', exact: true }).click();
  const on = await across(page);
  await expect.poll(() => across(page)).not.toEqual(on);
});

test('L163 the scene can be dragged; a drag opens nothing, and ends where the hand lets go', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opened(page);
  await scene(page).scrollIntoViewIfNeeded();
  const before = await across(page);
  const box = await stops(page).first().boundingBox();
  if (!box) throw new Error('The first stop is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 10, { steps: 6 });
  await page.mouse.up();
  expect(await across(page)).not.toEqual(before);
  // The front moves with the hand.
  const after = await across(page);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  await expect(details(page)).toHaveCount(0);
  await page.mouse.move(box.x - 60, box.y + 10, { steps: 6 });
  expect(await across(page)).toEqual(after);
  await stops(page).first().press('Enter');
  await expect(details(page)).toHaveCount(1);
});

test('with reduced motion the scene stands still and has nothing to stop; it still turns when it is told to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opened(page);
  const before = await across(page);
  await page.waitForTimeout(700);
  expect(await across(page)).toEqual(before);
  await expect(page.getByRole('button', { name: /turning/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn left' }).click();
  expect(await across(page)).not.toEqual(before);
});

test('whoever wants no movement in the settings has the scene stand still, whatever the device says', async ({ page }) => {
  await aLearnerWith(page);
  await page.request.patch('/api/me/settings', { data: { motion: 'reduced' } });
  await page.goto('/courses');
  await openPreview(page);
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeVisible();
  await expect(page.getByRole('button', { name: /turning/ })).toHaveCount(0);
  const before = await across(page);
  await page.waitForTimeout(700);
  expect(await across(page)).toEqual(before);
});

test('from the keyboard: one tab stop, arrows go from stop to stop, Enter opens, and what has the focus stands in front', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opened(page);
  await stops(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(stops(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(stops(page).nth(7)).toBeFocused();
  const [low, high] = await stops(page).evaluateAll((all) => [all[7]?.style.zIndex, Math.max(...all.map((one) => Number(one.style.zIndex)))]);
  expect(Number(low)).toBeGreaterThan(50);
  expect(high).toBeGreaterThanOrEqual(Number(low));
  await page.keyboard.press('Enter');
  await expect(details(page)).toContainText('Locked');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeFocused();
});

test('a browser that cannot draw in 3D shows the list, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => RenderingContext | null;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : ask.call(this, kind, ...rest);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await atTheShelf(page);
  await previewOf(page, 'Fractions that make sense').click();
  await expect(region(page).getByText('This browser cannot draw the journey in 3D. The list says the same.', { exact: true })).toBeVisible();
  await expect(scene(page)).toHaveCount(0);
  await listed(page).first().click();
  await expect(details(page)).toContainText('Ready to start');
  await expectAccessible(page);
});

test('the scene’s code that cannot be fetched leaves the list, and says so beside it', async ({ page }) => {
  await page.route('**/JourneyScene*.js', (route) => route.abort());
  await atTheShelf(page);
  await previewOf(page, 'Fractions that make sense').click();
  await expect(listed(page)).toHaveCount(8);
  await expect(region(page).getByText(/This part could not be loaded/)).toBeVisible({ timeout: 20_000 });
  await expect(listed(page)).toHaveCount(8);
});

test('twenty previews leave no drawing context behind', async ({ page }) => {
  const contexts = await countingContexts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTheShelf(page);
  for (let time = 1; time <= 20; time += 1) {
    await openPreview(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await contexts()).toEqual({ made: time, alive: 0 });
  }
});

for (const width of [390, 1440]) {
  test(`the scene is accessible and fits at ${width} px, with its list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opened(page);
    await stops(page).first().click();
    await expect(details(page)).toBeInViewport();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('ArrowRight');
      expect(await overlaps(page, '.scene-tip', '.stop3d:not([hidden]) .stop3d-word')).toBe(false);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('on a phone nothing goes by under the way out of the preview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page);
  const close = await page.getByRole('dialog').getByRole('button', { name: 'Close' }).boundingBox();
  const text = await page.locator('.dialog-text').boundingBox();
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
});

test('the words of the stops are placed with the picture that is drawn, also when a press makes the scene higher', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opened(page);
  await page.evaluate(() => {
    const frame = document.querySelector('.scene-frame') as HTMLElement;
    const seen: string[] = [];
    window.seen = seen;
    const look = () => {
      const words = [...frame.querySelectorAll<HTMLElement>('.stop3d')].map(({ style }) => style.insetBlockStart).join(' ');
      const drawn = frame.querySelector('canvas')?.height;
      seen.push(`${drawn}: ${words}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await stops(page).first().click();
  await expect(details(page)).toHaveCount(1);
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => [...new Set(window.seen)]);
  const heights = seen.map((one) => one.split(':')[0]);
  expect(heights.length, 'the scene became higher').toBeGreaterThan(1);
  expect(new Set(heights).size, 'one place of the words for each height of the picture').toBe(heights.length);
});

test('at 768 and 1440 the preview is as far from both of its sides, and on a phone the line above it says what it is', async ({ page }) => {
  await atTheShelf(page);
  await previewOf(page, 'Fractions that make sense').click();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [dialog, journey] = [await page.locator('.dialog').boundingBox(), await page.locator('.preview-journey').boundingBox()];
    const left = (journey?.x ?? 0) - (dialog?.x ?? 0);
    const right = (dialog?.width ?? 0) - left - (journey?.width ?? 0);
    expect(Math.abs(left - right), `${left} and ${right}`).toBeLessThanOrEqual(16); // a scrollbar
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('dialog').getByText(/Course preview/)).toBeVisible();
});

test('at 1440 by 900 the whole preview is in sight: the title large beside its book, and all of the way', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atTheShelf(page);
  for (const title of ['Fractions that make sense', 'Decisions under uncertainty', 'How a bill becomes law']) {
    await previewOf(page, title).click();
    const dialog = page.getByRole('dialog', { name: title });
    const name = dialog.getByRole('heading', { level: 2, name: title });
    await expect(dialog.locator('.twin li').last()).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('.journey3d')).toBeInViewport({ ratio: 1 });
    const hidden = await dialog.locator('.dialog-text').evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(hidden, title).toBeLessThanOrEqual(0);
    const [book, words] = [await dialog.locator('.cover').boundingBox(), await name.boundingBox()];
    expect(words?.x ?? 0).toBeGreaterThan((book?.x ?? 0) + (book?.width ?? 0));
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((book?.y ?? 0) + (book?.height ?? 0) + 1);
    await expect(name).toHaveCSS('font-size', '30px');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
