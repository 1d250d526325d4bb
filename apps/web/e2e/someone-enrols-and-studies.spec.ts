import type { Page } from 'playwright/test';
import { aLearnerIn, aLearnerWith, carried, enrolIn, FRACTIONS, SPANISH } from './courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, notice, overlaps, test } from './journey.ts';
import { watchJumps } from './jumps.ts';
import { asALearner } from './people.ts';
import { sending } from './socket.ts';
import { line } from './talking.ts';
import { answering, failing, holding, watching } from './wire.ts';

const stops = (page: Page) => page.locator('.timeline > li');
const stop = (page: Page, title: string) => stops(page).filter({ hasText: title });
const bar = (page: Page) => page.locator('.bottombar');
const progress = (page: Page) => page.getByRole('region', { name: 'Learning Progress' });
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation with Lou' });

async function atTheCourse(page: Page, courseId: string, standing: { done?: number } = {}) {
  const learner = await aLearnerIn(page, courseId, standing);
  await page.goto(`/course/${courseId}`);
  await expect(page.locator('.course-head').getByRole('heading', { level: 1 })).toBeVisible(); // not that of the bones
  return learner;
}

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

test('L011 L169 L170 L171 L172 L173 L174 the course page has its title, cut to 30 characters in the header, its progress and its description', async ({
  page,
}) => {
  await atTheCourse(page, SPANISH, { done: 3 });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Lou, dashboard' })).toBeVisible();
  await expect(header).toContainText('Spanish: your first conversati…');
  await expect(header).toContainText('38% complete');
  await expect(page.getByText('By the end of this course you can greet a stranger in Spanish')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Courses' }).click();
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
  await page.getByRole('link', { name: 'Back to All Courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('L178 L179 L180 L181 the timeline shows every section with its minutes, alternating along one line, in one column on a phone', async ({ page }) => {
  const { sections } = await atTheCourse(page, SPANISH);
  await expect(page.getByRole('heading', { name: 'Learning Timeline' })).toBeVisible();
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
  const kinds = ['learn', 'practice', 'apply', 'review', 'dance'];
  await answering(
    page,
    'catalogue.sections',
    kinds.map((objectiveType, index) => ({ ...sections[index], objectiveType, estimatedDuration: 0 })),
  );
  await page.goto(`/course/${SPANISH}`);
  const badges = stops(page).locator('.badge');
  await expect(badges).toHaveText(['Learn', 'Practice', 'Apply', 'Review', 'Learn']);
  for (const [index, colour] of ['blue', 'green', 'purple', 'orange', 'blue'].entries()) await expect(badges.nth(index)).toHaveClass(`badge badge-${colour}`);
  const drawings = await badges.locator('svg').evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(4);
  expect(drawings[4]).toBe(drawings[0]);
  await expect(stops(page).locator('.num')).toHaveText(kinds.map(() => '30m'));
});

test('L186 L187 L188 L306 L307 L308 a section is available, in progress or completed, each with its own buttons', async ({ page }) => {
  const { sections } = await aLearnerIn(page, SPANISH, { done: 1 });
  await page.request.post('/api/sessions/start', { data: { courseId: SPANISH, sectionId: sections[1]?.id, topic: 'Hello' } });
  await page.goto(`/course/${SPANISH}`);
  await expect(stops(page).nth(0).locator('.state-word')).toHaveText('Completed');
  await expect(stops(page).nth(0).getByRole('button')).toHaveCount(0);
  await expect(stops(page).nth(1).getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(stops(page).nth(1).getByRole('button')).toHaveText('Complete');
  await expect(stops(page).nth(2).getByRole('button')).toHaveText('Start Section');
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
});

test('L192 L193 L309 L310 L311 Start Section opens the conversation at once, and the section is the current one', async ({ page }) => {
  const { sections } = await atTheCourse(page, FRACTIONS);
  const release = await holding(page, 'tutoring.startSession');
  const started = carried(page, 'tutoring.startSession');
  await stops(page).nth(0).getByRole('button', { name: 'Start Section' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a fraction counts');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Back' }).click();
  await expect(stops(page).nth(0)).toContainText('Continue');
  await stops(page).nth(0).getByRole('link', { name: 'Continue' }).click();
  release();
  await expect(conversation(page)).toContainText('Amara');
  await expect(page.getByRole('heading', { name: 'Fractions that make sense - What a fraction counts' })).toBeVisible();
  expect(started).toMatchObject([{ courseId: FRACTIONS, sectionId: sections[0]?.id, topic: 'Fractions that make sense - What a fraction counts' }]);
});

test('L312 a start that fails is only logged, and the conversation is there all the same', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await atTheCourse(page, FRACTIONS);
  await failing(page, 'tutoring.startSession');
  await stops(page).nth(0).getByRole('button', { name: 'Start Section' }).click();
  await expect(page.getByRole('button', { name: 'Quiz Me' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(logged.some((line) => line.includes('The session could not be started.'))).toBe(true);
});

test('L194 L195 L319 L320 in the tutor view Back leaves the section as it is, Complete completes it and closes the view', async ({ page }) => {
  const { sections } = await atTheCourse(page, FRACTIONS);
  await stops(page).nth(0).getByRole('button', { name: 'Start Section' }).click();
  await expect(bar(page)).toHaveCSS('position', 'fixed');
  await expect(bar(page).getByText('Your place is kept when you go back.')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
  await expect(progress(page)).toContainText('0 of 8 sections completed');
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await bar(page).getByRole('button', { name: 'Complete' }).click();
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

test('L196 L197 the menu of the tutor view has Profile, Settings and Logout, which goes to /logout', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  const menu = page.getByRole('button', { name: 'Menu: Profile, Settings, Logout' });
  await menu.click();
  await expect(bar(page).locator('.person-list').getByRole('link')).toHaveText(['Profile', 'Settings', 'Logout']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  const gone = page.waitForURL('/logout');
  await page.getByRole('link', { name: 'Logout' }).click();
  await gone;
});

test('L313 L314 L315 L316 Complete shows at once, clears the current section and claims the lesson with the new count', async ({ page }) => {
  const { sections } = await aLearnerIn(page, SPANISH, { done: 1 });
  await page.request.post('/api/sessions/start', { data: { courseId: SPANISH, sectionId: sections[1]?.id, topic: 'Hello' } });
  await page.goto(`/course/${SPANISH}`);
  const release = await holding(page, 'achievements.award');
  const claims = carried(page, 'achievements.award');
  await stops(page).nth(1).getByRole('button', { name: 'Complete' }).click();
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
  await stops(page).nth(7).getByRole('button', { name: 'Start Section' }).click();
  await bar(page).getByRole('button', { name: 'Complete' }).click();
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
  const first = (await toasts.first().locator('strong').textContent()) ?? '';
  await page.getByRole('button', { name: `Close: ${first}` }).click();
  await expect(toasts.filter({ hasText: first })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('100% complete');
});

test('L446 a completion that fails is only logged, and the page goes back to what is true', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const { sections } = await atTheCourse(page, SPANISH);
  await failing(page, 'achievements.award');
  await page.goto(`/course/${SPANISH}/section/${sections[0]?.id}/read`);
  await bar(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(`/course/${SPANISH}`);
  await expect(progress(page)).toContainText('0 of 8 sections completed');
  await expect(notice(page)).toHaveCount(0);
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
  const joined = messages.find(({ type }) => type === 'join_session');
  expect(joined).toMatchObject({ sessionId: expect.stringMatching(/\S/), learnerId, topic: 'Spanish: your first conversation' });
});

/** In the conversation about a section, with its welcome there and the line to write on ready. */
async function inTheRoom(page: Page): Promise<void> {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}`);
  await expect(line(page)).toBeEnabled();
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(1);
}

async function askInTheRoom(page: Page, words: string): Promise<void> {
  const replies = conversation(page).locator('.turn-lou');
  const before = await replies.count();
  await line(page).fill(words);
  await line(page).press('Enter');
  await expect(replies).toHaveCount(before + 1);
  await expect(line(page)).toBeEnabled();
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`in the conversation about a section the newest words stand above the line to write on at ${width} px, also after a reload`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inTheRoom(page);
    const newest = conversation(page).locator('.turn-lou .said').last();
    const clear = async () => {
      const [said, dock] = await Promise.all([newest.boundingBox(), page.locator('.dock').boundingBox()]);
      return said !== null && dock !== null && said.y >= 0 && said.y + said.height <= dock.y + 16;
    };
    expect(await clear()).toBe(true);
    for (const words of ['Why must the pieces be equal?', 'What does improper fraction mean?', 'Why is 1/8 smaller than 1/4?']) {
      await askInTheRoom(page, words);
      await expect.poll(clear).toBe(true);
    }
    await page.reload();
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(4);
    await expect.poll(clear).toBe(true);
    await line(page).fill('I do not get it. '.repeat(24)); // the line grows over what stands above it
    await expect.poll(clear).toBe(true);
  });
}

test('L285 on a phone the conversation’s head is one row: status, pencil, End session; another topic joins them in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheRoom(page);
  const head = page.locator('.chat-head');
  const inOneRow = async () => {
    const boxes = await Promise.all(
      [head.getByRole('status'), head.getByRole('button', { name: 'Edit the topic' }), head.getByRole('button', { name: 'End session' })].map((one) =>
        one.boundingBox(),
      ),
    );
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : -1));
    return Math.max(...middles) - Math.min(...middles) < 6 && ((await head.boundingBox())?.height ?? 99) <= 60;
  };
  expect(await inOneRow()).toBe(true);
  await expect(head.getByText('Edit the topic', { exact: true })).toBeVisible(); // the title above says the topic
  await head.getByRole('button', { name: 'Edit the topic' }).click();
  await head.getByRole('textbox', { name: 'Topic' }).fill('Which of two fractions is the larger one, and how one can see it at a glance');
  await page.keyboard.press('Enter');
  await expect(head.getByRole('heading', { name: /^Which of two fractions/ })).toBeVisible();
  expect(await inOneRow()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('Quiz Me in the lesson begins the quiz by itself, once', async ({ page }) => {
  const { messages } = sending(page);
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}/read`);
  await page.locator('.lesson-foot').getByRole('link', { name: 'Quiz Me' }).click();
  await expect(conversation(page).getByText('Question 1 of').last()).toBeVisible();
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await page.reload();
  await expect(conversation(page).getByText('Question 1 of').last()).toBeVisible();
  await expect(line(page)).toBeEnabled();
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'Quiz me on this.' }]);
});

test('the hints to Lou’s question stand beside the conversation: what was given, and what is left', async ({ page }) => {
  await inTheRoom(page);
  const ladder = page.getByRole('complementary', { name: 'Beside the conversation' }).getByRole('region', { name: 'Hints for this question' });
  await expect(ladder.locator('.shut')).toHaveCount(4);
  const question =
    ((await page.locator('.turn-lou .said').last().textContent()) ?? '')
      .trim()
      .split(/(?<=[.!])\s+/)
      .at(-1) ?? '';
  expect(question).toMatch(/\?$/);
  await expect(ladder.locator('.hints-question')).toHaveText(question);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(page.locator('.turn-lou .said')).toHaveCount(2);
  const nudge = ((await page.locator('.turn-lou .said').last().textContent()) ?? '').replace(/\u2060\d+/g, '').trim();
  await expect(ladder.locator('.here')).toHaveText(`Given last: A nudge${nudge}`);
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(ladder.locator('.used')).toHaveText(`Given: A nudge${nudge}`);
  await expect(ladder.locator('.here')).toContainText('Given last: A pointer to the page');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ladder).toBeHidden();
  await expect(page.locator('.hint-line')).toHaveText('2 of 3 hints given. Next: one worked step');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(ladder.locator('.here')).toContainText('Given last: A pointer to the page');
  await page.getByRole('button', { name: 'Hint please' }).click();
  await expect(ladder.locator('.here')).toContainText('Given last: One worked step');
  await expect(page.getByRole('button', { name: 'Hint please' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(ladder).toHaveCount(0);
});

test('L198 while the course loads, bones stand and it is said politely', async ({ page }) => {
  await aLearnerIn(page, SPANISH);
  const release = await holding(page, 'catalogue.course');
  await page.goto(`/course/${SPANISH}`);
  await expect(page.getByRole('status').getByText('Loading the course')).toBeAttached();
  await expect(page.locator('[aria-busy="true"] .bone').first()).toBeVisible();
  release();
  await expect(stops(page)).toHaveCount(8);
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

test('beside the conversation what stands under the hints hardly moves when they come', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  const jumped = await watchJumps(page);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}`);
  await expect(page.getByRole('region', { name: 'Hints for this question' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await jumped()).toBeLessThan(0.015);
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

test('a section and a course that do not exist say so, and lead back', async ({ page }) => {
  await aLearnerWith(page);
  await page.goto('/course/nowhere');
  await expect(page.getByText('This course does not exist.')).toBeVisible();
  await page.goto(`/course/${FRACTIONS}/section/nowhere`);
  await expect(page.getByText('This section does not exist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const [said, wayBack] = [await page.getByRole('alert').boundingBox(), await page.getByRole('link', { name: 'Back to the course' }).boundingBox()];
  expect(wayBack?.y).toBeGreaterThan(said?.y ?? 0);
  expect(wayBack?.x).toBeLessThan(500);
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page).toHaveURL(`/course/${FRACTIONS}`);
});

test('L358 the enrolments are asked for only when somebody is here', async ({ page }) => {
  const asked = watching(page, 'enrolment.list');
  await page.goto(`/course/${FRACTIONS}`);
  await expect(page).toHaveURL(/\/auth/);
  expect(asked.requests).toHaveLength(0);
});

test('a first name without a space does not push the conversation out of a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await asALearner(page, { firstName: 'Amara'.repeat(12) });
  await enrolIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${FRACTIONS}.what-a-fraction-counts`);
  await expect(conversation(page)).toContainText('AmaraAmara');
  await expectNoSidewaysScroll(page);
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
