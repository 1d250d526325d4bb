import { FRACTIONS } from './courses.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { many, rows, session, withATalkBehind, withSessions } from './sessions-page.ts';
import { line } from './talking.ts';
import { answering, failing, holding, watching } from './wire.ts';

test('the clock over a transcript goes on until the last answer of its quiz, as its length does', async ({ page }) => {
  const times = { startedAt: '2026-01-05T09:00:00Z', completedAt: '2026-01-05T09:10:00Z', duration: 600 };
  const message = {
    seq: 1,
    from: 'user',
    text: 'Hello',
    at: '2026-01-05T09:07:00Z',
    turnId: null,
    sources: [],
    sentences: [],
    quiz: null,
    quizId: null,
    move: null,
  };
  await answering(page, 'tutoring.session', { ...session(1, times), messages: [message], openItemId: null });
  await withSessions(page, [session(1, times)]);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Transcript/ })
    .click();
  await expect(page.locator('.transcript-when')).toContainText('10:00 to 10:10');
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('10 minutes');
});

test('a past session opens as its transcript, with sources that lead to the lesson; it can be rated and gone on with', async ({ page }) => {
  const { sectionTitle } = await withATalkBehind(page);
  await page.goto('/sessions');
  const row = rows(page).first();
  await expect(row).toContainText(sectionTitle);
  const open = row.getByRole('button', { name: /^Transcript of/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?session=/);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expect(transcript.locator('.turn-me')).toContainText('What does the bottom number of a fraction tell?');
  await expect(transcript.getByRole('textbox')).toHaveCount(0);
  await transcript.locator('.cite').last().click();
  const passage = transcript.locator('.passages[open] li').first();
  await expect(passage.locator('mark')).not.toBeEmpty();
  await expect(passage.getByRole('link', { name: 'Read it in the lesson' })).toHaveAttribute('href', /\/read\?passage=/);
  await expectAccessible(page);

  await page.getByRole('radio', { name: '4 of 5: It helped', exact: true }).check();
  await expect(page.getByText(/Saved\. Your answer can be changed at any time\./)).toBeVisible();
  await expect(row.getByRole('img', { name: 'Satisfaction 4 of 5' })).toBeVisible();

  await page.reload();
  await expect(transcript).toBeVisible();
  await row.getByRole('button', { name: /^Close the transcript/ }).click();
  await expect(transcript).toHaveCount(0);
  await page.goBack();
  await expect(transcript).toBeVisible();
  await page.getByRole('button', { name: 'Continue this topic' }).click();
  await expect(page).toHaveURL(/\/section\//);
  await expect(line(page)).toBeEnabled();
});

test('a rating stays where it was put while what it changed is asked for again', async ({ page }) => {
  await withATalkBehind(page);
  await page.goto('/sessions');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Transcript of/ })
    .click();
  const rating = page.getByRole('radio', { name: '4 of 5: It helped', exact: true });
  await expect(rating).toBeVisible();
  const release = await holding(page, 'tutoring.session');
  const saved = page.waitForResponse(/tutoring\.rateSession/);
  await rating.check();
  await saved;
  await page.waitForTimeout(300);
  await expect(rating).toBeChecked();
  release();
  await expect(page.getByText(/Saved\. Your answer can be changed at any time\./)).toBeVisible();
  await expect(rating).toBeChecked();
});

test('a transcript that cannot be had says so and can be asked for again', async ({ page }) => {
  await failing(page, 'tutoring.session', 'The lamp flickers.');
  await withSessions(page, many(1));
  await page.getByRole('button', { name: /^Transcript of/ }).click();
  await expect(page.getByRole('alert')).toContainText('The transcript could not be loaded');
});

test('a completed section is opened again from the course, finds its earlier talk, and can be talked over again', async ({ page }) => {
  const { sectionTitle } = await withATalkBehind(page);
  await page.goto(`/course/${FRACTIONS}`);
  await page.getByRole('link', { name: /^Open again/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: sectionTitle })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transcript' }).locator('.turn-me')).toContainText('What does the bottom number');
  await expect(line(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Talk again' }).click();
  await expect(line(page)).toBeEnabled();
  await expect(line(page)).toBeFocused();
  await expect(page.locator('.turn-me')).toHaveCount(0);
});

test('an earlier talk stays, and no new one begins, when it cannot be asked for once more', async ({ page }) => {
  const { sectionId } = await withATalkBehind(page);
  await page.goto(`/course/${FRACTIONS}/section/${sectionId}`);
  await expect(page.getByRole('button', { name: 'Talk again' })).toBeVisible();
  const sessions = async () => (await (await page.request.get('/api/sessions/recent')).json()) as { id: string }[];
  const [before] = await Promise.all([sessions(), failing(page, 'tutoring.recentSessions')]);
  const asked = watching(page, 'tutoring.recentSessions');
  const rated = await page.request.put(`/api/sessions/${before[0]?.id}/satisfaction`, { data: { satisfaction: 4 } });
  expect(rated.ok(), await rated.text()).toBe(true);
  await expect.poll(() => asked.requests.length).toBeGreaterThan(0);
  await page.waitForTimeout(1_000); // what would begin does so by then
  await expect(page.getByRole('button', { name: 'Talk again' })).toBeVisible();
  expect(await sessions()).toHaveLength(before.length);
});

test('from a talk that is under way several steps back, at a completed section, stands its earlier talk', async ({ page }) => {
  const { sectionId } = await withATalkBehind(page);
  await page.goto(`/course/${FRACTIONS}/section/${sectionId}`);
  await expect(page.getByRole('button', { name: 'Talk again' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page
    .getByRole('button', { name: /^Start Section/ })
    .first()
    .click();
  await expect(line(page)).toBeEnabled();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${sectionId}`);
  await expect(page.getByRole('button', { name: 'Talk again' })).toBeVisible();
});
