import type { Page } from 'playwright/test';
import { aLearnerWith, enrolIn } from './courses.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { board, TITLE, WRITING } from './journey-board.ts';
import { answering, watching } from './wire.ts';

const listed = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: TITLE, exact: true }) });

/** The list of journeys, with every one at a newer revision than anybody has. */
async function withNewerRevisions(page: Page): Promise<void> {
  const all = (await (await page.request.get('/api/learning-journeys')).json()) as { revision: number }[];
  await answering(
    page,
    'journeys.list',
    all.map((one) => ({ ...one, revision: one.revision + 1 })),
  );
}

test('the newer version of one’s own journey can be taken; the same one is not offered again', async ({ page }) => {
  await aLearnerWith(page, 'Professional Skills');
  await enrolIn(page, WRITING);
  await page.goto('/');
  const open = board(page).getByRole('button', { name: 'Choose another journey' });
  await open.click();
  await expect(listed(page).getByText('Your journey now', { exact: true })).toBeVisible();
  await expect(listed(page).getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await withNewerRevisions(page);
  await page.reload();
  await open.click();
  await expect(listed(page).getByText('Your journey now', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const chosen = watching(page, 'journeys.choose');
  await listed(page).getByRole('button', { name: 'Take the new version' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(chosen.requests).toHaveLength(1);
});

test('a journey that is only offered is nobody’s yet: it can be followed', async ({ page }) => {
  const id = await aLearnerWith(page, 'Professional Skills');
  await enrolIn(page, WRITING);
  const journey = await (await page.request.get(`/api/learning-journeys/${id}`)).json();
  await answering(page, 'journeys.forLearner', { ...journey, isFollowed: false });
  await page.goto('/');
  await board(page).getByRole('button', { name: 'Choose another journey' }).click();
  await expect(listed(page).getByRole('button', { name: 'Follow this journey' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/Your journey now/)).toHaveCount(0);
});

test('a journey that is chosen on another device shows on this one', async ({ page, browser, baseURL }) => {
  const id = await aLearnerWith(page, 'Professional Skills');
  await enrolIn(page, WRITING);
  await page.goto('/');
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText(`Your journey: ${TITLE}`);
  const all = (await (await page.request.get('/api/learning-journeys')).json()) as { id: string; learningPath: { title: string } }[];
  const other = all.find(({ learningPath }) => learningPath.title !== TITLE);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }), storageState: await page.context().storageState() });
  const answer = await phone.request.put('/api/learning-journeys/current', { data: { journeyId: other?.id } });
  expect(answer.ok(), `${answer.status()} for ${id}`).toBe(true);
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText(`Your journey: ${other?.learningPath.title}`);
  await phone.close();
});
