import { aLearnerIn, FRACTIONS, readAddress, talkAddress } from './courses.ts';
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
