import { aLearnerIn, FRACTIONS, readAddress } from './courses.ts';
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
    await line(page).fill('');
    await page.reload();
    await expect(line(page)).toHaveValue('');
  });
}
