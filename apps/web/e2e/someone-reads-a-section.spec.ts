import type { Page } from 'playwright/test';
import { conversation } from './course-page.ts';
import { aLearnerIn, FRACTIONS, PYTHON, readAddress, talkAddress } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';
import { line } from './talking.ts';

async function reading(page: Page, courseId: string, place: number, search = '') {
  const { sections } = await aLearnerIn(page, courseId);
  const section = sections[place];
  if (!section) throw new Error('There is no such section.');
  await page.goto(`${readAddress(section)}${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(section.title);
  return section;
}

const task = (page: Page, title: string) => page.getByRole('region', { name: title });

test('Read and Talk with Lou are two addresses of one section, so Back works', async ({ page }) => {
  await reading(page, FRACTIONS, 0);
  const views = page.getByRole('navigation', { name: 'How to study this section' });
  await expect(views.getByRole('link', { name: 'Read' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Talk with Lou' }).click();
  await expect(page.getByRole('log', { name: 'Conversation with Lou' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Two numbers, two jobs' })).toBeVisible();
});

test('a lesson is set with its headings, formulas, figures and worked example', async ({ page }) => {
  await reading(page, FRACTIONS, 0);
  const lesson = page.locator('.lesson');
  await expect(lesson.locator('math').first()).toBeVisible();
  const figure = page.getByRole('img', { name: /A bar cut into five equal pieces/ });
  await expect(figure.locator('rect').first()).toHaveCSS('fill', 'rgb(31, 111, 92)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(figure.locator('rect').first()).toHaveCSS('fill', 'rgb(79, 167, 143)');
  await expect(page.getByText(/Two fifths of a bar: the top number belongs to the shaded pieces/)).toBeVisible();
  const worked = page.getByRole('region', { name: 'How much of the week is left when Friday ends?' });
  await expect(worked.getByRole('listitem')).toHaveCount(3);
  await expect(worked.getByText(/Does it look right\?/)).toBeVisible();
});

test('the digits of a fraction in a lesson and in an exercise are 14 px and more', async ({ page }) => {
  await reading(page, FRACTIONS, 4);
  await expect(task(page, 'Two fifths and a half').locator('mfrac').first()).toBeVisible();
  const sizes = await page
    .locator('.formula:not(.display) mfrac > *, .lesson .frac')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});

test('what learners ask stands folded at the end, each question with its answer, and Lou’s words lead to it', async ({ page }) => {
  const section = await reading(page, FRACTIONS, 4);
  const asked = page.getByRole('region', { name: 'Questions learners ask' });
  await expect(page.getByRole('link', { name: 'Questions learners ask' }).first()).toBeVisible();
  const question = asked.locator('details').filter({ hasText: 'the same as the least common multiple' });
  const answer = question.getByText(/^Yes, the lowest common denominator is/);
  await expect(answer).toBeHidden();
  await question.locator('summary').press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await page.goto(talkAddress(section));
  await expect(line(page)).toBeEnabled();
  await line(page).fill('Is the lowest common denominator the same as the least common multiple?');
  await line(page).press('Enter');
  await conversation(page).locator('.turn-lou').last().getByRole('link', { name: 'Source 1' }).first().click();
  await page.getByRole('link', { name: 'Read it in the lesson' }).first().click();
  await expect(question.locator('mark')).toHaveText(/^Yes, the lowest common denominator is/);
  await expect(question.locator('mark')).toBeInViewport();
  await expect(asked.locator('details[open]')).toHaveCount(1);
});

test('code keeps its lines and its spaces', async ({ page }) => {
  await reading(page, PYTHON, 5);
  await expect(page.locator('.lesson pre').filter({ hasText: 'for age in ages' }).first()).toContainText('for age in ages:\n    total = total + age');
});

test('an exercise is checked forgivingly, and its explanation comes after', async ({ page }) => {
  await reading(page, FRACTIONS, 0);
  const exercise = task(page, 'Bulbs in a pot');
  const answer = exercise.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('4/5');
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.getByRole('status')).toContainText('Not this time.');
  await expect(exercise.getByText(/The whole is all nine bulbs\./)).toBeHidden();
  await expectAccessible(page);
  await answer.fill(' Five  NINTHS. ');
  await answer.press('Enter');
  await expect(exercise.getByRole('status')).toContainText('Right');
  await expect(exercise.getByText(/The whole is all nine bulbs\./)).toBeVisible();
});

test('an exercise that is checked without an answer asks for one, in its line', async ({ page }) => {
  await reading(page, FRACTIONS, 0);
  const exercise = task(page, 'Bulbs in a pot');
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise).toContainText('Type your answer first.');
  await expect(exercise.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('7');
  await expect(exercise).not.toContainText('Type your answer first.');
});

test('discussion and quiz lead to Lou, the outline to its places, the foot to the next section', async ({ page }) => {
  const section = await reading(page, FRACTIONS, 0);
  await expect(task(page, 'Two halves').getByRole('link', { name: 'Talk it over with Lou' })).toHaveAttribute('href', new RegExp(`/section/${section.id}$`));
  await expect(task(page, 'Before you go on').getByRole('link', { name: 'Quiz Me' })).toBeVisible();
  const beside = page.getByRole('complementary', { name: 'Beside the lesson' });
  await expect(beside.getByRole('term').first()).toHaveText('fraction');
  await beside.getByRole('link', { name: 'A fraction of what?' }).click();
  await expect(page.getByRole('heading', { name: 'A fraction of what?' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Next section' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equal fractions by folding');
});

test('a citation opens the lesson at its sentence, the one lit line, with the way back to the conversation', async ({ page }) => {
  const cited = 'Before you trust a fraction, ask what its whole is.';
  const section = await reading(page, FRACTIONS, 0, `?passage=gone%401%231&sentence=${encodeURIComponent(cited)}`);
  await expect(page.locator('.lesson mark')).toHaveText(cited);
  await expect(page.locator('.lesson mark')).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${section.id}`);
});

