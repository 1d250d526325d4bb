import type { Section } from '@lou/contract/catalogue';
import type { Page } from 'playwright/test';
import { bar, stop } from './course-page.ts';
import { aLearnerIn, enrolIn, FRACTIONS, readAddress, SPANISH } from './courses.ts';
import { expect, test } from './journey.ts';
import { holding, watching } from './wire.ts';

/** A learner whose first section is under way; answers the first two. */
async function withOneUnderWay(page: Page): Promise<[Section, Section]> {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const [first, second] = sections;
  if (!first || !second) throw new Error('The course has no two sections.');
  await page.request.post('/api/sessions/start', { data: { courseId: FRACTIONS, sectionId: first.id } });
  return [first, second];
}
const goOn = (page: Page, { title }: Section) => stop(page, title).getByRole('link', { name: /^Continue/ });

test('completing another section leaves the one under way as it is, at once and for good', async ({ page }) => {
  const [first, second] = await withOneUnderWay(page);
  await page.goto(readAddress(second));
  const release = await holding(page, 'achievements.award');
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  await expect(bar(page).getByText('Completed', { exact: true })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Back' }).click();
  await expect(stop(page, second.title)).toContainText('Completed');
  await expect(goOn(page, first)).toBeVisible();
  const asked = page.waitForResponse((response) => response.url().includes('enrolment.list'));
  release();
  await asked;
  await expect(goOn(page, first)).toBeVisible();
  await expect(stop(page, second.title)).toContainText('Completed');
});

test('what was pressed stays on the page when an answer comes late that is older', async ({ page }) => {
  const [first] = await withOneUnderWay(page);
  const begun = page.waitForResponse('**/trpc/live.changes*');
  await page.goto(`/course/${FRACTIONS}`);
  await expect(goOn(page, first)).toBeVisible();
  await begun;
  await holding(page, 'achievements.award');
  const release = await holding(page, 'enrolment.list');
  const asked = watching(page, 'enrolment.list');
  await enrolIn(page, SPANISH);
  await expect.poll(() => asked.requests.length).toBeGreaterThan(0);
  await stop(page, first.title)
    .getByRole('button', { name: /^Complete/ })
    .click();
  await expect(stop(page, first.title)).toContainText('Completed');
  release();
  await page.waitForTimeout(1_000); // time for the older answer to come
  await expect(stop(page, first.title)).toContainText('Completed');
});
