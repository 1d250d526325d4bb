import type { Page } from 'playwright/test';
import { aLearnerIn, aLearnerWith, enrolIn, FRACTIONS, SPANISH } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, test } from './journey.ts';
import { answering, failing, holding, watching } from './wire.ts';

type OnTheShelf = { id: string; students: number; estimatedDuration: number; learningObjectives: string[] };

const volume = (page: Page, title: string) => page.locator('.volume').filter({ hasText: title });
const pills = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const titles = (page: Page) => page.locator('.volume h2');
/** Every course on the server's shelf, by title. */
const courses = async (page: Page) =>
  ((await (await page.request.get('/api/courses')).json()) as { id: string; title: string; category: string }[]).sort((a, b) => (a.title < b.title ? -1 : 1));
const titlesOf = async (page: Page, categories: readonly string[]) =>
  (await courses(page)).filter(({ category }) => categories.includes(category)).map(({ title }) => title);
const preview = (page: Page) => page.getByRole('dialog');
/** The list beside the scene. */
const listed = (page: Page) => preview(page).getByRole('region', { name: 'Interactive Course Journey' }).getByRole('listitem').getByRole('button');

async function atTheShelf(page: Page, interests = ''): Promise<void> {
  await aLearnerWith(page, interests);
  await page.goto('/courses');
  await expect(titles(page).first()).toBeVisible();
}