test('a citation of a word of the glossary opens the lesson where the word is used, with the way back beside it', async ({ page }) => {
  const passage = `?passage=${encodeURIComponent(`glossary:${FRACTIONS}/number-line`)}&sentence=${encodeURIComponent('Number line: a straight line.')}`;
  const section = await reading(page, FRACTIONS, 2, passage);
  const mark = page.locator('.lesson mark');
  await expect(mark).toContainText('number line');
  await expect(mark).toBeInViewport();
  const note = page.locator('.beside.lit');
  const beside = page.getByRole('complementary', { name: 'Beside the lesson' });
  await expect.poll(async () => ((await note.boundingBox())?.x ?? 0) >= ((await beside.boundingBox())?.x ?? Infinity)).toBe(true);
  await expect.poll(() => overlaps(page, '.beside.lit', '.margin > *')).toBe(false);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const [marked, under] = await Promise.all([mark.boundingBox(), note.boundingBox()]);
  expect(under?.y ?? 0).toBeGreaterThan(marked?.y ?? 0);
  const back = page.getByRole('link', { name: 'Back to the conversation' });
  await page.getByRole('navigation', { name: 'How to study this section' }).getByRole('link', { name: 'Talk with Lou' }).focus();
  for (let presses = 0; presses < 12 && !(await back.evaluate((link) => link === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${section.id}`);
});

for (const width of [390, 1440]) {
  test(`at ${width} px what stands under a figure keeps its place while the figure comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/figures/**', async (route) => {
      await held;
      await route.fallback();
    });
    await reading(page, FRACTIONS, 7);
    const captions = () => page.locator('.figure figcaption').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect(page.locator('.figure-bone').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await captions();
    come();
    await expect(page.locator('.figure-bone')).toHaveCount(0);
    expect(await captions()).toEqual(before);
  });
}

test('the outline ticks what one has read on the way down, keeps it over a reload, and ticks nothing that was leapt over', async ({ page }) => {
  await reading(page, FRACTIONS, 0);
  const outline = page.getByRole('complementary', { name: 'Beside the lesson' }).locator('.outline');
  const ticked = outline.getByRole('link', { name: /^Read: / });
  await expect(outline.locator('[aria-current]')).toHaveCount(1);
  await outline.getByRole('link').nth(4).click();
  await expect(outline.getByRole('link').nth(4)).toHaveAttribute('aria-current', 'location');
  await expect(ticked).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(outline.getByRole('link').first()).toHaveAttribute('aria-current', 'location');
  await page.mouse.move(400, 500);
  for (let turns = 0; turns < 40 && (await ticked.count()) < 2; turns += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(50);
  }
  await expect(outline.getByRole('link').first()).toHaveAccessibleName(/^Read: /);
  await expect(outline.getByRole('listitem').first().locator('svg')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(ticked).not.toHaveCount(0);
});

for (const width of [390, 768, 1440]) {
  test(`a lesson is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await reading(page, FRACTIONS, 7);
    await expect(page.locator('.figure svg').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (width >= 1080) {
      const outline = page.getByRole('region', { name: 'In this section' });
      await expect(outline.locator('[aria-current="location"]')).toHaveText((await outline.getByRole('link').first().textContent()) ?? '');
      await outline.getByRole('link').nth(1).click();
      await expect(outline.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'location');
      return;
    }
    await page.locator('summary').filter({ hasText: 'Words in this section' }).click();
    await expect(page.getByRole('term').first()).toBeVisible();
  });
}

test('a formula reads plainly until what draws it is there', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/katex.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await reading(page, FRACTIONS, 0);
  const first = page.locator('.lesson .formula').first();
  await expect(first).toHaveText(/^\d+\/\d+$/);
  await expect(page.locator('main')).not.toContainText(/\\[a-z]+/);
  arrive();
  await expect(first.locator('math')).toBeVisible();
});
