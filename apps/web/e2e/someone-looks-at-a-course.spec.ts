import { atTheCourse, conversation, progress, stop, stops } from './course-page.ts';
import { aLearnerIn, aLearnerWith, FRACTIONS, SPANISH } from './courses.ts';
import { coloursOf } from './drawn.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlaps, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { answering, holding, watching } from './wire.ts';

test('L011 L169 L170 L171 L172 L173 L174 the course page has its title, cut to 30 characters in the header, its progress and its description', async ({
  page,
}) => {
  await atTheCourse(page, SPANISH, { done: 3 });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Lou, dashboard', exact: true })).toBeVisible();
  await expect(header).toContainText('Spanish: your first conversati…');
  await expect(header).toContainText('38% complete');
  await expect(page.getByText(/By the end of this course you can greet a stranger in Spanish/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses');
  await page.goto(`/course/${FRACTIONS}`);
  await expect(header.getByText('Fractions that make sense', { exact: true })).toBeVisible();
});

test('on a phone the description stands under the book and the title, which may be one line or three', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atTheCourse(page, 'chords-and-keys');
  expect(await overlaps(page, '.course-head .cover', '.course-head .about p')).toBe(false);
  await page.goto(`/course/${SPANISH}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spanish: your first conversation');
  expect(await overlaps(page, '.course-head .cover', '.course-head .about p')).toBe(false);
});

test('L175 L176 L177 L478 the progress card counts the sections, the bar goes to 100, and a button leads back to all courses', async ({ page }) => {
  await atTheCourse(page, SPANISH, { done: 2 });
  await expect(progress(page).locator('.badge')).toHaveText('2 of 8 sections completed');
  const filled = progress(page).getByRole('progressbar');
  await expect(filled).toHaveAttribute('aria-valuenow', '25');
  await expect(filled).toHaveAttribute('aria-valuemax', '100');
  await page.getByRole('link', { name: 'Back to All Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses');
});

test('a course that is done says what comes next', async ({ page }) => {
  await aLearnerIn(page, FRACTIONS, { done: 8 });
  await page.goto(`/course/${FRACTIONS}`);
  const next = progress(page).getByRole('link');
  await expect(progress(page)).toContainText('All of it is done.');
  await expect(next).toHaveAttribute('href', /^\/course\/(?!fractions)/);
  await answering(page, 'recommendations.list', []);
  await page.reload();
  await expect(next).toHaveText('Choose another course');
  await expect(next).toHaveAttribute('href', '/courses');
});

test('L178 L179 L180 L181 the timeline shows every section with its minutes, alternating along one line, in one column on a phone', async ({ page }) => {
  const { sections } = await atTheCourse(page, SPANISH);
  await expect(page.getByRole('heading', { name: 'Learning Timeline', exact: true })).toBeVisible();
  await expect(stops(page).locator('h3')).toHaveText(sections.map(({ title }) => title));
  await expect(stops(page).locator('.num')).toHaveText(sections.map(({ estimatedDuration }) => `${estimatedDuration}m`));
  const sides = () =>
    stops(page)
      .locator('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x < window.innerWidth / 2 - 100));
  expect(await sides()).toEqual(sections.map((_one, index) => index % 2 === 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const lefts = await stops(page)
    .locator('.knot')
    .evaluateAll((knots) => new Set(knots.map((knot) => Math.round(knot.getBoundingClientRect().x))).size);
  expect(lefts).toBe(1);
});

test('L182 L183 L184 L185 each kind has its icon, word and colour; an unknown kind acts as learn, and without minutes it is 30m', async ({ page }) => {
  const sections = await aLearnerIn(page, SPANISH).then(({ sections: all }) => all);
  const kinds = ['learn', 'practice', 'apply', 'review', 'dance', 'learn'];
  await answering(
    page,
    'catalogue.sections',
    kinds.map((objectiveType, index) => ({ ...sections[index], objectiveType, estimatedDuration: 0 })),
  );
  await page.goto(`/course/${SPANISH}`);
  const badges = stops(page).locator('.badge');
  await expect(badges).toHaveText(['Learn', 'Practice', 'Apply', 'Review', 'Learn', 'Learn']);
  const colours = ['blue', 'green', 'purple', 'orange', 'blue', 'blue'];
  expect(await coloursOf(badges)).toEqual(colours);
  expect((await coloursOf(stops(page).locator('.knot'))).slice(1), 'the first is lit, as the one that is next').toEqual(colours.slice(1));
  const drawings = await badges.locator('svg').evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(4);
  expect(drawings[4]).toBe(drawings[0]);
  await expect(stops(page).locator('.num')).toHaveText(kinds.map(() => '30m'));
});

test('whoever is not enrolled sees the course and "Enroll Now", and nothing that could be started', async ({ page }) => {
  await aLearnerWith(page);
  await page.goto(`/course/${FRACTIONS}`);
  await expect(stops(page)).toHaveCount(8);
  await expect(stops(page).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(stops(page).getByRole('button', { name: 'Start Section' })).toHaveCount(8);
  await expect(progress(page)).toContainText('0 of 8 sections completed');
  await expect(progress(page).getByRole('progressbar').locator('span'), 'of nothing nothing is drawn').toHaveCount(0);
});

test('L198 while the course loads, bones stand and it is said politely', async ({ page }) => {
  await aLearnerIn(page, SPANISH);
  const release = await holding(page, 'catalogue.course');
  await page.goto(`/course/${SPANISH}`);
  await expect(page.getByRole('status').getByText(/Loading the course/)).toBeAttached();
  await expect(page.locator('[aria-busy="true"] .bone').first()).toBeVisible();
  release();
  await expect(stops(page)).toHaveCount(8);
});

for (const width of [390, 1440]) {
  test(`nothing jumps while the course comes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await aLearnerIn(page, FRACTIONS, { done: 2 });
    const jumped = await watchJumps(page);
    await page.goto(`/course/${FRACTIONS}`);
    await expect(page.getByRole('link', { name: 'Back to All Courses' })).toBeAttached();
    expect(await jumped()).toBeLessThan(0.01);
  });
}

test('a section and a course that do not exist say so, and lead back', async ({ page }) => {
  await aLearnerWith(page);
  const links = page.getByRole('main').getByRole('link');
  const inTheMiddle = async () => {
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20);
  };
  await page.goto('/course/nowhere');
  await expect(page.getByText(/This course does not exist\./)).toBeVisible();
  await expect(links).toHaveText(['Go to all courses']);
  await inTheMiddle();
  await page.goto('/course/nowhere/section/nowhere');
  await expect(links).toHaveText(['Go to all courses']);
  await page.goto(`/course/${FRACTIONS}/section/nowhere`);
  await expect(page.getByText(/This section does not exist\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(links).toHaveText(['Go to the course']);
  await inTheMiddle();
  await expectAccessible(page);
  await links.click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
});

test('L358 the enrolments are asked for only when somebody is here', async ({ page }) => {
  const asked = watching(page, 'enrolment.list');
  await page.goto(`/course/${FRACTIONS}`);
  await expect(page).toHaveURL(/\/auth/);
  expect(asked.requests).toHaveLength(0);
});

for (const width of [390, 768, 1440]) {
  test(`the course and the conversation about a section are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { sections } = await atTheCourse(page, SPANISH, { done: 2 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await stop(page, sections[2]?.title ?? '')
      .getByRole('button', { name: 'Start Section' })
      .click();
    await expect(conversation(page)).toContainText('Amara');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('at 320 px no word of a course’s title is broken, and its name on the desk is whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await aLearnerIn(page, SPANISH, { done: 1 });
  const courses: { id: string; title: string }[] = await (await page.request.get('/api/courses')).json();
  const longest = (title: string) => Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const worst = courses.toSorted((a, b) => longest(b.title) - longest(a.title)).slice(0, 3);
  for (const { id, title } of [...worst, { id: SPANISH, title: 'Spanish: your first conversation' }]) {
    await page.goto(`/course/${id}`);
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const broken = await heading.evaluate((name) => {
      const text = name.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(broken).toEqual([]);
  }
  await page.goto('/');
  const course = page.locator('.next .dotted > span').first();
  await expect(course).toHaveText('Spanish: your first conversation');
  const [words, place] = [await course.boundingBox(), await page.locator('.next .dotted').boundingBox()];
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0));
  await expectNoSidewaysScroll(page);
});
