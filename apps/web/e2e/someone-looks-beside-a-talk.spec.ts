import { askInTheRoom, conversation, inTheRoom } from './course-page.ts';
import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { line, QUESTION } from './talking.ts';
import { answering, deafToChanges, failing } from './wire.ts';

test('the hints to Lou’s question stand beside the conversation: what was given, and what is left', async ({ page }) => {
  await inTheRoom(page);
  const ladder = page.getByRole('complementary', { name: 'Beside the conversation' }).getByRole('region', { name: 'Hints for this question' });
  await expect(ladder.locator('.shut')).toHaveCount(4);
  const question = ((await ladder.locator('.hints-question').textContent()) ?? '').trim();
  expect(question).toMatch(/\?$/);
  await expect(page.locator('.turn-lou .said').last()).toContainText(question);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(page.locator('.turn-lou .said')).toHaveCount(2);
  const nudge = ((await page.locator('.turn-lou .said').last().textContent()) ?? '').replace(/\u2060\d+/g, '').trim();
  await expect(ladder.locator('.here')).toHaveText(`Given last: A nudge${nudge}`);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(ladder.locator('.used')).toHaveText(`Given: A nudge${nudge}`);
  await expect(ladder.locator('.here')).toContainText('Given last: A pointer to the page');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ladder).toBeHidden();
  await expect(page.locator('.hint-line')).toHaveText('2 of 3 hints given, then the solution. Next: one worked step');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(ladder).toContainText('After 3 more tries, or “Show me”.');
  const before = (await ladder.textContent()) ?? '';
  await page.reload();
  await expect(ladder.locator('.here')).toContainText('Given last: A pointer to the page');
  await expect(ladder).toHaveText(before);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(ladder.locator('.here')).toContainText('Given last: One worked step');
  await expect(page.getByRole('button', { name: 'Hint please' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(ladder).toHaveCount(0);
});

test('on a phone the line of the hints opens all of them, and the question that they are to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheRoom(page);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(2);
  const ladder = page.getByRole('region', { name: 'Hints for this question' });
  await expect(ladder).toHaveCount(0);
  await page.locator('.hint-line summary').press('Enter');
  await expect(ladder.locator('.here')).toContainText('Given last: A nudge');
  const told = ladder.getByText(/or “Show me”/);
  await expect(told).toBeInViewport({ ratio: 1 });
  const all = page.locator('.all-hints');
  const [words, place] = [await told.boundingBox(), await all.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0), 'no line is cut').toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) - 24);
  expect(await all.evaluate((hints) => (hints as HTMLElement).offsetWidth - hints.clientWidth), 'no bar of the browser’s').toBe(0);
  const [chevron, heading] = [
    await page.locator('.hint-line summary .icon').boundingBox(),
    await ladder.getByRole('heading', { name: 'Hints for this question' }).boundingBox(),
  ];
  expect(chevron?.x).toBe(heading?.x);
  await expect(line(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const said of [3, 4]) {
    await page.getByRole('button', { name: 'Hint please' }).press('Enter');
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
  }
  await expect(ladder.locator('.here')).toContainText('Given last: One worked step');
  await expectAccessible(page); // it scrolls now, and has a tab stop
  await page.locator('.hint-line summary').press('Enter');
  await expect(ladder).toHaveCount(0);
});

test('beside the conversation what stands under the hints hardly moves when they come', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const jumped = await watchJumps(page);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}`);
  await expect(page.getByRole('region', { name: 'Hints for this question' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await jumped()).toBeLessThan(0.015);
});

test('what stands beside a conversation and is longer than the screen fades where it goes on, and its end can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await inTheRoom(page);
  const margin = page.locator('.room > .margin');
  const last = margin.getByRole('definition').last();
  const under = () => margin.evaluate((beside) => beside.scrollHeight - beside.clientHeight - beside.scrollTop);
  expect(await under()).toBeGreaterThan(0);
  await expect(margin).toHaveCSS('mask-image', /linear-gradient/);
  // The fading says it: no bar of the browser's beside it; the wheel and the keys scroll it.
  expect(await margin.evaluate((beside) => (beside as HTMLElement).offsetWidth - beside.clientWidth)).toBe(0);
  await expect(margin).toHaveCSS('scrollbar-width', 'none');
  await margin.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => margin.evaluate((beside) => beside.scrollTop)).toBeGreaterThan(0);
  await margin.getByRole('link').last().focus();
  await expect(margin.getByRole('link').last()).toBeInViewport();
  await margin.evaluate((beside) => beside.scrollTo(0, beside.scrollHeight));
  const [words, place] = [await last.boundingBox(), await margin.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) - 24);
  const link = await margin.getByRole('link').first().boundingBox();
  expect(link?.height ?? 0).toBeGreaterThanOrEqual(24);
});

test('what stands beside a conversation ends above the bar, and fades at its top too once it is scrolled', async ({ page }) => {
  await inTheRoom(page);
  const margin = page.locator('.room > .margin');
  const [beside, bar] = await Promise.all([margin.boundingBox(), page.locator('.bottombar').boundingBox()]);
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(margin).toHaveCSS('mask-image', /^linear-gradient\(rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 24px/);
  const heading = await margin.getByRole('heading', { name: 'Hints for this question' }).boundingBox();
  expect((heading?.y ?? 0) - (beside?.y ?? 0), 'unscrolled nothing stands in what fades').toBeGreaterThanOrEqual(24);
});

test('L107 what is earned in the conversation about a section stands over the margin, and covers neither its hints nor the talk', async ({ page }) => {
  const seal = { id: 'a1', title: 'Ten Good Questions', description: 'Asked.', badge: '?', points: 50, earnedAt: '2026-01-05T09:00:00Z' };
  await deafToChanges(page);
  await answering(page, 'achievements.award', []);
  await inTheRoom(page);
  for (const said of [2, 3]) {
    await page.getByRole('button', { name: 'Hint please' }).click();
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
  }
  await answering(page, 'achievements.award', [seal]);
  await askInTheRoom(page, QUESTION);
  await expect(page.locator('.toast')).toContainText('Ten Good Questions');
  await expect(page.getByRole('region', { name: 'Hints for this question' })).toBeVisible();
  for (const top of [0, 10_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(100);
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
    expect(await overlaps(page, '.hints-place section, .column, .bottombar', '.toast')).toBe(false);
  }
});

test('the outline beside the conversation says what is talked about, and what was', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await expect(line(page)).toBeEnabled();
  const outline = page.getByRole('complementary', { name: 'Beside the conversation' }).getByRole('list').filter({ hasText: 'A fraction of what?' });
  await askInTheRoom(page, 'What does the bottom number of a fraction tell?');
  const here = outline.locator('[aria-current="location"]');
  await expect(here).toHaveCount(1);
  const first = (await here.textContent()) ?? '';
  await askInTheRoom(page, QUESTION);
  await expect(here).not.toHaveText(first);
  await expect(outline.getByRole('link', { name: `Talked about: ${first}` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(outline.getByRole('link', { name: `Talked about: ${first}` })).toBeVisible();
});

test('a lesson that does not arrive takes only its own place: one can talk about the section', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await failing(page, 'catalogue.sectionLesson');
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await askInTheRoom(page, QUESTION);
  const beside = page.getByRole('complementary', { name: 'Beside the conversation' });
  await expect(beside.getByRole('alert')).toContainText('The lesson could not be loaded');
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections[0]?.title ?? '');
  await expect(page.getByRole('alert')).toContainText('The lesson could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.lesson')).toBeVisible();
});
