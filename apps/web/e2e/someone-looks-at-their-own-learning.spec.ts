import type { Learning, LearningDay } from '@lou/contract/mastery';
import { dayAfter } from '@lou/domain/days';
import type { Page } from 'playwright/test';
import { aLearnerIn, completeSections, FRACTIONS } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';
import { ADMIN, asALearner, signedIn } from './people.ts';
import { line } from './talking.ts';
import { answering, failing, holding } from './wire.ts';

const LAST_DAY = '2026-11-21';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your learning' });
const graph = (page: Page, name: RegExp) => page.getByRole('main').getByRole('img', { name });

/** Twelve weeks up to a Saturday; from the fifth last week on something happened every other day. */
const days: LearningDay[] = Array.from({ length: 84 }, (_, index) => {
  const learned = index >= 50 && index % 2 === 1;
  const [minutes, sections, quizzes, answers, right] = learned ? [index === 83 ? 6.5 : 14.2, index % 3 === 0 ? 1 : 0, 1, 5, 4] : [0, 0, 0, 0, 0];
  return { day: dayAfter(LAST_DAY, index - 83), learned, minutes, sections, quizzes, answers, right, hints: learned ? 1 : 0 };
});
const skill = (place: number, more: Partial<Learning['skills'][number]> = {}): Learning['skills'][number] => ({
  skill: `skill-${place}`,
  name: `skill number ${place}`,
  course: { id: FRACTIONS, title: 'Fractions that make sense' },
  right: 4,
  wrong: 1,
  latest: [
    { at: '2026-11-20T18:05:00.000Z', question: 'Which is larger, $1/3$ or $1/4$?', correct: true, sessionId: 'session-1' },
    { at: '2026-11-19T18:05:00.000Z', question: null, correct: false, sessionId: 'session-2' },
  ],
  ...more,
});
const full: Learning = {
  days,
  streakDays: 12,
  skills: Array.from({ length: 10 }, (_, index) => skill(index + 1)),
  level: { now: 'intermediate', changes: [{ at: '2026-11-12T18:05:00.000Z', from: 'beginner', to: 'intermediate' }] },
};

async function withLearning(page: Page, learning: Learning = full): Promise<void> {
  await answering(page, 'mastery.learning', learning);
  await asALearner(page);
  await page.goto('/analytics');
}

test('L018 Analytics in the navigation leads to one’s own learning: after a talk and a section it is there, and an answer leads back to its session', async ({
  page,
}) => {
  const { id, sections } = await aLearnerIn(page, FRACTIONS);
  const [first] = sections;
  await page.goto(`/course/${FRACTIONS}/section/${first?.id}`);
  await expect(line(page)).toBeEnabled();
  await line(page).fill('Quiz me');
  await line(page).press('Enter');
  await page.locator('button.option').first().click();
  await expect(page.getByRole('button', { name: 'Next Question', exact: true })).toBeVisible();
  await completeSections(page, id, sections.slice(0, 1));

  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(page).toHaveURL('/analytics');
  await expect(page).toHaveTitle('Analytics · Lou');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '1 Day Streak!', exact: true })).toBeVisible();
  await expect(graph(page, /^Bars: sections completed.* 1 section and 0 quizzes in 12 weeks/)).toBeVisible();
  const only = page.locator('.skill');
  await expect(only).toHaveCount(1);
  await only.locator('summary').click();
  await only.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/sessions\?session=/);
});

test('its numbers are those of the days: time, streak, month, and what Lou adapted with its reason', async ({ page }) => {
  await withLearning(page);
  await expect(graph(page, /minutes with Lou on each day\. 14 of the last 28 days, the longest 14 minutes on \d+ \w+/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '12 Day Streak!' })).toBeVisible();
  await expect(graph(page, /^The last twelve weeks\. Learned on 17 of 83 days\.$/)).toBeVisible();
  const month = page.getByRole('region', { name: 'This month' });
  await expect(month.locator('dd')).toHaveText(['2.5 hours', '55', '80%', '11']);
  const adapted = page.getByRole('region', { name: 'What Lou adapted' });
  await expect(adapted.getByText('Intermediate', { exact: true })).toBeVisible();
  await expect(adapted.getByRole('listitem')).toHaveText('12 NovUp from beginner to intermediate, as your answers went well.');
});

