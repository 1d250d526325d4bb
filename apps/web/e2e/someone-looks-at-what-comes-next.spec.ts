import type { Page } from 'playwright/test';
import { aLearnerIn, aLearnerWith, enrolIn, FRACTIONS } from './courses.ts';
import { coloursOf, marksOf } from './drawn.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { asALearner } from './people.ts';
import { answering, carried, watching } from './wire.ts';

const recommendation = (place: number, more: object = {}) => ({
  id: `course-${place}`,
  title: `Course ${place}`,
  content: 'Fold, cut and count.',
  contentType: 'course',
  difficulty: 'beginner',
  category: 'academic-studies',
  estimatedDuration: 90,
  tags: ['one', 'two', 'three', 'four'],
  reason: { code: 'new-at-level', category: 'Creative Arts' },
  link: `/course/course-${place}`,
  ...more,
});
const many = (length: number) => Array.from({ length }, (_, place) => recommendation(place + 1));

const card = (page: Page) => page.getByRole('region', { name: 'Course Recommendations' });
const entries = (page: Page) => card(page).getByRole('listitem');

/** A learner who has begun, with these recommendations. */
async function recommended(page: Page, list: readonly object[]): Promise<void> {
  await answering(page, 'recommendations.list', list);
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  await page.goto('/');
  await expect(card(page)).toBeVisible();
}

test('L078 L079 six recommendations are shown, and a button for all where there are more', async ({ page }) => {
  await recommended(page, many(8));
  await expect(entries(page)).toHaveCount(6);
  await card(page).getByRole('button', { name: 'View All 8 Recommendations', exact: true }).click();
  await expect(card(page).getByRole('listitem').nth(6).getByRole('link')).toBeFocused();
  await expect(entries(page)).toHaveCount(8);
  await answering(page, 'recommendations.list', many(6));
  await page.reload();
  await expect(entries(page)).toHaveCount(6);
  await expect(card(page).getByRole('button')).toHaveCount(0);
});

test('L080 L081 L084 L085 L086 a recommendation shows title, 200 characters, category, minutes in words and three tags', async ({ page }) => {
  await recommended(page, [recommendation(1, { content: 'x'.repeat(201) }), recommendation(2, { content: 'y'.repeat(200), estimatedDuration: 45 })]);
  const [first, second] = [entries(page).nth(0), entries(page).nth(1)];
  await expect(first.getByRole('link', { name: 'Course 1', exact: true })).toHaveAttribute('href', '/course/course-1');
  await expect(first.getByText(/^x+…$/)).toHaveText(`${'x'.repeat(200)}…`);
  await expect(second.getByText(/^y+/)).toHaveText('y'.repeat(200));
  await expect(first.getByText('Academic Studies', { exact: true })).toBeVisible();
  await expect(first.getByText('1h 30m', { exact: true })).toBeVisible();
  await expect(second.getByText('45m', { exact: true })).toBeVisible();
  await expect(first.getByText('one, two, three', { exact: true })).toBeVisible();
  // The row is its link's, which lies over the words.
  await first.getByText('one, two, three', { exact: true }).click({ force: true });
  await expect(page).toHaveURL('/course/course-1');
});

test('L217 a recommendation’s duration is told in minutes, and stands on the screen in hours', async ({ page }) => {
  await asALearner(page);
  await enrolIn(page, FRACTIONS);
  const list = (await (await page.request.get('/api/learner/recommendations')).json()) as { id: string; title: string; estimatedDuration: number }[];
  expect(list.find(({ id }) => id === FRACTIONS)?.estimatedDuration).toBe(240);
  await page.goto('/');
  await expect(entries(page).first()).toBeVisible();
  const title = await entries(page).first().getByRole('heading').textContent();
  const minutes = list.find((one) => one.title === title)?.estimatedDuration ?? 0;
  expect(minutes % 60).toBe(0);
  await expect(entries(page).first()).toContainText(`${minutes / 60} hours`);
});

test('L082 L083 L215 L216 each kind has its icon and word, another kind the default; each difficulty its colour, beginner where none is given', async ({
  page,
}) => {
  const kinds = ['course', 'document', 'video', 'quiz', 'song'];
  const difficulties = ['beginner', 'intermediate', 'advanced', undefined, 'beginner'];
  await recommended(
    page,
    kinds.map((contentType, place) => recommendation(place, { contentType, difficulty: difficulties[place] })),
  );
  const badges = card(page).locator('.kinds .badge');
  await expect(badges).toHaveText(['Beginner', 'Course', 'Intermediate', 'Document', 'Advanced', 'Video', 'Beginner', 'Quiz', 'Beginner', 'Content']);
  expect(await marksOf(card(page).locator('.kinds .badge-plain svg'))).toEqual(['course', 'document', 'video', 'quiz', 'other']);
  expect(await coloursOf(card(page).locator('.kinds .badge:not(.badge-plain)'))).toEqual(['green', 'yellow', 'red', 'green', 'green']);
  await expectAccessible(page);
});