test('L010 L139 L144 L147 L353 a learner at /courses sees the shelf, and a way back to the dashboard', async ({ page }) => {
  await atTheShelf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Learning Path');
  const all = (await courses(page)).map(({ title }) => title);
  expect(all).toHaveLength(12);
  await expect(titles(page)).toHaveText(all);
  await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('L141 L142 L143 the pills are "All Courses" and each category once; a category shows only its own courses', async ({ page }) => {
  await atTheShelf(page);
  await expect(pills(page)).toHaveText([
    'All Courses',
    'Academic Studies',
    'Creative Arts',
    'Language Learning',
    'Personal Development',
    'Professional Skills',
    'Technology & Programming',
  ]);
  await pills(page).filter({ hasText: 'Academic Studies' }).click();
  await expect(titles(page)).toHaveText(['Fractions that make sense', 'How a bill becomes law']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Fractions that make sense', 'How a bill becomes law']);
  await pills(page).first().click();
  await expect(titles(page)).toHaveCount(12);
});

test('L140 L470 interests are named and their courses stand alone; All Courses says how many more there are', async ({ page }) => {
  await atTheShelf(page, 'Language Learning, Academic Studies');
  await expect(page.getByText(/For your interests: Language Learning, Academic Studies\./)).toBeVisible();
  const ours = await titlesOf(page, ['language-learning', 'academic-studies']);
  await expect(titles(page)).toHaveText(ours);
  const tops = await pills(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops.at(-1)).length, 'no pill stands alone in a second row').toBeGreaterThan(1);
  await page.getByRole('button', { name: `All Courses ${12 - ours.length} more` }).click();
  await expect(titles(page)).toHaveCount(12);
});

test('L145 L146 with nothing to show the shelf says so, and in a category it says which', async ({ page }) => {
  await aLearnerWith(page, 'Creative Arts');
  const without = (await courses(page)).filter(({ category }) => category !== 'creative-arts');
  await answering(page, 'catalogue.courses', without);
  await page.goto('/courses');
  await expect(page.getByText(/No courses found/)).toBeVisible();
  await page.goto('/courses?show=creative-arts');
  await expect(page.getByText(/No courses found/)).toBeVisible();
  await expect(page.getByText(/There is no course in Creative Arts yet\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'All Courses', exact: true }).last().click();
  await expect(titles(page)).toHaveCount(without.length);
});

test('L145 L450 without any course at all the shelf says that there are none yet', async ({ page }) => {
  await answering(page, 'catalogue.courses', []);
  await aLearnerWith(page);
  await page.goto('/courses');
  await expect(page.getByText(/No courses found/)).toBeVisible();
  await expect(page.getByText(/No courses available yet\./)).toBeVisible();
});

test('L148 L149 a card shows two objectives and how many more there are', async ({ page }) => {
  await atTheShelf(page);
  await expect(volume(page, 'Fractions that make sense').locator('ul > li')).toHaveText([
    'Say what each number in a fraction tells you, and of what whole',
    'Find equal fractions and write a fraction in its simplest form',
    '+4 more objectives',
  ]);
});

test('L152 L267 L268 L354 L431 enrolling from the card is announced, the enrolments are asked for again, and the card leads on', async ({ page }) => {
  await atTheShelf(page);
  const asked = watching(page, 'enrolment.list');
  const card = volume(page, 'Fractions that make sense');
  await card.getByRole('button', { name: /^Enroll Now/ }).click();
  await expectNotice(page, 'Enrolled successfully!', 'You can now start your learning journey.');
  await expect(page.getByRole('status').filter({ hasText: 'Enrolled successfully! You can now start your learning journey.' })).toBeAttached();
  await expect(card.getByRole('link', { name: /^Continue Learning/ })).toBeFocused();
  await expect(card.getByRole('button', { name: /^Enroll Now/ })).toHaveCount(0);
  expect(asked.requests.length).toBeGreaterThan(0);
});

test('a course that one is enrolled in is at hand when one’s interests leave it out', async ({ page }) => {
  await aLearnerWith(page, 'Academic Studies');
  await enrolIn(page, SPANISH);
  await enrolIn(page, FRACTIONS);
  await page.goto('/courses');
  await expect(page.getByText(/Also yours:/).getByRole('link')).toHaveText(['Spanish: your first conversation']);
  await expectAccessible(page);
  await pills(page).first().click();
  await expect(page.getByText(/Also yours:/)).toHaveCount(0);
});

test('a finished course says so on its card', async ({ page }) => {
  await aLearnerIn(page, SPANISH, { done: 8 });
  await page.goto('/courses');
  await expect(volume(page, 'Spanish').getByText('Completed', { exact: true })).toBeVisible();
  await expect(volume(page, 'Spanish').getByRole('link', { name: 'Continue Learning' })).toBeVisible();
});

test('L150 the card of an enrolled course leads on to it', async ({ page }) => {
  await aLearnerWith(page);
  await enrolIn(page, SPANISH);
  await page.goto('/courses');
  const card = volume(page, 'Spanish');
  await expect(card.getByRole('button')).toHaveCount(0);
  await card.getByRole('link', { name: /^Continue Learning/ }).click();
  await expect(page).toHaveURL(`/course/${SPANISH}`);
});

test('L414 L432 an enrolment that fails is not sent again and says why, or the spec’s sentence where the server gave none', async ({ page }) => {
  const sent = watching(page, 'enrolment.enrol');
  await failing(page, 'enrolment.enrol', 'This course does not exist.', 404);
  await atTheShelf(page);
  const enrol = volume(page, 'Fractions').getByRole('button', { name: /^Enroll Now/ });
  await enrol.click();
  await expectNotice(page, 'Enrollment failed', 'This course does not exist.');
  expect(sent.requests).toHaveLength(1);
  await failing(page, 'enrolment.enrol', '');
  await enrol.click();
  await expectNotice(page, 'Enrollment failed', 'Unable to enroll in course');
  expect(sent.requests).toHaveLength(2);
  await expect(enrol).toBeEnabled();
});

test('L151 L153 L154 L155 L156 L157 L158 L159 L166 L167 the preview says what the course is', async ({ page }) => {
  await atTheShelf(page);
  await enrolIn(page, FRACTIONS);
  const [course] = ((await (await page.request.get('/api/courses')).json()) as OnTheShelf[]).filter(({ id }) => id === 'first-program-in-python');
  await volume(page, 'A first program in Python')
    .getByRole('button', { name: /^Preview/ })
    .click();
  const dialog = preview(page);
  await expect(dialog.getByRole('heading', { name: 'A first program in Python', exact: true })).toBeVisible();
  await expect(dialog.locator('.badge').first()).toHaveText('Beginner');
  // The strip beside the page that is kept for the scrollbar is as dark as what lies under the scrim.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(159, 159, 161)');
  await expect(dialog.locator('.dialog-text')).toHaveCSS('background-attachment', 'local, scroll');
  await expect(dialog.getByText(/You will write the ticket desk of a small cinema/)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'About the course', exact: true }).getByRole('listitem')).toHaveText([
    `${course?.estimatedDuration} hours`,
    '8 sections',
    course?.students === 1 ? '1 student' : `${course?.students} students`,
    /^New/,
  ]);
  await expect(dialog.getByRole('region', { name: 'What you’ll learn', exact: true }).getByRole('listitem')).toHaveText(course?.learningObjectives ?? []);
});

test('L160 L161 enrolling in the preview: "Enroll Now", "Enrolling...", "Enrolled", and one student more', async ({ page }) => {
  const release = await holding(page, 'enrolment.enrol');
  await atTheShelf(page);
  await volume(page, 'Fractions')
    .getByRole('button', { name: /^Preview/ })
    .click();
  const students = preview(page)
    .getByRole('list', { name: 'About the course', exact: true })
    .getByText(/students?$/);
  const counted = async () => Number.parseInt((await students.textContent()) ?? '', 10);
  const before = await counted();
  await preview(page).getByRole('button', { name: 'Enroll Now', exact: true }).click();
  await expect(preview(page).getByRole('button', { name: 'Enrolling...', exact: true })).toBeDisabled();
  release();
  await expect(preview(page).getByRole('button', { name: 'Enrolled', exact: true })).toBeDisabled();
  await expect(preview(page).getByRole('button', { name: 'Enroll Now', exact: true })).toHaveCount(0);
  await expect(preview(page).getByRole('link', { name: /^Continue Learning/ }), 'not the one behind the dialog').toBeFocused();
  await expect.poll(counted).toBeGreaterThan(before); // other journeys enrol as well
  await listed(page).nth(7).click();
  await expect(preview(page).locator('.detail:visible')).toContainText('Ready to start');
  await expect(preview(page).getByText(/Once you enroll/)).toBeHidden();
  await preview(page)
    .getByRole('link', { name: /^Continue Learning/ })
    .click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
});

