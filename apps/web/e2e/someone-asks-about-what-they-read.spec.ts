import type { Page } from 'playwright/test';
import { aLearnerIn, completeSections, FRACTIONS, readAddress, talkAddress } from './courses.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { line } from './talking.ts';

for (const width of [390, 1440]) {
  test(`words that are marked in a lesson can be brought to Lou at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { sections } = await aLearnerIn(page, FRACTIONS);
    const [section] = sections;
    if (!section) throw new Error('The course has no sections.');
    await page.goto(readAddress(section));
    const ask = page.getByRole('button', { name: 'Ask Lou about this' });
    await expect(page.locator('.piece p').first()).toBeVisible();
    await expect(ask).toHaveCount(0);
    const words = await page
      .locator('.piece p')
      .first()
      .evaluate((passage) => {
        const text = passage.firstChild;
        const range = document.createRange();
        range.selectNodeContents(text ?? passage);
        document.getSelection()?.removeAllRanges();
        document.getSelection()?.addRange(range);
        passage.scrollIntoView({ block: 'center' });
        return (text?.textContent ?? '').trim();
      });
    await expect(ask).toBeVisible();
    await expectAccessible(page);
    await ask.click();
    await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${section.id}`);
    await expect(line(page)).toHaveValue(new RegExp(`^About “${words.slice(0, 12).replace(/[.?]/g, '.')}`));
    await expect(line(page)).not.toHaveValue(/\.”/);
    const brought = await line(page).inputValue();
    await expect(line(page)).toBeFocused();
    await page.keyboard.type('why is that so?');
    await expect(line(page)).toHaveValue(`${brought}why is that so?`);
    await line(page).fill('');
    await page.reload();
    await expect(line(page)).toHaveValue('');
  });
}

test('what a discussion or an exercise asks stands in the line as what is talked about, behind what was written there before', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const [section] = sections;
  if (!section) throw new Error('The course has no sections.');
  const task = (name: string) => page.getByRole('region', { name });
  await page.goto(talkAddress(section));
  await expect(line(page)).toBeEnabled();
  await line(page).fill('My own words');
  await page.goto(readAddress(section));
  await task('Two halves').getByRole('link', { name: 'Talk it over with Lou' }).click();
  await expect(page).toHaveURL(talkAddress(section));
  const asked = 'Tom ate half a pizza and Sara ate half a pizza. Sara says that she ate more, and she is right. How can that be?';
  await expect(line(page)).toHaveValue(`My own words\nAbout “${asked}” `);
  await expect(line(page)).toBeFocused();
  await page.keyboard.type('It depends');
  await expect(line(page)).toHaveValue(/How can that be\?” It depends$/);

  await line(page).fill('');
  await page.goto(readAddress(section));
  await task('Bulbs in a pot').getByRole('textbox', { name: 'Your answer' }).fill('4/5');
  await task('Bulbs in a pot').getByRole('button', { name: 'Check' }).click();
  await task('Bulbs in a pot').getByRole('link', { name: 'Talk it over with Lou' }).click();
  await expect(line(page)).toHaveValue(/^About “[^“]*bulbs[^“]*”:? $/);
  await expect(line(page)).toBeFocused();
});

test('of a section that is completed, what one brings from the lesson stands in a new talk at once; what was brought before and not written on gives way', async ({
  page,
}) => {
  const { id, sections } = await aLearnerIn(page, FRACTIONS);
  const [section] = sections;
  if (!section) throw new Error('The course has no sections.');
  await page.goto(talkAddress(section));
  await expect(line(page)).toBeEnabled();
  await line(page).fill('What is a fraction?');
  await line(page).press('Enter');
  await expect(page.locator('.turn-lou .said')).toHaveCount(2);
  await completeSections(page, id, [section]);
  await page.goto(talkAddress(section));
  await expect(page.getByRole('button', { name: 'Talk again' })).toBeVisible();
  await expect(page.locator('.turn-me')).toHaveCount(1);

  const talkOver = page.getByRole('region', { name: 'Two halves' }).getByRole('link', { name: 'Talk it over with Lou' });
  await page.goto(readAddress(section));
  await talkOver.click();
  const asked = /^About “Tom ate half a pizza [^“]*$/;
  await expect(line(page)).toHaveValue(asked);
  await expect(line(page)).toBeFocused();
  await expect(page.locator('.turn-me')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Talk again' })).toHaveCount(0);

  await page.goto(readAddress(section));
  await talkOver.click();
  await expect(line(page)).toHaveValue(asked); // one, not two
});

/** How far down everything stands that is seen of a lesson and beside it. What is folded away has no place until it is laid out, which may be at any time. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.piece > *:not(.beside), .fold > summary, .lesson-foot, .margin > *')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect().top),
  );

/** The same, once it has come to rest: two looks in a row agree. */
async function restingPlaces(page: Page): Promise<number[]> {
  let last: number[] = [];
  const isAtRest = async () => {
    const before = last;
    last = await places(page);
    return last.length > 0 && last.join() === before.join();
  };
  await expect.poll(isAtRest).toBe(true);
  return last;
}

for (const width of [390, 900, 1440]) {
  test(`marking words moves nothing at ${width} px, and what comes up covers none of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { sections } = await aLearnerIn(page, FRACTIONS);
    await page.goto(readAddress(sections[0] as (typeof sections)[0]));
    const passages = page.locator('.piece > p');
    await expect(passages.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await passages.nth(1).evaluate((passage) => passage.scrollIntoView({ block: 'center' }));
    const before = await restingPlaces(page);
    await passages.nth(1).evaluate((passage) => document.getSelection()?.selectAllChildren(passage));
    const ask = page.getByRole('button', { name: 'Ask Lou about this' });
    await expect(ask).toBeInViewport({ ratio: 1 });
    expect(await places(page)).toEqual(before);
    const [marked, note] = await Promise.all([passages.nth(1).boundingBox(), page.locator('.beside.mine').boundingBox()]);
    if (!marked || !note) throw new Error('Neither is on the page.');
    if (width < 1080) expect(note.y).toBeGreaterThanOrEqual(marked.y + marked.height);
    else expect(note.x).toBeGreaterThanOrEqual(marked.x + marked.width);
  });
}
