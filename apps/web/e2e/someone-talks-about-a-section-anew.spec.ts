import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { ask, endSession, line } from './talking.ts';

test('a talk about a section that is over gives way to a new one, which is the section’s too', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const [first] = sections;
  await page.goto(`/course/${FRACTIONS}/section/${first?.id}`);
  await expect(line(page)).toBeEnabled();
  const progress = page.getByRole('progressbar', { name: 'Section progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '1');
  expect((await progress.locator('span').boundingBox())?.width, 'the least there is is a dot').toBeGreaterThanOrEqual(5);
  await line(page).fill('What does the bottom number of a fraction tell?');
  await line(page).press('Enter');
  await expect(page.locator('.turn-lou')).toHaveCount(2);
  await expect(progress, 'more than at the beginning').toHaveAttribute('aria-valuenow', /^(?:[2-9]|[1-9]\d)$/);
  const soFar = await progress.getAttribute('aria-valuenow');
  await endSession(page);
  await expect(page.getByRole('group', { name: 'How was this session?' })).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', soFar ?? '');

  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(line(page)).toBeFocused();
  await expect(page.locator('.turn-me')).toHaveCount(0);
  const sessions: { sectionId: string; completionStatus: string }[] = await (await page.request.get('/api/sessions/recent')).json();
  expect(sessions.map(({ sectionId, completionStatus }) => [sectionId, completionStatus])).toEqual([
    [first?.id, 'in_progress'],
    [first?.id, 'completed'],
  ]);
  await expect(progress).toHaveAttribute('aria-valuenow', soFar ?? '');
  await page.reload();
  await expect(line(page)).toBeEnabled();
  await expect(page.locator('.turn-me')).toHaveCount(0);
});

test('the talk about a section is one, wherever it is begun: on its page, where nothing was said, and from the dashboard', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const section = `/course/${FRACTIONS}/section/${sections[0]?.id}`;
  const sessions = async () => ((await (await page.request.get('/api/sessions/recent')).json()) as object[]).length;
  const said = page.locator('.turn-me .typed');
  await page.goto(section);
  await expect(line(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Lou, dashboard' }).click();
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(page.locator('.turn-lou')).toHaveCount(1);
  expect(await sessions()).toBe(1);

  await endSession(page);
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(line(page)).toBeEnabled();
  await ask(page, 'What does the bottom number of a fraction tell?');
  expect(await sessions()).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL(section);
  await expect(said).toHaveText(['What does the bottom number of a fraction tell?']);
});