test('L165 L269 L270 the journey in the preview is a list whose entries open and close; the first is ready, the rest are locked', async ({ page }) => {
  await atTheShelf(page);
  await volume(page, 'Fractions')
    .getByRole('button', { name: /^Preview/ })
    .click();
  const nodes = listed(page);
  await expect(nodes).toHaveCount(8);
  const widthOfText = async () => (await preview(page).locator('.preview-about').boundingBox())?.width;
  const before = await widthOfText();
  await nodes.nth(0).click();
  await expect(preview(page).locator('.detail:visible')).toContainText('Ready to start');
  await expect(
    preview(page)
      .getByText(/Locked/)
      .locator('visible=true'),
  ).toHaveCount(0); // what it says of the others is no word about this one
  expect(
    await preview(page)
      .locator('.dialog-text')
      .evaluate((text) => text.scrollHeight - text.clientHeight),
    'it scrolls now',
  ).toBeGreaterThan(0);
  expect(await widthOfText()).toBe(before);
  await expect(preview(page).locator('.dialog-text')).toHaveCSS('scrollbar-gutter', 'stable'); // a bar that takes room has it
  await expectAccessible(page);
  await nodes.nth(1).click();
  await expect(preview(page).getByText(/Ready to start/)).toBeHidden();
  await expect(preview(page).locator('.detail:visible')).toContainText('Locked');
  await expect(preview(page).getByText(/Once you enroll, every section is open, in any order\./)).toBeVisible();
  await nodes.nth(1).click();
  await expect(preview(page).locator('.detail:visible')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(volume(page, 'Fractions').getByRole('button', { name: /^Preview/ })).toBeFocused();
});

for (const [width, height] of [
  [1024, 600],
  [720, 500],
] as const) {
  test(`no word of the preview goes by under its way out in a low window, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await atTheShelf(page, 'Language Learning');
    await volume(page, 'Spanish').getByRole('button', { name: 'Preview' }).click();
    await expect(listed(page)).toHaveCount(8);
    const text = preview(page).locator('.dialog-text');
    const mostPx = await text.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(mostPx).toBeGreaterThan(100);
    for (const atPx of [0, 40, 80, 160, mostPx]) {
      await text.evaluate((element, top) => element.scrollTo({ top }), atPx);
      const seen = await preview(page).evaluate((dialog) => {
        const { left, right, top, bottom } = (dialog.querySelector('.dialog-close') as Element).getBoundingClientRect();
        const under = [left + 2, (left + right) / 2, right - 2].flatMap((x) => document.elementsFromPoint(x, (top + bottom) / 2));
        return [...new Set(under)].filter((one) => one.closest('.dialog-text > *')).map(({ className }) => className);
      });
      expect(seen, `${atPx} px down`).toEqual([]);
    }
  });
}

for (const width of [390, 768, 1440]) {
  test(`the shelf and the preview are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await atTheShelf(page, 'Language Learning');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await volume(page, 'Spanish').getByRole('button', { name: 'Preview' }).click();
    await expect(listed(page)).toHaveCount(8);
    await expectAccessible(page);
  });
}

test('the preview stands still when a section is opened in it', async ({ page }) => {
  await aLearnerWith(page);
  await page.goto('/courses?show=all');
  await page.getByRole('button', { name: 'Preview Fractions that make sense' }).click();
  const section = preview(page)
    .getByRole('button', { name: /^Comparing fractions on a line/ })
    .last();
  await expect(section).toBeVisible();
  await page.waitForTimeout(500); // it has come up
  const before = await page.locator('.dialog').boundingBox();
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  expect(await page.locator('.dialog').boundingBox()).toEqual(before);
});

test('Back takes a filter away again, and the interests do not stand over other courses as if these were for them', async ({ page }) => {
  await aLearnerWith(page, 'Language Learning');
  await page.goto('/courses');
  await expect(page.getByText('For your interests: Language Learning.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Creative Arts' }).click();
  await expect(page.getByText('Your interests: Language Learning.', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText('For your interests: Language Learning.', { exact: true })).toBeVisible();
});