test('L077 L062 L388 the recommendations come from the tutor with a reason, and the first can be begun', async ({ page }) => {
  await aLearnerWith(page, 'Creative Arts');
  await page.goto('/');
  await expect(page).toHaveURL('/courses');
  await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click();
  const started = carried(page, 'tutoring.startSession');
  const list = (await (await page.request.get('/api/learner/recommendations')).json()) as { id: string; title: string }[];
  await expect(entries(page).getByRole('heading')).toHaveText(list.slice(0, 6).map(({ title }) => title));
  await expect(entries(page).first()).toContainText('Because you chose Creative Arts.');
  await expect(page.locator('.desk-line')).toHaveText('Here is your next step, because you chose Creative Arts.');
  await page.getByRole('button', { name: 'Start Learning Session', exact: true }).click();
  await expect(page.locator('.turn-lou')).toHaveCount(1);
  expect(started).toMatchObject([{ courseId: list[0]?.id, topic: list[0]?.title }]);
});

test('in a course that is under way the desk names the section, and Start opens that one', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS, { done: 1 });
  const second = sections[1] as (typeof sections)[number];
  const started = carried(page, 'tutoring.startSession');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: second.title, level: 2 })).toBeVisible();
  await expect(page.getByText(`Section 2 of ${sections.length}`, { exact: true })).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Fractions that make sense' })).toHaveCount(0);
  await expect(page.getByText(/Start Your Learning Journey/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Learning Session' }).click();
  await expect(page.locator('.turn-lou')).toHaveCount(1);
  expect(started).toMatchObject([{ courseId: FRACTIONS, sectionId: second.id, topic: `Fractions that make sense - ${second.title}` }]);
});

test('L376 the recommendations are kept for 5 minutes', async ({ page }) => {
  await page.clock.install();
  await recommended(page, many(1));
  await expect(entries(page)).toHaveCount(1);
  // What the live stream asks for as it begins has its answer before the clock is put on.
  await page.waitForTimeout(1_000);
  const asked = watching(page, 'recommendations.list');
  const awayAndBack = async () => {
    await page.getByRole('link', { name: 'Learning Sessions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Learning Sessions', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(entries(page)).toHaveCount(1);
  };
  await page.clock.fastForward(4 * 60_000);
  await awayAndBack();
  await page.waitForTimeout(1_000); // what is asked for at all has been by then
  expect(asked.requests).toHaveLength(0);
  await page.clock.fastForward(61_000);
  await awayAndBack();
  await expect.poll(() => asked.requests.length).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('L077 L079 L430 the course on the desk is one of all that are counted, and stands in the card where it is the only one', async ({ page }) => {
  const underWay = recommendation(1, { next: { sectionId: 'halves', title: 'Halves', place: 1, sections: 6 } });
  await recommended(page, [underWay, ...many(7).slice(1)]);
  await expect(entries(page)).toHaveCount(6);
  await expect(entries(page).filter({ hasText: 'Course 1' })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'View All 7 Recommendations', exact: true }).click();
  await expect(entries(page)).toHaveCount(7);
  await answering(page, 'recommendations.list', [underWay]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Halves', level: 2, exact: true })).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await expect(card(page).getByText(/No recommendations available/)).toHaveCount(0);
});

test('with every course done the next step says so', async ({ page }) => {
  await answering(page, 'enrolment.list', [
    { courseId: FRACTIONS, progress: '100', completedSectionIds: [], currentSectionId: null, enrolledAt: '', completedAt: '' },
  ]);
  await recommended(page, []);
  await expect(page.getByRole('heading', { name: 'All courses are done' })).toBeVisible();
  await expect(page.getByText(/Choose a first course/)).toHaveCount(0);
});

test('L430 with nothing to recommend the card says so, and the next step is a first course', async ({ page }) => {
  await recommended(page, []);
  await expect(card(page).getByText(/No recommendations available/)).toBeVisible();
  await expect(card(page).getByText(/Please check your learning goals in your profile settings\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a first course', exact: true })).toBeVisible();
});
