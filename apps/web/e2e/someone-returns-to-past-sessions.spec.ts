import type { Page } from 'playwright/test';
import { aLearnerIn, completeSections, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { line } from './talking.ts';
import { answering, failing, holding, watching } from './wire.ts';

const HOUR_MS = 3_600_000;
const rows = (page: Page) => page.getByRole('main').locator('.session');

/** A session as the server tells of it; `hoursAgo` it began. */
const session = (place: number, { hoursAgo = 24 * place, ...more }: { hoursAgo?: number } & Record<string, unknown> = {}) => ({
  id: `session-${place}`,
  learnerId: '3f9c21ab7d0e4c55',
  topic: `Topic ${place}`,
  duration: 1_440,
  durationMinutes: 24,
  startedAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  completedAt: new Date(Date.now() - (hoursAgo - 25) * HOUR_MS).toISOString(), // on another day
  completionStatus: 'completed',
  progressPercent: 100,
  finalScore: null,
  questionsAnswered: 0,
  satisfaction: 0,
  learnerTurns: 3,
  courseId: null,
  sectionId: null,
  ...more,
});
const many = (length: number) => Array.from({ length }, (_, place) => session(place + 1));

async function withSessions(page: Page, list: readonly object[]): Promise<void> {
  await answering(page, 'tutoring.recentSessions', list);
  await asALearner(page);
  await page.goto('/sessions');
}

/** Something is said in the section's conversation, and Lou answers. */
async function talkAbout(page: Page, sectionId: string, words: string): Promise<void> {
  await page.goto(`/course/${FRACTIONS}/section/${sectionId}`);
  await expect(line(page)).toBeEnabled();
  const before = await page.locator('.turn-lou').count();
  await line(page).fill(words);
  await line(page).press('Enter');
  await expect(page.locator('.turn-lou')).toHaveCount(before + 1);
  await expect(line(page)).toBeEnabled();
}

/** A learner who talked about the first section and completed it. */
async function withATalkBehind(page: Page): Promise<{ sectionId: string; sectionTitle: string }> {
  const { id, sections } = await aLearnerIn(page, FRACTIONS);
  const [first] = sections;
  if (!first) throw new Error('The course has no sections.');
  await talkAbout(page, first.id, 'What does the bottom number of a fraction tell?');
  await completeSections(page, id, [first]);
  return { sectionId: first.id, sectionTitle: first.title };
}

test('on a phone nothing jumps when the names of the courses come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const jumped = await watchJumps(page);
  await withSessions(
    page,
    [1, 2, 3, 4].map((place) => session(place, { courseId: FRACTIONS })),
  );
  await expect(rows(page).getByText('Fractions that make sense', { exact: true }).first()).toBeVisible();
  expect(await jumped()).toBeLessThan(0.012);
});

test('on a phone every row has one shape, however much stands in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const quiz = { finalScore: 80, questionsAnswered: 5 };
  await withSessions(page, [session(1, quiz), session(2, { ...quiz, satisfaction: 5 }), session(3)]);
  await expect(rows(page)).toHaveCount(3);
  const heights = await rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
});

