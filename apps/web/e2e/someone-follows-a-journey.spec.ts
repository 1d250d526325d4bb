import type { LearningJourney } from '@lou/contract/journeys';
import type { Page } from 'playwright/test';
import { aLearnerWith, completeSections, sectionsOf } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { aWriter, board, dialog, frame, frames, TITLE, WRITING } from './journey-board.ts';
import { takeQuiz } from './passing-a-quiz.ts';
import { answering, failing, holding } from './wire.ts';

/** What the server answers of a new learner's journey, to be shown in another state. */
async function theJourney(page: Page): Promise<LearningJourney> {
  const id = await aWriter(page);
  return (await page.request.get(`/api/learning-journeys/${id}`)).json();
}
const inState = (journey: LearningJourney, progress: LearningJourney['milestones'][number]['progress'][]): LearningJourney => ({
  ...journey,
  milestones: journey.milestones.map((one, at) => ({
    ...one,
    progress: progress[at] ?? null,
    isOpen: (progress[at] ?? null) !== null,
    next: journey.milestones[0]?.next ?? null,
  })),
});

test('L065 L231 L303 L304 the storyboard names the journey and its milestones; only the first is open, and leads to its section', async ({ page }) => {
  await aWriter(page);
  await page.goto('/');
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText(`Your journey: ${TITLE}`);
  await expect(frames(page)).toHaveCount(9);
  await expect(frames(page).first()).toContainText('The reader first');
  await expect(frames(page).first().getByText('Checkpoint', { exact: true })).toBeVisible();
  await expect(frames(page).getByText('Locked', { exact: true })).toHaveCount(8);
  await expect(
    board(page).getByText(
      /New milestones open one at a time, once those that they build on are reached; what you did before counts then\. You can go on with any that you have begun, and below 60% try again\./,
    ),
  ).toBeVisible();
  await expect(page.getByText(/Next on your journey: a checkpoint/)).toBeVisible();
  await page.getByRole('link', { name: /^See it/ }).click();
  await expect(board(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(board(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await frames(page)
    .first()
    .getByRole('link', { name: /^Start/ })
    .click();
  await expect(page).toHaveURL(`/course/${WRITING}/section/${WRITING}.what-the-reader-must-do`);
});

test('L301 L302 a milestone under way is continued, a completed one is complete, and the next one starts with its quiz', async ({ page }) => {
  const id = await aWriter(page, 1);
  await page.goto('/');
  await expect(frames(page).first().getByText('1 of 3 sections', { exact: true })).toBeVisible();
  await expect(
    frames(page)
      .first()
      .getByRole('link', { name: /^Continue/ }),
  ).toHaveAttribute('href', `/course/${WRITING}/section/${WRITING}.one-idea-at-a-time`);
  await completeSections(page, id, (await sectionsOf(page, WRITING)).slice(1, 3));
  // The open page hears of it by itself.
  await expect(frames(page).first().getByText('Complete', { exact: true })).toBeVisible();
  await expect(board(page).getByText('11% done', { exact: true })).toBeVisible();
  await frame(page, 'An answer by noon')
    .getByRole('link', { name: /^Start/ })
    .click();
  await expect(page.getByText('Question 1 of 5', { exact: true }).first()).toBeVisible();
});

test('L236 a quiz that fails may be tried again, and its score stands on the board', async ({ page }) => {
  await aWriter(page, 3);
  await takeQuiz(page, WRITING, 'emails-that-get-answered', 'wrong');
  await page.goto('/');
  const quiz = frame(page, 'An answer by noon');
  await expect(quiz.getByText('score 0%', { exact: true })).toBeVisible();
  await quiz.getByRole('link', { name: /^Try Again/ }).click();
  await expect(page).toHaveURL(/emails-that-get-answered/);
  await takeQuiz(page, WRITING, 'emails-that-get-answered', 'right');
  await page.goto('/');
  await expect(quiz.getByText('score 100%', { exact: true })).toBeVisible();
  await expect(quiz.getByText('Complete', { exact: true })).toBeVisible();
});

test('another journey is chosen from the list, by the keyboard alone', async ({ page }) => {
  await aWriter(page);
  await page.goto('/');
  await board(page).getByRole('button', { name: 'Choose another journey' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(dialog(page).getByText('Your journey now', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: /^Follow this journey.*From halves to percentages$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText('Your journey: From halves to percentages');
  // Its course is not begun yet: the way leads to the course, where one enrols.
  await expect(frames(page).first().getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/course/fractions-that-make-sense');
});

test('why a journey could not be chosen is said once, and not where the list is opened another time', async ({ page }) => {
  await aWriter(page);
  await failing(page, 'journeys.choose', 'The lamp flickers.');
  await page.goto('/');
  await board(page).getByRole('button', { name: 'Choose another journey' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Follow this journey/ })
    .first()
    .click();
  await expect(dialog(page).getByRole('alert')).toContainText('The lamp flickers.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await board(page).getByRole('button', { name: 'Choose another journey' }).click();
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('L305 a journey that is completed says so', async ({ page }) => {
  const journey = await theJourney(page);
  const done = journey.milestones.map(() => ({ status: 'completed' as const, score: null }));
  await answering(page, 'journeys.forLearner', { ...inState(journey, done), status: 'completed', progressPercent: 100 });
  await page.goto('/');
  await expect(board(page).getByText('Journey Complete!', { exact: true })).toBeVisible();
  await expect(frames(page).getByText('Complete', { exact: true })).toHaveCount(9);
  await expect(page.getByText(/Next on your journey/)).toHaveCount(0);
  await expectAccessible(page);
});

test('L444 L445 a journey that cannot be loaded says why, or what to do, and is asked for again', async ({ page }) => {
  await aWriter(page);
  await failing(page, 'journeys.forLearner', 'The service is temporarily read-only. Please try again later.', 503);
  await page.goto('/');
  const problem = board(page).getByRole('alert');
  await expect(problem).toContainText('Unable to Load Learning Journey');
  await expect(problem).toContainText('The service is temporarily read-only. Please try again later.');
  await expectAccessible(page);
  await failing(page, 'journeys.forLearner', '');
  await problem.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(problem).toContainText('Please refresh the page and try again.');
  await page.unrouteAll({ behavior: 'wait' });
  await problem.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(frames(page)).toHaveCount(9);
});

test('somebody enrolled is not told to begin while the enrolments are under way, nor when they cannot be loaded', async ({ page }) => {
  const journey = await theJourney(page);
  await answering(page, 'journeys.forLearner', { ...journey, isFollowed: false });
  await failing(page, 'enrolment.list');
  await page.goto('/');
  await expect(board(page).getByRole('alert')).toContainText('Unable to Load Learning Journey');
  await page.unrouteAll({ behavior: 'wait' });
  await board(page).getByRole('button', { name: 'Try again' }).click();
  await expect(frames(page)).toHaveCount(9);
});

test('before the first course the board says how a journey begins; while it loads it keeps its place', async ({ page }) => {
  const release = await holding(page, 'journeys.forLearner');
  await aLearnerWith(page, 'Professional Skills');
  await page.request.post('/api/sessions/start', { data: { topic: 'Tea' } });
  await page.goto('/');
  await expect(board(page).getByText(/Loading your journey/)).toBeAttached();
  release();
  await expect(board(page).getByText(/Start Your Learning Journey/)).toBeVisible();
  await expect(board(page)).toContainText(`Yours would be “${TITLE}”, with 9 milestones.`);
  await expect(board(page).getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses');
  await board(page).getByRole('button', { name: 'Choose a journey' }).click();
  await dialog(page)
    .getByRole('button', { name: /A drawing and a song/ })
    .click();
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText('Your journey: A drawing and a song');
});

for (const width of [390, 768, 1440]) {
  test(`the storyboard is accessible and fits at ${width} px, with long names and the milestone at hand in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const journey = await theJourney(page);
    const completed = { status: 'completed' as const, score: 90 };
    const long = inState(journey, [completed, completed, completed, completed, { status: 'failed', score: 40 }]);
    const milestones = long.milestones.map((one) => ({ ...one, title: `${one.title} with Rindfleischetikettierungsüberwachungsaufgabenübertragung` }));
    await answering(page, 'journeys.forLearner', { ...long, milestones, progressPercent: 44, totalTimeSpent: 130 });
    await page.goto('/');
    await expect(board(page).getByText('2h 10m in its courses', { exact: true })).toBeVisible();
    const now = frames(page).nth(4);
    await now.scrollIntoViewIfNeeded();
    await expect(now).toHaveAttribute('aria-current', 'step');
    await expect(now.getByRole('link', { name: 'Try Again' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a quiz over a whole course begins from its milestone, without another press', async ({ page }) => {
  const journey = await theJourney(page);
  const [first] = journey.milestones;
  if (!first?.next) throw new Error('The journey has no first milestone.');
  const quiz = { ...first, title: 'The last quiz', type: 'quiz', next: { ...first.next, sectionId: null, sectionTitle: null }, sections: null };
  await answering(page, 'journeys.forLearner', { ...journey, milestones: [quiz, ...journey.milestones.slice(1)] });
  await page.goto('/');
  await frame(page, 'The last quiz').getByRole('button', { name: 'Start The last quiz' }).click();
  await expect(page.getByRole('region', { name: 'Chat with Lou' }).getByText('Question 1 of 5', { exact: true }).last()).toBeVisible({ timeout: 20_000 });
});

test('L001 the whole way: sign up, choose interests, enrol, talk, take a quiz, follow sections and a journey, earn', async ({ page }) => {
  await page.goto('/onboarding');
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(`amara-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(/Professional Skills/).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Start Learning!', exact: true }).click();
  await page.getByRole('button', { name: 'Do this later', exact: true }).click();
  await page.goto('/courses');
  await page
    .locator('.volume')
    .filter({ hasText: 'Clear writing' })
    .getByRole('button', { name: /^Enroll Now/ })
    .click();
  await page
    .locator('.volume')
    .filter({ hasText: 'Clear writing' })
    .getByRole('link', { name: /^Continue Learning/ })
    .click();
  await page
    .getByRole('button', { name: /^Start Section/ })
    .first()
    .click();
  await expect(page.locator('.turn-lou').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Message to Lou', exact: true }).fill('What must the reader do?');
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn-lou')).toHaveCount(2);
  const me = (await (await page.request.get('/api/user')).json()) as { id: string };
  await completeSections(page, me.id, (await sectionsOf(page, WRITING)).slice(0, 3));
  await takeQuiz(page, WRITING, 'emails-that-get-answered', 'right');
  await page.goto('/');
  await expect(frames(page).getByText('Complete', { exact: true })).toHaveCount(2);
  await expect(board(page).getByText('22% done', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d[\d,]* points$/).first()).toBeVisible();
  const stats = (await (await page.request.get(`/api/user/${me.id}/stats`)).json()) as { totalPoints: number; achievements: { type: string }[] };
  expect(stats.totalPoints).toBeGreaterThan(100);
  expect(stats.achievements.map(({ type }) => type)).toContain('course');
});
