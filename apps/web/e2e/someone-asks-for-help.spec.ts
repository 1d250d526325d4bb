import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { asALearner } from './people.ts';

test('L059 Help leads to the first steps, the keys and whom to ask, and every way from there leads on', async ({ page }) => {
  await asALearner(page);
  await page.goto('/sessions');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help', exact: true })).toBeVisible();
  for (const name of ['The first steps', 'The keys', 'Whom to ask']) await expect(page.getByRole('region', { name })).toBeVisible();
  for (const [word, heading] of [
    ['the courses', 'Choose Your Learning Path'],
    ['Learning Sessions', 'Learning Sessions'],
    ['Content Library', 'Content Library'],
    ['Ask Lou', /^Welcome back/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: word }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (word === 'Ask Lou') await expect(page.getByRole('textbox', { name: 'Message to Lou' })).toBeFocused();
    await page.goBack();
  }
});

test('each key that help names does what help says', async ({ page }) => {
  await asALearner(page);
  await page.goto('/help');
  await expect(page.locator('.keys dt')).toHaveText(['Tab', 'Enter', 'ShiftEnter', 'Esc', '/', '←→', 'HomeEnd', 'F8']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notices (F8)' })).toBeFocused();
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`at ${width} px help fits and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await asALearner(page);
    await page.goto('/help');
    await expect(page.getByRole('region', { name: 'The keys' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