test('L012 L108 L109 L110 /sessions has its title, its subtitle and the way to a new session', async ({ page }) => {
  await withSessions(page, many(1));
  await expect(page).toHaveURL('/sessions');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Sessions', exact: true })).toBeVisible();
  await expect(page.getByText('View and manage all AI learning sessions', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start New Session', exact: true })).toBeVisible();
});

test('L111 L112 L113 L114 L115 each row tells whose session it was, its topic, its minutes and when it began', async ({ page }) => {
  await withSessions(page, [session(1, { topic: 'Ser or estar?', duration: 1_560, hoursAgo: 49, satisfaction: 4 }), session(2, { duration: 40 })]);
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(first.getByRole('heading', { name: 'Ser or estar?', exact: true })).toBeVisible();
  for (const fact of ['Learner 3f9c21ab', '26 minutes', '2 days ago']) await expect(first.getByText(fact, { exact: true })).toBeVisible();
  const began = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/Berlin' }).format(Date.now() - 49 * HOUR_MS);
  await expect(first.locator('time')).toHaveText(began);
  await expect(first.getByRole('img', { name: 'Satisfaction 4 of 5', exact: true })).toBeVisible();
  await expect(second.getByText('under a minute', { exact: true })).toBeVisible();
});

test('L118 L119 L120 each row says how long ago its session began, from now', async ({ page }) => {
  const ago = [0.5, 3.5, 23.5, 24.5, 73];
  await withSessions(
    page,
    ago.map((hoursAgo, place) => session(place + 1, { hoursAgo, completedAt: new Date().toISOString() })),
  );
  for (const [place, words] of ['Just started', '3 hours ago', '23 hours ago', '1 day ago', '3 days ago'].entries())
    await expect(rows(page).nth(place).getByText(words, { exact: true })).toBeVisible();
});

test('L116 L117 how a session stands is said in a word; one that is under way shows its real percentage', async ({ page }) => {
  const underWay = { completionStatus: 'in_progress', completedAt: null, progressPercent: 62, courseId: FRACTIONS, sectionId: `${FRACTIONS}.x` };
  await withSessions(page, [
    session(1, underWay),
    session(2, { ...underWay, completionStatus: 'paused', progressPercent: 55 }),
    session(3, { finalScore: 75, questionsAnswered: 4 }),
    session(4, { ...underWay, courseId: null, sectionId: null }),
  ]);
  await expect(rows(page).nth(3)).toContainText('In progress');
  await expect(rows(page).nth(3).getByRole('progressbar')).toHaveCount(0); // of a talk about no section there is no share
  await expect(rows(page).nth(0)).toContainText('In progress');
  await expect(rows(page).nth(0).getByText('62% Complete', { exact: true })).toBeVisible();
  await expect(rows(page).nth(0).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  await expect(rows(page).nth(1)).toContainText('Paused');
  await expect(rows(page).nth(2)).toContainText('Completed');
  await expect(rows(page).nth(2).getByText('Score 75%', { exact: true })).toBeVisible();
  await expect(rows(page).nth(2).getByText('of 4 answers', { exact: true })).toBeVisible();
  await expect(rows(page).nth(2).getByRole('progressbar')).toHaveCount(0);
});

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

test('a session in which nothing was said stands in no list', async ({ page }) => {
  await asALearner(page);
  await page.request.post('/api/sessions/start', { data: { topic: 'Tea' } });
  await page.goto('/sessions');
  await expect(page.getByText(/No sessions yet\. Start your first learning session!/)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('a long list comes in pages of ten', async ({ page }) => {
  await withSessions(page, many(23));
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('10 of 23 sessions', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show older sessions' }).click();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older sessions' }).click();
  await expect(rows(page)).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Show older sessions' })).toHaveCount(0);
});

test('L451 before the first session the page says so and leads to the courses', async ({ page }) => {
  await withSessions(page, []);
  await expect(page.getByText(/No sessions yet\. Start your first learning session!/)).toBeVisible();
  await page.getByRole('link', { name: 'Browse Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses');
});

test('of two open talks about one section the one is continued whose row it is', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const sectionId = sections[0]?.id ?? '';
  await talkAbout(page, sectionId, 'What does the bottom number of a fraction tell?');
  await page.request.post('/api/sessions/start', { data: { courseId: FRACTIONS, sectionId, topic: 'Once more' } });
  await talkAbout(page, sectionId, 'And the top number?');
  for (const [row, words] of ['And the top number?', 'What does the bottom number of a fraction tell?'].entries()) {
    await page.getByRole('link', { name: 'Lou, dashboard' }).click();
    await page.getByRole('link', { name: 'All sessions' }).click();
    await rows(page)
      .nth(row)
      .getByRole('button', { name: /^Continue/ })
      .click();
    await expect(page.locator('.turn-me .typed')).toHaveText([words]);
  }
});

test('while the sessions are on their way their rows are held; when they cannot be had one can try again', async ({ page }) => {
  const release = await holding(page, 'tutoring.recentSessions');
  await failing(page, 'tutoring.recentSessions', 'The lamp flickers.');
  await asALearner(page);
  await page.goto('/sessions');
  await expect(page.getByRole('main').getByText(/Loading your sessions/)).toBeAttached();
  release();
  await expect(page.getByRole('alert')).toContainText('Your sessions could not be loaded');
  await expect(page.getByRole('alert')).toContainText('The lamp flickers.');
  await answering(page, 'tutoring.recentSessions', many(2));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(2);
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

test('"Start New Session" asks what about, and opens it in the dashboard’s chat', async ({ page }) => {
  await aLearnerIn(page, FRACTIONS);
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Start New Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start New Session' });
  await expect(dialog.getByRole('button', { name: /What a fraction counts/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Or a topic of your own' }).fill('Thirds in recipes');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Chat with Lou' }).getByRole('heading', { name: 'Thirds in recipes' })).toBeVisible();
});

test('a session under way goes on where it is talked', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await talkAbout(page, sections[0]?.id ?? '', 'What is a fraction?');
  await page.goto('/sessions');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expect(page).toHaveURL(/\/section\//);
  await expect(page.locator('.turn-me')).toContainText('What is a fraction?');
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

test('on a phone nothing of the sessions scrolls sideways, and axe finds nothing on them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'A very long topic that somebody gave to a session about everything that they did not yet understand on that evening';
  await withSessions(page, [session(1, { topic: long, completionStatus: 'in_progress', completedAt: null, progressPercent: 12 }), ...many(3).slice(1)]);
  await expect(rows(page)).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