test('both charts name their axes with units, and bars are told apart without colour', async ({ page }) => {
  await withLearning(page);
  const axes = (name: RegExp) => graph(page, name).locator('.recharts-label');
  await expect(axes(/minutes with Lou/)).toHaveText(['Day', 'Minutes']);
  await expect(axes(/sections completed/)).toHaveText(['Week from', 'Completed']);
  await expect(page.locator('.chart-legend').getByRole('listitem')).toHaveText(['Sections completed', 'Quizzes finished']);
  const fills = await graph(page, /sections completed/)
    .locator('.recharts-bar')
    .evaluateAll((bars) => bars.map((bar) => bar.querySelector('path')?.getAttribute('fill')));
  expect(fills).toEqual(['var(--pine-fill)', expect.stringMatching(/^url\(#/)]);
});

for (const width of [390, 1440]) {
  test(`the date under the last bar is whole where that is a Monday at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await withLearning(page, { ...full, days: days.map((one, index) => ({ ...one, day: dayAfter('2026-11-23', index - 83) })) });
    const chart = graph(page, /minutes with Lou/);
    const last = chart.locator('text', { hasText: '23 Nov' });
    await expect(last).toHaveText('23 Nov');
    const [date, drawn] = await Promise.all([last.boundingBox(), chart.locator('svg').first().boundingBox()]);
    expect((date?.x ?? 0) + (date?.width ?? 0)).toBeLessThanOrEqual((drawn?.x ?? 0) + (drawn?.width ?? 0));
  });
}

test('every chart has a table, from the keyboard too', async ({ page }) => {
  await withLearning(page);
  const table = page.getByRole('button', { name: 'Table', exact: true });
  await expect(page.getByRole('button', { name: 'Chart', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await table.focus();
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  const time = page.getByRole('region', { name: 'Time with Lou, day by day' });
  await expect(time.getByRole('row')).toHaveCount(15);
  await expect(time.getByRole('row').nth(1)).toContainText('7');
  const weeks = page.getByRole('region', { name: 'Sections and quizzes, week by week' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await expect(weeks.getByRole('row').nth(1).getByRole('cell')).toHaveText(['1', '3', '15', '80%']);
  const skills = page.getByRole('region', { name: 'Skills, one by one' }).getByRole('row');
  await expect(skills.nth(1).getByRole('cell')).toHaveText(['Fractions that make sense', '4', '5', '80%']);
  await expect(skills.nth(1).getByRole('rowheader')).toHaveText('Skill number 1', { useInnerText: true });
  await expect(skills.nth(1).getByRole('cell').first()).toHaveCSS('text-align', 'start');
  await expect(page.getByText(/Dashed line/)).toHaveCount(0);
  await expectAccessible(page);
});

test('a skill opens to the answers behind its number, from the keyboard; the rest of the skills are one press away', async ({ page }) => {
  await withLearning(page);
  const rows = page.locator('.skill');
  await expect(rows).toHaveCount(8);
  await rows.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('heading', { name: 'The latest 2 of 5 answers' })).toBeVisible();
  const answers = rows.first().getByRole('listitem');
  await expect(answers.first()).toContainText('Right:');
  await expect(answers.nth(1)).toContainText('Wrong:');
  await expect(answers.nth(1).getByRole('link', { name: 'A question that Lou made' })).toHaveAttribute('href', '/sessions?session=session-2');
  await page.getByRole('button', { name: 'Show all 10 skills' }).click();
  await expect(rows).toHaveCount(10);
});

test('bones while it loads, a sentence with a retry when it fails, the first step when there is nothing', async ({ page }) => {
  const release = await holding(page, 'mastery.learning');
  await asALearner(page);
  await page.goto('/analytics');
  await expect(page.getByRole('status').getByText(/Loading your learning/)).toBeAttached();
  release();
  await expect(page.getByText(/Nothing to show yet/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses');
  await expect(page.getByRole('group', { name: 'Show as' })).toHaveCount(0);
  await expectAccessible(page);

  await failing(page, 'mastery.learning');
  await page.reload();
  await expect(page.getByRole('alert').getByText(/Your learning could not be loaded/)).toBeVisible();
  await answering(page, 'mastery.learning', full);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Skills', exact: true })).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`axe finds nothing in either scheme and nothing scrolls sideways at ${width}, with long names`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = 'Telling apart what was going on for a while from what happened once and was over, in long sentences';
    await withLearning(page, {
      ...full,
      skills: [skill(1, { name, course: { id: FRACTIONS, title: 'A course whose title goes on for longer than any line of this page is' } }), skill(2)],
    });
    await page.locator('.skill summary').first().click();
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expectNoSidewaysScroll(page);
  });

test('what is done elsewhere shows at once, without a reload', async ({ page }) => {
  const { id, sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto('/analytics');
  await expect(page.getByText(/Nothing to show yet/)).toBeVisible();
  await completeSections(page, id, sections.slice(0, 1));
  await expect(page.getByRole('heading', { level: 2, name: '1 Day Streak!' })).toBeVisible();
});

test('the drawing library is fetched on this page alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())));
  await asALearner(page);
  const drawing = () => scripts.filter((url) => /chart/i.test(url));
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(drawing()).toEqual([]);
  await answering(page, 'mastery.learning', full);
  await page.goto('/analytics');
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(drawing().length).toBeGreaterThan(0);
});

test('S010 staff find their own learning too, and are told that it is theirs', async ({ page }) => {
  await signedIn(page, ADMIN);
  await page.goto('/analytics');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/This is your own learning\./)).toBeVisible();
  await asALearner(page);
  await page.goto('/analytics');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/This is your own learning\./)).toHaveCount(0);
});
