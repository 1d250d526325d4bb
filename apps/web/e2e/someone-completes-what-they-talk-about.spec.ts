import type { Page } from 'playwright/test';
import { bar, conversation, progress, stop } from './course-page.ts';
import { aLearnerIn, FRACTIONS, readAddress, talkAddress } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { line, QUESTION, quizMe } from './talking.ts';
import { failing } from './wire.ts';

const complete = (page: Page) => bar(page).getByRole('button', { name: 'Complete', exact: true });
const ended = (page: Page) => page.getByRole('region', { name: 'The talk that ended' });
const asked = (page: Page) => page.getByRole('group', { name: /^Complete this section\?/ });

/** In the talk about the course's first section, with something said. */
async function talkingItOver(page: Page) {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const [section] = sections;
  if (!section) throw new Error('The course has no section.');
  await page.goto(talkAddress(section));
  await expect(line(page)).toBeEnabled();
  await line(page).fill(QUESTION);
  await line(page).press('Enter');
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(2);
  await expect(line(page)).toBeEnabled();
  return section;
}

test('Complete in the midst of a quiz asks first, in its place, and says what is left of it', async ({ page }) => {
  await talkingItOver(page);
  await quizMe(page).click();
  for (const next of ['Next Question', 'Next Question']) {
    await conversation(page).locator('button.option').first().click();
    await conversation(page).getByRole('button', { name: next }).click();
  }
  await complete(page).click();
  await expect(bar(page).locator('.ask-first legend')).toHaveText('Complete this section? Your quiz has 3 questions left.');
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(complete(page)).toBeFocused();
  await complete(page).press('Enter');
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(complete(page)).toBeFocused();
  await expect(conversation(page).getByText('Question 3 of 5', { exact: true }).last()).toBeVisible();
  await complete(page).press('Enter');
  await page.getByRole('button', { name: 'Complete it' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(progress(page)).toContainText('1 of 8 sections completed');
});

test('a double click on Complete only asks', async ({ page }) => {
  await talkingItOver(page);
  await complete(page).dblclick();
  await expect(asked(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(asked(page)).toBeVisible();
});

test('what ends a talk asks first wherever it stands: below the lesson, in its bar and on the course page', async ({ page }) => {
  const section = await talkingItOver(page);
  const says = 'Complete this section? Your conversation with Lou ends with it.';
  await page.goto(readAddress(section));
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.locator('.lesson-foot').getByRole('group')).toHaveAccessibleName(says);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await complete(page).click();
  await expect(bar(page).getByRole('group')).toHaveAccessibleName(says);
  await page.goto(`/course/${FRACTIONS}`);
  await stop(page, section.title).getByRole('button', { name: 'Complete' }).click();
  await expect(stop(page, section.title).getByRole('group')).toHaveAccessibleName(says);
  await page.getByRole('button', { name: 'Complete it' }).click();
  await expect(progress(page)).toContainText('1 of 8 sections completed');
  await expect(ended(page)).toBeVisible();
});

test('how a talk was that ended with its section is asked on the course page, until one leaves it', async ({ page }) => {
  const section = await talkingItOver(page);
  await complete(page).click();
  await page.getByRole('button', { name: 'Complete it' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(ended(page)).toContainText(section.title);
  await expectAccessible(page);
  await ended(page)
    .getByRole('radio', { name: /^4 of 5/ })
    .check();
  await expect(ended(page).getByRole('status')).toContainText('Saved.');
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  await expect(page).toHaveURL(/\/courses/);
  await page.goBack();
  await expect(progress(page)).toContainText('1 of 8 sections completed');
  await expect(ended(page)).toHaveCount(0);
});

test('where it cannot be looked up whether a talk is under way, Complete asks first too', async ({ page }) => {
  await talkingItOver(page);
  for (const lookedUp of ['tutoring.recentSessions', 'tutoring.session']) await failing(page, lookedUp);
  await complete(page).click();
  await expect(asked(page)).toBeVisible();
  await expect(asked(page)).toHaveAccessibleName(/^Complete this section\? Your conversation with Lou/);
});

test('on a phone the question stands in the bar, above the line to write on and its own buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await talkingItOver(page);
  await complete(page).click();
  await expect(asked(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [dock, under] = await Promise.all([page.locator('.dock').boundingBox(), bar(page).boundingBox()]);
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1);
  for (const name of ['Complete it', 'Not yet']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('what is completed has a tick before every part, in the talk and in the lesson, and keeps no place', async ({ page }) => {
  const section = await talkingItOver(page);
  await complete(page).click();
  await page.getByRole('button', { name: 'Complete it' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  const outline = page.getByRole('complementary').locator('.outline li');
  for (const address of [talkAddress(section), readAddress(section)]) {
    await page.goto(address);
    await expect(outline).not.toHaveCount(0);
    await expect(outline.filter({ hasText: /^Completed: / }).or(outline.filter({ has: page.locator('[aria-current]') }))).toHaveCount(await outline.count());
    await expect(outline.last().locator('svg')).toBeVisible();
    await expect(bar(page).getByText('Completed', { exact: true })).toBeVisible();
    await expect(bar(page).getByText(/Your place is kept/)).toHaveCount(0);
  }
});
