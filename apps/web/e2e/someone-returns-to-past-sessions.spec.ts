import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { HOUR_MS, many, rows, session, talkAbout, withSessions } from './sessions-page.ts';
import { answering, failing, holding } from './wire.ts';

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

test('on a phone nothing of the sessions scrolls sideways, and axe finds nothing on them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'A very long topic that somebody gave to a session about everything that they did not yet understand on that evening';
  await withSessions(page, [session(1, { topic: long, completionStatus: 'in_progress', completedAt: null, progressPercent: 12 }), ...many(3).slice(1)]);
  await expect(rows(page)).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
