import { askInTheRoom, conversation, inTheRoom } from './course-page.ts';
import { aLearnerIn, aLearnerWith, enrolIn, FRACTIONS, PYTHON, sectionsOf } from './courses.ts';
import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { asALearner } from './people.ts';
import { sending } from './socket.ts';
import { line, QUESTION } from './talking.ts';
import { holding } from './wire.ts';

test('whoever enrols where they want to talk goes on at the line to write on', async ({ page }) => {
  await aLearnerWith(page);
  const [section] = await sectionsOf(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${section?.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now', exact: true }).first().press('Enter');
  await expect(line(page)).toBeFocused();
});

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
    for (const words of [QUESTION, 'What does improper fraction mean?', 'Why is 1/8 smaller than 1/4?']) {
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

for (const [width, height] of [
  [390, 1000],
  [1440, 900],
] as const) {
  test(`the line to write on stands above the bar before there is much to scroll, and does not move as it gets more, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inTheRoom(page);
    const foot = async () => {
      const [composer, bar] = await Promise.all([page.locator('.composer').boundingBox(), page.locator('.bottombar').boundingBox()]);
      return (bar?.y ?? 0) - (composer?.y ?? 0) - (composer?.height ?? 0);
    };
    const before = await foot();
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight), 'nothing is to scroll yet').toBe(0);
    for (const words of [QUESTION, 'What does improper fraction mean?']) {
      await askInTheRoom(page, words);
      expect(await foot()).toBeCloseTo(before, 0);
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 700],
] as const) {
  test(`whether Lou hears and the way to end it stay in reach as the talk scrolls at ${width} px, and ending is a question`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inTheRoom(page);
    for (const said of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Hint please' }).click();
      await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
    }
    const end = page.getByRole('button', { name: 'End session' });
    const top = () => page.evaluate(() => window.scrollY);
    for (const to of [10_000, 0]) {
      await page.evaluate((y) => window.scrollTo(0, y), to);
      await expect(end).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Connected', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => window.scrollTo(0, 10_000));
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await end.press('Enter');
    await expect(page.getByText(/End this session\?/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: 'End this session?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(end).toBeFocused();
    expect(await top()).toBe(before);
    await expectNoSidewaysScroll(page);
  });
}

test('L285 on a phone the conversation’s head is one row: status, pencil, End session; another topic joins them in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inTheRoom(page);
  const head = page.locator('.chat-head');
  const inOneRow = async () => {
    const boxes = await Promise.all(
      [
        head.getByRole('status'),
        head.getByRole('button', { name: 'Edit the topic', exact: true }),
        head.getByRole('button', { name: 'End session', exact: true }),
      ].map((one) => one.boundingBox()),
    );
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : -1));
    return Math.max(...middles) - Math.min(...middles) < 6 && ((await head.boundingBox())?.height ?? 99) <= 60;
  };
  expect(await inOneRow()).toBe(true);
  await expect(head.getByText('Edit the topic', { exact: true })).toBeVisible(); // the title above says the topic
  await head.getByRole('button', { name: 'Edit the topic', exact: true }).click();
  await head.getByRole('textbox', { name: 'Topic', exact: true }).fill('Which of two fractions is the larger one, and how one can see it at a glance');
  await page.keyboard.press('Enter');
  await expect(head.getByRole('heading', { name: /^Which of two fractions/ })).toBeVisible();
  expect(await inOneRow()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('another topic is saved where one reads: the page stays, and the focus goes back to the pencil', async ({ page }) => {
  await inTheRoom(page);
  for (const said of [2, 3]) {
    await page.getByRole('button', { name: 'Hint please' }).click();
    await expect(conversation(page).locator('.turn-lou')).toHaveCount(said);
  }
  await askInTheRoom(page, QUESTION);
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(4);
  const pencil = page.locator('.chat-head').getByRole('button', { name: 'Edit the topic' });
  await pencil.click();
  await page.getByRole('textbox', { name: 'Topic' }).fill('Bottom numbers');
  await page.waitForTimeout(300);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bottom numbers' })).toBeVisible();
  await expect(pencil).toBeFocused();
  await page.waitForTimeout(300);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(12);
});

test('Quiz Me in the lesson begins the quiz by itself, once', async ({ page }) => {
  const { messages } = sending(page);
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}/read`);
  await page.locator('.lesson-foot').getByRole('link', { name: 'Quiz Me' }).click();
  const first = conversation(page).getByText(/^Question 1 of \d$/);
  await expect(first.last()).toBeVisible();
  await expect(page).toHaveURL(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await page.reload();
  await expect(first.last()).toBeVisible();
  await expect(line(page)).toBeEnabled();
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'Quiz me on this.' }]);
});

test('what Lou says one can say is a button: the next question after Show me', async ({ page }) => {
  const { messages } = sending(page);
  await inTheRoom(page);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(conversation(page).locator('.turn-me')).toContainText('next');
  await expect(page.getByRole('button', { name: 'Hint please' })).toBeVisible();
  expect(messages.filter(({ type }) => type === 'text_message')).toEqual([{ type: 'text_message', text: 'next' }]);
});

test('the question that may be meant is answered after a press of Yes', async ({ page }) => {
  const { sections } = await aLearnerIn(page, PYTHON);
  await page.goto(`/course/${PYTHON}/section/${sections[4]?.id}`);
  await askInTheRoom(page, 'can range count backwards');
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('How do I count down, or in steps of two?');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('a third number, the step');
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0);
});

test('of several questions that may be meant, each on its own line, the one that is pressed is answered', async ({ page }) => {
  const { sections } = await aLearnerIn(page, PYTHON);
  await page.goto(`/course/${PYTHON}/section/${sections[4]?.id}`);
  await askInTheRoom(page, 'can a loop go backwards');
  const said = conversation(page).locator('.turn-lou').last();
  await expect(said.getByRole('paragraph').filter({ hasText: /^“.*\?”/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'The second', exact: true }).click();
  await expect(conversation(page).locator('.turn-lou').last()).toContainText('a third number, the step');
  await expect(page.getByRole('button', { name: 'The first', exact: true })).toHaveCount(0);
});

test('a first name without a space does not push the conversation out of a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await asALearner(page, { firstName: 'Amara'.repeat(12) });
  await enrolIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${FRACTIONS}.what-a-fraction-counts`);
  await expect(conversation(page)).toContainText('AmaraAmara');
  await expectNoSidewaysScroll(page);
});

test('while it is asked whether a completed section was talked about, bones stand there', async ({ page }) => {
  const { sections } = await aLearnerIn(page, FRACTIONS, { done: 1 });
  const release = await holding(page, 'tutoring.recentSessions');
  await page.goto(`/course/${FRACTIONS}/section/${sections[0]?.id}`);
  await expect(page.locator('.column .bone').first()).toBeVisible();
  await expect(page.getByText(/Loading the earlier talk/)).toBeAttached();
  release();
  await expect(line(page)).toBeEnabled();
});
