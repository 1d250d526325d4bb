import { atTheCourse, bar, conversation, progress, stop, stops } from './course-page.ts';
import { aLearnerIn, aLearnerWith, completeSections, FRACTIONS, readAddress, SPANISH, sectionsOf } from './courses.ts';
import { expect, expectAccessible, expectNotice, notice, test } from './journey.ts';
import { sending } from './socket.ts';
import { answering, carried, failing, holding } from './wire.ts';

test('someone enrols, starts a section, reads it, completes it, and finds progress and points after a reload', async ({ page }) => {
  await aLearnerWith(page);
  await page.goto('/courses');
  const card = page.locator('.volume').filter({ hasText: 'Fractions that make sense' });
  await card.getByRole('button', { name: 'Enroll Now' }).click();
  await card.getByRole('link', { name: 'Continue Learning' }).click();
  await stop(page, 'What a fraction counts').getByRole('button', { name: 'Start Section' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a fraction counts');
  await expect(conversation(page)).toContainText('Amara');
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Two numbers, two jobs' })).toBeVisible();
  await expect(page.getByRole('img', { name: /A bar cut into five equal pieces/ })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(page.locator('.toast').first()).toBeVisible();
  await page.reload();
  await expect(progress(page)).toContainText('1 of 8 sections completed');
  await expect(stop(page, 'What a fraction counts')).toContainText('Completed');
  await page.goto('/courses');
  await expect(card).toContainText('13%');
  await expect(page.getByRole('region', { name: 'Points and achievements' }).first()).not.toContainText(/^0 points/);
});

test('L186 L187 L188 L306 L307 L308 a section is available, in progress or completed, each with its own buttons', async ({ page }) => {
  const { sections } = await aLearnerIn(page, SPANISH, { done: 1 });
  await page.request.post('/api/sessions/start', { data: { courseId: SPANISH, sectionId: sections[1]?.id, topic: 'Hello' } });
  await page.goto(`/course/${SPANISH}`);
  await expect(stops(page).nth(0).locator('.state-word')).toHaveText('Completed');
  await expect(stops(page).nth(0).getByRole('button')).toHaveCount(0);
  await expect(
    stops(page)
      .nth(1)
      .getByRole('link', { name: /^Continue/ }),
  ).toBeVisible();
  await expect(stops(page).nth(1).getByRole('button')).toHaveText('Complete');
  await expect(stops(page).nth(2).getByRole('button')).toHaveText('Start Section');
});

test('L192 L193 L309 L310 L311 Start Section opens the conversation at once, and the section is the current one', async ({ page }) => {
  const { sections } = await atTheCourse(page, FRACTIONS);
  const release = await holding(page, 'tutoring.startSession');
  const started = carried(page, 'tutoring.startSession');
  await stops(page)
    .nth(0)
    .getByRole('button', { name: /^Start Section/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a fraction counts');
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Back', exact: true }).click();
  await expect(stops(page).nth(0)).toContainText('Continue');
  await stops(page)
    .nth(0)
    .getByRole('link', { name: /^Continue/ })
    .click();
  release();
  await expect(conversation(page)).toContainText('Amara');
  await expect(page.getByRole('heading', { name: 'Fractions that make sense - What a fraction counts', exact: true })).toBeVisible();
  expect(started).toMatchObject([{ courseId: FRACTIONS, sectionId: sections[0]?.id, topic: 'Fractions that make sense - What a fraction counts' }]);
});

test('L312 a start that fails is only logged, and the conversation is there all the same', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await atTheCourse(page, FRACTIONS);
  await failing(page, 'tutoring.startSession');
  await stops(page)
    .nth(0)
    .getByRole('button', { name: /^Start Section/ })
    .click();
  await expect(page.getByRole('button', { name: 'Quiz Me', exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(logged.some((line) => line.includes('The session could not be started.'))).toBe(true);
});

test('L194 L195 L319 L320 in the tutor view Back leaves the section as it is, Complete completes it and closes the view', async ({ page }) => {
  const { sections } = await atTheCourse(page, FRACTIONS);
  await stops(page)
    .nth(0)
    .getByRole('button', { name: /^Start Section/ })
    .click();
  await expect(bar(page)).toHaveCSS('position', 'fixed');
  await expect(bar(page).getByText(/Your place is kept when you go back\./)).toBeVisible();
  await bar(page).getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(progress(page)).toContainText('0 of 8 sections completed');
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await bar(page).getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(progress(page)).toContainText('1 of 8 sections completed');
});

test('the second click of a double click, which began on what stood there before, completes nothing', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  for (const [address, name] of [
    [`/course/${FRACTIONS}/section/${sections[0]?.id}/read`, 'Mark as complete'],
    [`/course/${FRACTIONS}/section/${sections[0]?.id}`, 'Complete'],
  ] as const) {
    await page.goto(address);
    const button = page.getByRole('button', { name, exact: true });
    await button.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(200);
    await expect(button).toBeVisible();
  }
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
});

test('a double click on Complete selects nothing of the page that comes', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}/read`);
  await bar(page).getByRole('button', { name: 'Complete' }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(progress(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('L196 L197 the menu of the tutor view has Profile, Settings and Logout, which goes to /logout', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  const menu = page.getByRole('button', { name: 'Menu: Profile, Settings, Logout', exact: true });
  await menu.click();
  await expect(bar(page).locator('.person-list').getByRole('link')).toHaveText(['Profile', 'Settings', 'Logout']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  const gone = page.waitForURL('/logout');
  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await gone;
});

test('L313 L314 L315 L316 Complete shows at once, clears the current section and claims the lesson with the new count', async ({ page }) => {
  const { sections } = await aLearnerIn(page, SPANISH, { done: 1 });
  await page.request.post('/api/sessions/start', { data: { courseId: SPANISH, sectionId: sections[1]?.id, topic: 'Hello' } });
  await page.goto(`/course/${SPANISH}`);
  const release = await holding(page, 'achievements.award');
  const claims = carried(page, 'achievements.award');
  await stops(page)
    .nth(1)
    .getByRole('button', { name: /^Complete/ })
    .click();
  await expect(stops(page).nth(1).locator('.state-word')).toHaveText('Completed');
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('25% complete');
  release();
  await expect.poll(() => claims.length).toBe(1);
  expect(claims[0]).toMatchObject({ event: 'lesson_completed', metadata: { lessonId: sections[1]?.id, totalLessonsCompleted: 2 } });
});

test('L107 L317 L318 L323 L393 the last section completes the course: it is claimed once, and what it earns comes top-right, in turn', async ({ page }) => {
  const { sections } = await atTheCourse(page, SPANISH, { done: 7 });
  const claims = carried(page, 'achievements.award');
  await stops(page)
    .nth(7)
    .getByRole('button', { name: /^Start Section/ })
    .click();
  await bar(page).getByRole('button', { name: 'Complete', exact: true }).click();
  const toasts = page.locator('.toast');
  await expect(toasts.first()).toBeVisible();
  const box = await page.locator('.toasts').boundingBox();
  expect(box?.x ?? 0).toBeGreaterThan(720);
  expect(box?.y ?? 900).toBeLessThan(120);
  await expect.poll(() => claims.length).toBe(2);
  expect(claims).toMatchObject([
    { event: 'lesson_completed', metadata: { lessonId: sections[7]?.id } },
    { event: 'course_completed', metadata: { courseId: SPANISH, courseTitle: 'Spanish: your first conversation', totalCoursesCompleted: 1 } },
  ]);
  await page.waitForTimeout(1_200); // until the last of them has come
  const first = (await toasts.last().locator('strong').textContent()) ?? '';
  await page.getByRole('button', { name: `Close: ${first}` }).click();
  await expect(toasts.filter({ hasText: first })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('100% complete');
});

test('L446 L447 a completion that stays lost is logged and said, and does not lead away: the button is there again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const { sections } = await atTheCourse(page, SPANISH);
  await failing(page, 'achievements.award');
  const claims = carried(page, 'achievements.award');
  await page.goto(`/course/${SPANISH}/section/${sections[0]?.id}/read`);
  const complete = bar(page).getByRole('button', { name: 'Complete', exact: true });
  await complete.press('Enter');
  await expect(bar(page).getByText('Completed', { exact: true })).toBeVisible();
  await expect(complete).toBeFocused();
  await expect(page).toHaveURL(`/course/${SPANISH}/section/${sections[0]?.id}/read`);
  await expectNotice(page, 'Not completed', `“${sections[0]?.title}” could not be marked as complete. Please press Complete again.`);
  expect(claims).toHaveLength(3);
  expect(logged.some((line) => line.includes('lesson_completed failed'))).toBe(true);
});

test('L189 L190 L191 a course without sections is a conversation about it', async ({ page }) => {
  const { messages } = sending(page);
  await answering(page, 'catalogue.sections', []);
  const { id: learnerId } = await aLearnerIn(page, SPANISH);
  const started = carried(page, 'tutoring.startSession');
  await page.goto(`/course/${SPANISH}`);
  await expect(conversation(page)).toContainText('Amara');
  const box = await page.locator('.course-talk').boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(500);
  expect(started).toMatchObject([{ courseId: SPANISH, topic: 'Spanish: your first conversation' }]);
  const joined = () => messages.find(({ type }) => type === 'join_session');
  await expect.poll(joined).toMatchObject({ sessionId: expect.stringMatching(/\S/), learnerId, topic: 'Spanish: your first conversation' });
});

test('on a phone the next section is in sight after Complete, and the course’s top when it is only opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sections } = await atTheCourse(page, FRACTIONS, { done: 2 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}/read`);
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(stop(page, sections[3]?.title ?? '').getByRole('button', { name: 'Start Section' })).toBeInViewport({ ratio: 1 });
});

test('after Complete the course stands at its top where the next section is in sight there', async ({ page }) => {
  const { sections } = await atTheCourse(page, FRACTIONS, {});
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}/read`);
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  await expect(stop(page, sections[1]?.title ?? '').getByRole('button', { name: 'Start Section' })).toBeInViewport({ ratio: 1 });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('L250 L477 progress is the server’s: it is there on another device', async ({ page, browser }) => {
  const { id } = await aLearnerIn(page, SPANISH, { done: 4 });
  const other = await browser.newContext({ storageState: await page.context().storageState(), baseURL: process.env.LOU_ORIGIN ?? '' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/course/${SPANISH}`);
  await expect(progress(elsewhere)).toContainText('4 of 8 sections completed');
  await expect(elsewhere.getByRole('banner')).toContainText('50% complete');
  expect(id).not.toBe('');
  await other.close();
});

test('the keyboard goes on where enrolling and completing lead: at the next section, and after the last one at what is said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await aLearnerWith(page);
  await page.goto(`/course/${FRACTIONS}`);
  await page.getByRole('button', { name: 'Enroll Now' }).press('Enter');
  const first = stops(page)
    .nth(0)
    .getByRole('button', { name: /^Start Section/ });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });

  const sections = await sectionsOf(page, FRACTIONS);
  const begin = (index: number) => page.request.post('/api/sessions/start', { data: { courseId: FRACTIONS, sectionId: sections[index]?.id, topic: 'Halves' } });
  await begin(0);
  await page.reload();
  await stops(page).nth(0).getByRole('button', { name: 'Complete' }).press('Enter');
  const second = stops(page)
    .nth(1)
    .getByRole('button', { name: /^Start Section/ });
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport({ ratio: 1 });

  await completeSections(page, id, sections.slice(1, -1));
  await begin(sections.length - 1);
  await page.reload();
  await stops(page).last().getByRole('button', { name: 'Complete' }).press('Enter');
  const done = progress(page);
  await expect(done.getByRole('heading', { name: 'Learning Progress' })).toBeFocused();
  await expect(done.getByText('All of it is done. It stays open for you.')).toBeInViewport({ ratio: 1 });
  await expect(done.getByText(/^Next:/)).toBeInViewport({ ratio: 1 });
});

test('who enrols from a section goes on at its bar', async ({ page }) => {
  await aLearnerWith(page);
  const sections = await sectionsOf(page, FRACTIONS);
  await page.goto(readAddress(sections[0] as (typeof sections)[0]));
  await bar(page).getByRole('button', { name: 'Enroll Now' }).press('Enter');
  await expect(bar(page).getByRole('button', { name: 'Complete' })).toBeFocused();
});
